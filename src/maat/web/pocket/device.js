// The page on a device of its own: links, downloads, a lit screen, what other programs hand over, new versions.

import { light } from "../wakelock.js";
import { addressOf, placeOf } from "./places.js";
import { begin, notice } from "./notices.js";

/** @typedef {(method: string, path: string, body?: string) => Promise<[number, string, string, string]>} Ask */

/**
 * @param {string} name
 * @param {string} media
 * @param {string} text
 */
function save(name, media, text) {
  const address = URL.createObjectURL(new Blob([text], { type: media }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * @param {Event} event
 * @returns {HTMLAnchorElement | null}
 */
const linkOf = (event) => /** @type {Element} */ (event.target).closest?.("a[href^='/']") ?? null;

/**
 * A link as it is written for a server gets the address it has here as soon as it is touched.
 * @param {Event} event
 */
function mend(event) {
  const link = linkOf(event);
  const written = link?.getAttribute("href") ?? "/api/";
  const mended = written === location.pathname || written.startsWith(`${location.pathname}?at=`);
  if (link && !mended && !written.startsWith("/api/")) link.href = addressOf(written);
}

/** @param {Ask} ask */
const downloads = (ask) => async (/** @type {MouseEvent} */ event) => {
  const link = linkOf(event);
  const path = link?.getAttribute("href") ?? "";
  if (!link || !path.startsWith("/api/")) return;
  event.preventDefault();
  event.stopPropagation();
  const [status, media, name, text] = await ask("GET", path);
  if (status < 400) save(name || link.download, media, text);
};

/** @param {Ask} ask */
async function keepAll(ask) {
  const [status, media, name, text] = await ask("GET", "/api/device");
  if (status < 400) save(name, media, text);
}

/**
 * @param {Ask} ask
 * @param {File} file
 */
async function takeAll(ask, file) {
  const [status] = await ask("POST", "/api/device", await file.text());
  notice({ told: status < 400 ? "pocket-taken" : "pocket-not-taken" });
  if (status < 400) dispatchEvent(new Event("maat-again"));
}

/** While a table is looked at, the screen stays lit. */
const lit = () => placeOf(location).startsWith("/t/") && light();

/**
 * A record another program has handed over is opened.
 * @param {Ask} ask
 */
async function shared(ask) {
  if (!new URLSearchParams(location.search).has("shared")) return;
  const kept = await caches.open("maat-shared");
  const reply = await kept.match("shared");
  await kept.delete("shared");
  const [status, , , text] = await ask("POST", "/api/records", JSON.stringify({ record: (await reply?.text()) ?? "" }));
  history.replaceState(null, "", addressOf(status < 400 ? `/replay/${JSON.parse(text).id}` : "/"));
  if (status >= 400) notice({ told: "pocket-not-taken" });
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Keep the site for flight mode, once the table can be played: before, it would take the cores. */
async function install() {
  if (!("serviceWorker" in navigator)) return;
  const here = await navigator.serviceWorker.register("service.js");
  const offer = () => {
    if (here.waiting && navigator.serviceWorker.controller) notice({ renew: () => here.waiting?.postMessage("renew") });
  };
  offer();
  here.addEventListener("updatefound", () => here.installing?.addEventListener("statechange", offer));
  let had = Boolean(navigator.serviceWorker.controller); // the first one takes over what is shown already
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (had) location.reload();
    had = true;
  });
}

/**
 * A browser that can install the site says so; then a button does, and is there until it has.
 * @param {Event} event
 */
function installable(event) {
  event.preventDefault();
  const { prompt } = /** @type {Event & { prompt: () => Promise<unknown> }} */ (event);
  notice({ install: () => (notice({ install: null }), prompt.call(event)) });
}

/** Ask the browser not to clear what is kept; what it says is told. */
async function persist() {
  const kept = (await navigator.storage?.persisted?.()) || (await navigator.storage?.persist?.());
  notice({ kept: kept ?? false });
}

/**
 * @param {Ask} ask
 * @param {(work: () => void) => void} whenReady
 */
export function attend(ask, whenReady) {
  begin({ keep: () => keepAll(ask), take: (file) => takeAll(ask, file) });
  for (const kind of ["pointerdown", "focusin", "contextmenu"]) addEventListener(kind, mend, true);
  addEventListener("click", downloads(ask), true);
  addEventListener("maat-placed", () => (notice({ placed: true }), lit()));
  document.addEventListener("visibilitychange", lit);
  addEventListener("beforeinstallprompt", installable);
  addEventListener("appinstalled", () => notice({ install: null }));
  whenReady(() => {
    setTimeout(install, 1000);
    persist();
    shared(ask);
  });
}
