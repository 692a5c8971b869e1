// What has happened, line by line, in the reader's language.

import { drawing, html, mark, resolved } from "./dom.js";

/** @import { Told } from "./page.d.ts" */
/** @import { LogLine } from "./protocol.d.ts" */

/** Whether a line says only that somebody's turn began. @param {LogLine} line */
export const isOpener = ({ opens, role }) => opens === "turn" && !role;

/** Whether a line says only what begins, and nothing is done with a piece. @param {LogLine} line */
export const isHeading = (line) => isOpener(line) || line.opens === "chapter";

/**
 * A line of the log in words: the game's, or the table's own of what was taken back.
 * @param {Told} page
 * @param {LogLine} line
 */
export const lineText = ({ app, texts, names }, line) => (texts.has(line.key) ? texts : app).say(line.key, { player: "", ...resolved(line.values, names) });

/**
 * The drawing that goes with a line: the first thing it names that has one.
 * @param {Told} page
 * @param {LogLine} line
 */
function picture(page, line) {
  for (const value of Object.values(line.values ?? {})) {
    if (typeof value === "string" && page.sprites.has(value)) {
      return drawing(page.game, value, page.sprites.get(value), "tiny");
    }
  }
  if (line.seat >= 0) return mark(line.seat);
  return html`<span class="tiny dot" aria-hidden="true"></span>`;
}

/**
 * @param {Told} page
 * @param {LogLine} line
 */
export const lineView = (page, line) => html`${picture(page, line)}<span>${lineText(page, line)}</span>`;
