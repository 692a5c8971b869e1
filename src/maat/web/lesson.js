// A lesson: a guided game at the real table. The learner gives the answers, the rest moves by itself.

import { point, teacherView } from "./teacher.js";
import { html, isLost } from "./dom.js";
import { loadSprites } from "./files.js";
import { also, keep, read } from "./l10n.js";
import { BESIDE, narrow } from "./smallscreen.js";
import { TablePage } from "./table.js";
import { get, patched, post } from "./wire.js";

/** @import { App } from "./main.js" */
/** @import { WholeUpdate } from "./page.d.ts" */
/** @import { Act, Answer, GameInfo, Lesson, Message, Scene, Undo } from "./protocol.d.ts" */
/** @import { Socket } from "./socket.js" */

const ME = 0;
// milliseconds in which a move of somebody else is seen
const PACE = 900;
const NO_UNDO = { free: false, possible: false, by: null, agreed: [], needed: [], rules: 0 };

/** Answers a table's questions from what the lesson brought along: there is no server behind it. */
class Line {
  version = 0;
  /** @type {number | null} */
  seat = ME;

  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {Message} message */
  send(message) {
    const { page } = this;
    const { turn, frame } = page.moment;
    const { version } = frame;
    if (message.type === "sheet") page.hear({ type: "sheet", version, sides: page.lesson.sides });
    if (message.type === "preview" && turn?.action === message.action) page.hear(turn.effect);
    if (message.type === "why" && turn) {
      const reasons = Object.entries(turn.forbidden).map(([rule, codes]) => ({ rule, answers: page.answersOf(codes) }));
      page.hear({ type: "why", action: null, version, reasons });
    }
    return true;
  }

  /** @param {Omit<Act, "id"> | Omit<Undo, "id">} message */
  keep(message) {
    if (message.type === "act") this.page.answer(Number(message.action));
    return "";
  }

  look() {}

  close() {}
}

export class LessonPage extends TablePage {
  kind = "table-page lesson-page";
  /** @type {Lesson} */
  lesson;
  /** @type {Map<number, Answer>} */
  answers;
  /** @type {Scene[]} */
  scenes;
  /** @type {number | undefined} */
  walking;
  /** @type {number | undefined} */
  pointing;
  pace = PACE;
  at = 0;
  // whether something is to be read before anything is to be done
  telling = false;
  /** @type {Answer | null} what was tried instead of what is wished */
  wrong = null;

  /**
   * @param {App} app
   * @param {string} id the game, and `solo` for the lesson of its solo game
   */
  constructor(app, id) {
    super(app, "");
    const [game, script] = id.split("/");
    this.game = game;
    this.script = script ?? "lesson";
    this.tab = "log";
    this.point = () => point(this);
  }

  async open() {
    const [games, lesson] = await Promise.all([get("/api/games"), get(`/api/games/${this.game}/${this.script}`)]);
    this.games = games.games;
    this.info = /** @type {GameInfo} */ (this.games.find(({ key }) => key === this.game));
    this.unroll(lesson);
    [this.sprites] = await Promise.all([loadSprites(this.game), this.speak(), this.loadLate()]);
    this.socket = /** @type {Socket} */ (/** @type {unknown} */ (new Line(this)));
    addEventListener("scroll", this.point, true);
    this.at = this.start();
    this.telling = this.tells();
    this.take(this.updateAt(this.at));
    this.face();
    this.walk();
  }

  /** @param {Lesson} lesson */
  unroll(lesson) {
    this.lesson = lesson;
    this.answers = new Map(lesson.answers.map((answer) => [answer.action, answer]));
    /** @type {Scene | null} */
    let scene = null;
    this.scenes = lesson.moments.map(({ frame }) => (scene = patched(scene, frame.scene)));
  }

  async speak() {
    const { language } = this.app;
    await Promise.all([also(language, "lesson"), also(language, `${this.game}-lesson`, this.game)]);
    await super.speak();
  }

  close() {
    clearTimeout(this.walking);
    removeEventListener("scroll", this.point, true);
    super.close();
  }

  /**
   * @param {string} place
   * @param {string} piece
   */
  async askWhat(place, piece) {
    const told = await post(`/api/games/${this.game}/${this.script}/what`, { at: this.moment.frame.version, place, piece }).catch(() => null);
    if (told) this.what?.hear(told);
  }

  // Where we are.

  get moment() {
    return this.lesson.moments[this.at];
  }

  get last() {
    return this.lesson.moments.length - 1;
  }

  get mark() {
    return `${this.script}-${this.game}`;
  }

  /** The moment at which it was left, on this device. */
  start() {
    const left = Number(read(this.mark) ?? 0);
    const found = this.lesson.moments.findIndex(({ frame }) => frame.version >= left);
    return found > 0 && found < this.last ? found : 0;
  }

  get chapter() {
    return this.lesson.chapters.findIndex(({ key }) => key === this.moment.chapter);
  }

  /** Whether somebody has something to read or to do. @param {number} at */
  stops(at) {
    const { turn, about } = this.lesson.moments[at];
    return Boolean(turn) || about !== null || at === this.last;
  }

  /** Whether there is something to read before something is to be done: one thing at a time. */
  tells() {
    return Boolean(this.moment.turn) && this.moment.about !== null;
  }

  /** What the learner is to do now. */
  get task() {
    return this.telling ? null : this.moment.turn;
  }

  /** Whether nothing was shown between the last chapter and the moment before this one. */
  skipped() {
    const { chapters, moments } = this.lesson;
    const { first } = chapters[this.chapter];
    const begun = moments.slice(0, this.at).some(({ chapter }, at) => chapter === this.moment.chapter && this.stops(at));
    return !begun && this.chapter > 0 && first > chapters[this.chapter - 1].last + 1;
  }

  /** @param {number[]} codes */
  answersOf(codes) {
    return codes.flatMap((code) => this.answers.get(code) ?? []);
  }

  /**
   * The table at a moment.
   * @param {number} at
   * @returns {WholeUpdate}
   */
  updateAt(at) {
    const { lesson } = this;
    const { frame, turn } = lesson.moments[at];
    const reads = this.stops(at) && (!turn || this.telling); // nobody thinks while somebody reads
    const asked = reads || (frame.asked?.seat ?? -1) < 0 ? null : frame.asked; // and luck is waited for by nobody
    return {
      ...{ type: "update", table: "", game: this.game, version: frame.version, phase: "playing", seat: ME, mine: [ME], host: false },
      ...{ seats: lesson.seats, options: lesson.options, rules: 0, newest: 0, asked, scene: this.scenes[at] },
      ...{ answers: this.answersOf(reads ? [] : (turn?.options ?? [])), since: -1, log: lesson.moments.slice(0, at + 1).flatMap((each) => each.frame.lines) },
      ...{ undo: NO_UNDO, coach: null, scores: frame.scores, places: [], clock: null, commitment: "", seed: "", rematch: "" },
      ...{ kind: "table", reconstructed: false, redrawn: 0, differs: 0, dealer: "", draw: null, alone: null, withhold: false, shared: false, ties: [], own: [], public: this.scenes[at], targets: this.scenes[at].targets },
    };
  }

  // Going on.

  /** @param {number} at */
  go(at) {
    clearTimeout(this.walking);
    const near = at === this.at + 1;
    this.at = at;
    this.wrong = null;
    this.telling = this.tells();
    this.stage.turned = -Infinity;
    keep(this.mark, this.moment.frame.version);
    if (at === this.last) keep(`learnt-${this.mark}`, "yes");
    this.show(this.updateAt(at), !near);
    this.walk();
  }

  redraw() {
    this.face();
    super.redraw();
  }

  /** What nobody has to read or to do passes by itself. */
  walk() {
    if (this.stops(this.at)) return;
    const stop = this.lesson.moments.findIndex((_, at) => at > this.at && this.stops(at));
    this.walking = setTimeout(() => this.go(this.pace ? this.at + 1 : stop), this.pace);
  }

  forth() {
    if (this.telling) this.turn(false);
    else this.go(Math.min(this.last, this.at + 1));
  }

  /**
   * From what is read to what is done, or back.
   * @param {boolean} telling
   */
  turn(telling) {
    this.telling = telling;
    this.wrong = null;
    this.stage.turned = -Infinity;
    this.stage.follow(this.scene);
    this.show(this.updateAt(this.at), true);
  }

  /** To what was read or done before. */
  back() {
    if (this.task && this.tells()) return this.turn(true);
    const stops = this.lesson.moments.flatMap((_, at) => (at < this.at && this.stops(at) ? [at] : []));
    this.go(stops.at(-1) ?? 0);
    if (this.telling) this.turn(false);
  }

  /** @param {string} key */
  open_(key) {
    this.go(this.lesson.moments.findIndex(({ chapter }) => chapter === key));
  }

  /** @param {number} action */
  answer(action) {
    const { turn, frame } = this.moment;
    this.sent = null;
    if (action === turn?.action) {
      this.actedAt = frame.version;
      this.go(this.at + 1);
    } else {
      this.wrong = this.answers.get(action) ?? null;
      this.app.draw();
    }
  }

  /**
   * What an answer does has been told: a finger need not look at it first.
   * @param {Answer} answer
   * @param {MouseEvent} event
   */
  choose(answer, event) {
    this.press(answer, event);
  }

  /**
   * What an answer would do is shown to a pointer only: a finger has no room for it beside the teacher.
   * @param {Answer | null} answer
   * @param {number} [patience]
   */
  preview(answer, patience) {
    if (this.app.pointer !== "touch") super.preview(answer, patience);
  }

  /** The sheet the teacher speaks of, if it is one. */
  subject() {
    const [place, piece] = (this.moment.about ?? "").split(" ");
    const id = place === "sheet" ? piece : this.scene.places.find((each) => each.id === place)?.sheet;
    return this.scene.sheets.find((each) => each.id === id && each.width > 0 && each.seat < 0);
  }

  /** What the teacher speaks of comes into sight. */
  face() {
    const sheet = this.task ? undefined : this.subject();
    if (this.moment.about === "score") {
      this.tab = "score";
      this.sheets = this.lesson.sides;
      if (narrow.matches) this.stage.tab = BESIDE;
    }
    if (!sheet) return;
    if (narrow.matches) this.stage.tab = sheet.page;
    else this.stage.asked = sheet.id;
  }

  /** A table of my own, against the weakest of those who play to win. */
  async play() {
    const { info, lesson, app } = this;
    const bot = info.levels[1] ?? info.usual;
    const seats = lesson.seats.flatMap(({ kind }, seat) => (kind === "automa" ? [] : [seat ? { kind: "bot", bot } : { kind: "me" }]));
    const opened = await app.attempt(() => post("/api/tables", { game: this.game, seats, shuffle: true, name: read("name") ?? "" }));
    if (opened) await app.go(`/t/${opened.id}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const isFree = isLost() || document.activeElement?.matches(".bar");
    if (event.key === "Enter" && !this.task && isFree) this.forth();
    else super.key(event);
  }

  view() {
    cancelAnimationFrame(this.pointing ?? 0);
    this.pointing = requestAnimationFrame(this.point);
    return html`${super.view()}${teacherView(this)}`;
  }
}
