// What has happened, line by line, in the reader's language.

import { drawing, html, mark, nothing, repeat, resolved, toggled } from "./dom.js";
import { same } from "./same.js";

/** @import { Told } from "./page.d.ts" */
/** @import { LogLine } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * A line of the log in words.
 * @param {Told} page
 * @param {LogLine} line
 */
export const lineText = (page, line) => page.texts.say(line.key, { player: "", ...resolved(line.values, page.names) });

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

/**
 * Whether a line came since my last answer; before the first one nothing is new.
 * @param {Told} page
 * @param {LogLine} line
 */
const isNews = (page, line) => page.actedAt > 0 && line.at > page.actedAt;

// lines of the log that are there before somebody scrolls
export const SCREENFUL = 60;

/**
 * More of the log once its end is near.
 * @param {TablePage} page
 * @param {Element} panel
 */
export function longer(page, panel) {
  const near = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 200;
  if (page.tab !== "log" || !near || page.lines >= page.log.length) return;
  page.lines += SCREENFUL;
  page.app.draw();
}

/**
 * The log, the newest line first.
 * @param {Told} page
 * @param {((at: number) => void) | null} [jump]
 */
export function logView(page, jump = null) {
  const lines = page.log.slice(jump ? -400 : -page.lines).reverse();
  if (!lines.length) return html`<p class="none">${page.app.say("web-log-empty")}</p>`;
  const spoken = page.names.join("|");
  return html`<ol class="log" reversed>
    ${repeat(lines, (line, n) => `${line.at} ${line.key} ${page.log.length - n}`, (line) => html`<li class="${line.key.startsWith("log-undone") ? "undone" : ""} ${isNews(page, line) ? "news" : ""}">
      ${same([line, page.texts, page.texts.found.length, spoken], () => (jump ? html`<button type="button" class="line" @click=${() => jump(line.at)}>${lineView(page, line)}</button>` : lineView(page, line)))}
    </li>`)}
  </ol>`;
}

/**
 * What came since my last answer.
 * @param {TablePage} page
 */
export function sinceView(page) {
  const lines = page.log.filter((line) => isNews(page, line));
  if (!lines.length || !page.myTurn) return nothing;
  return html`<details class="since" ?open=${page.sinceOpen} @toggle=${toggled((open) => page.openSince(open))}>
    <summary>${page.app.say("web-since", { count: lines.length })}</summary>
    <ol class="log">${lines.slice(-12).map((line) => html`<li>${lineView(page, line)}</li>`)}</ol>
  </details>`;
}
