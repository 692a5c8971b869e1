// The referee of a real table, and an automa at it: who plays, then off to a table where people draw.

import { checked, html, mark, nothing, valued } from "./dom.js";
import { guests, guestsForm } from "./realtable.js";
import { keep, read, texts } from "./l10n.js";
import { dashed, offered } from "./lobby.js";
import { botLevel } from "./names.js";
import { ownChanges } from "./owner.js";
import { get, post } from "./wire.js";

/** @import { BoxPage } from "./box.js" */
/** @import { Texts } from "./l10n.js" */
/** @import { GameOption, Me, NewSeat, Opened, TableRow } from "./protocol.d.ts" */

export class RefereeTool {
  /** @type {Record<string, string>} */
  options = {};
  /** @type {string[]} who answers for each seat: here, at a phone of their own, or a bot */
  who = [];
  /** whether the phone deals whatever is drawn, and tells which pieces to take */
  deals = false;
  /** @type {Texts | null} */
  said = null;
  /** @type {TableRow[]} games of this kind that go on */
  running = [];

  /**
   * @param {BoxPage} page
   * @param {number[]} [counts]
   */
  constructor(page, counts = page.info.seat_counts) {
    this.page = page;
    this.counts = counts;
    this.names = guests(page, counts);
  }

  async open() {
    await this.speak();
    /** @type {Me} */
    const me = await get("/api/me");
    this.running = me.tables.filter(({ game, phase, dealer }) => game === this.page.game && phase === "playing" && dealer === "people");
  }

  async speak() {
    this.said = await texts(this.page.app.language, `${this.page.game}-options`);
  }

  /** @param {number} seat @returns {NewSeat} */
  seat(seat) {
    const who = this.who[seat] ?? "me";
    if (who === "open") return { kind: "open" };
    return who === "me" ? { kind: "me", name: this.names[seat] || this.page.app.say("seat", { seat: seat + 1 }) } : { kind: "bot", bot: who };
  }

  async begin() {
    const { app, game } = this.page;
    const seats = this.names.map((_, seat) => this.seat(seat));
    /** @type {Opened | null} */
    const made = await app.attempt(() => post("/api/tables", { game, seats, options: this.options, dealer: "people", name: read("name") ?? "", ...ownChanges(game) }));
    if (!made) return;
    if (made.invite) keep(`invite-${made.id}`, made.invite);
    if (this.deals) keep(`deal-${made.id}`, JSON.stringify(["everything"]));
    await app.go(`/t/${made.id}`);
  }

  /** @param {number} seat */
  whoView(seat) {
    const { app, info } = this.page;
    const who = this.who[seat] ?? "me";
    const choose = valued((chosen) => { this.who[seat] = chosen; app.draw(); });
    return html`<label class="seat-who">${mark(seat)} <span>${this.names[seat] || app.say("seat", { seat: seat + 1 })}</span>
      <select name="who-${seat}" @change=${choose}>
        <option value="me" ?selected=${who === "me"}>${app.say("web-box-here")}</option>
        ${globalThis.pocket ? nothing : html`<option value="open" ?selected=${who === "open"}>${app.say("web-box-own-phone")}</option>`}
        ${info.levels.map((bot) => html`<option value=${bot} ?selected=${who === bot}>${botLevel(app, { name: "", kind: "bot", bot })}</option>`)}
      </select></label>`;
  }

  /** @param {GameOption} option */
  optionView(option) {
    const chosen = this.options[option.key] ?? option.values[0];
    return html`<label>${this.said?.say(`option-${dashed(option.key)}`)}
      <select name="option-${option.key}" @change=${valued((value) => (this.options[option.key] = value))}>
        ${offered(option, chosen, this.names.length).map((value) => html`<option value=${value} ?selected=${value === chosen}>${this.said?.say(`option-${dashed(option.key)}-${dashed(value)}`)}</option>`)}
      </select></label>`;
  }

  hint() {
    return this.page.app.say("web-box-referee-hint");
  }

  /** Who draws: hands out of the real bag, or the phone. */
  dealsView() {
    const { app } = this.page;
    return html`<label class="check"><input type="checkbox" name="deals" .checked=${this.deals} @change=${checked((on) => (this.deals = on))}> <span>${app.say("web-box-deals")}</span></label>`;
  }

  view() {
    const { app, info } = this.page;
    const asked = info.options.filter((option) => !option.solo || this.names.length === 1);
    return html`<div class="tool-body"><p>${this.hint()}</p>
      ${this.running.length ? html`<p>${app.say("web-box-running")}</p><ul class="tools">${this.running.map(({ id, seats }) => html`<li><a class="card" href="/t/${id}"><b>${seats.map(({ name }) => name).filter(Boolean).join(", ") || this.page.texts.say("game-title")}</b></a></li>`)}</ul>` : nothing}
      ${guestsForm(this.page, this.names, (names) => (this.names = names), this.counts)}
      ${this.names.length > 1 ? this.names.map((_, seat) => this.whoView(seat)) : nothing}
      ${this.dealsView()}
      <details class="guests"><summary>${app.say("web-more-options")}</summary>${asked.map((option) => this.optionView(option))}</details></div>
      <div class="tool-foot"><button type="button" class="primary" id="begin" @click=${() => this.begin()}>${app.say("web-box-begin")}</button></div>`;
  }
}

/** For who plays alone: the automa is told what it needs, and says what to do with its pieces. */
export class AutomaTool extends RefereeTool {
  /** @param {BoxPage} page */
  constructor(page) {
    super(page, [1]);
    this.options = { player: "told" };
  }

  hint() {
    return this.page.app.say("web-box-automa-hint");
  }
}
