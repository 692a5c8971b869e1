// The rules: an overview, then the numbered ones with search and an anchor for each; and the parts of the box.

import { drawing, html, nothing, resolved, valued } from "./dom.js";
import { loadSprites, text } from "./files.js";
import { also, keep, LANGUAGES, read, texts } from "./l10n.js";
import { get, Refusal } from "./wire.js";
import { plain } from "./words.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Sprites } from "./page.d.ts" */
/** @import { Facts, Games, Part, Piece, Section } from "./protocol.d.ts" */

/**
 * The rules of a file in their order: headings and rule numbers.
 * @param {string} source
 */
export function outline(source) {
  const parts = [];
  for (const line of source.split("\n")) {
    const heading = /^## (.+)$/.exec(line);
    const rule = /^rule-([A-Za-z]+-?\d+) =/.exec(line);
    if (heading) parts.push({ heading: heading[1], rule: "" });
    if (rule) parts.push({ heading: "", rule: rule[1] });
  }
  return parts;
}

/**
 * The paragraphs of an overview in their order, below their headings.
 * @param {string} source
 */
export function paragraphs(source) {
  /** @type {{ heading: string, keys: string[] }[]} */
  const found = [];
  for (const line of source.split("\n")) {
    const heading = /^## (.+)$/.exec(line);
    const key = /^(overview-[\w-]+) =/.exec(line);
    if (heading) found.push({ heading: heading[1], keys: [] });
    if (key) found.at(-1)?.keys.push(key[1]);
  }
  return found;
}

/**
 * A file of texts of a game as it is written, English where there is no other.
 * @param {string} language
 * @param {string} file
 */
const written = (language, file) => text(`/locale/${language}/${file}.ftl`).catch(() => text(`/locale/en/${file}.ftl`));

/** The game on two pages, then the numbered rules, in one language or in two side by side. */
export class RulesPage {
  kind = "text-page";
  /** @type {Texts} */
  texts;
  /** @type {Texts} */
  rules;
  /** @type {Texts} */
  short;
  /** @type {Texts | null} the rules in a second language */
  beside = null;
  /** @type {{ heading: string, rule: string }[]} */
  parts;
  /** @type {{ heading: string, keys: string[] }[]} */
  overview;
  /** @type {Sprites} */
  sprites;

  /**
   * @param {App} app
   * @param {string} game
   */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    this.wish = "";
  }

  async open() {
    /** @type {Games} */
    const { games } = await get("/api/games");
    if (!games.some(({ key }) => key === this.game)) throw new Refusal(404, { key: "not-found" });
    [this.sprites] = await Promise.all([loadSprites(this.game), this.speak(), this.compare(read("beside") ?? "")]);
    this.app.title(`${this.texts.say("game-title")}: ${this.app.say("web-rules")} · Maat`);
  }

  async speak() {
    const { language } = this.app;
    const [rules, overview] = [`${this.game}-rules`, `${this.game}-overview`];
    [this.texts, this.rules, this.short] = await Promise.all([texts(language, this.game), texts(language, rules), texts(language, overview), also(language, "reading")]);
    const [numbered, short] = await Promise.all([written(language, rules), written(language, overview)]);
    this.parts = outline(numbered);
    this.overview = paragraphs(short);
  }

  /** @param {string} language */
  async compare(language) {
    keep("beside", language);
    this.beside = language in LANGUAGES ? await texts(language, `${this.game}-rules`) : null;
    this.app.draw();
  }

  anchor() {
    const name = decodeURIComponent(location.hash.slice(1));
    const found = name && document.getElementById(name);
    if (!found) return;
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
  }

  /** @param {string} wish */
  search(wish) {
    this.wish = wish;
    this.app.draw();
  }

  /** @param {string} key */
  paragraph(key) {
    const drawn = this.short.say(key, {}, "art").split(" ").filter((name) => this.sprites.has(name));
    return html`<div class="said-drawn"><span class="drawn" aria-hidden="true">${drawn.map((name) => drawing(this.game, name, this.sprites.get(name)))}</span><p>${this.short.say(key)}</p></div>`;
  }

  /** What numbers and words ask for, with the headings above it. */
  shown() {
    const words = plain(this.wish).split(/\s+/).filter(Boolean);
    /** @param {string} rule */
    const told = (rule) => `${rule} ${this.rules.say(`rule-${rule}`)} ${this.beside?.say(`rule-${rule}`) ?? ""}`;
    const found = this.parts.filter(({ heading, rule }) => heading || words.every((word) => plain(told(rule)).includes(word)));
    return found.filter(({ rule }, at) => rule || found[at + 1]?.rule);
  }

  contents() {
    const { app } = this;
    const headings = this.parts.flatMap(({ heading }, at) => (heading ? [{ heading, at }] : []));
    return html`<details class="contents"><summary>${app.say("web-contents")}</summary><ol>
      ${headings.map(({ heading, at }) => html`<li><a href="#part-${at}">${heading}</a></li>`)}</ol></details>`;
  }

  /** @param {{ heading: string, rule: string }} part */
  rule({ heading, rule }) {
    const key = `rule-${rule}`;
    if (heading) return html`<h2 id="part-${this.parts.findIndex((each) => each.heading === heading)}" tabindex="-1">${heading}</h2>`;
    return html`<div class="rule" id=${rule} tabindex="-1"><a href="#${rule}">${rule}</a> <p>${this.rules.say(key)}</p>
      ${this.beside ? html`<p lang=${this.beside.language}>${this.beside.say(key)}</p>` : nothing}</div>`;
  }

  view() {
    const { app, game } = this;
    const shown = this.shown();
    const others = Object.entries(LANGUAGES).filter(([code]) => code !== app.language);
    return html`<h1>${this.texts.say("game-title")}: ${app.say("web-rules")}</h1>
      <p class="row"><a class="button" href="#numbered">${app.say("web-numbered")}</a><a class="button" href="/cards/${game}">${app.say("web-parts")}</a><a class="button" href="/learn/${game}">${app.say("web-learn")}</a></p>
      <div class="overview">${this.overview.map(({ heading, keys }) => html`<section><h2>${heading}</h2>${keys.map((key) => this.paragraph(key))}</section>`)}</div>
      <h2 id="numbered" tabindex="-1">${app.say("web-numbered")}</h2>
      <form class="search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <label for="search">${app.say("web-search")}</label>
        <input id="search" type="search" autocomplete="off" @input=${valued((wish) => this.search(wish))}>
        <span role="status">${app.say("web-found", { count: shown.filter(({ rule }) => rule).length })}</span>
        <label for="beside">${app.say("web-beside")}</label>
        <select id="beside" @change=${valued((language) => this.compare(language))}><option value="">–</option>
          ${others.map(([code, name]) => html`<option value=${code} lang=${code} ?selected=${this.beside?.language === code}>${name}</option>`)}</select>
      </form>
      ${this.contents()}
      <div class="rules ${this.beside ? "two" : ""}">${shown.map((part) => this.rule(part))}</div>`;
  }
}

const SHORT = 24; // letters of a name that fits below a drawing

/** What is in the box: drawings, names, numbers; and where each value is known from. */
export class PartsPage {
  kind = "text-page";
  /** @type {Facts} */
  facts;
  /** @type {Sprites} */
  sprites;
  /** @type {Texts} */
  texts;

  /**
   * @param {App} app
   * @param {string} game
   */
  constructor(app, game) {
    this.app = app;
    this.game = game;
  }

  async open() {
    this.facts = await get(`/api/games/${this.game}/components`);
    [this.sprites] = await Promise.all([loadSprites(this.game), this.speak()]);
    this.app.title(`${this.texts.say("game-title")}: ${this.app.say("web-parts")} · Maat`);
  }

  async speak() {
    [this.texts] = await Promise.all([texts(this.app.language, this.game), also(this.app.language, "reading")]);
  }

  /** @param {Piece} piece */
  name(piece) {
    return this.texts.say(piece.key, resolved(piece.values, []));
  }

  /** @param {Part} parts */
  part({ piece, about = null }) {
    const shape = this.sprites.get(piece.sprite || piece.key);
    const told = about ? this.texts.say(about.key, resolved(about.values, [])) : "";
    const brings = (about?.pieces ?? []).map((each) => `${(each.count ?? 1) > 1 ? `${each.count} × ` : ""}${this.name(each)}`).join(", ");
    return html`<li>
      ${shape ? html`<span class="part-art">${drawing(this.game, piece.sprite || piece.key, shape)}${piece.badge && piece.tone !== "number" ? html`<b class="part-badge" aria-hidden="true">${piece.badge}</b>` : nothing}</span>` : nothing}
      <span>${told ? html`<b>${this.name(piece)}</b><br>${told}${brings ? html`: ${brings}` : nothing}` : this.name(piece)}</span>
      ${(piece.count ?? 1) > 1 ? html`<b>×${piece.count}</b>` : nothing}</li>`;
  }

  /** @param {Section} parts */
  section({ key, parts }) {
    const count = parts.reduce((sum, { piece }) => sum + (piece.count ?? 1), 0);
    const told = parts.some(({ piece, about }) => about || this.name(piece).length > SHORT);
    return html`<section class="box"><h2>${this.texts.say(key)} <span class="small">${this.app.say("web-in-box", { count })}</span></h2>
      <ul class="parts ${told ? "told" : ""}">${parts.map((each) => this.part(each))}</ul></section>`;
  }

  view() {
    const { app } = this;
    const { facts, sections } = this.facts;
    const doubtful = facts.filter(({ tag }) => tag === "reconstructed").length;
    return html`<h1>${this.texts.say("game-title")}: ${app.say("web-parts")}</h1>
      ${doubtful ? html`<p class="notice">${app.say("web-reconstructed")} ${app.say("web-reconstructed-count", { count: doubtful })}</p>` : nothing}
      ${sections.map((each) => this.section(each))}
      <details class="values" ?open=${!sections.length}><summary>${app.say("web-all-values")}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${app.say("web-all-values")}><table class="score parts-table">
        <thead><tr><th scope="col">${app.say("column-component")}</th><th scope="col">${app.say("column-value")}</th><th scope="col">${app.say("column-source")}</th></tr></thead>
        <tbody>${facts.map(({ path, value, tag, note }) => html`<tr class=${tag}><th scope="row"><code>${path}</code></th><td><code>${JSON.stringify(value)}</code></td><td title=${note}>${app.say(`tag-${tag}`)}</td></tr>`)}</tbody>
      </table></div></details>`;
  }
}
