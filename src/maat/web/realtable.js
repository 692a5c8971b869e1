// Who sits at the real table: kept on this device, the same for every tool of the box.

import { html, mark, valued } from "./dom.js";
import { keep, read } from "./l10n.js";

/** @import { App } from "./main.js" */
/** @import { GameInfo } from "./protocol.d.ts" */

/** @typedef {{ app: App, info: GameInfo }} Evening */

const MOST_LETTERS = 32;

/**
 * What is kept under a name, as it was put there; null where there is nothing to read.
 * @param {string} name
 */
export function recall(name) {
  try {
    return JSON.parse(read(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * The names of those who play, as many as a game has seats for; empty ones were not given.
 * @param {Evening} page
 * @param {number[]} [counts]
 */
export function guests(page, counts = page.info.seat_counts) {
  const kept = recall("box-names");
  /** @type {string[]} */
  const names = Array.isArray(kept) ? kept.map((name) => String(name).slice(0, MOST_LETTERS)) : ["", "", ""];
  const count = counts.includes(names.length) ? names.length : counts.reduce((best, each) => (Math.abs(each - names.length) < Math.abs(best - names.length) ? each : best));
  return Array.from({ length: count }, (_, seat) => names[seat] ?? "");
}

/**
 * What a seat is called.
 * @param {Evening} page
 * @param {number} seat
 * @param {string[]} names
 */
export const called = (page, seat, names) => names[seat] || page.app.say("seat", { seat: seat + 1 });

/**
 * How many play and what they are called.
 * @param {Evening} page
 * @param {string[]} names
 * @param {(names: string[]) => void} changed
 * @param {number[]} [counts]
 */
export function guestsForm(page, names, changed, counts = page.info.seat_counts) {
  const { app } = page;
  /** @param {string[]} wished */
  const take = (wished) => {
    keep("box-names", JSON.stringify(wished));
    changed(wished);
    app.draw();
  };
  const resize = valued((count) => take(Array.from({ length: Number(count) }, (_, seat) => names[seat] ?? "")));
  /** @param {number} seat */
  const rename = (seat) => valued((name) => take(names.with(seat, name.trim())));
  return html`<div class="guests">
    <label class="how-many">${app.say("web-seats")} <select name="count" @change=${resize}>${counts.map((count) => html`<option ?selected=${count === names.length}>${count}</option>`)}</select></label>
    ${names.map((name, seat) => html`<label>${mark(seat)} <span class="hush">${app.say("seat", { seat: seat + 1 })}</span>
      <input maxlength=${MOST_LETTERS} autocomplete="off" placeholder=${app.say("seat", { seat: seat + 1 })} .value=${name} @change=${rename(seat)}></label>`)}
  </div>`;
}
