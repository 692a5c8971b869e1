// What a table is seldom asked for: rules and parts, a sound, the private link, the seal of the draws.

import { checked, html, nothing } from "./dom.js";
import { toggleHelp } from "./keys.js";
import { keep, read } from "./l10n.js";
import { networkView } from "./network.js";
import { differsView } from "./owner.js";
import { renewSeatLink, seatLinkButton, seatLinkView } from "./seatlink.js";
import { post } from "./wire.js";

/** @import { TablePage } from "./table.js" */

/**
 * Whoever plays without other people can take the game along.
 * @param {TablePage} page
 */
function carryView(page) {
  const { app, update } = page;
  const alone = update.mine.length && update.seats.every(({ kind }, seat) => kind !== "human" || update.mine.includes(seat));
  if (!alone || update.dealer === "people" || update.phase !== "playing" || !app.texts.has("web-transfer")) return nothing;
  const open = async () => {
    page.transfer ??= new (await import("./transfer.js")).Transfer(page);
    await page.transfer.open();
  };
  return page.transfer?.view() ?? html`<p><button type="button" id="transfer" @click=${open}>${app.say("web-transfer")}</button></p>`;
}

/**
 * Of a game that was begun under earlier rules: which, and a way on for its host.
 * @param {TablePage} page
 */
function rulesView(page) {
  const { host, mine, phase, rules, newest, undo, version } = page.update;
  if (rules >= newest) return nothing;
  const waits = undo.by !== null && undo.by !== undefined;
  const ask = () => page.app.attempt(() => post(`/api/tables/${page.id}/rules`, { version }));
  return html`<p class="notice">${page.app.say("web-rules-older", { rules, newest })}</p>
    ${host && mine.length && phase === "playing" && !waits ? html`<p><button type="button" id="newest-rules" @click=${ask}>${page.app.say("web-rules-newest")}</button></p>` : nothing}`;
}

/** @param {TablePage} page */
export function moreView(page) {
  const { app, update, game } = page;
  const chimes = read("chime") === "on";
  const setChime = checked((on) => keep("chime", on ? "on" : "off"));
  const asks = read("ask") === "always";
  const setAsks = checked((on) => { keep("ask", on ? "always" : "choices"); page.socket.greet(); });
  return html`<div class="more">
    <p><a href="/rules/${game}" target="_blank">${app.say("web-rules")}</a> ·
      <a href="/cards/${game}" target="_blank">${app.say("web-parts")}</a> ·
      <a href="/replay/${page.id}">${app.say("web-replay")}</a></p>
    <p>${page.deferred?.paceSelect(page)}</p>
    <p>${page.deferred?.volumeView(page)}</p>
    <label class="check"><input type="checkbox" ?checked=${chimes} @change=${setChime}> ${app.say("web-chime")}</label>
    <label class="check"><input type="checkbox" id="ask-always" ?checked=${asks} @change=${setAsks}> ${app.say("web-ask-always")}</label>
    ${page.coach?.switchView()}
    ${page.deferred?.peopleView(page)}
    ${update.mine.length ? html`<p>${seatLinkButton(page)}</p>` : nothing}
    ${seatLinkView(page)}
    ${networkView(page, () => renewSeatLink(page))}
    ${carryView(page)}
    ${update.kind === "carried" ? html`<p class="notice">${app.say("web-carried")}</p>` : nothing}
    ${rulesView(page)}
    ${differsView(page)}
    ${update.reconstructed ? html`<p class="notice">${app.say("web-reconstructed")} <a href="/cards/${game}" target="_blank">${app.say("web-parts")}</a></p>` : nothing}
    ${update.commitment ? html`<p class="small">${app.say("web-sealed")} <code class="hash">${update.commitment}</code></p>` : nothing}
    <p><button type="button" @click=${() => toggleHelp()}>${app.say("web-keys")}</button></p>
  </div>`;
}
