// A coach at the table: a hint before an answer, a quiet remark after one, for whoever wants it where all agree.

import { shortLabel } from "./offers.js";
import { checked, drawing, html, icon, nothing } from "./dom.js";
import { signed } from "./l10n.js";

/** @import { WholeUpdate } from "./page.d.ts" */
/** @import { CoachEdge, CoachWord, Hint, Remark } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// expected points below which answers are as good as each other
const LITTLE = 0.5;

export class Coach {
  /** @type {Hint | null} */
  hint = null;
  /** @type {Remark | null} */
  remark = null;
  /** @type {number | null} the version a hint was asked for */
  asked = null;
  /** @type {Map<number, string>} what the answers to my last question are called */
  labels = new Map();
  // whether I have just said that I want none
  leaving = false;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {CoachWord["word"]} word */
  say(word) {
    this.leaving = word === "";
    this.page.socket.send({ type: "coach", word });
  }

  /** Ask what to answer, or put the hint away. */
  ask() {
    const { page } = this;
    if (!page.update.coach?.on || !page.myTurn) return;
    if (this.hint) this.forget();
    else if (page.socket.send({ type: "hint" })) this.asked = page.update.version;
    page.app.draw();
  }

  /** @param {Hint | Remark} message */
  hear(message) {
    const { page } = this;
    if (message.seat !== page.update.seat) return;
    if (message.type === "remark") this.remark = message;
    else if (message.version === page.update.version && this.asked !== null) this.show(message);
    page.app.draw();
    if (this.hint === message) document.querySelector("section.coach")?.scrollIntoView({ block: "nearest" });
  }

  /** A hint, and where its answer is given. @param {Hint} hint */
  show(hint) {
    const answer = this.page.update.answers.find(({ action }) => action === hint.action);
    if (!answer) return;
    this.hint = hint;
    this.page.preview(answer, 0);
  }

  /** Another question, or none: the hint is of no use any more. */
  forget() {
    this.hint = null;
    this.asked = null;
  }

  /** An answer is given: the remark on the one before has been read, and another may come. */
  act() {
    this.remark = null;
    this.labels = new Map(this.page.update.answers.map(({ action }) => [action, this.label(action)]));
  }

  /**
   * Whether somebody else has ended the coach I wanted.
   * @param {WholeUpdate} old
   * @param {WholeUpdate} update
   */
  isRefused(old, update) {
    const ended = old.coach?.word === "wants" && update.coach?.word === "" && old.seat === update.seat;
    const refused = ended && !this.leaving;
    if (ended) this.leaving = false;
    return refused;
  }

  // Drawing.

  button() {
    const { app, update, myTurn } = this.page;
    if (!update.coach?.on || !myTurn || update.answers.length < 2) return nothing;
    return html`<button type="button" class="quiet" id="hint" title=${app.say("web-hint")} @click=${() => this.ask()}>${icon("hint")}<span>${app.say("web-hint")}</span></button>`;
  }

  /** What is said beside the answers: a wish of somebody else, a remark, a hint. */
  view() {
    return html`${this.wishView()}${this.remarkView()}${this.hintView()}`;
  }

  wishView() {
    const { app, update, names } = this.page;
    const { coach, seat } = update;
    const by = coach?.wanted.find((each) => each !== seat);
    if (!coach || coach.word || by === undefined || update.phase !== "playing") return nothing;
    return html`<div class="consent" role="alert" id="coach-wish">
      <p>${app.say("web-coach-wanted", { player: names[by] })}</p>
      <button type="button" class="primary" @click=${() => this.say("agrees")}>${app.say("web-agree")}</button>
      <button type="button" @click=${() => this.say("")}>${app.say("web-refuse")}</button>
    </div>`;
  }

  hintView() {
    const { app } = this.page;
    if (this.asked === null) return nothing;
    if (!this.hint) return html`<section class="coach" role="status"><p>${app.say("web-hint-thinking")}</p></section>`;
    const { action, close, points, edges } = this.hint;
    const telling = points >= LITTLE && edges.length > 0;
    return html`<section class="coach" role="status">
      ${this.closing(() => this.forget())}
      <p><b>${app.say("web-hint-answer", { answer: this.label(action) })}</b></p>
      <p>${app.say(telling ? "web-hint-why" : "web-hint-even")}</p>
      ${telling ? this.edgesView(edges) : nothing}
      ${close === null ? nothing : html`<p class="small">${app.say("web-hint-close", { answer: this.label(close) })}</p>`}
    </section>`;
  }

  remarkView() {
    const { app } = this.page;
    if (!this.remark) return nothing;
    const { played, action, lost, points, edges } = this.remark;
    const percent = Math.round(100 * lost);
    return html`<div class="coach" id="remark" role="status">
      ${this.closing(() => { this.remark = null; })}
      <details><summary>${app.say("web-remark", { played: this.labels.get(played) ?? "" })}</summary>
        <p>${app.say("web-remark-answer", { answer: this.labels.get(action) ?? "" })}</p>
        ${percent ? html`<p>${app.say("web-remark-chance", { percent })}</p>` : nothing}
        ${points >= LITTLE && edges.length ? html`<p>${app.say("web-remark-why")}</p>${this.edgesView(edges)}` : nothing}
      </details></div>`;
  }

  /** @param {() => void} does */
  closing(does) {
    const { app } = this.page;
    const close = () => { does(); app.draw(); };
    return html`<button type="button" class="quiet close" aria-label=${app.say("web-close")} @click=${close}>${icon("close")}</button>`;
  }

  /**
   * What an answer is ahead by in each category, and behind.
   * @param {CoachEdge[]} edges
   */
  edgesView(edges) {
    const { game, sprites, texts } = this.page;
    return html`<ul class="edges">${edges.map((edge) => {
      const shape = edge.icon && sprites.get(edge.icon);
      const points = Math.round(edge.points);
      return html`<li>${shape ? drawing(game, edge.icon, shape, "tiny") : nothing}${texts.say(edge.key)} <b>${points > 0 ? "+" : ""}${signed(points)}</b></li>`;
    })}</ul>`;
  }

  /** @param {number} action */
  label(action) {
    const { painter, update } = this.page;
    const answer = update.answers.find((each) => each.action === action);
    return answer ? shortLabel(painter, answer) || painter.label(answer) : "";
  }

  /** The switch among what is seldom asked for. */
  switchView() {
    const { app, update, names, byHand } = this.page;
    const { coach } = update;
    if (!coach || byHand || update.phase !== "playing" || update.kind === "record") return nothing;
    const wants = coach.word === "wants";
    const set = checked((on) => this.say(on ? "wants" : ""));
    const players = coach.missing.map((seat) => names[seat]).join(", ");
    return html`<label class="check"><input type="checkbox" id="coach" .checked=${wants} @change=${set}> ${app.say("web-coach")}</label>
      <p class="small">${wants && !coach.on ? app.say("web-coach-waits", { players }) : app.say("web-coach-about")}</p>
      ${coach.word === "agrees" && coach.wanted.length ? html`<p><button type="button" id="coach-end" @click=${() => this.say("")}>${app.say("web-coach-end")}</button></p>` : nothing}`;
  }
}
