// The box lies on a real table: what was drawn is tapped here, and what bots and automas do is told.

import { undoButton } from "./actions.js";
import { stayAwake } from "./awake.js";
import { drawing, html, icon, nothing, repeat, resolved, valued } from "./dom.js";
import { keep, read } from "./l10n.js";
import { lineText } from "./log.js";
import { wholePiece } from "./scene.js";

/** @import { Drawn, WholePiece, WholeUpdate } from "./page.d.ts" */
/** @import { Answer, Draws, LogLine, PastDraw } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// outcomes that are looked for rather than seen at once; they keep the order of their numbers
const MANY = 25;
// things the table draws at most with one tap
const ALL = 200;
// among the questions that are always answered for us: secrets, which their holders name when they are played
const SECRETS = "secrets";

/** One thing to do with the real pieces, and why. @typedef {{ line: LogLine, why: LogLine | null }} Deed */

export class Hands {
  /** @type {Map<string, number[]>} questions -> what they offer, in the order first seen */
  orders = new Map();
  /** @type {Answer[]} what was tapped of several things drawn at once */
  picked = [];
  several = false;
  /** whether the rarer buttons are seen */
  unfolded = false;
  sought = "";
  /** @type {LogLine[]} what is still to be done with the pieces */
  todo = [];
  /** whether the boards are looked at instead of the list of it */
  aside = false;
  /** whether that comes before the next draw: somebody let the table deal just now */
  first = false;
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
    if (this.secret() === null && socket?.seat !== null && update.mine.length > 1) socket?.look(null);
    const dealt = this.dealing !== null;
    if (update.version !== this.dealing) this.dealing = null;
    if (old) this.todo = this.todo.concat(fresh.filter((line) => dealt || this.isMoved(line))).filter((line) => !fresh.some(({ back }) => typeof back === "number" && line.at > back));
    if (update.withhold && update.mine.includes(update.alone ?? -1) && this.always.has(SECRETS)) setTimeout(() => this.withhold());
    else if (update.draw && update.asked && (this.always.has(update.asked.step) || (this.driven && update.draw.automa))) setTimeout(() => this.deal(update.draw?.run ?? 1));
  }

  /** Whether a line tells what a bot or an automa does: somebody has to move its pieces. @param {LogLine} line */
  isMoved(line) {
    const kind = this.page.update.seats[line.seat]?.kind;
    if (line.opens === "turn" && Object.keys(line.values ?? {}).length < 2) return false; // it is somebody's turn
    return kind === "bot" || kind === "automa";
  }

  // Drawing.

  /** @param {Answer[]} answers */
  draw(answers) {
    this.said({ type: "draw", actions: answers.map(({ action }) => action), version: this.page.update.version });
    this.several = false;
    this.unfolded = false;
  }

  /** Somebody lets the table deal, and wants to know what. @param {number} count */
  dealt(count) {
    this.first = true;
    this.deal(count);
  }

  /** @param {number} count */
  deal(count) {
    const { draw, version } = this.page.update;
    if (!draw || this.dealing === version) return;
    this.dealing = version;
    this.said({ type: "draw", deal: Math.min(count, ALL), version });
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
    this.page.app.draw();
  }

  /** @param {boolean} wish */
  toggle(wish) {
    this.several = wish;
    this.picked = [];
    this.page.app.draw();
  }

  /** What is drawn in secret stays unknown until it is played, from now on. */
  withhold() {
    this.remember(SECRETS);
    this.said({ type: "draw", withhold: true, version: this.page.update.version });
    this.unfolded = false;
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
    this.page.app.draw();
  }

  // Correcting.

  askPast() {
    this.page.socket.send({ type: "draws" });
  }

  /** @param {Draws} message */
  hearPast(message) {
    this.past = message.draws;
    this.page.app.draw();
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
    this.page.app.draw();
  }

  // Pictures.

  /** The pieces that show an answer. @param {Answer} answer @returns {WholePiece[]} */
  pieces(answer) {
    const look = this.page.scene.targets.find(({ action }) => action === answer.action)?.look;
    if (look?.gain?.length) return look.gain.map(wholePiece);
    const named = Object.values(answer.values ?? {}).map(String).filter((name) => this.page.sprites.has(name));
    return named.map((key) => wholePiece({ key }));
  }

  /** What stands below a picture: the thing's own name, or else the whole answer. @param {Answer} answer */
  name(answer) {
    const { texts, names } = this.page;
    const [value] = Object.values(resolved(answer.values, names));
    if (typeof value === "string" && texts.has(value)) return texts.say(value, {}, "name") || texts.say(value);
    return texts.say(answer.key, resolved(answer.values, names));
  }

  /** @param {Answer} answer @param {number | undefined} left @param {(answer: Answer) => unknown} does */
  cell(answer, left, does) {
    const { game, sprites, texts, names } = this.page;
    const drawn = this.pieces(answer).filter((piece) => sprites.has(piece.sprite || piece.key));
    const badged = drawn.some(({ badge }) => badge);
    const label = texts.say(answer.key, resolved(answer.values, names));
    return html`<button type="button" class="outcome" data-outcome=${answer.name} ?disabled=${left === 0} aria-label=${left === undefined ? label : this.page.app.say("web-hands-left", { what: label, count: left })} @click=${() => does(answer)}>
      ${drawn.length ? html`<span class="outcome-art" data-count=${drawn.length}>${drawn.map((piece) => html`<span class="outcome-piece">${drawing(game, piece.sprite || piece.key, sprites.get(piece.sprite || piece.key))}${piece.badge ? html`<b class="outcome-badge">${piece.badge}</b>` : nothing}</span>`)}</span>` : nothing}
      <span class="outcome-name">${badged ? nothing : this.name(answer)}</span>
      ${left !== undefined && left !== 1 ? html`<b class="outcome-left" aria-hidden="true">${left}</b>` : nothing}</button>`;
  }

  /** The outcomes, most likely first when they were first seen, then always in that order. */
  outcomes() {
    const { asked, answers, draw } = this.page.update;
    const step = asked?.step ?? "";
    const left = new Map(answers.map(({ action }, n) => [action, draw?.left[n] ?? 0]));
    const known = this.orders.get(step) ?? [];
    const fresh = answers.map(({ action }) => action).filter((action) => !known.includes(action));
    if (answers.length <= MANY) fresh.sort((one, other) => (left.get(other) ?? 0) - (left.get(one) ?? 0));
    const order = answers.length > MANY ? [...left.keys()] : [...known, ...fresh];
    this.orders.set(step, order);
    for (const { action } of this.picked) left.set(action, (left.get(action) ?? 1) - 1);
    const offered = new Map(answers.map((answer) => [answer.action, answer]));
    const words = this.sought.toLocaleLowerCase(this.page.app.language);
    return order.flatMap((action) => offered.get(action) ?? []).filter((answer) => `${answer.name} ${this.name(answer)}`.toLocaleLowerCase(this.page.app.language).includes(words)).map((answer) => ({ answer, left: left.get(answer.action) ?? 0 }));
  }

  /** Where what is drawn goes. */
  goal() {
    const { texts, names, app, update } = this.page;
    const goal = update.draw?.goal;
    if (!goal) return "";
    const values = resolved(goal.values, names);
    return texts.has(goal.key) ? texts.say(goal.key, values) : app.say(`web-hands-${goal.key}`, values);
  }

  // What is shown.

  /** In the place of question and answers, or null: then these are shown. @returns {Drawn} */
  view() {
    const { update } = this.page;
    if (this.past) return this.pastView(this.past);
    if (this.first && this.todo.length) return this.todoView();
    if (update.draw) return this.drawView(update.draw.run);
    if (this.todo.length && !this.aside) return this.todoView();
    return null;
  }

  /** What stands beside question and answers: the way back to what is to be done, and to corrections. */
  besideView() {
    const { app } = this.page;
    return html`<span class="hands-beside">${this.todo.length ? html`<button type="button" id="todo" @click=${() => this.show(false)}>${app.say("web-hands-todo", { count: this.deeds().length })}</button>` : nothing}
      ${this.correctButton()}</span>`;
  }

  withholdButton() {
    return this.page.update.withhold ? html`<button type="button" id="withhold" @click=${() => this.withhold()}>${this.page.app.say("web-hands-withhold")}</button>` : nothing;
  }

  correctButton() {
    return html`<button type="button" class="quiet" id="correct" @click=${() => this.askPast()}>${this.page.app.say("web-hands-correct")}</button>`;
  }

  neverButton() {
    const automa = this.page.update.seats.some(({ kind }) => kind === "automa");
    return this.always.size || (automa && this.driven) ? html`<button type="button" @click=${() => this.neverDeal()}>${this.page.app.say("web-hands-never")}</button>` : nothing;
  }

  /** @param {boolean} aside */
  show(aside) {
    this.aside = aside;
    this.first = false;
    this.page.app.draw();
  }

  cover() {
    const seat = this.secret();
    const { app, names } = this.page;
    if (seat === null) return html`<section class="hand-over card" aria-busy="true"></section>`;
    const player = names[seat] ?? "";
    return html`<section class="hand-over card"><h1>${app.say("web-hand-over", { player })}</h1>
      <p>${app.say("web-hands-secret")}</p>
      <button type="button" class="primary" @click=${() => this.page.socket.look(seat)}>${app.say("web-hand-over-ready", { player })}</button>
      ${this.withholdButton()}
      ${undoButton(this.page)}</section>`;
  }

  /** @param {number} run */
  drawView(run) {
    const { app, texts, update } = this.page;
    const { asked } = update;
    const found = this.outcomes();
    const many = update.answers.length > MANY;
    return html`<section class="draws" id="answers" tabindex="-1" aria-label=${app.say("web-hands-draw")}>
      <div class="draws-head"><p class="prompt" role="status"><b>${this.goal()}</b> ${texts.say(asked?.key ?? "")} <span class="draws-ask">${app.say("web-hands-what", { count: run })}</span></p>
        ${many ? html`<input type="search" id="seek-outcome" aria-label=${app.say("web-seek")} placeholder=${app.say("web-seek")} .value=${this.sought} @input=${valued((sought) => { this.sought = sought; app.draw(); })}>` : nothing}</div>
      <div class="outcomes ${many ? "dense" : ""}">${repeat(found, ({ answer }) => answer.action, ({ answer, left }) => this.cell(answer, left, (each) => this.tap(each)))}</div>
      <div class="draws-foot">
        <p class="entered" aria-live="polite">${this.enteredView()}</p>
        ${this.several ? this.severalView() : html`${undoButton(this.page)}
          ${run > 1 ? html`<button type="button" id="several" @click=${() => this.toggle(true)}>${app.say("web-hands-several")}</button>` : nothing}
          <button type="button" id="deal" @click=${() => this.dealt(run)}>${app.say("web-hands-deal", { count: run })}</button>
          <button type="button" id="draws-more" aria-label=${app.say("web-hands-more")} aria-expanded=${String(this.unfolded)} @click=${() => this.unfold()}>…</button>
          ${this.unfolded ? html`<button type="button" id="deal-all" @click=${() => this.dealt(ALL)}>${app.say("web-hands-deal-all")}</button>
            <button type="button" id="deal-always" @click=${() => this.alwaysDeal(asked?.step ?? "")}>${app.say("web-hands-always")}</button>
            ${this.withholdButton()}${this.correctButton()}${this.neverButton()}` : nothing}`}
      </div></section>`;
  }

  unfold() {
    this.unfolded = !this.unfolded;
    this.page.app.draw();
  }

  severalView() {
    const { app } = this.page;
    return html`<button type="button" @click=${() => this.toggle(false)}>${app.say("web-close")}</button>
      <button type="button" class="primary" id="enter-several" ?disabled=${!this.picked.length} @click=${() => this.draw(this.picked)}>${app.say("web-hands-enter", { count: this.picked.length })}</button>`;
  }

  /** What was entered last, or is about to be. */
  enteredView() {
    const { app, log } = this.page;
    if (this.lost !== null) return app.say("web-hands-lost", { count: this.lost });
    if (this.picked.length) return this.picked.map((answer) => this.name(answer)).join(", ");
    const last = log.at(-1);
    return last ? lineText(this.page, last) : app.say("web-hands-hint");
  }

  // What is to be done.

  /** What is to be done, each with the reason told before it. @returns {Deed[]} */
  deeds() {
    /** @type {Deed[]} */
    const found = [];
    /** @type {LogLine | null} */
    let why = null;
    for (const line of this.todo) {
      if (line.rule) why = line;
      else {
        found.push({ line, why });
        why = null;
      }
    }
    return found;
  }

  /** @param {LogLine} line */
  picture(line) {
    const { game, sprites } = this.page;
    const named = [...(line.icons ?? []).map(({ name }) => name), ...Object.values(line.values ?? {}).map(String)].find((name) => sprites.has(name));
    return named ? drawing(game, named, sprites.get(named), "deed-art") : html`<span class="deed-art"></span>`;
  }

  /** What the one who was moved last is going to do next, if the game tells it. */
  coming() {
    const { scene, painter } = this.page;
    const place = scene.places.find(({ id }) => id === "coming");
    return place && !place.silent ? painter.name(place) : "";
  }

  todoView() {
    const { app, names, update } = this.page;
    const seats = [...new Set(this.todo.map(({ seat }) => seat).filter((seat) => seat >= 0))];
    const [seat] = seats.length === 1 ? seats : [-1];
    const points = update.scores[seat];
    const title = seat >= 0 ? names[seat] : app.say("web-hands-table");
    const next = this.coming();
    return html`<section class="draws todo" id="answers" tabindex="-1" aria-label=${app.say("web-hands-do")}>
      <div class="draws-head"><h2>${title}</h2>${points === null || points === undefined ? nothing : html`<b class="points">${app.say("web-hands-points", { points })}</b>`}</div>
      <ol class="deeds" tabindex="0">${this.deeds().map(({ line, why }) => html`<li class="deed">${this.picture(line)}<span><span class="deed-text">${lineText(this.page, line)}</span>
        ${why ? html`<small>${lineText(this.page, why)} <span class="rule-number">${why.rule}</span></small>` : nothing}</span></li>`)}</ol>
      <div class="draws-foot">${next ? html`<p class="entered">${next}</p>` : nothing}
        ${undoButton(this.page)}
        <button type="button" id="show-me" @click=${() => this.show(true)}>${app.say("web-hands-show")}</button>
        <button type="button" class="primary" id="deed-done" @click=${() => this.done()}>${app.say("web-hands-done")}</button></div></section>`;
  }

  done() {
    this.todo = [];
    this.aside = false;
    this.first = false;
    this.page.redraw();
  }

  /** @param {PastDraw[]} past */
  pastView(past) {
    const { app } = this.page;
    const choose = (/** @type {PastDraw} */ draw) => { this.wrong = draw; app.draw(); };
    const { wrong } = this;
    return html`<section class="draws" id="answers" tabindex="-1" aria-label=${app.say("web-hands-correct")}>
      <div class="draws-head"><p class="prompt">${app.say(wrong ? "web-hands-really" : "web-hands-which")}</p></div>
      <div class="outcomes ${wrong && wrong.others.length > MANY ? "dense" : ""}">${wrong
        ? repeat(wrong.others, ({ action }) => action, (answer) => this.cell(answer, undefined, (each) => this.correct(each)))
        : repeat([...past].reverse(), ({ at }) => at, (draw) => this.cell(draw.answer, undefined, () => choose(draw)))}</div>
      <div class="draws-foot"><button type="button" id="close-past" @click=${() => this.closePast()}>${icon("close")}<span>${app.say("web-close")}</span></button>
        ${this.neverButton()}</div></section>`;
  }

  /** The end where one side was not followed: what is known, and where the rest is counted. */
  endView() {
    const { app, game, names, update } = this.page;
    const known = update.scores.flatMap((points, side) => (points === null ? [] : [{ points, player: names[side] ?? "" }]));
    return html`<section class="end card">
      <button type="button" class="quiet" @click=${() => this.page.seeEnd()} aria-label=${app.say("web-close")}>${icon("close")}</button>
      ${known.map((each) => html`<h2 role="status">${app.say("web-hands-end", each)}</h2>`)}
      <p>${app.say("web-hands-end-own")}</p>
      <p class="row"><a class="button primary" href="/box/${game}/pad">${app.say("web-hands-end-pad")}</a>
        <a class="button" href="/box/${game}">${app.say("web-back-home")}</a></p></section>`;
  }
}
