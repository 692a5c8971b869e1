// How fast the moves of others are shown: the server does not wait for it, so bots think meanwhile.

import { html, icon, nothing, valued } from "./dom.js";
import { soundAsk } from "./cues.js";
import { keep, read } from "./l10n.js";
import { isOpener } from "./log.js";
import { begins } from "./turns.js";

/** @import { TablePage } from "./table.js" */

/** @type {Record<string, number>} how long a move is seen, in parts of the usual time */
const PACES = { slow: 2.2, normal: 1, fast: 0.35, step: Infinity };
// what goes on in the same turn, in parts of a move
const GOES_ON = 0.4;

/** The pace that is wished for. */
export const pace = () => ((read("pace") ?? "") in PACES ? String(read("pace")) : "normal");

/** How long a move is seen, in parts of the usual time. */
export const factor = () => PACES[pace()];

/**
 * Whether what waits is shown at once: I look elsewhere, want to skip it, or my clock is running.
 * @param {TablePage} page
 */
export function hurries(page) {
  const { queue, skipping } = page.playback;
  const newest = queue.at(-1);
  const mine = newest?.clock && newest.asked && newest.mine.includes(newest.asked.seat);
  return document.hidden || skipping || Boolean(mine);
}

/**
 * How long what is shown now is to be seen before what comes next, in milliseconds; Infinity until I say so.
 * @param {TablePage} page
 */
export function dwell(page) {
  const { mine } = page.update;
  const theirs = page.fresh.filter((line) => line.seat >= 0 && !mine.includes(line.seat) && !isOpener(line));
  if (!theirs.length || page.wanted || page.update.phase !== "playing") return 0;
  const part = theirs.some((line) => line.sound || begins(page, line)) ? 1 : GOES_ON;
  return 1000 * page.playback.pause * part * factor();
}

/**
 * Whether something goes on without me that can be skipped.
 * @param {TablePage} page
 */
function isGoingOn(page) {
  const { update: { asked, seats, phase }, playback: { queue, stepping } } = page;
  return phase === "playing" && !page.wanted && (queue.length > 0 || stepping || Boolean(asked && seats[asked.seat]?.bot));
}

/**
 * The pace, and what passes over the moves of others.
 * @param {TablePage} page
 */
export function paceView(page) {
  const { app, update, playback } = page;
  if (!isGoingOn(page)) return nothing;
  const to = update.mine.length ? "web-skip-to-me" : "web-skip-to-end";
  return html`<div class="pace">
    ${playback.stepping ? html`<button type="button" class="primary" id="step" @click=${() => playback.step()}>${icon("right")}${app.say("web-step")}</button>` : nothing}
    <button type="button" id="to-me" ?disabled=${playback.skipping} @click=${() => playback.skip()}>${icon("last")}${app.say(to)}</button>
    ${paceSelect(page)}
    ${soundAsk(page)}
  </div>`;
}

/** @param {TablePage} page */
export function paceSelect(page) {
  const { app } = page;
  const set = valued((wish) => {
    keep("pace", wish);
    page.playback.step();
    app.draw();
  });
  return html`<label class="pace-wish"><span>${app.say("web-pace")}</span> <select id="pace" @change=${set}>
    ${Object.keys(PACES).map((each) => html`<option value=${each} ?selected=${each === pace()}>${app.say(`web-pace-${each}`)}</option>`)}</select></label>`;
}
