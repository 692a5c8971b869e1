// People at one table: what was refused, and a seat that is given to a bot.

import { html, nothing } from "./dom.js";
import { post } from "./wire.js";

/** @import { WholeUpdate } from "./page.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * Whether somebody has said no to an undo that I asked for.
 * @param {WholeUpdate} old
 * @param {WholeUpdate} update
 */
export function isRefused(old, update) {
  const { by, rules } = old.undo;
  const mine = by !== null && by !== undefined && old.mine.includes(by) && !rules;
  const waits = update.undo.by !== null && update.undo.by !== undefined;
  return mine && !waits && update.version === old.version && update.phase === "playing";
}

/**
 * Let a bot play on for me, or take my seat back.
 * @param {TablePage} page
 */
export function standInView(page) {
  const { app, update, info } = page;
  const seat = update.seat ?? -1;
  const who = update.seats[seat];
  if (update.phase !== "playing" || !who || !update.mine.includes(seat)) return nothing;
  const give = () => app.attempt(() => post(`/api/tables/${page.id}/seats/${seat}/bot`, { bot: who.bot ? "" : info.usual }));
  return html`<p><button type="button" id="stand-in" @click=${give}>${app.say(who.bot ? "web-take-back" : "web-bot-for-me")}</button></p>`;
}
