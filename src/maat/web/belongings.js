// All that lies in front of somebody, over the boards.

import { boardView } from "./board.js";
import { html, icon, mark, nothing } from "./dom.js";
import { same } from "./memo.js";
import { lane, things } from "./seats.js";

/** @import { Painter } from "./scene.js" */

/**
 * Show what lies in front of a seat with its full names, or with letters again.
 * @param {MouseEvent & { currentTarget: Element }} event
 */
function inWords(event) {
  const on = event.currentTarget.closest(".belongings")?.toggleAttribute("data-words");
  event.currentTarget.setAttribute("aria-pressed", String(on));
}

/**
 * All that lies in front of somebody, over the boards.
 * @param {Painter} painter
 */
export function belongingsView(painter) {
  const seat = painter.examined;
  if (seat === null) return nothing;
  const { mat, told, lanes } = things(painter, seat);
  const brief = lanes.some((place) => place.pieces?.some((piece) => painter.letters(piece)));
  return html`<section class="sheet belongings ${brief ? "brief" : ""}" aria-label=${painter.names[seat] ?? ""}>
    <header>${mark(seat)} <b>${painter.names[seat] ?? ""}</b>
      ${brief ? html`<button type="button" class="quiet small in-words" aria-pressed="false" @click=${inWords}>${painter.texts.say("web-in-words")}</button>` : nothing}
      <button type="button" class="quiet" @click=${() => painter.examine(null)} aria-label=${painter.texts.say("web-close")}>${icon("close")}</button></header>
    ${mat ? boardView(painter, mat) : nothing}
    <ul class="notes">${told.map((place) => html`<li>${painter.name(place)}</li>`)}</ul>
    <div class="lanes">${lanes.filter((place) => !place.box).map((place) => same(painter.reasons(place), () => lane(painter, place)))}</div>
  </section>`;
}
