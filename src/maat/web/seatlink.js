// The private link that opens my seats on another device.

import { html, nothing } from "./dom.js";
import { onlyHere } from "./network.js";
import { post } from "./wire.js";

/** A link as the server is reached now. */
export async function renewSeatLink(page) {
  if (page.seatLink) await ask(page);
}

async function ask(page) {
  const link = await page.app.attempt(() => post("/api/me/link"));
  if (link) page.seatLink = link.url;
  page.app.draw();
}

export const seatLinkButton = (page) => html`<button type="button" @click=${() => ask(page)}>${page.app.say("web-keep-seat")}</button>`;

/** The link, once it was asked for. */
export function seatLinkView(page) {
  const { app, seatLink } = page;
  if (!seatLink) return nothing;
  return html`<p class="secret"><input readonly aria-label=${app.say("web-keep-seat")} .value=${seatLink} @focus=${(event) => event.target.select()}></p>
    <p>${app.say("web-keep-seat-hint")}</p>${onlyHere(page, seatLink)}`;
}
