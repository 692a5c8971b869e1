// The waiting room: who sits where in which color, who is ready, and the link for those who are still to come.

import { COLORS, colorOf, html, mark, markOf, nothing, selectAll } from "./dom.js";
import { face } from "./faces.js";
import { keep, read } from "./l10n.js";
import { botLevel } from "./names.js";
import { isHere, networkView, onlyHere } from "./network.js";
import { differsView } from "./owner.js";
import { get, post, settled } from "./wire.js";

/** @import { Seat, Settle, Update } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** The secret of an invitation in the address, if there is one. */
const invitation = () => new URLSearchParams(location.hash.slice(1)).get("i");

/**
 * Whether somebody has come by an invitation and finds an empty seat.
 * @param {TablePage} page
 */
export const maySit = ({ update }) => Boolean(invitation()) && update.phase !== "over" && !update.mine.length && update.seats.some(({ kind }) => kind === "open");

/**
 * @param {TablePage} page
 * @param {SubmitEvent} event
 */
async function sit(page, event) {
  event.preventDefault();
  if (page.sitting) return; // pressed twice: one seat
  const name = /** @type {HTMLInputElement | null} */ (document.getElementById("name"))?.value.trim() ?? "";
  keep("name", name);
  page.sitting = true;
  /** @type {Update | null} */
  const update = await page.app.attempt(() => post(`/api/tables/${page.id}/seats`, { invite: invitation(), name, ready: false }));
  page.sitting = false;
  if (!update) return;
  history.replaceState(null, "", location.pathname + location.search);
  page.take(settled(update));
  page.redraw();
  page.connect();
}

/**
 * Change something about a seat. How the table is then comes by the socket: the reply may be overtaken.
 * @param {TablePage} page
 * @param {string} path
 * @param {Settle | { bot?: string }} [body]
 */
const change = (page, path, body = {}) => page.app.attempt(() => post(`/api/tables/${page.id}/seats/${path}`, body));

/** @param {TablePage} page */
async function loadInvite(page) {
  page.inviteAsked = true;
  page.copied = false;
  try {
    page.invite = (await get(`/api/tables/${page.id}/invite`)).url;
    page.app.draw();
  } catch {
    // Only those who sit here may invite.
  }
}

/** @param {TablePage} page */
async function copy(page) {
  try {
    await navigator.clipboard.writeText(page.invite ?? "");
    page.copied = true;
    page.app.draw();
  } catch {
    /** @type {HTMLInputElement | null} */ (document.getElementById("invite"))?.select();
  }
}

/** @param {TablePage} page */
export function inviteView(page) {
  const { app } = page;
  if (!page.inviteAsked) loadInvite(page);
  if (!page.invite) return nothing;
  const here = isHere(page.invite); // nobody can photograph their way to this computer
  return html`<section class="invite card">
    <h2>${app.say("web-invite-title")}</h2>
    <p>${app.say("web-invite-hint")}</p>
    <p class="row"><input id="invite" readonly aria-label=${app.say("web-invite-link")} .value=${page.invite} @focus=${selectAll}>
      <button type="button" class=${here ? "" : "primary"} @click=${() => copy(page)}>${app.say(page.copied ? "web-copied" : "web-copy")}</button></p>
    ${onlyHere(page, page.invite)}
    ${here ? nothing : html`<img class="qr" src="/api/tables/${page.id}/invite.svg?at=${new URL(page.invite).host}" alt=${app.say("web-qr")} width="180" height="180">`}
    ${networkView(page, () => loadInvite(page), true)}
  </section>`;
}

// Seats.

const STATUS = { asked: "web-is-asked", waiting: "web-is-waiting", resigned: "web-resigned", "": "web-is-ready" };

/**
 * What is to be known of whoever sits there.
 * @param {TablePage} page
 * @param {Seat} seat
 * @param {number} n
 */
function tags({ app, update, names }, seat, n) {
  const mine = update.mine.includes(n);
  return html`${mine && names[n] !== app.say("table-you") ? html`<span class="tag">${app.say("web-you")}</span>` : nothing}
    ${seat.kind === "bot" ? html`${face(seat.bot)}<span class="tag">${botLevel(app, seat)}</span>` : nothing}
    ${seat.kind === "human" && update.phase === "gathering" ? html`<span class="tag ${seat.status ? "" : "is-ready"}">${app.say(STATUS[seat.status])}</span>` : nothing}
    ${seat.kind === "human" && !seat.online && !mine ? html`<span class="tag">${app.say("web-away")}</span>` : nothing}`;
}

/**
 * What I can do with a seat that is not mine: sit there, or as the host say who does.
 * @param {TablePage} page
 * @param {Seat} seat
 * @param {number} n
 */
function seatButtons(page, seat, n) {
  const { app, update, names, info } = page;
  if (update.mine.includes(n) || update.phase !== "gathering") return nothing;
  const [own] = update.mine;
  /** @param {string} words */
  const named = (words) => `${words} (${app.say("seat", { seat: n + 1 })})`;
  return html`<span class="row">
    ${own === undefined ? nothing : html`<button type="button" class="small" data-do="move" aria-label=${named(app.say("web-sit-here"))} @click=${() => change(page, String(own), { seat: n })}>${app.say("web-sit-here")}</button>`}
    ${update.host && seat.kind === "open" ? html`<button type="button" class="small" @click=${() => change(page, `${n}/bot`, { bot: info.usual })}>${app.say("web-bot-here")}</button>` : nothing}
    ${update.host && seat.kind === "bot" ? html`<button type="button" class="small" @click=${() => change(page, `${n}/bot`, { bot: "" })}>${app.say("web-remove-bot")}</button>` : nothing}
    ${update.host && seat.kind === "human" && page.deferred ? html`<button type="button" class="small" data-do="free" @click=${() => change(page, `${n}/free`)}>${app.say("web-free-seat", { player: names[n] })}</button>` : nothing}
  </span>`;
}

/**
 * My color, one of those that no other person has.
 * @param {TablePage} page
 * @param {number} own
 */
function colorsView(page, own) {
  const { app, update } = page;
  const taken = new Set(update.seats.flatMap(({ kind }, n) => (kind === "human" && n !== own ? [colorOf(n)] : [])));
  return html`<div class="colors" role="group" aria-label=${app.say("web-color")}><span>${app.say("web-color")}</span>
    ${Array.from({ length: COLORS }, (_, color) => html`<button
      type="button"
      data-color=${color}
      aria-pressed=${String(colorOf(own) === color)}
      aria-label=${app.say(`web-color-${color}`)}
      title=${app.say(`web-color-${color}`)}
      ?disabled=${taken.has(color)}
      @click=${() => change(page, String(own), { color })}
    >${markOf(color)}</button>`)}</div>`;
}

/**
 * What I choose for myself: my color, whether I am ready, or to leave.
 * @param {TablePage} page
 */
function ownView(page) {
  const { app, update, deferred } = page;
  const [own] = update.mine;
  if (own === undefined || !deferred) return nothing;
  const { status } = update.seats[own];
  const leave = async () => { if (await change(page, `${own}/free`)) app.go("/"); };
  return html`${colorsView(page, own)}
    ${status === "asked" ? html`<p role="status">${app.say("web-asked-again")}</p>` : nothing}
    <p class="row">
      <button type="button" id="ready" class=${status ? "primary" : ""} @click=${() => change(page, String(own), { ready: Boolean(status) })}>${app.say(status ? "web-ready" : "web-not-ready")}</button>
      <button type="button" id="leave" @click=${leave}>${app.say(status === "asked" ? "web-rematch-no" : "web-leave")}</button>
    </p>`;
}

/** @param {TablePage} page */
const sitForm = (page) => html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => sit(page, event)}>
  <label for="name">${page.app.say("web-name")}</label>
  <input id="name" maxlength="32" autocomplete="nickname" .value=${read("name") ?? ""}>
  <button type="submit" class="primary">${page.app.say("web-sit")}</button>
</form>`;

/** @param {TablePage} page */
export function gatheringView(page) {
  const { app, update, texts, game, deferred } = page;
  const seated = update.mine.length > 0;
  const empty = update.seats.some(({ kind }) => kind === "open");
  return html`<div class="gathering">
    <h1 tabindex="-1">${texts.say("game-title")}</h1>
    <p>${app.say("web-gathering")} · <a href="/rules/${game}" target="_blank">${app.say("web-rules")}</a> · <a href="/cards/${game}" target="_blank">${app.say("web-parts")}</a></p>
    ${differsView(page)}
    <section class="card"><h2>${app.say("web-seats")}</h2>
      <ol class="who" aria-live="polite">${update.seats.map((seat, n) => html`<li data-seat=${n}><span class="small">${n + 1}</span> ${mark(n)} <b>${page.names[n]}</b> ${tags(page, seat, n)} ${seatButtons(page, seat, n)}</li>`)}</ol>
      ${maySit(page) ? sitForm(page) : nothing}
      ${seated && update.phase === "gathering" ? ownView(page) : nothing}
      ${deferred?.askView(page) ?? nothing}
      ${update.phase === "gathering" ? html`<p class="small">${app.say("web-room-hint")}</p>` : nothing}
      ${!seated && !maySit(page) ? html`<p>${app.say("web-watching")}</p>` : nothing}
    </section>
    ${seated && empty ? inviteView(page) : nothing}
    ${deferred ? html`<section class="card"><h2>${app.say("web-chat")}</h2>${deferred.chatView(page)}</section>
      <div class="hush" aria-live="polite">${page.talk?.newestView()}</div>` : nothing}
  </div>`;
}
