// What this program is, and which engine its bots think with.

import { html, nothing } from "./dom.js";
import { get } from "./wire.js";

const AGAIN = 1500; // milliseconds between two looks while the fast engine is compiled

export class AboutPage {
  kind = "text-page";

  constructor(app) {
    this.app = app;
  }

  async open() {
    this.about = await get("/api/about");
    this.app.title(`${this.app.say("web-about")} · Maat`);
    this.watch();
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
    const { app, about } = this;
    return html`<h1>${app.say("web-about")}</h1>
      <p>${app.say("web-about-what")}</p>
      <p>${app.say("web-about-fair")}</p>
      <p>${app.say("web-about-pictures")}</p>
      <h2>${app.say("web-about-program")}</h2>
      <p>${app.say("web-about-version", { version: about.version })}</p>
      ${this.engine(about.engine)}
      <p><a class="button" href="/">${app.say("web-new-table")}</a></p>`;
  }

  engine({ stage, share, key }) {
    const { app } = this;
    const why = key ? app.say(`web-engine-${key}`) : "";
    return html`<p class="engine" role="status">${app.say(`web-engine-${stage}`)} ${why}</p>
      ${stage === "building" ? html`<p><progress max="1" .value=${share} aria-label=${app.say("web-engine-building")}></progress>
        ${app.say("web-engine-share", { share })}</p>` : nothing}`;
  }
}
