// The component values of somebody's box, kept on this device, and those a table plays with.

import { checked, html, nothing, toggled } from "./dom.js";
import { recall } from "./realtable.js";
import { keep, read } from "./l10n.js";
import { get } from "./wire.js";

/** @import { App } from "./main.js" */
/** @import { Difference, Differences } from "./protocol.d.ts" */

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
 * At a table: which values are not ours; they are fetched when they are asked for.
 * @param {{ app: App, id: string, update: { differs?: number }, differences?: Differences }} page
 */
export function differsView(page) {
  const { app, update } = page;
  if (!update.differs) return nothing;
  const load = toggled(async (open) => {
    if (!open || page.differences) return;
    page.differences = await app.attempt(() => get(`/api/tables/${page.id}/components`)) ?? undefined;
    app.draw();
  });
  return html`<details class="notice differs" @toggle=${load}><summary>${app.say("web-differs", { count: update.differs })}</summary>
    ${page.differences ? html`<ul>${page.differences.values.map(({ path, value, usual }) => html`<li><code>${path}</code>: ${app.say("web-differs-value", { value: shown(value), usual: shown(usual) })}</li>`)}</ul>` : nothing}</details>`;
}
