// What somebody new needs of a game on the front page: how long, how hard, where to begin, alone against whom.

import { html, nothing } from "./dom.js";
import { guests, guestsForm } from "./realtable.js";
import { read } from "./l10n.js";
import { automaName } from "./names.js";
import { ownView } from "./owner.js";

/** @import { Texts } from "./l10n.js" */
/** @import { FrontPage } from "./lobby.js" */
/** @import { GameInfo } from "./protocol.d.ts" */

const LEVELS = ["easy", "medium", "hard"];

/**
 * Players, minutes, weight, and which game to begin with.
 * @param {FrontPage} page
 * @param {GameInfo} info
 * @param {Texts} said
 */
export function factsView(page, info, said) {
  const short = page.short.get(info.key);
  /** @param {string} key */
  const fact = (key) => (short?.has(key) ? html`<li>${short.say(key)}</li>` : nothing);
  return html`${short?.has("front-start") ? html`<p class="start-here"><span>${short.say("front-start")}</span></p>` : nothing}
    <ul class="at-a-glance"><li>${said.say("game-players")}</li>${fact("front-minutes")}${fact("front-weight")}</ul>`;
}

/**
 * The games in the order in which to look at them: where to start comes first.
 * @param {FrontPage} page
 */
export const inOrder = ({ games, short }) => [...games].sort((one, other) => Number(short.get(other.key)?.has("front-start") ?? false) - Number(short.get(one.key)?.has("front-start") ?? false));

/**
 * Whether this game was played or learned here before.
 * @param {FrontPage} page
 * @param {GameInfo} info
 */
export const isNew = (page, { key }) => !page.me.tables.some(({ game }) => game === key) && read(`learnt-lesson-${key}`) === null;

/**
 * The guided game, for whoever has never played.
 * @param {FrontPage} page
 * @param {GameInfo} info
 */
export function learnView(page, info) {
  const { app } = page;
  if (!info.lessons.includes("lesson") || !isNew(page, info)) return nothing;
  return html`<a class="button learn-first" href="/learn/${info.key}"><b>${app.say("web-learn")}</b> <span>${app.say("web-never-played")}</span></a>`;
}

/**
 * Solo, with its difficulty in the same click: the first option that only a solo game has.
 * @param {FrontPage} page
 * @param {GameInfo} info
 * @param {string} title
 */
export function solosView(page, info, title) {
  const { app } = page;
  const option = info.options.find(({ solo }) => solo);
  if (!info.solo) return nothing;
  const opponent = automaName(app, page.texts_.get(info.key));
  const wishes = LEVELS.map((level, n) => ({ level, value: option?.values[Math.round((n * (option.values.length - 1)) / 2)] }));
  return html`<div class="solos" role="group" aria-label=${app.say("web-of-game", { what: app.say("web-solo"), game: title })}><span>${app.say("web-solo-against", { opponent })}</span>
    ${wishes.map(({ level, value }) => html`<button type="button" data-level=${level} @click=${() => page.solo(info, option && value !== undefined ? { [option.key]: value } : {})}>${app.say(`web-solo-${level}`)}</button>`)}
    ${info.lessons.includes("solo") ? html`<a href="/learn/${info.key}/solo">${app.say("web-learn-solo")}</a>` : nothing}</div>`;
}

/**
 * Who plays on this device: how many, and what they are called.
 * @param {FrontPage} page
 * @param {GameInfo} info
 */
export function passView(page, info) {
  const { app } = page;
  const several = info.seat_counts.filter((count) => count > 1);
  const names = guests({ app, info }, several);
  /** @param {SubmitEvent} event */
  const start = (event) => {
    event.preventDefault();
    page.passAndPlay(info, names);
  };
  return html`<form class="passing" @submit=${start}>
    <p class="small">${app.say("web-pass-hint")}</p>
    ${guestsForm({ app, info }, names, () => app.draw(), several)}
    <button type="submit" class="primary">${app.say("web-start")}</button>
  </form>`;
}

/**
 * What it means that values are reconstructed.
 * @param {FrontPage} page
 * @param {GameInfo} info
 */
export function sourcesView(page, info) {
  if (!info.reconstructed) return nothing;
  return html`<p class="small">${page.app.say("web-values-own", { count: info.reconstructed })}</p><p>${ownView(page.app, info.key)}</p>`;
}
