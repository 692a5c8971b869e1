// The box on the table: what helps those who play with the real pieces.

import { drawing, html, icon } from "./dom.js";
import { stayAwake } from "./wakelock.js";
import { loadSprites } from "./files.js";
import { also, texts } from "./l10n.js";
import { get, Refusal } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Drawn, Sprites } from "./page.d.ts" */
/** @import { GameInfo, Games } from "./protocol.d.ts" */

/**
 * One of the tools; it is drawn below the strip with its name and fills the rest of the screen.
 * @typedef {object} Tool
 * @property {() => Promise<unknown>} [open]
 * @property {() => Promise<unknown>} [speak]
 * @property {() => void} [close]
 * @property {() => Drawn} view
 * @property {(event: KeyboardEvent) => void} [key]
 */

/**
 * In the order of the menu: what it is called (`web-box-<key>`, in a sentence `web-box-<key>-about`),
 * which games have it, and where it is.
 * @type {{ key: string, has: (info: GameInfo) => boolean, load: () => Promise<new (page: BoxPage) => Tool> }[]}
 */
const TOOLS = [
  { key: "referee", has: () => true, load: () => import("./referee.js").then((module) => module.RefereeTool) },
  { key: "automa", has: (info) => info.solo, load: () => import("./referee.js").then((module) => module.AutomaTool) },
  { key: "setup", has: ({ tools }) => tools.includes("opening"), load: () => import("./opening.js").then((module) => module.OpeningTool) },
  { key: "pad", has: ({ tools }) => tools.includes("pad"), load: () => import("./pad.js").then((module) => module.PadTool) },
  { key: "clock", has: () => true, load: () => import("./timer.js").then((module) => module.TimerTool) },
  { key: "values", has: () => true, load: () => import("./values.js").then((module) => module.ValuesTool) },
];

export class BoxPage {
  kind = "box-page";
  /** @type {GameInfo[]} */
  games = [];
  /** @type {GameInfo} the game whose box it is; with none chosen, nothing asks for it */
  info;
  /** @type {Texts} */
  texts;
  /** @type {Map<string, Texts>} */
  titles = new Map();
  /** @type {Sprites} */
  sprites = new Map();
  /** @type {Tool | null} */
  tool = null;
  /** @type {(() => void) | null} */
  sleep = null;

  /**
   * @param {App} app
   * @param {string} path
   */
  constructor(app, path) {
    this.app = app;
    const [game, wanted = ""] = path.split("/");
    this.game = game;
    this.wanted = wanted;
    this.held = false; // whether anything of the tool had the focus
  }

  async open() {
    /** @type {Games} */
    const { games } = await get("/api/games");
    this.games = games;
    const info = games.find(({ key }) => key === this.game);
    const chosen = info && TOOLS.find(({ key, has }) => key === this.wanted && has(info));
    if ((this.game && !info) || (this.wanted && !chosen)) throw new Refusal(404, { key: "not-found" });
    if (info) this.info = info;
    await Promise.all([this.speak(), ...(info ? [info] : games).map(({ key }) => loadSprites(key).then((found) => (this.sprites = found)))]);
    if (chosen) {
      this.tool = new (await chosen.load())(this);
      await this.tool.open?.();
      this.sleep ??= stayAwake();
    }
    this.app.title(`${this.title()} · Maat`);
  }

  async speak() {
    const { language } = this.app;
    const [made] = await Promise.all([Promise.all(this.games.map(({ key }) => texts(language, key))), also(language, "box")]);
    this.titles = new Map(this.games.map(({ key }, n) => [key, made[n]]));
    this.texts = this.titles.get(this.game) ?? this.app.texts;
    await this.tool?.speak?.();
  }

  close() {
    this.tool?.close?.();
    this.sleep?.();
  }

  fits() {
    return this.tool !== null;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.tool?.key?.(event);
  }

  title() {
    const { app } = this;
    const name = this.wanted ? app.say(`web-box-${this.wanted}`) : app.say("web-box");
    return this.game ? `${this.texts.say("game-title")} · ${name}` : name;
  }

  /** What had the focus may be gone: whoever uses the keyboard goes on in the tool. */
  drawn() {
    if (this.held && document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }

  view() {
    if (this.tool) return html`<div class="tool" data-tool=${this.wanted} @focusin=${() => (this.held = true)}>${this.strip()}${this.tool.view()}</div>`;
    return this.game ? this.menu() : this.shelf();
  }

  strip() {
    const { app } = this;
    return html`<div class="box-strip"><a class="box-back" href="/box/${this.game}" aria-label=${app.say("web-box-back")}>${icon("left")}</a>
      <h1>${this.title()}</h1>
      <button type="button" class="menu" popovertarget="top" aria-label=${app.say("web-menu")}>${icon("menu")}</button></div>`;
  }

  menu() {
    const { app, info } = this;
    return html`<h1>${this.title()}</h1><p>${app.say("web-box-hint")}</p>
      <ul class="tools">${TOOLS.filter(({ has }) => has(info)).map(({ key }) => html`<li><a class="card" data-tool=${key} href="/box/${info.key}/${key}">
        <b>${app.say(`web-box-${key}`)}</b> <span>${app.say(`web-box-${key}-about`)}</span></a></li>`)}</ul>
      <p class="links"><a href="/rules/${info.key}">${app.say("web-rules")}</a> <a href="/cards/${info.key}">${app.say("web-parts")}</a> <a href="/box">${app.say("web-box-others")}</a></p>`;
  }

  shelf() {
    const { app } = this;
    return html`<h1>${app.say("web-box")}</h1><p>${app.say("web-box-hint")}</p>
      <ul class="tools boxes">${this.games.map(({ key }) => html`<li><a class="card" data-game=${key} href="/box/${key}">${drawing(key, "cover", { width: 320, height: 150 }, "cover-art")}<b>${this.titles.get(key)?.say("game-title")}</b></a></li>`)}</ul>`;
  }
}
