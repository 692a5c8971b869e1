// Keeps the whole site after the first visit. Each version has a cache of its own: an update comes whole or not at all.

const VERSION = "%VERSION%";
/** @type {string[]} */
const FILES = ["%FILES%"];
const REST = "%REST%"; // all files of text in one, by name, each with what it is
const MAGIC = 0x1f; // the first byte of what gzip wrote; a host may have unpacked it already
const CACHE = `maat-${VERSION}`;
const SHARED = "maat-shared";

const worker = self;

/** What a first visit has fetched comes from the browser's own cache; hundreds of small files are one. */
async function keep() {
  const cache = await caches.open(CACHE);
  const [rest] = await Promise.all([texts(), cache.addAll(FILES)]);
  await Promise.all(rest.map(([name, media, text]) => cache.put(name, new Response(text, { headers: { "Content-Type": media } }))));
}

/** @returns {Promise<[string, string, string][]>} */
async function texts() {
  const reply = await fetch(REST);
  if (!reply.ok) throw new Error(`${REST}: ${reply.status}`);
  const data = await reply.blob();
  const packed = new Uint8Array(await data.slice(0, 1).arrayBuffer())[0] === MAGIC;
  return new Response(packed ? data.stream().pipeThrough(new DecompressionStream("gzip")) : data).json();
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
