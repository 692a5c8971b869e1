// "My box says otherwise": the reconstructed values of a game, corrected with the pieces in the hand.

import { drawing, html, nothing, valued } from "./dom.js";
import { changesOf, keepValues, ownValues, shown } from "./owner.js";
import { download } from "./results.js";
import { meant, said, speakValues, thingOf, titleOf } from "./valuewords.js";
import { get, post } from "./wire.js";
import { plain, wordsOf } from "./words.js";

/** @import { BoxPage } from "./box.js" */
/** @import { Differences, FactRow, Facts, Piece } from "./protocol.d.ts" */

/** @import { ComponentValue } from "./valuewords.js" */

/**
 * What a field says, in the kind of the value that stands there; null for what is none.
 * @param {string} words
 * @param {unknown} usual
 * @returns {ComponentValue | null}
 */
export function readValue(words, usual) {
  const one = (/** @type {string} */ word, /** @type {unknown} */ like) => (typeof like !== "number" ? word : /^-?\d{1,7}$/.test(word) ? Number(word) : null);
  if (!Array.isArray(usual)) return one(words.trim(), usual);
  const bare = words.trim() === "" || words.trim() === "–" ? [] : words.split(",");
  const found = bare.map((word) => one(word.trim(), usual[0]));
  return found.includes(null) ? null : /** @type {(number | string)[]} */ (found);
}

/**
 * Whether a path lies where a thing has its values.
 * @param {string} path
 * @param {string} where
 */
const lies = (path, where) => (where.endsWith("*") ? path.startsWith(where.slice(0, -1)) : path === where || path.startsWith(`${where}.`));

// letters that are all seen beside the name of a value
const SHORT = 18;

export class ValuesTool {
  /** @type {Facts} */
  facts;
  /** @type {Record<string, ComponentValue>} what is written and not tried yet, by path */
  written = {};
  /** @type {Set<string>} fields that cannot be read */
  wrong = new Set();
  wish = "";
  all = false;
  busy = false;
  good = false;

  /** @param {BoxPage} page */
  constructor(page) {
    this.page = page;
    this.game = page.game;
    this.wish = decodeURIComponent(location.hash.slice(1));
    this.own = ownValues(page.game);
  }

  async open() {
    [this.facts] = await Promise.all([get(`/api/games/${this.game}/components`), this.speak()]);
    this.all = !this.facts.facts.some(({ tag }) => tag === "reconstructed");
  }

  async speak() {
    await speakValues(this.page.app.language, this.game);
  }

  // What the box says.

  /** @param {string} path */
  kept(path) {
    return this.own?.values.find((each) => each.path === path)?.value;
  }

  /**
   * @param {FactRow} fact
   * @param {string} words
   */
  write({ path, value }, words) {
    const found = readValue(words, value);
    this.good = false;
    if (found === null) this.wrong.add(path);
    else {
      this.wrong.delete(path);
      this.written[path] = found;
    }
    this.page.app.draw();
  }

  /** @param {string} path */
  restore(path) {
    this.written[path] = /** @type {ComponentValue} */ (this.facts.facts.find((each) => each.path === path)?.value);
    this.wrong.delete(path);
    this.page.app.draw();
  }

  /**
   * Have values tried by games with every seat count; what can be played with is kept.
   * @param {object} body
   */
  async try_(body) {
    const { app } = this.page;
    this.busy = true;
    app.draw();
    /** @type {Differences | null} */
    const tried = await app.attempt(() => post(`/api/games/${this.game}/components`, body));
    this.busy = false;
    this.good = tried !== null;
    if (tried) {
      keepValues(tried);
      this.own = ownValues(this.game);
      this.written = {};
    }
    app.draw();
  }

  keep() {
    return this.try_({ changes: { ...changesOf(this.own?.values ?? []), ...this.written } });
  }

  /** @param {HTMLInputElement} field */
  async load(field) {
    const file = field.files?.[0];
    if (file) await this.try_({ file: await file.text() });
    field.value = ""; // the same file can be tried again
  }

  save() {
    if (this.own) download(new File([this.own.file], `${this.game}-values.toml`, { type: "text/plain" }));
  }

  // Drawing.

  /** The values that are looked for, thing by thing. */
  things() {
    const wished = wordsOf(this.wish);
    const exact = this.facts.facts.some(({ path }) => lies(path, this.wish));
    const found = this.facts.facts.filter((fact) => (exact ? lies(fact.path, this.wish) : this.has(fact, wished)) && (this.all || exact || fact.tag === "reconstructed" || this.kept(fact.path) !== undefined));
    /** @type {Map<string, FactRow[]>} */
    const things = new Map();
    for (const fact of found) {
      const name = thingOf(this.facts, fact.path);
      things.set(name, [...(things.get(name) ?? []), fact]);
    }
    return [...things];
  }

  /**
   * Whether a value, or the thing it is of, is called so: on the page or in the file.
   * @param {FactRow} fact
   * @param {string[]} wished
   */
  has({ path, value }, wished) {
    if (!wished.length) return true;
    const { texts } = this.page;
    const name = thingOf(this.facts, path);
    const told = plain([path, titleOf(texts, this.facts, name), said(texts, path.slice(name.length + 1)), meant(texts, path, /** @type {ComponentValue} */ (value))].join(" "));
    return wished.every((word) => told.includes(word));
  }

  /** @param {Piece} piece */
  picture(piece) {
    const shape = this.page.sprites.get(piece.sprite || piece.key);
    return shape ? drawing(this.game, piece.sprite || piece.key, shape, "part-drawing") : nothing;
  }

  view() {
    const { app } = this.page;
    const things = this.things();
    const count = Object.keys(this.written).length;
    return html`<div class="tool-body values-tool"><p>${app.say("web-values-hint")}</p>
      <p class="row"><label>${app.say("web-values-search")} <input id="values-search" type="search" autocomplete="off" .value=${this.wish} @input=${valued((wish) => { this.wish = wish; app.draw(); })}></label>
        <label class="check"><input type="checkbox" id="values-all" ?checked=${this.all} @change=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => { this.all = event.currentTarget.checked; app.draw(); }}> ${app.say("web-values-all")}</label>
        <span role="status">${app.say("web-values-found", { count: things.reduce((sum, [, facts]) => sum + facts.length, 0) })}</span></p>
      <p class="row">
        <label class="button file">${app.say("web-values-load")}<input type="file" id="values-file" class="hush" accept=".toml,text/plain" @change=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => this.load(event.currentTarget)}></label>
        ${this.own ? html`<button type="button" id="values-save" @click=${() => this.save()}>${app.say("web-values-save")}</button><button type="button" id="values-none" @click=${() => this.try_({})}>${app.say("web-values-none")}</button>` : nothing}</p>
      <datalist id="values-words">${this.words().map((word) => html`<option value=${word}></option>`)}</datalist>
      ${things.map(([name, facts]) => this.thing(name, facts))}</div>
      <div class="tool-foot"><span role="status" class="small">${this.busy ? app.say("web-values-trying") : this.good ? app.say("web-values-good") : app.say("web-values-own-count", { count: this.own?.values.length ?? 0 })}</span>
        <button type="button" class="primary" id="values-keep" ?disabled=${!count || this.busy || this.wrong.size > 0} @click=${() => this.keep()}>${app.say("web-values-keep", { count })}</button></div>`;
  }

  /** Words that stand somewhere among the values. */
  words() {
    const found = this.facts.facts.flatMap(({ value }) => value).filter((each) => typeof each === "string");
    return [...new Set(found)].sort();
  }

  /**
   * @param {string} name
   * @param {FactRow[]} facts
   */
  thing(name, facts) {
    const piece = this.facts.pieces[name];
    const title = titleOf(this.page.texts, this.facts, name);
    return html`<section class="printed card" id="values-${name}"><h2>${piece ? this.picture(piece) : nothing}<span>${title}</span></h2>
      ${facts.map((fact) => this.field(name, fact))}</section>`;
  }

  /**
   * @param {string} name
   * @param {FactRow} fact
   */
  field(name, fact) {
    const { app } = this.page;
    const { path, value: usual, tag, note } = fact;
    const value = this.written[path] ?? this.kept(path) ?? usual;
    const label = path === name ? this.page.app.say("column-value") : said(this.page.texts, path.slice(name.length + 1));
    const differs = shown(value) !== shown(usual);
    const words = meant(this.page.texts, path, value);
    return html`<label class="printed-value ${differs ? "differs" : ""} ${shown(value).length > SHORT ? "long" : ""}"><span class="value-name" title=${path}>${label}</span>
      <input data-path=${path} list=${typeof usual === "string" ? "values-words" : nothing} inputmode=${typeof usual === "number" ? "numeric" : "text"} aria-invalid=${this.wrong.has(path) ? "true" : "false"}
        .value=${shown(value)} @change=${valued((entry) => this.write(fact, entry))}>
      <span class="small">${words ? html`<q class="value-words">${words}</q> · ` : nothing}${app.say(`tag-${differs ? "owner" : tag}`)}${differs ? html` · ${app.say("web-values-usual", { usual: shown(usual) })} <button type="button" class="quiet small" @click=${() => this.restore(path)}>${app.say("web-values-restore")}</button>` : note && app.language === "en" ? html` · ${note}` : nothing}</span></label>`;
  }
}
