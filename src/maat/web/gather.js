// Before the game: who sits where, the link and the code for those who are still to come.

import { html, mark, nothing, selectAll } from "./dom.js";
import { keep, read } from "./l10n.js";
import { botLevel } from "./names.js";
import { isHere, networkView, onlyHere } from "./network.js";
import { differsView } from "./owner.js";
import { get, post, settled } from "./wire.js";

/** @import { Update } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** The secret of an invitation in the address, if there is one. */
export const invitation = () => new URLSearchParams(location.hash.slice(1)).get("i");

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
  const update = await page.app.attempt(() => post(`/api/tables/${page.id}/seats`, { invite: invitation(), name }));
  page.sitting = false;
  if (!update) return;
  history.replaceState(null, "", location.pathname + location.search);
  page.take(settled(update));
  page.connect();
  page.redraw();
}

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

/**
 * @param {TablePage} page
 * @param {number} seat
 */
async function fill(page, seat) {
  const bot = page.info.usual;
  /** @type {Update | null} */
  const update = await page.app.attempt(() => post(`/api/tables/${page.id}/seats/${seat}/bot`, { bot }));
  if (update?.type === "update" || update?.scene) {
    page.take(settled(update));
    page.redraw();
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
function inviteView(page) {
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

/** @param {TablePage} page */
export function gatheringView(page) {
  const { app, update, texts } = page;
  const mayInvite = update.mine.length > 0;
  const maySit = !mayInvite && invitation();
  return html`<div class="gathering">
    <h1 tabindex="-1">${texts.say("game-title")}</h1>
    <p>${app.say("web-gathering")}</p>
    ${differsView(page)}
    <section class="card"><h2>${app.say("web-seats")}</h2>
      <ul class="who" aria-live="polite">${update.seats.map((seat, n) => html`<li>${mark(n)} <span>${page.names[n]}</span>
        ${update.mine.includes(n) && page.names[n] !== app.say("table-you") ? html`<span class="tag">${app.say("web-you")}</span>` : nothing}
        ${seat.kind === "bot" ? html`<span class="tag">${botLevel(app, seat)}</span>` : nothing}
        ${seat.kind === "open" && update.host ? html`<button type="button" @click=${() => fill(page, n)}>${app.say("web-bot-here")}</button>` : nothing}
      </li>`)}</ul>
      ${maySit ? html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => sit(page, event)}>
        <label for="name">${app.say("web-name")}</label>
        <input id="name" maxlength="32" autocomplete="nickname" .value=${read("name") ?? ""}>
        <button type="submit" class="primary">${app.say("web-sit")}</button>
      </form>` : nothing}
      ${!mayInvite && !maySit ? html`<p>${app.say("web-watching")}</p>` : nothing}
    </section>
    ${mayInvite ? inviteView(page) : nothing}
  </div>`;
}
