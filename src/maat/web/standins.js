// Who plays for whom: bots and automas, and those a bot can be let play for.

import { html, nothing } from "./dom.js";
import { botLevel } from "./names.js";

/** @import { Seat } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * What is said beside the name of a seat.
 * @param {TablePage} page
 * @param {number} seat
 * @param {Seat} who
 */
export function tags(page, seat, who) {
  const { app, update, info } = page;
  if (who.kind === "bot") return html`${page.deferred?.face(who.bot)}<span class="tag">${botLevel(app, who)}</span>`;
  if (who.kind === "automa") return html`<span class="tag">${app.say("automa")}</span>`;
  if (who.status === "resigned") return html`<span class="tag">${app.say("web-resigned")}</span>`;
  if (who.kind === "open" && update.host) return html`${page.deferred?.handOver(page, seat, info.usual, "web-bot-here")}`;
  if (who.kind === "human" && who.bot) return html`<span class="tag">${app.say("web-stand-in")}</span>${page.deferred?.handOver(page, seat, "")}`;
  if (isAway(page, seat)) return html`<span class="tag">${app.say("web-away")}</span>${page.deferred?.handOver(page, seat, info.usual)}`;
  return nothing;
}

/**
 * Whether somebody else has no open page.
 * @param {TablePage} page
 * @param {number} seat
 */
export function isAway({ update }, seat) {
  const who = update.seats[seat];
  return who?.kind === "human" && !who.online && !update.mine.includes(seat);
}

/**
 * Seconds since the table was last heard of.
 * @param {TablePage} page
 */
export const passed = ({ received }) => (performance.now() - received) / 1000;

/**
 * Whether seconds pass, or have just passed, until a bot may be let play for somebody.
 * @param {TablePage} page
 */
export const isCounting = (page) => page.update?.seats.some(({ wait }) => wait > 0 && passed(page) < wait + 2);
