// The numbered rules, with search and an anchor for each; and the parts of the box.

import { drawing, html, nothing } from "./dom.js";
import { loadSprites, text } from "./files.js";
import { texts } from "./l10n.js";
import { get } from "./wire.js";

/** The rules of a file in their order: headings and rule numbers. */
export function outline(source) {
  const parts = [];
  for (const line of source.split("\n")) {
    const heading = /^## (.+)$/.exec(line);
    const rule = /^rule-([A-Za-z]+-?\d+) =/.exec(line);
    if (heading) parts.push({ heading: heading[1] });
    if (rule) parts.push({ rule: rule[1] });
  }
  return parts;
}

const plain = (words) => words.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

export class RulesPage {
  kind = "text-page";

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

  search(event) {
    this.wish = event.target.value;
    this.app.draw();
  }

  view() {
    const { app } = this;
    const words = plain(this.wish).split(/\s+/).filter(Boolean);
    const told = (rule) => this.rules.say(`rule-${rule}`);
    const matches = (rule) => words.every((word) => plain(`${rule} ${told(rule)}`).includes(word));
    const shown = this.parts.filter((part) => part.heading || matches(part.rule));
    const count = shown.filter((part) => part.rule).length;
    const kept = shown.filter((part, at) => part.rule || (shown[at + 1] && shown[at + 1].rule));
    return html`<h1>${this.texts.say("game-title")}: ${app.say("web-rules")}</h1>
      <p><a href="/cards/${this.game}">${app.say("web-parts")}</a></p>
      <form class="search" role="search" @submit=${(event) => event.preventDefault()}>
        <label for="search">${app.say("web-search")}</label>
        <input id="search" type="search" autocomplete="off" @input=${(event) => this.search(event)}>
        <span role="status">${app.say("web-found", { count })}</span>
      </form>
      <div class="rules">${kept.map((part) => part.heading
        ? html`<h2>${part.heading}</h2>`
        : html`<p id=${part.rule} tabindex="-1"><a href="#${part.rule}">${part.rule}</a> ${told(part.rule)}</p>`)}</div>`;
  }
}

/** Every component value, its drawing, and where it is known from. */
export class PartsPage {
  kind = "text-page";

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

  /** The drawing and the word of a value such as `tiles.step_pyramid`. */
  picture(path) {
    const [group, word = ""] = path.split(".");
    const key = `${group.replace(/s$/, "")}-${word.replaceAll("_", "-")}`;
    return { key, shape: this.sprites.get(key), name: this.texts.has(key) ? this.texts.say(key) : path };
  }

  view() {
    const { app } = this;
    const drawn = this.facts.facts.filter(({ path }) => this.picture(path).shape);
    const rest = this.facts.facts.filter(({ path }) => !this.picture(path).shape);
    const doubtful = this.facts.facts.filter(({ tag }) => tag === "reconstructed").length;
    return html`<h1>${this.texts.say("game-title")}: ${app.say("web-parts")}</h1>
      ${doubtful ? html`<p class="notice">${app.say("web-reconstructed")}</p>` : nothing}
      <ul class="parts">${drawn.map(({ path, value, tag }) => {
        const { key, shape, name } = this.picture(path);
        return html`<li>${drawing(this.game, key, shape)}<span>${name}</span><b>×${JSON.stringify(value)}</b>${tag === "reconstructed" ? html`<span class="tag">${app.say("tag-reconstructed")}</span>` : nothing}</li>`;
      })}</ul>
      <div class="scroll" tabindex="0" role="region" aria-label=${app.say("web-parts")}><table class="score parts-table">
        <thead><tr><th scope="col">${app.say("column-component")}</th><th scope="col">${app.say("column-value")}</th><th scope="col">${app.say("column-source")}</th></tr></thead>
        <tbody>${rest.map(({ path, value, tag, note }) => html`<tr><th scope="row"><code>${path}</code></th><td><code>${JSON.stringify(value)}</code></td><td title=${note}>${app.say(`tag-${tag}`)}</td></tr>`)}</tbody>
      </table></div>`;
  }
}
