// The numbered rules, with search and an anchor for each; and the parts of the box.

import { drawing, html, nothing, resolved, valued } from "./dom.js";
import { loadSprites, text } from "./files.js";
import { texts } from "./l10n.js";
import { get } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Sprites } from "./page.d.ts" */
/** @import { Facts, Part, Piece, Section } from "./protocol.d.ts" */

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

/** @param {string} words */
const plain = (words) => words.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

export class RulesPage {
  kind = "text-page";
  /** @type {Texts} */
  texts;
  /** @type {Texts} */
  rules;
  /** @type {{ heading: string, rule: string }[]} */
  parts;

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
    await this.speak();
    this.app.title(`${this.texts.say("game-title")}: ${this.app.say("web-rules")} · Maat`);
  }

  async speak() {
    const { language } = this.app;
    [this.texts, this.rules] = await Promise.all([texts(language, this.game), texts(language, `${this.game}-rules`)]);
    const source = await text(`/locale/${language}/${this.game}-rules.ftl`).catch(() => text(`/locale/en/${this.game}-rules.ftl`));
    this.parts = outline(source);
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

  view() {
    const { app } = this;
    const words = plain(this.wish).split(/\s+/).filter(Boolean);
    /** @param {string} rule */
    const told = (rule) => this.rules.say(`rule-${rule}`);
    /** @param {string} rule */
    const matches = (rule) => words.every((word) => plain(`${rule} ${told(rule)}`).includes(word));
    const shown = this.parts.filter((part) => part.heading || matches(part.rule));
    const count = shown.filter((part) => part.rule).length;
    const kept = shown.filter((part, at) => part.rule || (shown[at + 1] && shown[at + 1].rule));
    return html`<h1>${this.texts.say("game-title")}: ${app.say("web-rules")}</h1>
      <p><a href="/cards/${this.game}">${app.say("web-parts")}</a></p>
      <form class="search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <label for="search">${app.say("web-search")}</label>
        <input id="search" type="search" autocomplete="off" @input=${valued((wish) => this.search(wish))}>
        <span role="status">${app.say("web-found", { count })}</span>
      </form>
      <div class="rules">${kept.map((part) => part.heading
        ? html`<h2>${part.heading}</h2>`
        : html`<p id=${part.rule} tabindex="-1"><a href="#${part.rule}">${part.rule}</a> ${told(part.rule)}</p>`)}</div>`;
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
    this.texts = await texts(this.app.language, this.game);
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
