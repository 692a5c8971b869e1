// People at one table: what was refused, seats that are given away, left or freed.

import { html, nothing } from "./dom.js";
import { passed } from "./standins.js";
import { post } from "./wire.js";

/** @import { WholeUpdate } from "./page.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * Why an undo that I asked for came to nothing: the key of a fault, null if it did not.
 * @param {WholeUpdate} old
 * @param {WholeUpdate} update
 */
export function refusal(old, update) {
  const { agreed, by, needed, rules } = old.undo;
  const mine = by !== null && by !== undefined && update.mine.includes(by) && !rules;
  const waits = update.undo.by !== null && update.undo.by !== undefined;
  if (!mine || waits || update.version !== old.version || update.phase !== "playing") return null;
  if (update.seats[by].status === "resigned") return null;
  const lost = needed.some((seat) => !agreed.includes(seat) && update.seats[seat].kind !== "human");
  return lost ? "undo-seat-lost" : "undo-refused";
}

/**
 * How long something has to wait yet.
 * @param {TablePage} page
 * @param {number} seconds
 */
const inSeconds = ({ app }, seconds) => html`<span class="in-seconds">${app.say("web-in-seconds", { seconds })}</span>`;

/**
 * Do something with a seat, once whoever does it is sure.
 * @param {TablePage} page
 * @param {number} seat
 * @param {"free" | "resign"} what
 * @param {string} question
 */
async function give(page, seat, what, question) {
  if (!confirm(question)) return null;
  return page.app.attempt(() => post(`/api/tables/${page.id}/seats/${seat}/${what}`));
}

/**
 * Let a bot play on for me, or take my seat back; resign, or leave it to somebody else.
 * @param {TablePage} page
 * @param {number} seat
 */
function ownView(page, seat) {
  const { app, update, info } = page;
  const who = update.seats[seat];
  if (who.status === "resigned") return nothing;
  const others = update.seats.some(({ kind }, each) => kind === "human" && !update.mine.includes(each));
  const bot = () => app.attempt(() => post(`/api/tables/${page.id}/seats/${seat}/bot`, { bot: who.bot ? "" : info.usual }));
  const leave = async () => { if (await give(page, seat, "free", app.say("web-leave-sure"))) app.go("/"); };
  return html`<p class="row">
    <button type="button" id="stand-in" @click=${bot}>${app.say(who.bot ? "web-take-back" : "web-bot-for-me")}</button>
    <button type="button" id="resign" @click=${() => give(page, seat, "resign", app.say("web-resign-sure"))}>${app.say("web-resign")}</button>
    ${others ? html`<button type="button" id="leave" @click=${leave}>${app.say("web-leave")}</button>` : nothing}
  </p>`;
}

/**
 * The host asks a bot that waits to an empty seat, by its contact.
 * @param {TablePage} page
 */
export function askView({ app, id, update }) {
  const seat = update.seats.findIndex(({ kind }) => kind === "open");
  if (!update.host || update.phase !== "gathering" || seat < 0) return nothing;
  const ask = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const { value } = /** @type {HTMLInputElement} */ (document.getElementById("contact"));
    return app.attempt(() => post(`/api/tables/${id}/seats/${seat}/guest`, { contact: value.trim() }));
  };
  return html`<form class="row" @submit=${ask}>
    <label for="contact">${app.say("web-contact")}</label>
    <input id="contact" autocomplete="off" minlength="16" maxlength="128" required>
    <button type="submit">${app.say("web-ask-guest")}</button>
  </form>`;
}

/**
 * Seconds until a bot may be let play for somebody who has gone.
 * @param {TablePage} page
 * @param {number} seat
 */
const secondsLeft = (page, seat) => Math.max(0, Math.ceil(page.update.seats[seat].wait - passed(page)));

/**
 * The button that lets a bot play for a seat, or takes it back.
 * @param {TablePage} page
 * @param {number} seat
 * @param {string} bot
 * @param {string} [words]
 */
export function handOver(page, seat, bot, words = bot ? "web-give-to-bot" : "web-take-back") {
  const { update, app } = page;
  const mayGive = bot && update.mine.length && update.phase === "playing";
  const mayTake = !bot && update.mine.includes(seat) && update.phase === "playing";
  if (!mayGive && !mayTake) return nothing;
  const change = () => app.attempt(() => post(`/api/tables/${page.id}/seats/${seat}/bot`, { bot }));
  const left = bot ? secondsLeft(page, seat) : 0;
  return html`<button type="button" class="quiet small" ?disabled=${left > 0} @click=${change}>${app.say(words)} ${left ? inSeconds(page, left) : nothing}</button>`;
}

/**
 * The host frees the seat of somebody who is gone and does not find back.
 * @param {TablePage} page
 * @param {number} seat
 */
function freeView(page, seat) {
  const { app } = page;
  const left = secondsLeft(page, seat);
  const player = page.names[seat];
  const free = () => give(page, seat, "free", app.say("web-free-seat-sure", { player }));
  return html`<p><button type="button" class="free" ?disabled=${left > 0} @click=${free}>${app.say("web-free-seat", { player })} ${left ? inSeconds(page, left) : nothing}</button></p>`;
}

/**
 * What can be done with the seats of a game that runs.
 * @param {TablePage} page
 */
export function peopleView(page) {
  const { update } = page;
  if (update.phase !== "playing" || update.kind === "record") return nothing;
  const seat = update.seat ?? -1;
  const gone = update.seats.map((_, each) => each).filter((each) => page.painter.gone(each) && !update.seats[each].status);
  const empty = update.seats.some(({ kind }) => kind === "open");
  return html`${update.mine.includes(seat) ? ownView(page, seat) : nothing}
    ${update.host ? gone.map((each) => freeView(page, each)) : nothing}
    ${empty && update.mine.length ? page.waitingRoom?.inviteView(page) : nothing}`;
}
