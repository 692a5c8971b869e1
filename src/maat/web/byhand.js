// The box lies on a real table: what was drawn is tapped here, and what bots and automas do is told.

import { actionBar, undoButton } from "./actions.js";
import { stayAwake } from "./wakelock.js";
import { deedsOf, todoView } from "./deeds.js";
import { html, icon, nothing } from "./dom.js";
import { keep, read } from "./l10n.js";
import { isHeading } from "./log.js";
import { narrow } from "./smallscreen.js";
import { ALL, CHANGED, correctButton, drawView, isChange, isSought, opens, pastView, seekView, tellView, withholdButton } from "./outcomes.js";
import { isPaired, pairsView } from "./pairs.js";

/** @import { Drawn, WholeUpdate } from "./page.d.ts" */
/** @import { Answer, Draws, LogLine, PastDraw } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// among the questions that are always answered for us: secrets, which their holders name when they are played
const SECRETS = "secrets";
// and whatever is drawn
const EVERYTHING = "everything";
// so many things to do have a list that scrolls alone above what is asked next; with more the whole page scrolls
const FEW = 4;

export class ByHand {
  /** @type {Map<string, number[]>} questions -> what they offer, in the order first seen */
  orders = new Map();
  /** @type {Answer[]} what was tapped of several things drawn at once */
  picked = [];
  several = false;
  /** whether more than one change is told */
  changes = false;
  /** whether a change was told just now: nothing more did, unless somebody says so */
  telling = false;
  /** whether the rarer buttons are seen */
  unfolded = false;
  sought = "";
  /** @type {LogLine[]} what is still to be done with the pieces */
  todo = [];
  /** whether the boards are looked at instead of the list of it */
  aside = false;
  /** whether somebody went on since the last update */
  spoken = false;
  /** whether all of the set-up is dealt by itself */
  laying = false;
  /** whether it is one that the automa alone needs */
  driving = false;
  /** @type {number | null} the version whose draw the table makes for us */
  dealing = null;
  /** @type {PastDraw[] | null} */
  past = null;
  /** @type {PastDraw | null} */
  wrong = null;
  /** @type {number | null} answers that did not fit a correction any more */
  lost = null;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Set<string>} the questions the table always answers for us */
    this.always = new Set(JSON.parse(read(`deal-${page.id}`) ?? "[]"));
    /** whether the automa draws for itself, as it does unless somebody wants to */
    this.driven = read(`driven-${page.id}`) !== "off";
    this.sleep = stayAwake();
  }

  close() {
    this.sleep();
  }

  // Who looks: the device shows what all may see, a secret to its holder alone.

  /** Whose secret is asked for, on a device of several; null where there is none. */
  secret() {
    const { alone, mine } = this.page.update;
    return mine.length > 1 && alone !== null && mine.includes(alone) ? alone : null;
  }

  /** Whether nothing may be shown: somebody else's secret is still on the screen, or comes next. */
  covers() {
    const { mine, shared, phase } = this.page.update;
    if (mine.length < 2 || phase !== "playing") return false;
    return this.secret() === null ? !shared : shared || this.page.update.seat !== this.secret();
  }

  /** After every update. @param {WholeUpdate | undefined} old */
  follow(old) {
    const { update, socket, fresh } = this.page;
    if (old?.version !== update.version) {
      this.picked = [];
      this.sought = "";
    }
    if (this.spoken) this.todo = [];
    this.spoken = false;
    if (this.secret() === null && socket?.seat !== null && update.mine.length > 1) socket?.look(null);
    const dealt = this.dealing !== null && !this.driving;
    if (update.version !== this.dealing) this.dealing = null;
    if (old) this.todo = this.todo.concat(fresh.filter((line) => (dealt && !isHeading(line)) || this.isMoved(line))).filter((line) => !fresh.some(({ back }) => typeof back === "number" && line.at > back));
    if (fresh.some((line) => typeof line.back === "number" || line.opens === "turn")) this.telling = false;
    if (update.withhold && update.mine.includes(update.alone ?? -1) && this.always.has(SECRETS)) setTimeout(() => this.withhold());
    else if (update.draw && this.dealsFor(update)) setTimeout(() => this.deal(update.draw?.run ?? 1));
    else if (this.telling && old?.version !== update.version && update.asked?.step === CHANGED && update.answers.length) setTimeout(() => this.tell(update.answers[0], false));
  }

  /** Whether nobody is asked what was drawn: it is always dealt, or the automa's own. @param {WholeUpdate} update */
  dealsFor({ draw, asked }) {
    this.driving = this.driven && Boolean(draw?.automa);
    const dealt = (this.always.has(EVERYTHING) || (this.laying && opens(this))) && this.secret() === null;
    return draw?.first === null && (this.driving || dealt || this.always.has(asked?.step ?? ""));
  }

  /** What was to be done, and was seen, is done by whoever goes on. */
  goOn() {
    this.spoken = !this.covers();
    this.aside = false;
    this.unfolded = false;
  }

  /** What is asked; who sit around one device are told whom of them. @param {WholeUpdate} update */
  asked({ asked, mine }) {
    const { app, names, texts } = this.page;
    const told = texts.say(asked?.key ?? "");
    return mine.length > 1 ? `${app.say("web-byhand-draw-for", { player: names[asked?.seat ?? 0] })} ${told}` : told;
  }

  /** Whether the boards lie behind what is shown here. */
  covered() {
    return narrow.matches && document.querySelector(".draws") !== null;
  }

  /** Whether a line tells what a bot or an automa does, or why: somebody has to move its pieces. @param {LogLine} line */
  isMoved(line) {
    const kind = this.page.update.seats[line.seat]?.kind;
    if (isHeading(line)) return false;
    return kind === "bot" || (kind === "automa" && Boolean(line.role || line.rule)); // an automa's details are in the log
  }

  // Drawing.

  /** The answer that draws comes first, where it was not given yet. */
  before() {
    const first = this.page.update.draw?.first ?? null;
    return first === null ? [] : [first];
  }

  /** @param {Answer[]} answers */
  draw(answers) {
    this.said({ type: "draw", actions: [...this.before(), ...answers.map(({ action }) => action)], version: this.page.update.version });
    this.goOn();
    this.several = false;
  }

  /** An answer of mine or what was drawn, and answers after it, in one go. @param {Answer[]} answers */
  all = (answers) => {
    this.said({ type: "draw", actions: answers.map(({ action }) => action), version: this.page.update.version });
    this.goOn();
  };

  /** Somebody lets the table deal. @param {number} count */
  dealt(count) {
    this.goOn();
    this.laying = count === ALL && opens(this);
    this.driving = false;
    this.deal(count);
  }

  /** @param {number} count */
  deal(count) {
    const { draw, version } = this.page.update;
    if (!draw || this.dealing === version) return;
    this.dealing = version;
    this.said({ type: "draw", actions: this.before(), deal: Math.min(count, ALL), version });
  }

  /**
   * Tell what the automa has to know; after one change the question comes again, which is then answered.
   * @param {Answer} answer
   * @param {boolean} more
   */
  tell(answer, more) {
    const { page } = this;
    const done = page.update.asked?.step === CHANGED && answer.action === page.update.answers[0]?.action;
    this.telling = more && !this.changes && !done && isChange(page.update.asked?.step);
    if (done) this.changes = false;
    page.act(answer);
  }

  /** @param {Parameters<TablePage["socket"]["keep"]>[0]} message */
  said(message) {
    const { page } = this;
    if (page.sent === message.version) return;
    page.sent = message.version;
    this.lost = null;
    page.socket.keep(message);
    setTimeout(() => (page.sent = null), 700);
  }

  /** @param {Answer} answer */
  tap(answer) {
    if (!this.several) return this.draw([answer]);
    this.picked.push(answer);
    if (this.picked.length === this.page.update.draw?.run) return this.draw(this.picked);
    this.page.redraw();
  }

  /** @param {boolean} wish */
  toggle(wish) {
    this.several = wish;
    this.picked = [];
    this.page.redraw();
  }

  /** What is drawn in secret stays unknown until it is played, from now on; or nothing was left to draw. */
  withhold() {
    if (this.page.update.alone !== null) this.remember(SECRETS);
    this.said({ type: "draw", withhold: true, version: this.page.update.version });
  }

  /** @param {string} what */
  remember(what) {
    this.always.add(what);
    keep(`deal-${this.page.id}`, JSON.stringify([...this.always]));
  }

  /** From now on the table draws things of this kind. @param {string} step */
  alwaysDeal(step) {
    this.remember(step);
    this.dealt(this.page.update.draw?.run ?? 1);
  }

  neverDeal() {
    this.always.clear();
    keep(`deal-${this.page.id}`, "[]");
    this.driven = false;
    keep(`driven-${this.page.id}`, "off");
    this.page.redraw();
  }

  // Correcting.

  askPast() {
    this.unfolded = false;
    this.page.socket.send({ type: "draws" });
  }

  /** @param {Draws} message */
  hearPast(message) {
    this.past = message.draws;
    this.page.redraw();
  }

  /** @param {Answer} answer */
  correct(answer) {
    if (!this.wrong) return;
    this.said({ type: "correct", at: this.wrong.at, action: answer.action, version: this.page.update.version });
    this.closePast();
  }

  closePast() {
    this.past = null;
    this.wrong = null;
    this.page.redraw();
  }

  // What is shown.

  /** Whether only the automa is followed, and I am asked what it has to know. */
  tells() {
    const { update, myTurn } = this.page;
    return myTurn && update.options.player === "told";
  }

  /** In the place of question and answers, or null: then these are shown. @returns {Drawn} */
  view() {
    const { draw } = this.page.update;
    if (this.past) return pastView(this, this.past);
    if (draw && !(this.aside && draw.first !== null)) return drawView(this, draw);
    if (this.aside) return null;
    if (this.tells()) return tellView(this);
    if (isPaired(this)) return pairsView(this);
    if (isSought(this.page)) return seekView(this);
    return this.todo.length ? html`${todoView(this)}${actionBar(this.page)}` : null;
  }

  /** Whether so much is to be done that it takes the screen, and what is asked stands below. */
  isMuch() {
    return !this.aside && deedsOf(this).length > FEW;
  }

  /** What stands beside question and answers: the way back to what is to be done, and to corrections. */
  besideView() {
    const { app, update } = this.page;
    const count = deedsOf(this).length;
    const back = this.aside && (count || this.tells() || isPaired(this) || isSought(this.page) || update.draw);
    return html`<span class="byhand-beside">${back ? html`<button type="button" id="todo" @click=${() => this.show(false)}>${count ? app.say("web-byhand-todo", { count }) : app.say("web-byhand-list")}</button>` : nothing}
      ${correctButton(this)}</span>`;
  }

  /** @param {boolean} aside */
  show(aside) {
    this.aside = aside;
    this.page.redraw();
  }

  cover() {
    const seat = this.secret();
    const { app, names } = this.page;
    if (seat === null) return html`<section class="hand-over card" aria-busy="true"></section>`;
    const player = names[seat] ?? "";
    return html`<section class="hand-over card"><h1>${app.say("web-hand-over", { player })}</h1>
      <p>${app.say("web-byhand-secret")}</p>
      <button type="button" class="primary" @click=${() => this.page.socket.look(seat)}>${app.say("web-hand-over-ready", { player })}</button>
      ${withholdButton(this)}
      ${undoButton(this.page)}</section>`;
  }

  unfold() {
    this.unfolded = !this.unfolded;
    this.page.redraw();
  }

  done() {
    this.todo = [];
    this.aside = false;
    this.page.redraw();
  }

  /** The end where one side was not followed: what is known, and where the rest is counted. */
  endView() {
    const { app, game, names, update } = this.page;
    const known = update.scores.flatMap((points, side) => (points === null ? [] : [{ points, player: names[side] ?? "" }]));
    return html`<section class="end card">
      <button type="button" class="quiet" @click=${() => this.page.seeEnd()} aria-label=${app.say("web-close")}>${icon("close")}</button>
      ${known.map((each) => html`<h2 role="status">${app.say("web-byhand-end", each)}</h2>`)}
      <p>${app.say("web-byhand-end-own")}</p>
      <p class="row"><a class="button primary" href="/box/${game}/pad">${app.say("web-byhand-end-pad")}</a>
        <a class="button" href="/box/${game}">${app.say("web-back-home")}</a></p></section>`;
  }
}
