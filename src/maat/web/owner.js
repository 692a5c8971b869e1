// The component values of somebody's box, kept on this device, and those a table plays with.

import { checked, html, nothing, toggled } from "./dom.js";
import { recall } from "./realtable.js";
import { keep, read } from "./l10n.js";

/** @import { App } from "./main.js" */
/** @import { Difference, Differences } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * What is kept for a game, as the server said it when it was tried; null for none.
 * @param {string} game
 * @returns {Differences | null}
 */
export function ownValues(game) {
  const kept = recall(`values-${game}`);
  return Array.isArray(kept?.values) && kept.values.length ? kept : null;
}

/** @param {Differences} tried */
export const keepValues = (tried) => keep(`values-${tried.game}`, JSON.stringify(tried));

/**
 * By path, as the server takes them.
 * @param {Difference[]} values
 */
export const changesOf = (values) => Object.fromEntries(values.map(({ path, value }) => [path, value]));

/** @param {string} game */
const isWished = (game) => read(`values-${game}-off`) !== "yes";

/**
 * What a new table is told of the box of whoever opens it.
 * @param {string} game
 */
export function ownChanges(game) {
  const own = isWished(game) ? ownValues(game) : null;
  return own ? { changes: changesOf(own.values) } : {};
}

/**
 * On the front page: whether to play with the own values, and where they are.
 * @param {App} app
 * @param {string} game
 */
export function ownView(app, game) {
  const own = ownValues(game);
  const toggle = checked((on) => keep(`values-${game}-off`, on ? "" : "yes"));
  return html`${own ? html`<label class="check small"><input type="checkbox" class="own-values" ?checked=${isWished(game)} @change=${toggle}> ${app.say("web-values-play", { count: own.values.length })}</label>` : nothing}
    <a class="small" href="/box/${game}/values">${app.say("web-values-edit")}</a>`;
}

/**
 * A value in a few words.
 * @param {unknown} value
 */
export const shown = (value) => (Array.isArray(value) ? (value.length ? value.join(", ") : "–") : String(value));

/**
 * At a table: which values are not ours; they are fetched when they are asked for, with their words.
 * @param {TablePage} page
 */
export function differsView(page) {
  const { app, update } = page;
  if (!update.differs) return nothing;
  const learn = toggled((open) => open && app.attempt(async () => (await import("./valuewords.js")).learn(page)));
  return html`<details class="notice differs" @toggle=${learn}><summary>${app.say("web-differs", { count: update.differs })}</summary>${page.differences?.()}</details>`;
}
