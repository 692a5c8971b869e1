// Above the boards: the game and how far it is, every other side at a glance, the menu.

import { html, icon, repeat } from "./dom.js";
import { summaryView, seatHead } from "./seats.js";

/** @import { Painter } from "./scene.js" */

/**
 * @param {Painter} painter
 * @param {number} seat
 */
const card = (painter, seat) => html`<section
  class="sheet seat other ${painter.turn === seat ? "turn" : ""} ${painter.gone(seat) ? "gone" : ""}"
  data-seat=${seat}
  aria-label=${painter.names[seat] ?? ""}
>${seatHead(painter, seat)}${summaryView(painter, seat)}</section>`;

/** @param {Painter} painter */
export function stripView(painter) {
  const count = painter.seats.length;
  const start = Math.max(painter.seat ?? 0, 0);
  const order = Array.from({ length: count }, (_, n) => (start + n) % count).filter((seat) => seat !== painter.seat);
  const moments = painter.strip();
  return html`<div class="strip" data-count=${order.length}>
    <div class="moment"><b>${painter.texts.say("game-title").split(":")[0]}</b>${moments.map((place) => html`<span data-place=${place.id}>${painter.name(place)}</span>`)}</div>
    ${repeat(order, (seat) => seat, (seat) => card(painter, seat))}
    <button type="button" class="menu" popovertarget="top" aria-label=${painter.texts.say("web-menu")}>${icon("menu")}${moments.map((place) => html`<small aria-hidden="true">${painter.brief(place)}</small>`)}</button>
  </div>`;
}
