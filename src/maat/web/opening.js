// The set-up sheet: what goes where for so many players, with luck drawn by a tap.

import { checked, drawing, html, icon, mark, nothing, repeat, resolved, valued } from "./dom.js";
import { called, guests, guestsForm, recall } from "./realtable.js";
import { also, keep } from "./l10n.js";
import { ownChanges } from "./owner.js";
import { newId, post } from "./wire.js";

/** @import { BoxPage } from "./box.js" */
/** @import { GameOption, Laid, Opening, Piece } from "./protocol.d.ts" */

/**
 * What is kept on the device: how the table was drawn, and what lies there already.
 * @typedef {{ seats: number, seed: string, options: Record<string, string>, done: string[] }} Sheet
 */

/**
 * @param {any} kept
 * @returns {Sheet | null}
 */
const readable = (kept) => (kept?.seed && Array.isArray(kept.done) && kept.options ? kept : null);

/** @param {string} name */
const dashed = (name) => name.replaceAll(/[_ +]/g, "-");

export class OpeningTool {
  /** @type {Sheet | null} null before it begins */
  sheet = null;
  /** @type {Opening | null} */
  opening = null;
  /** @type {Record<string, string>} */
  options = {};

  /** @param {BoxPage} page */
  constructor(page) {
    this.page = page;
    this.name = `box-setup-${page.game}`;
    this.names = guests(page);
  }

  async open() {
    await this.speak();
    const kept = readable(recall(this.name));
    if (kept?.seats === this.names.length) await this.draw(kept).catch(() => this.take(null));
  }

  async speak() {
    const { app, game } = this.page;
    await Promise.all([also(app.language, `${game}-deferred`, game), also(app.language, `${game}-options`, game)]);
  }

  /** @param {Sheet | null} sheet */
  take(sheet) {
    this.sheet = sheet;
    keep(this.name, JSON.stringify(sheet));
    this.page.app.draw();
  }

  /** @param {Sheet} sheet */
  async draw(sheet) {
    const { seats, seed, options } = sheet;
    const { game } = this.page;
    this.opening = await post(`/api/games/${game}/opening`, { seats, seed, options, ...ownChanges(game) });
    this.take(sheet);
  }

  begin() {
    return this.page.app.attempt(() => this.draw({ seats: this.names.length, seed: newId(), options: this.options, done: [] }));
  }

  /**
   * Draw anew: what luck decides has to be laid out again.
   * @param {Sheet} sheet
   */
  redraw(sheet) {
    const drawn = new Set(this.opening?.places.filter((each) => each.drawn).map(({ place }) => place.id));
    return this.page.app.attempt(() => this.draw({ ...sheet, seed: newId(), done: sheet.done.filter((id) => !drawn.has(id)) }));
  }

  /**
   * @param {Sheet} sheet
   * @param {string} id
   * @param {boolean} on
   */
  tick(sheet, id, on) {
    this.take({ ...sheet, done: on ? [...sheet.done, id] : sheet.done.filter((each) => each !== id) });
  }

  // Drawing.

  view() {
    return this.sheet && this.opening ? this.list(this.sheet, this.opening) : this.choice();
  }

  /** @param {GameOption} option */
  option({ key, values }) {
    const { texts } = this.page;
    return html`<label class="how-many">${texts.say(`option-${dashed(key)}`)} <select @change=${valued((value) => (this.options[key] = value))}>
      ${values.map((value) => html`<option value=${value}>${texts.say(`option-${dashed(key)}-${dashed(value)}`)}</option>`)}</select></label>`;
  }

  choice() {
    const { app, info } = this.page;
    const asked = info.options.filter(({ solo, values }) => values.length < 7 && (!solo || this.names.length === 1));
    return html`<div class="tool-body"><p>${app.say("web-box-setup-hint")}</p>
      ${guestsForm(this.page, this.names, (names) => (this.names = names))}
      ${asked.length ? html`<details><summary>${app.say("web-more-options")}</summary>${asked.map((option) => this.option(option))}</details>` : nothing}</div>
      <div class="tool-foot"><button type="button" class="primary" @click=${() => this.begin()}>${app.say("web-box-begin")}</button></div>`;
  }

  /**
   * @param {Sheet} sheet
   * @param {Opening} opening
   */
  list(sheet, { places, unused, first }) {
    const { app } = this.page;
    const seats = [-1, ...this.names.keys()];
    const left = places.length - places.filter(({ place }) => sheet.done.includes(String(place.id))).length;
    return html`<div class="tool-body lay">
      ${seats.map((seat) => this.side(sheet, seat, places.filter(({ place }) => Math.max(place.seat ?? -1, -1) === seat)))}
      ${unused.length ? html`<section><h2>${app.say("web-box-setup-unused")}</h2><p class="lay-pieces">${unused.map((piece) => this.piece(piece))}</p></section>` : nothing}
      <p class="links"><a href="/rules/${this.page.game}">${app.say("web-rules")}</a></p></div>
      <div class="tool-foot"><p class="pad-total" role="status">${first >= 0 ? html`${app.say("web-box-setup-first")} <b>${called(this.page, first, this.names)}</b>` : nothing} <small>${app.say("web-box-setup-left", { count: left })}</small></p>
        <button type="button" @click=${() => this.take(null)}>${app.say("web-box-anew")}</button>
        <button type="button" class="primary" id="draw-anew" @click=${() => this.redraw(sheet)}>${icon("undo")} ${app.say("web-box-setup-draw")}</button></div>`;
  }

  /**
   * What lies before somebody, or on the table.
   * @param {Sheet} sheet
   * @param {number} seat
   * @param {Laid[]} places
   */
  side(sheet, seat, places) {
    if (!places.length) return nothing;
    return html`<section>${seat < 0 ? nothing : html`<h2>${mark(seat)} ${called(this.page, seat, this.names)}</h2>`}
      <ul>${repeat(places, ({ place }) => place.id, (each) => this.step(sheet, each))}</ul></section>`;
  }

  /**
   * @param {Sheet} sheet
   * @param {Laid} laid
   */
  step(sheet, { place, drawn }) {
    const { app, texts } = this.page;
    const id = String(place.id);
    const names = this.names.map((_, seat) => called(this.page, seat, this.names));
    return html`<li class="lay-step" data-place=${id}><label class="check"><input type="checkbox" .checked=${sheet.done.includes(id)} @change=${checked((on) => this.tick(sheet, id, on))}>
      <span>${texts.say(place.key, resolved(place.values, names))}</span> ${drawn ? html`<span class="tag">${app.say("web-box-setup-drawn")}</span>` : nothing}</label>
      ${place.pieces?.length ? html`<p class="lay-pieces">${place.pieces.map((piece) => this.piece(piece))}</p>` : nothing}</li>`;
  }

  /** @param {Piece} piece */
  piece(piece) {
    const { game, sprites, texts } = this.page;
    const name = piece.sprite || piece.key;
    const words = texts.say(piece.key, resolved(piece.values, this.names));
    const art = sprites.has(name);
    // a drawing alone does not tell numbers
    const told = !art || (!piece.badge && Object.values(piece.values ?? {}).some((value) => typeof value === "number"));
    return html`<span class="lay-piece" title=${words}>${art ? html`<span class="part-art">${drawing(game, name, sprites.get(name))}${piece.badge && piece.tone !== "number" ? html`<b class="part-badge" aria-hidden="true">${piece.badge}</b>` : nothing}</span>` : nothing}<span class=${told ? "" : "hush"}>${words}</span>${(piece.count ?? 1) > 1 ? html`<b>×${piece.count}</b>` : nothing}</span>`;
  }
}
