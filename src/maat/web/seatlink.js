// The private link that opens my seats on another device.

import { html, nothing, selectAll } from "./dom.js";
import { onlyHere } from "./network.js";
import { post } from "./wire.js";

/** @import { Linked } from "./page.d.ts" */

/**
 * A link as the server is reached now.
 * @param {Linked} page
 */
export async function renewSeatLink(page) {
  if (page.seatLink) await ask(page);
}

/** @param {Linked} page */
async function ask(page) {
  const link = await page.app.attempt(() => post("/api/me/link"));
  if (link) page.seatLink = link.url;
  page.app.draw();
}

/** @param {Linked} page */
export const seatLinkButton = (page) => globalThis.pocket ? nothing : html`<button type="button" @click=${() => ask(page)}>${page.app.say("web-keep-seat")}</button>`;

/**
 * The link, once it was asked for.
 * @param {Linked} page
 */
export function seatLinkView(page) {
  const { app, seatLink } = page;
  if (!seatLink) return nothing;
  return html`<p class="secret"><input readonly aria-label=${app.say("web-keep-seat")} .value=${seatLink} @focus=${selectAll}></p>
    <p>${app.say("web-keep-seat-hint")}</p>${onlyHere(page, seatLink)}`;
}
