// What this program is, and which engine its bots think with.

import { html, nothing } from "./dom.js";
import { also, texts } from "./l10n.js";
import { get } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { About, Engine } from "./protocol.d.ts" */

const AGAIN = 1500; // milliseconds between two looks while the fast engine is compiled

export class AboutPage {
  kind = "text-page";
  /** @type {About} */
  about;
  /** @type {Texts} */
  texts;
  /** @type {number | undefined} */
  timer;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  async open() {
    [this.about] = await Promise.all([get("/api/about"), this.speak()]);
    this.app.title(`${this.app.say("web-about")} · Maat`);
    this.watch();
  }

  async speak() {
    [this.texts] = await Promise.all([texts(this.app.language, "about"), also(this.app.language, "front")]);
  }

  watch() {
    if (this.about.engine.stage === "building") this.timer = setTimeout(() => this.look(), AGAIN);
  }

  async look() {
    this.about = (await get("/api/about").catch(() => null)) ?? this.about;
    this.watch();
    this.app.draw();
  }

  close() {
    clearTimeout(this.timer);
  }

  view() {
    const { app, about, texts: own } = this;
    return html`<h1>${app.say("web-about")}</h1>
      <p>${own.say("web-about-what")}</p>
      <p>${own.say("web-about-fair")}</p>
      <p>${own.say("web-about-pictures")}</p>
      <h2>${own.say("web-about-program")}</h2>
      <p>${own.say("web-about-version", { version: about.version })}</p>
      ${this.engine(about.engine)}
      ${globalThis.pocket ? nothing : this.along(about.site)}
      <p><a class="button" href="/">${app.say("web-new-table")}</a></p>`;
  }

  /**
   * The table to take along, which a browser keeps only where nobody in between can change it.
   * @param {string} site
   */
  along(site) {
    const { texts: own } = this;
    if (!site) return html`<p>${own.say("web-along-not-built")}</p>`;
    return html`<p><a class="button" href=${site}>${this.app.say("web-along")}</a></p>
      <p>${own.say(isSecureContext ? "web-along-hint" : "web-along-open-network")}</p>`;
  }

  /** @param {Engine} parts */
  engine({ stage, share, key }) {
    const { texts: own } = this;
    const why = key ? own.say(`web-engine-${key}`) : "";
    return html`<p class="engine" role="status">${own.say(`web-engine-${stage}`)} ${why}</p>
      ${stage === "building" ? html`<p><progress max="1" .value=${share} aria-label=${own.say("web-engine-building")}></progress>
        ${own.say("web-engine-share", { percent: Math.round(100 * share) })}</p>` : nothing}`;
  }
}
