// The network door: whoever sits at this computer lets others in the same network come, and closes again.

import { html, nothing } from "./dom.js";
import { read } from "./l10n.js";
import { get, post } from "./wire.js";

/** @import { Linked } from "./page.d.ts" */

/**
 * Whether an address leads nowhere from another device.
 * @param {string} link
 */
export const isHere = (link) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(link).hostname);

/**
 * Beside a link: whether it works on other devices.
 * @param {Linked} page
 * @param {string} link
 */
export function onlyHere(page, link) {
  if (!isHere(link)) return nothing;
  const offered = page.network?.may;
  return html`<p class="notice small">${page.app.say(offered ? "web-only-here" : "web-only-here-serve")}</p>`;
}

/**
 * Ask once for each page; from elsewhere there is nothing to ask.
 * @param {Linked} page
 */
async function load(page) {
  if (page.network || !isHere(location.href)) return;
  page.network = { may: false, url: "", code: "" };
  page.network = await get("/api/network").catch(() => page.network);
  page.app.draw();
}

/**
 * @param {Linked} page
 * @param {boolean} open
 * @param {(() => unknown) | null} changed
 */
async function set(page, open, changed) {
  if (page.reaching) return; // pressed twice
  page.reaching = true;
  const told = await page.app.attempt(async () => {
    await post("/api/me", { name: read("name") ?? "" });
    return post("/api/network", { open });
  });
  page.reaching = false;
  if (told) page.network = told;
  await changed?.();
  page.app.draw();
}

/**
 * The way to open and to close; `bare` where a link and a code of their own stand beside it.
 * @param {Linked} page
 * @param {(() => unknown) | null} [changed]
 * @param {boolean} [bare]
 */
export function networkView(page, changed = null, bare = false) {
  const { app } = page;
  load(page);
  const { may, url, code } = page.network ?? {};
  if (!may) return nothing;
  return html`<div class="network ${url ? "open" : ""}">
    <p class="network-reached" role="status">${url ? html`<span>${app.say("web-network-opened")}</span> <b>${url}</b>` : nothing}</p>
    ${url && !bare ? html`<img class="qr" src=${code} alt=${app.say("web-network-qr")} width="180" height="180">` : nothing}
    <button type="button" class=${bare && !url ? "primary" : ""} @click=${() => set(page, !url, changed)}>${app.say(url ? "web-network-close" : "web-network-open")}</button>
    <p class="small">${app.say(url ? "web-network-opened-hint" : "web-network-hint")}</p></div>`;
}
