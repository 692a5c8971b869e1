// A game again, moment by moment: scrubber, keys, a link to each moment, any seat's view.

import { dye, html, icon, nothing, valued } from "./dom.js";
import { face } from "./faces.js";
import { alone, loadSprites } from "./files.js";
import { Camera } from "./camera.js";
import { capture, play } from "./flip.js";
import { keyOf } from "./keys.js";
import { also, texts } from "./l10n.js";
import { lineText, lineView } from "./log.js";
import { botLevel, seatName } from "./names.js";
import { belongingsView } from "./belongings.js";
import { Painter, whole } from "./scene.js";
import { leftView, sheetView } from "./score.js";
import { trayView } from "./seats.js";
import { Stage } from "./stage.js";
import { stripView } from "./strip.js";
import { fitTray } from "./tray.js";
import { logView, markPlaces } from "./turns.js";
import { What } from "./what.js";
import { get, post, unrolled } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Drawn, Sprites, Turn, WholeFrame, WholeReplay, WholeScene } from "./page.d.ts" */
/** @import { Fault, LogLine } from "./protocol.d.ts" */

const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1100;

export class ReplayPage {
  kind = "table-page replay-page";
  /** @type {WholeReplay} */
  replay;
  /** @type {string} */
  game;
  /** @type {Sprites} */
  sprites;
  /** @type {Texts} */
  texts;
  /** @type {Texts} */
  rules;
  /** @type {WholeScene} */
  scene;
  /** @type {string[]} */
  names;
  /** @type {LogLine[]} */
  log;
  /** @type {Painter} */
  painter;
  actedAt = 0; // nothing is news
  lines = Infinity; // the whole log
  /** @type {Turn | null} the turn of the log that is pointed at */
  pointed = null;
  /** @type {What | undefined} */
  what;

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.at = 0;
    this.speed = 1;
    /** @type {number | undefined} */
    this.playing = undefined;
    this.tab = "log";
    this.stage = new Stage(app);
    /** @type {number | null} whose things are looked at */
    this.examined = null;
  }

  fits() {
    return true;
  }

  async open() {
    this.replay = unrolled(alone ? JSON.parse(String(document.getElementById("replay")?.textContent)) : await this.fetch(null));
    this.game = this.replay.game;
    [this.sprites] = await Promise.all([loadSprites(this.game), this.speak()]);
    if (!alone && this.id) this.what = new What(this);
    this.stage.camera ??= new Camera(this.stage);
    this.stage.fitTray = fitTray;
    if (this.replay.lacks) this.tab = "score";
    this.jumpTo(this.wished() ?? this.start());
    this.app.title(`${this.texts.say("game-title")} · Maat`);
  }

  /** @param {number | null} seat */
  async fetch(seat) {
    const part = (/** @type {number} */ from) => get(`/api/tables/${this.id}/replay?from=${from}${seat === null ? "" : `&seat=${seat}`}`);
    const replay = await part(0);
    for (let more = replay; more.frames.length && replay.frames.length < replay.total; ) {
      more = await part(replay.frames.length);
      replay.frames.push(...more.frames);
    }
    return replay;
  }

  start() {
    return this.replay.over ? this.replay.frames.length - 1 : 0;
  }

  async speak() {
    [this.texts, this.rules] = await Promise.all([
      texts(this.app.language, this.game),
      texts(this.app.language, `${this.game}-rules`),
      also(this.app.language, "deferred"),
      also(this.app.language, "server"),
      also(this.app.language, `${this.game}-deferred`, this.game),
    ]);
    if (this.scene) this.jumpTo(this.at);
  }

  close() {
    clearInterval(this.playing);
    this.stage.close();
    this.what?.close();
  }

  /** The moment the address names. */
  wished() {
    const version = new URLSearchParams(location.hash.slice(1)).get("b");
    if (version === null) return null;
    const found = this.replay.frames.findIndex((frame) => frame.version >= Number(version));
    return found < 0 ? this.replay.frames.length - 1 : found;
  }

  anchor() {
    const wished = this.wished();
    if (wished !== null && wished !== this.at) this.show(wished);
  }

  // Going through the game.

  get frame() {
    return this.replay.frames[this.at];
  }

  /** @param {number} at */
  jumpTo(at) {
    this.at = Math.max(0, Math.min(at, this.replay.frames.length - 1));
    this.scene = whole(this.frame.scene);
    this.stage.follow(this.scene);
    this.what?.renew();
    dye(this.replay.seats);
    this.names = this.replay.seats.map((seat, n) => seatName(this.app, this.texts, seat, n, this.replay.mine));
    this.log = this.replay.frames.slice(0, this.at + 1).flatMap((frame) => frame.lines);
  }

  /** @param {number} at */
  show(at) {
    const near = Math.abs(at - this.at) <= 1;
    const before = near ? capture(this.table()) : null;
    this.jumpTo(at);
    if (!alone) history.replaceState(null, "", `#b=${this.frame.version}`);
    this.app.draw();
    if (before) play(before, capture(this.table()));
  }

  drawn() {
    markPlaces(this);
  }

  table() {
    return this.app.root.querySelector(".table") ?? this.app.root;
  }

  toggle() {
    if (this.playing) {
      clearInterval(this.playing);
      this.playing = undefined;
    } else {
      if (this.at === this.replay.frames.length - 1) this.show(0);
      this.playing = setInterval(() => this.step(), PACE / this.speed);
    }
    this.app.draw();
  }

  step() {
    if (this.at < this.replay.frames.length - 1) this.show(this.at + 1);
    else this.toggle();
  }

  /** @param {number} speed */
  pace(speed) {
    this.speed = speed;
    if (this.playing) {
      clearInterval(this.playing);
      this.playing = setInterval(() => this.step(), PACE / speed);
    }
    this.app.draw();
  }

  /** @param {number | null} seat */
  async look(seat) {
    const replay = await this.app.attempt(() => this.fetch(seat));
    if (!replay) return;
    this.replay = unrolled(replay);
    this.jumpTo(this.at);
    this.app.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input[type=text], select, textarea")) return;
    const last = this.replay.frames.length - 1;
    const slider = target.matches?.("input[type=range]");
    const does = {
      ArrowLeft: () => this.show(Math.max(0, this.at - 1)),
      ArrowRight: () => this.show(Math.min(last, this.at + 1)),
      Home: () => this.show(0),
      End: () => this.show(last),
    }[event.key];
    if (does && !slider) {
      event.preventDefault();
      does();
    }
    if (keyOf(event) === "p" && !event.repeat) this.toggle();
  }

  /**
   * What a thing is is known to the server: a page that is one file has none.
   * @param {string} place
   * @param {string} piece
   */
  async askWhat(place, piece) {
    const thing = { at: this.frame.version, place, piece, seat: this.replay.seat };
    const told = await post(`/api/tables/${this.id}/what`, thing).catch(() => null);
    if (told) this.what?.hear(told);
  }

  /** @param {string} rule */
  ruleText(rule) {
    return rule ? this.rules.say(`rule-${rule}`) : "";
  }

  // Drawing.

  /**
   * @param {WholeFrame} frame
   * @param {WholeScene} scene
   */
  paint(frame, scene) {
    const { replay, app } = this;
    return new Painter({
      scene,
      answers: [],
      game: this.game,
      texts: this.texts,
      names: this.names,
      seats: replay.seats,
      seat: replay.seat,
      turn: frame.asked?.seat ?? null,
      live: false,
      ask: (event) => this.what?.explain(event),
      chosen: null,
      sprites: this.sprites,
      scores: frame.scores,
      examined: this.examined,
      examine: (seat) => {
        this.examined = seat;
        app.draw();
      },
      gone: () => false,
      tags: (_, who) => (who.kind === "bot" ? html`${face(who.bot)}<span class="tag">${botLevel(app, who)}</span>` : nothing),
      clock: () => nothing,
    });
  }

  view() {
    this.painter = this.paint(this.frame, this.scene);
    return html`${this.above()}
      <div class="table" data-game=${this.game} data-page=${this.stage.tab}>
        ${stripView(this.painter)}
        ${this.stage.view(this.painter, belongingsView(this.painter))}
        ${trayView(this.painter, this.stage)}
        <div class="dock">${this.controls()}</div>
        ${this.panel()}
        ${this.what?.view()}
      </div>`;
  }

  /** What stands above the table. */
  above() {
    return html`<h1 class="hush">${this.app.say("web-replay")}: ${this.texts.say("game-title")}</h1>`;
  }

  moment() {
    const line = this.frame.lines.at(-1);
    return line ? lineText(this, line) : this.app.say("web-moment", { at: this.at + 1, of: this.replay.frames.length });
  }

  /** Of a game that cannot be played again here there is one moment: why. */
  lackView({ key, values } = /** @type {Fault} */ (this.replay.lacks)) {
    return html`<section class="bar" aria-label=${this.app.say("web-replay")}>
      <p class="prompt" role="status">${this.app.say(`error-${key}`, values)} ${this.app.say("web-only-end")}</p></section>`;
  }

  controls() {
    if (this.replay.lacks) return this.lackView();
    const { app } = this;
    const line = this.frame.lines.at(-1);
    const last = this.replay.frames.length - 1;
    /**
     * @param {"first" | "left" | "toggle" | "right" | "last"} name
     * @param {string} key
     * @param {() => void} does
     */
    const button = (name, key, does) => html`<button type="button" class="quiet" id="replay-${name}" aria-label=${app.say(key)} title=${app.say(key)} @click=${does}>${icon(name === "toggle" ? (this.playing ? "pause" : "play") : name)}</button>`;
    return html`<section class="bar scrubber" aria-label=${app.say("web-replay")}>
      <p class="prompt" role="status">${line ? lineView(this, line) : this.moment()}</p>
      <input
        type="range" id="scrubber" min="0" max=${last} step="1" .value=${String(this.at)}
        aria-label=${app.say("web-moment-slider")} aria-valuetext=${this.moment()}
        @input=${valued((at) => this.show(Number(at)))}
      >
      <div class="row">
        ${button("first", "web-first", () => this.show(0))}
        ${button("left", "web-back", () => this.show(Math.max(0, this.at - 1)))}
        ${button("toggle", this.playing ? "web-pause" : "web-run", () => this.toggle())}
        ${button("right", "web-forth", () => this.show(Math.min(last, this.at + 1)))}
        ${button("last", "web-last", () => this.show(last))}
        <span class="of">${this.at + 1} / ${last + 1}</span>
        <label><span class="hush">${app.say("web-speed")}</span><select @change=${valued((speed) => this.pace(Number(speed)))}>
          ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === this.speed}>${speed}×</option>`)}</select></label>
      </div>
      ${this.viewers()}
    </section>`;
  }

  viewers() {
    const { app, replay } = this;
    if (alone || !replay.over || !this.id) return nothing;
    return html`<label class="viewer">${app.say("web-seen-by")}
      <select @change=${valued((seat) => this.look(seat === "" ? null : Number(seat)))}>
        <option value="" ?selected=${replay.seat === null}>${app.say("web-everybody")}</option>
        ${this.names.map((name, seat) => html`<option value=${seat} ?selected=${seat === replay.seat}>${name}</option>`)}
      </select></label>`;
  }

  /** @returns {string[]} */
  ownTabs() {
    return [];
  }

  /** @returns {Drawn} */
  reviewTab() {
    return nothing;
  }

  panel() {
    const { app, replay } = this;
    const tabs = [...this.ownTabs(), ...(replay.lacks ? [] : ["log"]), ...(replay.over ? ["score"] : []), "left"];
    const body = {
      review: () => this.reviewTab(),
      log: () => logView(this, (at) => this.show(Math.max(0, replay.frames.findIndex((frame) => frame.version >= at)))),
      score: () => sheetView(this, replay.sides),
      left: () => leftView(this),
    }[this.tab];
    /** @param {string} tab */
    const open = (tab) => {
      this.tab = tab;
      app.draw();
    };
    return html`<section class="panels">
      <div class="tabs" role="tablist" aria-label=${app.say("web-panels")}>${tabs.map((tab) => html`<button type="button" role="tab" id="tab-${tab}" aria-selected=${tab === this.tab} aria-controls="panel" @click=${() => open(tab)}>${app.say(`web-tab-${tab}`)}</button>`)}</div>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby="tab-${this.tab}" tabindex="0">${body?.()}
        ${replay.carried ? html`<p class="notice">${app.say("web-carried")}</p>` : nothing}
        ${replay.differs ? html`<p class="notice">${app.say("web-differs", { count: replay.differs })}</p>` : nothing}
        ${alone || !replay.over || !this.id ? nothing : html`<p class="row">${this.ownTabs().length || replay.lacks ? nothing : html`<a class="button" href="/review/${this.id}#go">${app.say("web-review")}</a>`}
          ${replay.commitment && !replay.lacks ? html`<a class="button" href="/verify/${this.id}">${app.say("web-verify")}</a>` : nothing}
          <a class="button" href="/api/tables/${this.id}/record" download="${this.game}-${this.id}.maat">${app.say("web-record")}</a>
          <a class="button" href="/api/tables/${this.id}/replay.html" download="${this.game}-${this.id}.html">${app.say("web-one-file")}</a></p>`}
      </div>
    </section>`;
  }
}
