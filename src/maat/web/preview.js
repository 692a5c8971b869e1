// What an answer would do, before it is given.

import { aboutOf, deal } from "./offers.js";
import { drawing, html, icon, mark, nothing } from "./dom.js";
import { signed } from "./l10n.js";
import { lineText } from "./log.js";
import { wholePiece } from "./scene.js";

/** @import { Effect, Shift } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * Who decides after that, and what; a secret may, too.
 * @param {TablePage} page
 * @param {Effect} effect
 */
function after(page, { next, unsure }) {
  const { app, update } = page;
  const hidden = unsure ? html`<p class="none">${app.say("web-effect-unsure")}</p>` : nothing;
  if (next && next.seat < -1) return hidden;
  return html`${hidden}<p class="none">${
    !next ? app.say("web-next-over")
    : next.seat < 0 ? app.say("web-next-luck")
    : next.seat === update.seat ? app.say("web-next-you", { question: page.texts.say(next.key) })
    : app.say("web-next-other", { player: page.names[next.seat] ?? "" })
  }</p>`;
}

/**
 * A number of a side that has a picture, as it is and as it would be.
 * @param {TablePage} page
 * @param {Shift} shift
 */
function change(page, { before, piece }) {
  const { painter } = page;
  const sprite = piece.sprite || piece.key;
  const shape = page.sprites.get(sprite);
  const whole = wholePiece(piece);
  const name = painter.texts.say(piece.key, painter.resolved(whole));
  return html`<li title=${name}>${drawing(page.game, sprite, shape, "tiny")}${piece.badge ? html`<i>${piece.badge}</i>` : nothing}<span class="hush">${name}:</span> <b>${signed(before)} → ${signed(whole.count)}</b></li>`;
}

/**
 * The numbers of all sides that would change, my own first.
 * @param {TablePage} page
 * @param {Effect} effect
 */
function changes(page, effect) {
  const shifts = effect.shifts.filter(({ piece }) => page.sprites.has(piece.sprite || piece.key));
  const seats = [...new Set(shifts.map((shift) => shift.seat))];
  const own = page.update.seat ?? -1;
  seats.sort((one, other) => Number(other === own) - Number(one === own));
  return seats.map((seat) => html`<ul class="shifts">${seat === own ? nothing : html`<li>${mark(seat)}<span class="hush">${page.names[seat] ?? ""}</span></li>`}${
    shifts.filter((shift) => shift.seat === seat).map((shift) => change(page, shift))}</ul>`);
}

/**
 * What an answer would do: always at the same spot, so that nothing under the pointer moves.
 * @param {TablePage} page
 */
export function effectView(page) {
  const answer = page.looking;
  if (!answer) return nothing;
  const found = page.effects.get(answer.action);
  const won = (found?.points ?? []).flatMap((points, seat) => (points ? [{ points, seat }] : []));
  return html`<div class="effect"><div class="told" tabindex="0">
    <b aria-hidden="true">${page.painter.label(answer)}</b> ${deal(page, answer)} ${aboutOf(page, answer)}
    ${won.length ? html`<p class="points">${won.map(({ points, seat }) => html`<span>${page.names[seat]} ${points > 0 ? "+" : ""}${signed(points)}</span>`)}</p>` : nothing}
    ${found ? changes(page, found) : nothing}
    ${found?.lines.length ? html`<ul>${found.lines.map((line) => html`<li>${lineText(page, line)}</li>`)}</ul>` : nothing}
    ${found ? after(page, found) : nothing}</div>
    ${page.chosen === answer.action ? html`<p class="confirm"><button type="button" class="quiet" @click=${() => page.cancel()} aria-label=${page.app.say("web-close")}>${icon("close")}</button>
      <button type="button" class="primary" @click=${() => page.act(answer)}>${page.app.say("web-confirm")}</button></p>` : nothing}
  </div>`;
}

/** Where it lies over the log, it may reach to the foot of the window. */
export function reachDown() {
  const box = /** @type {HTMLElement | null} */ (document.querySelector(".dock:not(.choosing) > .asking + .foresight:not(:empty)"));
  box?.style.setProperty("--reach", `${innerHeight - box.getBoundingClientRect().top - 8}px`);
}
