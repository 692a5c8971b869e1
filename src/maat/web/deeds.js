// What bots and automas do, as a list: somebody has to do it with the real pieces.

import { drawing, html, nothing } from "./dom.js";
import { signed } from "./l10n.js";
import { lineText } from "./log.js";

/** @import { ByHand } from "./byhand.js" */
/** @import { Drawn } from "./page.d.ts" */
/** @import { LogLine } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** One thing to do with the real pieces, why, and how many points came one after the other. @typedef {{ line: LogLine, why: LogLine | null, points: number, times: number }} Deed */

/** @param {LogLine} line */
const scores = (line) => line.role === "points";

/** What is to be done, each with the reason told before it; points that come together are one thing. @param {ByHand} byHand @returns {Deed[]} */
export function deedsOf(byHand) {
  /** @type {Deed[]} */
  const found = [];
  /** @type {LogLine | null} */
  let why = null;
  for (const line of byHand.todo) {
    const before = found.at(-1);
    const points = line.points ?? 0;
    if (line.rule) {
      if (before && scores(before.line)) before.why ??= why; // no piece came: it is about the points
      why = line;
    } else if (before && scores(line) && scores(before.line) && before.line.seat === line.seat) Object.assign(before, { line, points: before.points + points, times: before.times + 1 });
    else {
      const reason = scores(line) ? null : why; // which is about the piece that brings them
      found.push({ line, why: reason, points, times: 1 });
      if (reason) why = null;
    }
  }
  const last = found.at(-1);
  if (last) last.why ??= why;
  return found;
}

/** @param {TablePage} page @param {Deed} deed */
function deedText(page, { line, points, times }) {
  if (times === 1) return lineText(page, line);
  return page.app.say("web-byhand-gains", { points: signed(points), total: Number(line.values?.total) });
}

/** @param {TablePage} page @param {LogLine} line */
function picture({ game, sprites }, line) {
  const named = [...(line.icons ?? []).map(({ name }) => name), ...Object.values(line.values ?? {}).map(String)].find((name) => sprites.has(name));
  return named ? drawing(game, named, sprites.get(named), "deed-art") : html`<span class="deed-art"></span>`;
}

/** What the one who was moved last is going to do next, if the game tells it. @param {TablePage} page */
function coming({ scene, painter, update }) {
  if (update.phase === "over") return "";
  const place = scene.places.find(({ id }) => id === "coming");
  return place && !place.silent ? painter.name(place) : "";
}

/** Whose pieces are moved, and what they have by now. @param {ByHand} byHand */
function title({ todo, page }) {
  const seats = [...new Set(todo.map(({ seat }) => seat).filter((seat) => seat >= 0))];
  const [seat] = seats.length === 1 ? seats : [-1];
  const points = page.update.scores[seat];
  return html`<div class="todo-title"><h2>${seat >= 0 ? page.names[seat] : page.app.say("web-byhand-table")}</h2>${points === null || points === undefined ? nothing : html`<b class="points">${page.app.say("web-byhand-points", { points })}</b>`}</div>`;
}

/** @param {ByHand} byHand */
const doneButton = (byHand) => html`<button type="button" class="primary" id="deed-done" @click=${() => byHand.done()}>${byHand.page.app.say("web-byhand-done")}</button>`;

/** @param {ByHand} byHand */
export const showButton = (byHand) => html`<button type="button" id="show-me" @click=${() => byHand.show(true)}>${byHand.page.app.say("web-byhand-show")}</button>`;

/** @param {ByHand} byHand @param {Drawn} button */
function list(byHand, button) {
  const { page } = byHand;
  const next = coming(page);
  return html`<div class="todo"><div class="todo-head">${title(byHand)}${button}</div>
    <ol class="deeds" tabindex="0" aria-label=${page.app.say("web-byhand-do")}>${deedsOf(byHand).map((deed) => html`<li class="deed">${picture(page, deed.line)}<span><span class="deed-text">${deedText(page, deed)}</span>
      ${deed.why ? html`<small>${lineText(page, deed.why)} <span class="rule-number">${deed.why.rule}</span></small>` : nothing}</span></li>`)}</ol>
    ${next ? html`<p class="deed-next">${next}</p>` : nothing}</div>`;
}

/** Of what kind the page is: much to do takes the screen. @param {ByHand} byHand */
export const much = (byHand) => (byHand.isMuch() ? "much" : "");

/** What is to be done, above what is asked next: whoever answers has done it. @param {ByHand} byHand @returns {Drawn} */
export const deedsAbove = (byHand) => (byHand.todo.length && !byHand.aside ? list(byHand, doneButton(byHand)) : nothing);

/** The same where the ordinary question and its answers stand below. @param {ByHand} byHand */
export const todoView = (byHand) => html`<section class="draws above" tabindex="-1" aria-label=${byHand.page.app.say("web-byhand-do")}>${list(byHand, html`${showButton(byHand)}${doneButton(byHand)}`)}</section>`;
