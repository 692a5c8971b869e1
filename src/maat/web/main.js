// The page: which view the address asks for, and what surrounds every view.

import { dye, html, isLost, nothing, render, repeat, valued } from "./dom.js";
import { address, addressOf, alone, dress, placeOf } from "./files.js";
import { also, keep, LANGUAGES, read, texts, wishedLanguage } from "./l10n.js";
import { get, Refusal } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { Page, Shown, Values } from "./page.d.ts" */

/** @typedef {[RegExp, () => Promise<new (app: App, id: string) => Page>, string]} Route */

/** @type {Route[]} */
const ROUTES = [
  [/^\/$/, () => import("./lobby.js").then((module) => module.FrontPage), "front.css"],
  [/^\/t\/([\w-]+)$/, () => import("./table.js").then((module) => module.TablePage), ""],
  [/^\/replay\/([\w-]+)$/, () => import("./replay.js").then((module) => module.ReplayPage), "deferred.css"],
  [/^\/review\/([\w-]+)$/, () => import("./review.js").then((module) => module.ReviewPage), "deferred.css"],
  [/^\/learn\/([\w-]+(?:\/solo)?)$/, () => import("./lesson.js").then((module) => module.LessonPage), "lesson.css"],
  [/^\/verify\/([\w-]+)$/, () => import("./verify.js").then((module) => module.VerifyPage), "front.css"],
  [/^\/rules\/([\w-]+)$/, () => import("./rules.js").then((module) => module.RulesPage), "front.css"],
  [/^\/cards\/([\w-]+)$/, () => import("./rules.js").then((module) => module.PartsPage), "front.css"],
  [/^\/box(?:\/([\w-]+(?:\/[\w-]+)?))?$/, () => import("./box.js").then((module) => module.BoxPage), "box.css"],
  [/^\/about$/, () => import("./about.js").then((module) => module.AboutPage), "front.css"],
  [/^\/me$/, () => import("./account.js").then((module) => module.AccountPage), "front.css"],
  [/^\/plays$/, () => import("./plays.js").then((module) => module.PlaysPage), "front.css"],
  [/^\/tables$/, () => import("./lobby.js").then((module) => module.MyTables), "front.css"],
];

/** @param {string} path */
const routeOf = (path) => ROUTES.find(([each]) => each.test(path));

export class App {
  /** @type {Texts} */
  texts;
  /** @type {string} */
  at;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.language = wishedLanguage();
    this.theme = read("theme") ?? "auto";
    /** @type {Page | null} */
    this.page = null;
    /** @type {Shown | null} */
    this.fault = null;
    // whether there are words for faults, as far as they could be had
    this.worded = false;
    this.moment = 0;
    // what was used last; a click of an older Safari does not tell
    this.pointer = "";
  }

  async start() {
    this.dress();
    this.texts = await texts(this.language, "common");
    addEventListener("popstate", () => this.route());
    addEventListener("maat-texts", () => this.draw());
    addEventListener("maat-again", () => this.again());
    addEventListener("click", (event) => this.follow(event));
    addEventListener("pointerdown", (event) => (this.pointer = event.pointerType), true);
    addEventListener("keydown", (event) => this.pressed(event));
    await this.route();
    await this.sayFaults();
  }

  /** What may be wrong is told in words that are fetched after all else, or before the first of them is needed. */
  async sayFaults() {
    await also(this.language, "server").catch(() => null);
    this.worded = true;
    if (this.fault) this.draw();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    this.pointer = "";
    this.page?.key?.(event);
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   */
  say(key, values) {
    return this.texts.say(key, values);
  }

  // Where we are.

  /** @param {MouseEvent} event */
  follow(event) {
    /** @type {HTMLAnchorElement | null} */
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || alone || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    const place = placeOf(to);
    if (to.origin !== location.origin || !ROUTES.some(([path]) => path.test(place))) return;
    if (place === placeOf(location) && to.hash) return;
    event.preventDefault();
    this.go(place + to.hash);
  }

  /**
   * To the table; the address stays, it may hold an invitation.
   * @param {Event} event
   */
  skip(event) {
    event.preventDefault();
    document.getElementById("main")?.focus();
  }

  /** @param {Event} event */
  skipToAnswers(event) {
    event.preventDefault();
    /** @type {HTMLElement | null} */
    const bar = document.querySelector(".bar, .draws");
    bar?.focus();
  }

  /** @param {string} path */
  go(path) {
    history.pushState(null, "", addressOf(path));
    return this.route();
  }

  async route() {
    const path = alone ? "/replay/alone" : placeOf(location);
    if (this.page && this.at === path) return this.page.anchor?.();
    this.page?.close?.();
    this.at = path;
    dye([]);
    const route = routeOf(path);
    const first = !this.moment;
    const moment = (this.moment += 1);
    this.fault = null;
    try {
      const page = await this.opened(route ?? ROUTES[0], path);
      if (moment !== this.moment) return page.close?.();
      this.page = page;
      if (!route) this.fault = { key: "not-found" };
    } catch (fault) {
      if (await this.renewed(fault)) return;
      const ending = await this.ending(path, fault);
      const front = alone || ending ? ending : await this.opened(ROUTES[0], "").catch(() => null);
      if (moment !== this.moment) return;
      this.page = front;
      if (!ending) this.blame(fault);
    }
    this.draw();
    dispatchEvent(new Event("maat-placed"));
    scrollTo(0, 0);
    if (!first && isLost()) document.getElementById("main")?.focus({ preventScroll: true });
    this.page?.anchor?.();
  }

  /**
   * A page that can be shown; where none is, whoever comes is told so on the front page.
   * @param {Route} route
   * @param {string} path
   */
  async opened([pattern, load, style], path) {
    const [Page] = await Promise.all([load(), style && dress(style)]);
    const page = new Page(this, pattern.exec(path)?.[1] ?? "");
    await page.open();
    return page;
  }

  /**
   * What is left of a finished game of rules this server does not have.
   * @param {string} path
   * @param {unknown} fault
   */
  async ending(path, fault) {
    const [, kind, id] = path.split("/");
    const replay = `/replay/${id}`;
    const route = kind === "t" && fault instanceof Refusal && fault.fault.key === "other-rules-here" && routeOf(replay);
    return route ? this.opened(route, replay).catch(() => null) : null;
  }

  /** What is shown may have changed behind its back: read it anew. */
  async again() {
    await this.attempt(() => this.page?.open());
    this.draw();
  }

  /**
   * Whether everything is loaded anew, once: a module may be gone where the server was renewed.
   * @param {unknown} fault
   */
  async renewed(fault) {
    const missing = fault instanceof TypeError && /import/i.test(fault.message);
    if (!missing || history.state?.renewed || !(await get("/api/me").catch(() => null))) return false;
    history.replaceState({ renewed: true }, "");
    location.reload();
    return true;
  }

  /**
   * Show what went wrong, in words.
   * @param {unknown} fault
   */
  blame(fault) {
    this.fault = fault instanceof Refusal ? fault.fault : { key: "unexpected", values: { reason: String(fault) } };
    if (!(fault instanceof Refusal)) console.error(fault);
    this.sayFaults();
    this.draw();
  }

  /**
   * Do something that may be refused.
   * @template T
   * @param {() => T | Promise<T>} work
   * @returns {Promise<T | null>}
   */
  async attempt(work) {
    try {
      this.fault = null;
      return await work();
    } catch (fault) {
      this.blame(fault);
      return null;
    }
  }

  // Language and light.

  /** @param {string} language */
  async speak(language) {
    keep("language", language);
    this.language = language;
    this.texts = await texts(language, "common");
    await Promise.all([this.sayFaults(), this.page?.speak?.()]);
    this.dress();
    this.draw();
  }

  /** @param {string} theme */
  shine(theme) {
    keep("theme", theme);
    this.theme = theme;
    this.dress();
    this.draw();
  }

  dress() {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }

  /**
   * @param {string} words
   * @param {boolean} [turn]
   */
  title(words, turn = false) {
    document.title = words;
    /** @type {HTMLLinkElement | null} */
    const icon = document.querySelector("#favicon");
    const href = address(turn ? "art/maat-turn.svg" : "art/maat.svg");
    if (icon && !alone && icon.href !== href) icon.href = href;
  }

  // Drawing.

  draw() {
    if (!this.texts) return;
    document.documentElement.classList.toggle("fitted", this.page?.fits?.() ?? false);
    render(this.view(), this.root);
    // what is beside the boards may have left them another room
    if (this.page?.stage?.settle()) render(this.view(), this.root);
    this.page?.drawn?.();
  }

  view() {
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${this.say("web-skip")}</a>
      ${this.page?.kind === "table-page" && this.page.fits?.() ? html`<a class="skip" href="#answers" @click=${this.skipToAnswers}>${this.say("web-skip-answers")}</a>` : nothing}
      ${this.head()}
      <main id="main" tabindex="-1" class=${this.page?.kind ?? ""}>
        ${this.fault && this.worded ? this.faultView(this.fault) : nothing}
        ${repeat(this.page ? [this.page] : [], () => this.at, (page) => page.view())}
      </main>`;
  }

  head() {
    return html`<header class="top" id="top" popover=${this.page?.fits?.() ? "auto" : nothing}>
      <a class="brand" href=${alone ? nothing : "/"} aria-label="Maat">
        <svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2c7 4 9 13 5 21l-3 5h-3l1-5c-6-3-7-14 0-21z"></path><path class="vein" d="M16 29c0-9 0-16 1-23"></path></svg>
        <span>Maat</span>
      </a>
      <nav aria-label=${this.say("web-menu")}>${alone ? nothing : html`<a href="/tables">${this.say("web-my-tables")}</a>`}</nav>
      <div class="wishes">
        <label><span class="hush">${this.say("web-language")}</span>
          <select id="language" @change=${valued((language) => this.speak(language))}>
            ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === this.language}>${name}</option>`)}
          </select></label>
        <label><span class="hush">${this.say("web-theme")}</span>
          <select id="theme" @change=${valued((theme) => this.shine(theme))}>
            ${["auto", "light", "dark"].map((each) => html`<option value=${each} ?selected=${each === this.theme}>${this.say(`web-theme-${each}`)}</option>`)}
          </select></label>
      </div>
    </header>`;
  }

  /** @param {Shown} fault */
  faultView({ key, values = {}, id }) {
    const known = this.page?.texts?.has(`error-${key}`) ? this.page.texts : this.texts;
    const words = known.has(`error-${key}`)
      ? known.say(`error-${key}`, { ...values, reason: values.reason ?? this.page?.ruleText?.(String(values.rule ?? "")) ?? "" })
      : this.say("error-unexpected", { reason: id || key });
    return html`<div class="fault" role="alert"><p>${words}</p>
      <button type="button" @click=${() => { this.fault = null; this.draw(); }}>${this.say("web-close")}</button></div>`;
  }
}

const app = new App(/** @type {HTMLElement} */ (document.getElementById("app")));
globalThis.maat = app;
await app.start();
