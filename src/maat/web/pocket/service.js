// Keeps the whole site after the first visit. Each version has a cache of its own: an update comes whole or not at all.

const VERSION = "%VERSION%";
/** @type {string[]} */
const FILES = ["%FILES%"];
const REST = "%REST%"; // all files of text in one
const DIGITS = 8; // with which it says how long the list of them is
const MAGIC = 0x1f; // the first byte of what gzip wrote; a host may have unpacked it already
const CLAIM = 2 ** 27; // bytes, see collector.js
const CACHE = `maat-${VERSION}`;
const SHARED = "maat-shared";

const worker = self;

/**
 * What a first visit has fetched comes from the browser's own cache; hundreds of small files are one. They are laid
 * into the cache one after the other, and none is read by a script: that would take memory from the table.
 */
async function keep() {
  const cache = await caches.open(CACHE);
  for (const name of FILES) await cache.add(name);
  const texts = await unpacked();
  let at = DIGITS + Number(await texts.slice(0, DIGITS).text());
  for (const [name, media, size] of JSON.parse(await texts.slice(DIGITS, at).text())) {
    await cache.put(name, new Response(texts.slice(at, (at += size), media)));
  }
  setTimeout(() => new ArrayBuffer(CLAIM).transfer?.(0)); // garbage, the texts among it, is collected
}

/** All files of text, behind how long their list is, and their list. */
async function unpacked() {
  const reply = await fetch(REST);
  if (!reply.ok) throw new Error(`${REST}: ${reply.status}`);
  const data = await reply.blob();
  const packed = new Uint8Array(await data.slice(0, 1).arrayBuffer())[0] === MAGIC;
  return packed ? new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).blob() : data;
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then(async (names) => {
    const old = names.filter((name) => name.startsWith("maat-") && name !== CACHE && name !== SHARED);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  }));
});

worker.addEventListener("message", (event) => {
  if (event.data === "renew") worker.skipWaiting();
});

/** A record another program hands over: kept for the page, which asks for it. */
async function share(/** @type {Request} */ request) {
  const found = (await request.formData()).get("record");
  const text = found instanceof File ? await found.text() : String(found ?? "");
  await (await caches.open(SHARED)).put("shared", new Response(text));
  return Response.redirect("./?shared", 303);
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method === "POST" && address.pathname.endsWith("/share")) return event.respondWith(share(request));
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate" && address.href.split(/[?#]/)[0].replace(/index\.html$/, "") !== worker.registration.scope) return;
  const wanted = request.mode === "navigate" ? "./" : request;
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(request)));
});
