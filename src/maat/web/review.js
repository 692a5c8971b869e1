// A finished game looked at again by a strong bot: curve, turning points, every decision.

import { chancesView, curveView } from "./curve.js";
import { checked, html, mark, nothing, repeat, resolved, valued } from "./dom.js";
import { dress } from "./files.js";
import { calm } from "./flip.js";
import { also } from "./l10n.js";
import { ReplayPage } from "./replay.js";
import { same } from "./memo.js";
import { boardView } from "./board.js";
import { whole } from "./scene.js";
import { get, post } from "./wire.js";

/** @import { Painter } from "./scene.js" */
/** @import { App } from "./main.js" */
/** @import { Answer, Decision, PlayerReview, Review, ReviewState, TurningPoint } from "./protocol.d.ts" */

const PAUSE = 1000; // between two looks at a review that is being made
const WIDEST = 1440;

const narrow = matchMedia("(max-width: 979px)"); // as in table.css

/**
 * The first board alone, to look at.
 * @param {Painter} painter
 */
function glimpse(painter) {
  const sheet = painter.scene.sheets?.find((each) => each.seat < 0 && each.width);
  return sheet ? boardView(painter, sheet) : nothing;
}

export class ReviewPage extends ReplayPage {
  kind = "table-page replay-page review-page";
  /** @type {Review} */
  review; // once it is there
  /** @type {Map<number, Answer>} */
  answers = new Map();
  /** @type {Pick<ReviewState, "done" | "total"> & { state: ReviewState["state"] | "starting" }} */
  state;
  closed = false;
  opened = false;

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    super(app, id);
    this.tab = "review";
    /** @type {number | ""} */
    this.who = "";
    this.onlyLost = true;
    this.shown = 0;
    /** @type {number | null} */
    this.hovered = null;
    /** @type {number | null} */
    this.soon = null;
    this.resized = () => this.app.draw();
  }

  async speak() {
    await Promise.all([also(this.app.language, "review"), super.speak()]);
  }

  async open() {
    const wanted = location.hash === "#go";
    const [state] = await Promise.all([get(this.path()), dress("review.css"), super.open()]);
    if (wanted) history.replaceState(null, "", location.pathname + location.search);
    addEventListener("resize", this.resized);
    this.take(state);
    if (wanted && state.state === "none") this.begin();
    this.app.title(`${this.app.say("web-review-of", { game: this.texts.say("game-title") })} · Maat`);
  }

  close() {
    super.close();
    this.closed = true;
    removeEventListener("resize", this.resized);
  }

  path() {
    return `/api/tables/${this.id}/review`;
  }

  // Waiting for the review.

  /** @param {ReviewState} state */
  take(state) {
    this.state = state;
    if (state.state !== "done") {
      if (["waiting", "running"].includes(state.state)) setTimeout(() => this.ask(), PAUSE);
      return;
    }
    this.review = /** @type {Review} */ (state.review);
    this.answers = new Map(state.answers.map((answer) => [answer.action, answer]));
    this.shown = this.replay.seat ?? 0;
    const [first] = this.review.turns;
    if (first && this.wished() === null) this.jumpTo(this.frameOf(first.version));
  }

  async ask() {
    if (this.closed) return;
    try {
      this.take(await get(this.path()));
    } catch {
      setTimeout(() => this.ask(), 4 * PAUSE);
    }
    if (!this.closed) this.app.draw();
  }

  async begin() {
    this.state = { state: "starting", done: 0, total: 0 };
    const state = await this.app.attempt(() => post(this.path()));
    this.take(state ?? { state: "none", done: 0, total: 0, review: null, answers: [] });
    this.app.draw();
  }

  /**
   * Players of one name are told apart by their seats.
   * @param {number} at
   */
  jumpTo(at) {
    super.jumpTo(at);
    const { names } = this;
    /** @param {string} name */
    const alike = (name) => names.filter((each) => each === name).length > 1;
    this.names = names.map((name, n) => (alike(name) ? this.app.say("bot-at-seat", { bot: name, seat: n + 1 }) : name));
  }

  // Figures, all with one decimal.

  /** @param {number} value */
  number(value) {
    return this.app.say("review-number", { value });
  }

  /** @param {number} share */
  hundred(share) {
    return this.number(share * 100);
  }

  /**
   * With its sign, unless it rounds to nothing.
   * @param {number} share
   */
  signed(share) {
    const sign = Math.abs(share) < 0.0005 ? "" : share < 0 ? "−" : "+";
    return sign + this.hundred(Math.abs(share));
  }

  // Moments.

  /** @param {number} version */
  frameOf(version) {
    const found = this.replay.frames.findIndex((frame) => frame.version >= version);
    return found < 0 ? this.replay.frames.length - 1 : found;
  }

  /** The last moment of the curve that the table has come to. */
  get point() {
    const found = this.review.curve.findLastIndex((each) => each.version <= this.frame.version);
    return Math.max(0, found);
  }

  /** @param {TurningPoint} turn */
  momentOf(turn) {
    return turn.kind === "luck" ? turn.decision + 1 : turn.decision;
  }

  /** @param {number} at */
  momentName(at) {
    const { decisions } = this.review;
    if (at >= decisions.length) return this.app.say("web-review-end");
    return this.app.say("web-review-moment", { at: at + 1, of: decisions.length, player: this.names[decisions[at].seat] });
  }

  /** @param {number} at */
  momentText(at) {
    const told = this.review.curve[at].chances.map((chance, side) => this.app.say("web-review-chance", { player: this.names[side], chance: this.hundred(chance) }));
    return `${this.momentName(at)}. ${told.join(", ")}`;
  }

  /** @param {number | null} at */
  hover(at) {
    if (this.hovered === at) return;
    this.hovered = at;
    this.soon ??= requestAnimationFrame(() => {
      this.soon = null;
      if (!this.closed) this.app.draw();
    });
  }

  /**
   * @param {number} at
   * @param {boolean} [go]
   */
  pickMoment(at, go = false) {
    this.hovered = null;
    this.show(this.frameOf(this.review.curve[at].version));
    if (go) this.toTable();
  }

  /** @param {KeyboardEvent} event */
  curveKey(event) {
    const last = this.review.curve.length - 1;
    const to = { ArrowLeft: this.point - 1, ArrowDown: this.point - 1, ArrowRight: this.point + 1, ArrowUp: this.point + 1, PageDown: this.point - 10, PageUp: this.point + 10, Home: 0, End: last }[event.key];
    if (event.key === "Enter") this.pickMoment(this.point, true);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.pickMoment(Math.max(0, Math.min(last, to)));
  }

  /** @param {number} code */
  answer(code) {
    const found = this.answers.get(code);
    return found ? this.texts.say(found.key, resolved(found.values, this.names)) : "";
  }

  // Drawing.

  /** The table stands among what is told about it. */
  fits() {
    return false;
  }

  above() {
    const { app } = this;
    return html`<header class="review-head"><h1>${app.say("web-review-of", { game: this.texts.say("game-title") })}</h1>
        ${this.review ? html`<p class="small" role="status">${app.say("web-review-by", { bot: this.botName(), level: this.review.level })}</p>` : nothing}</header>
      ${this.review ? html`${this.curveCard()}${this.turnCards()}` : this.waitingCard()}`;
  }

  botName() {
    const key = `bot-name-${this.review.bot}`;
    return this.app.texts.has(key) ? this.app.say(key) : this.review.bot;
  }

  waitingCard() {
    const { app } = this;
    const { state, done, total } = this.state;
    const busy = ["starting", "waiting", "running"].includes(state);
    const words = state === "running" ? app.say("web-review-running", { done, total }) : state === "waiting" ? app.say("web-review-waiting") : state === "failed" ? app.say("web-review-failed") : "";
    return html`<section class="card waiting" aria-busy=${busy}>
      <p>${app.say("web-review-hint")}</p>
      ${busy ? html`<progress max=${total || 1} .value=${done} aria-label=${app.say("web-review")}></progress>` : nothing}
      <p id="review-state" role=${state === "running" ? nothing : "status"}>${words}</p>
      ${busy ? nothing : html`<button type="button" class="primary" id="review-start" @click=${() => this.begin()}>${app.say("web-review-start")}</button>`}
    </section>`;
  }

  curveCard() {
    const { app } = this;
    const room = Math.min(WIDEST, document.documentElement.clientWidth);
    const width = Math.max(280, room - (room <= 520 ? 44 : 66));
    const seen = this.hovered ?? this.point;
    return html`<section class="card curve-card" aria-labelledby="curve-title">
      <h2 id="curve-title">${app.say("web-review-curve")}</h2>
      <p class="small">${app.say("web-review-curve-hint")}</p>
      <p class="seen"><b>${this.momentName(seen)}</b> ${chancesView(this, seen)}</p>
      ${curveView(this, width)}
      <p class="key small"><span class="key-choice" aria-hidden="true"></span>${app.say("web-review-choice")} <span class="key-luck" aria-hidden="true"></span>${app.say("web-review-luck")}: <b>${app.say("web-review-swings", { player: this.names[this.shown] })}</b></p>
      <ul class="players">${this.review.players.map((player) => this.playerView(player))}</ul>
      <details class="about"><summary>${app.say("web-review-about")}</summary>
        ${["web-review-about-chance", "web-review-about-luck", "web-review-about-accuracy"].map((key) => html`<p>${app.say(key)}</p>`)}</details>
    </section>`;
  }

  /** @param {PlayerReview} player */
  playerView(player) {
    const { app } = this;
    const name = this.names[player.seat];
    const show = () => {
      this.shown = player.seat;
      app.draw();
    };
    const accuracy = player.accuracy === null ? app.say("web-review-accuracy-none") : app.say("web-review-percent", { value: this.number(player.accuracy) });
    return html`<li><button type="button" class="player" aria-pressed=${player.seat === this.shown} @click=${show}>
      <span class="player-name">${mark(player.seat)} ${name}</span>
      <span class="accuracy"><span class="small">${app.say("web-review-accuracy")}</span> <b>${accuracy}</b></span>
      <span class="small">${app.say("web-review-agreed", { agreed: player.agreed, count: player.decisions })}</span>
      <span class="small">${app.say("web-review-lost", { chance: this.hundred(player.lost), points: this.number(player.points_lost) })}</span>
      <span class="small">${app.say("web-review-lucky", { luck: this.signed(player.luck) })}</span>
    </button></li>`;
  }

  turnCards() {
    const { app, review } = this;
    return html`<section class="turns" aria-labelledby="turns-title"><h2 id="turns-title">${app.say("web-review-turns")}</h2>
      ${review.turns.length ? html`<ol>${review.turns.map((turn, n) => this.turnCard(turn, n))}</ol>` : html`<p class="none">${app.say("web-review-no-turns")}</p>`}</section>`;
  }

  /**
   * @param {TurningPoint} turn
   * @param {number} n
   */
  turnCard(turn, n) {
    const { app, review } = this;
    const each = review.decisions[turn.decision];
    const chosen = turn.kind === "choice";
    const after = chosen ? each.chance : review.curve[turn.decision + 1].chances[turn.seat];
    const before = chosen ? each.best : after - turn.swing;
    const frame = this.replay.frames[this.frameOf(turn.version)];
    const player = this.names[turn.seat];
    const words = chosen
      ? app.say("web-review-turn-choice", { player, played: this.answer(each.played), preferred: this.answer(each.preferred) })
      : app.say(turn.swing > 0 ? "web-review-turn-luck" : "web-review-turn-bad-luck", { player });
    return html`<li class="card turn-card ${turn.kind}">
      <h3><span class="number">${n + 1}</span> <span class="tag">${app.say(`web-review-${turn.kind}`)}</span> ${this.momentName(this.momentOf(turn))}</h3>
      <div class="glimpse" inert aria-hidden="true">${same([app.language, this.replay.seat, turn.version], () => glimpse(this.paint(frame, whole(frame.scene))))}</div>
      <p>${mark(turn.seat)} ${words}</p>
      ${chosen || !each.draws.length ? nothing : html`<p class="small">${each.draws.map((code) => this.answer(code)).join("; ")}</p>`}
      ${chosen ? html`<p>${this.whyView(each)}</p>` : nothing}
      <p class="swing"><b>${app.say("web-review-swing", { before: this.hundred(before), after: this.hundred(after) })}</b> <span class="small">± ${app.say("web-review-percent", { value: this.hundred(turn.error) })}</span></p>
      <button type="button" @click=${() => this.go(turn.version)}>${app.say("web-review-show")}</button>
    </li>`;
  }

  /**
   * Show a decision of the list; where the list stands above the board, go there.
   * @param {number} version
   */
  visit(version) {
    this.show(this.frameOf(version));
    if (narrow.matches) this.toTable();
  }

  toTable() {
    this.table().scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
  }

  /** @param {number} version */
  go(version) {
    this.show(this.frameOf(version));
    this.toTable();
    document.getElementById("scrubber")?.focus({ preventScroll: true });
  }

  // The list of decisions.

  ownTabs() {
    return this.review ? ["review"] : [];
  }

  panel() {
    if (!this.review && this.tab === "review") this.tab = "log";
    if (this.review && !this.opened) {
      this.opened = true;
      this.tab = "review";
    }
    return super.panel();
  }

  reviewTab() {
    const { app, review } = this;
    const listed = review.decisions.filter((each) => (this.who === "" || each.seat === this.who) && (!this.onlyLost || each.lost > each.lost_error));
    const whose = valued((seat) => {
      this.who = seat === "" ? "" : Number(seat);
      app.draw();
    });
    const only = checked((on) => {
      this.onlyLost = on;
      app.draw();
    });
    return html`<div class="decisions">
      <label>${app.say("web-review-who")} <select id="whose" @change=${whose}><option value="" ?selected=${this.who === ""}>${app.say("web-review-everybody")}</option>
        ${review.players.map(({ seat }) => html`<option value=${seat} ?selected=${this.who === seat}>${this.names[seat]}</option>`)}</select></label>
      <label class="check"><input type="checkbox" id="only-lost" ?checked=${this.onlyLost} @change=${only}> ${app.say("web-review-only-lost")}</label>
      ${listed.length ? html`<ol>${repeat(listed, (each) => each.n, (each) => this.decisionView(each))}</ol>` : html`<p class="none">${app.say("web-review-none")}</p>`}
    </div>`;
  }

  /** @param {Decision} each */
  decisionView(each) {
    const { app } = this;
    const agreed = each.played === each.preferred;
    const here = this.frame.version === each.version;
    const cost = { chance: this.hundred(each.lost), error: this.hundred(each.lost_error), points: this.number(each.points_lost), doubt: this.number(each.points_error) };
    return html`<li><button type="button" class="decision" aria-current=${here ? "step" : nothing} @click=${() => this.visit(each.version)}>
      <span class="played">${mark(each.seat)} <b>${each.n}</b> ${this.names[each.seat]}: ${this.answer(each.played)}</span>
      ${agreed
        ? html`<span class="small">✓ ${app.say("web-review-same")}</span>`
        : html`<span class="small">${app.say("web-review-instead", { answer: this.answer(each.preferred) })}</span><span class="cost">− ${app.say("web-review-cost", cost)}</span>${this.whyView(each)}`}
    </button></li>`;
  }

  /**
   * Who would have got more of what, or less, by the bot's answer.
   * @param {Decision} each
   */
  whyView({ edges }) {
    if (!edges.length) return nothing;
    const told = edges.map(({ seat, label, points }) => {
      const key = `score-${label.replaceAll("_", "-")}`;
      return html`<span class="edge">${mark(seat)} ${this.texts.say(key)} <b>${points > 0 ? "+" : "−"}${this.number(Math.abs(points))}</b></span> `;
    });
    return html`<span class="small why">${this.app.say("web-review-why")} ${told}</span>`;
  }
}
