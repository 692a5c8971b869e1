// A table: what the seat sees, what it can answer, what has happened.

import { actionBar } from "./actions.js";
import { Device } from "./device.js";
import { dye, html, isLost, nothing, repeat } from "./dom.js";
import { dress, loadSprites } from "./files.js";
import { also, keep, read, Texts, texts } from "./l10n.js";
import { isOpener, lineText } from "./log.js";
import { seatName } from "./names.js";
import { panelsView } from "./panels.js";
import { Playback } from "./playback.js";
import { Painter, whole } from "./scene.js";
import { trayView } from "./seats.js";
import { BESIDE, narrow } from "./smallscreen.js";
import { Socket } from "./socket.js";
import { Stage } from "./stage.js";
import { isAway, isCounting, tags } from "./standins.js";
import { stripView } from "./strip.js";
import { get, settled } from "./wire.js";

/** @import { App } from "./main.js" */
/** @import { Drawn, Sprites, Turn, WholeScene, WholeUpdate } from "./page.d.ts" */
/** @import { Answer, Chat, Done, Effect, GameInfo, Games, LogLine, Network, Refused, SheetLine, Sheets, Update } from "./protocol.d.ts" */
/** @import { Incoming } from "./socket.js" */

// lines at most that are read aloud at once
const SPOKEN = 8;
// before a preview is asked for, in milliseconds
const PATIENCE = 140;

export class TablePage {
  kind = "table-page";
  /** @type {WholeUpdate} not before the page is open */
  update;
  /** @type {WholeUpdate | null} */
  first;
  /** @type {string} */
  game;
  /** @type {GameInfo[]} */
  games;
  /** @type {string[]} what can be said in one press */
  phrases = [];
  /** @type {GameInfo} */
  info;
  /** @type {Texts} */
  texts;
  /** @type {Texts | Promise<void> | null} */
  rules;
  /** @type {string[]} */
  names;
  /** @type {WholeScene} */
  scene;
  /** @type {Painter} */
  painter;
  /** @type {Socket} */
  socket;
  /** @type {number} when the update came */
  received;
  /** @type {number | undefined} */
  ticking;
  /** @type {number | undefined} */
  waiting;
  /** @type {number | null} the version my last answer was for */
  sent = null;
  myTurn = false;
  wanted = false;
  /** @type {LogLine[]} the lines the shown update brought */
  fresh = [];

  // What is loaded once it is needed.
  /** @type {typeof import("./waitingroom.js") | undefined} */
  waitingRoom;
  /** @type {((page: TablePage) => Drawn) | undefined} */
  ending;
  handing = false;
  /** @type {string | undefined} the table that follows, and how it stood when we looked */
  nextId;
  /** @type {Update | null | undefined} */
  following;
  /** @type {(() => import("./page.d.ts").Drawn) | undefined} which values are not ours */
  differences;
  /** @type {import("./results.js").Results | undefined} */
  results;
  /** @type {((page: TablePage) => Drawn) | undefined} */
  more;
  /** @type {typeof import("./deferred.js") | undefined} */
  deferred;
  /** @type {import("./chat.js").Talk | undefined} */
  talk;
  /** @type {import("./what.js").What | undefined} */
  what;
  /** @type {import("./why.js").Why | undefined} */
  why;
  /** @type {import("./command.js").Command | undefined} */
  command;
  /** @type {import("./coach.js").Coach | undefined} */
  coach;
  /** @type {import("./byhand.js").ByHand | undefined} where people draw with their own hands */
  byHand;
  /** @type {Promise<void> | undefined} */
  coming;

  // What the invitation and the private link know.
  sitting = false;
  inviteAsked = false;
  copied = false;
  /** @type {string | undefined} */
  invite;
  /** @type {Network | undefined} */
  network;
  reaching = false;
  /** @type {string | undefined} */
  seatLink;
  /** @type {import("./transfer.js").Transfer | undefined} */
  transfer;

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    /** @type {LogLine[]} */
    this.log = [];
    /** @type {LogLine[]} the lines that are spoken */
    this.news = [];
    /** @type {Map<number, Effect>} */
    this.effects = new Map();
    /** @type {Answer | null} */
    this.looking = null;
    /** @type {number | null} */
    this.chosen = null;
    /** @type {(SheetLine[] | null)[] | null} */
    this.sheets = null;
    this.tab = read("tab") ?? "log";
    this.online = true;
    /** @type {boolean | null} whether I want to see what came since my last answer */
    this.sinceOpen = { open: true, closed: false }[read("since") ?? ""] ?? null;
    // the moment of this seat's last answer
    this.actedAt = 0;
    /** @type {Sprites} */
    this.sprites = new Map();
    this.lines = 40; // turns of the log that are shown
    /** @type {Turn | null} the turn of the log that is pointed at */
    this.pointed = null;
    this.playback = new Playback(this);
    this.device = new Device(this);
    this.stage = new Stage(app);
    /** @type {number | null} whose things are looked at */
    this.examined = null;
    this.endSeen = false;
    // whether answers that lie on the boards are listed, too, and which of them
    this.unfolded = false;
    this.sought = "";
  }

  drawn() {
    this.deferred?.markPlaces(this);
    this.deferred?.showGhosts(this);
    if (this.looking) this.deferred?.reachDown();
  }

  fits() {
    return Boolean(this.update) && !this.gathers() && !this.device.mustPass() && !this.byHand?.covers();
  }

  async open() {
    /** @type {Games} */
    const games = await get("/api/games");
    this.phrases = games.phrases;
    this.games = games.games;
    this.playback.pause = games.pause;
    const { handed } = this.device;
    const first = settled(await get(`/api/tables/${this.id}${handed === null ? "" : `?seat=${handed}`}`));
    this.first = first;
    this.game = first.game;
    this.info = /** @type {GameInfo} */ (this.games.find((each) => each.key === this.game));
    [this.sprites] = await Promise.all([loadSprites(this.game), this.speak(), this.loadPhase(first), this.tab === "more" && this.loadMore()]);
    if (first.dealer === "people" && first.kind === "table") await this.loadHands();
    this.take(first);
    this.connect();
    this.coming = this.drawAfter(() => this.loadLate());
    this.ticking = setInterval(() => (this.update?.clock || isCounting(this)) && this.app.draw(), 1000);
  }

  /**
   * What only one phase of a table needs; also whoever finds an empty seat in a game that runs.
   * @param {Update} parts
   */
  async loadPhase({ phase, seats }) {
    const empty = phase !== "over" && seats.some(({ kind }) => kind === "open");
    if ((phase === "gathering" || empty) && !this.waitingRoom) {
      [this.waitingRoom] = await Promise.all([import("./waitingroom.js"), dress("front.css"), this.sayGathering()]);
    }
    if (phase === "over") [{ endView: this.ending }] = await Promise.all([import("./end.js"), this.sayDeferred()]);
  }

  async loadHands() {
    const [{ ByHand }] = await Promise.all([import("./byhand.js"), dress("byhand.css"), also(this.app.language, "byhand")]);
    this.byHand ??= new ByHand(this);
  }

  async loadMore() {
    [{ moreView: this.more }] = await Promise.all([import("./extras.js"), dress("front.css")]);
  }

  async loadLate() {
    [this.deferred] = await Promise.all([import("./deferred.js"), dress("deferred.css"), this.sayDeferred()]);
    this.talk ??= new this.deferred.Talk(this);
    this.what = new this.deferred.What(this);
    this.why = new this.deferred.Why(this);
    this.command = new this.deferred.Command(this);
    this.coach = new this.deferred.Coach(this);
    this.stage.camera ??= new this.deferred.Camera(this.stage);
    this.stage.fitTray = this.deferred.fitTray;
  }

  /** What is said only after the table can be played. */
  sayDeferred() {
    const { language } = this.app;
    return Promise.all([also(language, "deferred"), also(language, `${this.game}-deferred`, this.game), also(language, "network"), this.byHand && also(language, "byhand"), this.waitingRoom && this.sayGathering()]);
  }

  /** What the waiting room says. */
  sayGathering() {
    return Promise.all(["waitingroom", "network"].map((file) => also(this.app.language, file)));
  }

  async speak() {
    [this.texts] = await Promise.all([texts(this.app.language, this.game), this.deferred && this.sayDeferred()]);
    this.rules = null;
    if (this.update) this.name();
  }

  connect() {
    this.socket?.close();
    this.socket = new Socket(this.id, (message) => this.hear(message), (online) => this.line(online), this.first);
    this.first = null;
    this.socket.version = this.update?.version ?? 0;
    if (this.device.isShared()) this.socket.seat = this.device.handed;
  }

  close() {
    this.socket?.close();
    this.stage.close();
    this.what?.close();
    this.byHand?.close();
    clearInterval(this.ticking);
    clearTimeout(this.waiting);
    this.playback.close();
    document.querySelector(".flights")?.replaceChildren();
    this.app.title("Maat");
  }

  /** @param {boolean} online */
  line(online) {
    if (online === this.online) return;
    this.online = online;
    this.app.draw();
  }

  // What the server says.

  /** @param {Incoming} message */
  hear(message) {
    switch (message.type) {
      case "greeted": return this.needsSheets() && this.askSheets();
      case "update": return this.playback.add(message);
      case "chat": return this.hearTalk(message);
      case "done": return this.acknowledged(message);
      case "refused": return this.refused(message);
      case "what": return this.what?.hear(message);
      case "why": return this.why?.hear(message);
      case "preview": return this.hearEffect(message);
      case "sheet": return this.hearSheets(message);
      case "hint":
      case "remark": return this.coach?.hear(message);
      case "draws": return this.byHand?.hearPast(message);
      case "gone": return this.gone();
    }
  }

  /** @param {Sheets} message */
  hearSheets(message) {
    this.sheets = message.sides;
    this.app.draw();
  }

  /** The server has no such table for a socket: say why, or try again. */
  async gone() {
    const found = await this.app.attempt(() => get(`/api/tables/${this.id}`));
    if (found || this.app.fault?.key === "unreachable") this.socket.lost({});
  }

  /** @param {Chat} message */
  async hearTalk(message) {
    await this.coming;
    this.talk?.hear(message);
  }

  /** @param {Done} message */
  acknowledged(message) {
    this.actedAt = message.version;
    if (this.byHand && message.lost) this.byHand.lost = message.lost;
    keep(`acted-${this.id}-${this.update.seat}`, message.version);
  }

  /** @param {Refused} message */
  refused(message) {
    if (!message.id) this.coach?.forget();
    // a preview that came too late
    const late = !message.id && ["not-legal", "not-asked", "not-there"].includes(message.key);
    if (message.key !== "stale" && !late) {
      this.app.fault = { key: message.key, values: message.values };
      this.app.draw();
    }
  }

  /**
   * Draw an update; how long its flights take.
   * @param {WholeUpdate} update
   * @param {boolean} jump
   */
  show(update, jump) {
    const { root } = this.app;
    const { deferred } = this;
    const seen = this.update && !jump && this.update.seat === update.seat && !this.byHand?.covered();
    const moving = seen && deferred ? deferred.changed(this.scene, whole(update.scene)) : null;
    const before = moving && deferred ? deferred.capture(root, moving) : null;
    this.take(update);
    this.redraw();
    if (seen) deferred?.sound(this);
    return before && deferred ? deferred.play(before, deferred.capture(root, moving)) : 0;
  }

  /** Draw; where the thing that had the focus is gone, the next question gets it. */
  redraw() {
    const held = document.activeElement?.closest(".dock, .draws, .sheet, .hand-over, .gathering");
    this.app.draw();
    /** @type {HTMLElement | null} */
    const next = document.querySelector(held ? ".hand-over button, .bar, .draws, .gathering h1" : ".hand-over button");
    if (next && isLost()) next.focus({ preventScroll: true });
  }

  /** @param {WholeUpdate} update */
  remember(update) {
    this.log = this.log.filter((line) => line.at <= update.since).concat(update.log);
  }

  /**
   * What is spoken: the lines since the last table shown; nothing another seat has heard.
   * @param {WholeUpdate | undefined} old
   * @param {WholeUpdate} update
   */
  tell(old, update) {
    const fresh = this.log.filter((line) => line.at > (old?.version ?? 0));
    this.fresh = fresh;
    if (fresh.length || old?.seat !== update.seat) this.news = fresh.filter((line) => !isOpener(line)).slice(-SPOKEN);
  }

  /** @param {WholeUpdate} update */
  take(update) {
    const old = this.update;
    const wasMine = this.wanted;
    this.remember(update);
    this.tell(old, update);
    this.update = update;
    dye(update.seats);
    this.received = performance.now();
    this.scene = whole(update.scene);
    this.myTurn = update.phase === "playing" && update.asked !== null && update.asked.seat === update.seat && update.answers.length > 0;
    if (!old || old.version !== update.version || old.seat !== update.seat) this.forget();
    this.device.follow();
    if (update.phase === "over" && old?.phase === "playing") this.playback.counted = -1;
    if ((update.phase === "over" && !this.ending) || (update.seats.some(({ kind }) => kind === "open") && !this.waitingRoom)) this.drawAfter(() => this.loadPhase(update));
    // whoever has put the result away hears of the next game
    if (update.rematch && !old?.rematch) this.endSeen = false;
    this.wanted = this.myTurn || this.device.mustPass();
    const refusal = old && this.deferred?.refusal(old, update);
    if (refusal) this.app.fault = { key: refusal };
    if (old && this.coach?.isRefused(old, update)) this.app.fault = { key: "coach-refused" };
    if (this.wanted || update.phase !== "playing") this.playback.skipping = false;
    this.name();
    if (this.wanted && !wasMine && old && read("chime") === "on") this.deferred?.chime();
    const turned = old && old.seat !== update.seat;
    if (!old || turned) this.actedAt = Number(read(`acted-${this.id}-${update.seat}`) ?? 0);
    // another seat sees other points
    if (turned) this.sheets = null;
    if (this.needsSheets() && old && (turned || old.version !== update.version)) this.askSheets();
    this.byHand?.follow(old);
  }

  /**
   * Draw what has to be loaded first.
   * @param {() => Promise<void>} load
   */
  async drawAfter(load) {
    await this.app.attempt(load);
    this.app.draw();
  }

  needsSheets() {
    return this.tab === "score" || this.update.phase === "over";
  }

  forget() {
    this.effects.clear();
    this.stage.follow(this.scene);
    this.unfolded = false;
    this.sought = "";
    this.unlook();
    if (this.why) this.why.reasons = null;
    this.coach?.forget();
    this.what?.renew();
  }

  /** No answer is looked at any more, nor soon. */
  unlook() {
    clearTimeout(this.waiting);
    this.looking = null;
    this.chosen = null;
  }

  askSheets() {
    setTimeout(() => this.socket?.send({ type: "sheet" }), 60);
  }

  /** Names of all who sit here, and the title of the page. */
  name() {
    const { app, update } = this;
    this.names = update.seats.map((seat, n) => seatName(app, this.texts, seat, n, update.mine));
    const game = this.texts.say("game-title");
    app.title(this.wanted ? app.say("web-title-turn", { game }) : `${game} · Maat`, this.wanted);
  }

  // What the person does.

  /** @param {Answer} answer */
  act(answer) {
    const { asked } = this.update;
    if (!this.myTurn || !asked || this.sent === this.update.version) return;
    this.sent = this.update.version;
    this.byHand?.goOn();
    this.coach?.act();
    this.unlook();
    this.socket.keep({ type: "act", action: answer.action, seat: asked.seat, version: this.update.version });
    setTimeout(() => (this.sent = null), 700);
  }

  /**
   * A click on an answer; the second half of a double click is not meant for the next question.
   * @param {Answer} answer
   * @param {MouseEvent} event
   */
  press(answer, event) {
    if (event.detail < 2) this.act(answer);
  }

  /**
   * A click on an answer, in the list or on the table: a finger previews first and acts the second time.
   * @param {Answer} answer
   * @param {MouseEvent} event
   */
  choose(answer, event) {
    // at a real table everything can be taken back, so one tap is enough
    if (this.app.pointer === "touch" && this.chosen !== answer.action && !this.byHand) {
      this.chosen = answer.action;
      this.preview(answer, 0);
      this.looking = answer;
      this.app.draw();
    } else if (this.app.pointer === "touch") {
      this.act(answer);
    } else {
      this.press(answer, event);
    }
  }

  /**
   * @param {Answer | null} answer
   * @param {number} [patience]
   */
  preview(answer, patience = PATIENCE) {
    clearTimeout(this.waiting);
    if (!answer && this.chosen !== null) return;
    this.waiting = setTimeout(() => {
      this.looking = answer;
      if (answer && !this.effects.has(answer.action)) this.socket.send({ type: "preview", action: answer.action });
      this.app.draw();
    }, answer ? patience : PATIENCE * 2);
  }

  /** @param {Effect} message */
  hearEffect(message) {
    if (message.version !== this.update.version) return;
    this.effects.set(message.action, message);
    this.app.draw();
  }

  /**
   * @param {string} place
   * @param {string} piece
   */
  askWhat(place, piece) {
    this.socket.send({ type: "what", place, piece });
  }

  undo() {
    const { free, possible } = this.update.undo;
    if (free || possible) this.socket.keep({ type: "undo", version: this.update.version, seat: this.update.seat });
  }

  cancel() {
    this.unlook();
    this.playback.goOn();
    this.examined = null;
    this.stage.retreat();
    this.what?.hide();
    this.why?.close();
  }

  /** List the answers that lie on the boards, and look among them. */
  unfold() {
    this.unfolded = true;
    this.app.draw();
    document.getElementById("seek")?.focus();
  }

  /** The result has been seen: back to the boards. */
  seeEnd() {
    this.endSeen = true;
    this.app.draw();
  }

  /** @param {string} sought */
  seek(sought) {
    this.sought = sought;
    this.app.draw();
  }

  /** @param {number | null} seat */
  examine(seat) {
    this.examined = seat;
    if (narrow.matches && seat !== null) this.stage.front(this.scene);
    this.app.draw();
  }

  /** @param {string} tab */
  openTab(tab) {
    this.tab = tab;
    keep("tab", tab);
    if (narrow.matches) this.stage.tab = BESIDE;
    if (tab === "chat") this.talk?.read();
    if (tab === "score") this.askSheets();
    if (tab === "more" && !this.more) this.drawAfter(() => this.loadMore());
    this.app.draw();
    this.talk?.toNewest();
  }

  /** @param {boolean} open */
  openSince(open) {
    this.sinceOpen = open;
    keep("since", open ? "open" : "closed");
  }

  /** An invitation was opened while the page is there. */
  anchor() {
    if (this.waitingRoom) this.app.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (this.deferred) this.deferred.tableKey(this, event);
    // what is pressed before the keys are there is not lost
    else this.coming?.then(() => this.deferred?.tableKey(this, event));
  }

  /**
   * The words of a rule; the rules are fetched when the first of them is asked for.
   * @param {string} rule
   */
  ruleText(rule) {
    if (!rule) return "";
    this.rules ??= this.fetchRules();
    const key = `rule-${rule}`;
    // rulings that refuse an answer are among the texts of the table
    if (this.texts.has(key)) return this.texts.say(key);
    return this.rules instanceof Texts ? this.rules.say(key) : "";
  }

  async fetchRules() {
    const { language } = this.app;
    const rules = await texts(language, `${this.game}-rules`).catch(() => null);
    if (language !== this.app.language) return;
    // where there are none, the next drawing tries again
    this.rules = rules;
    if (rules) this.app.draw();
  }

  // Drawing.

  prompt() {
    const { app, update } = this;
    if (update.phase === "over") return app.say("web-over");
    if (this.myTurn && update.asked) return this.byHand?.asked(update) ?? this.texts.say(update.asked.key);
    if (!update.asked || update.asked.seat === update.seat) return "";
    return app.say("web-waiting", { player: this.names[update.asked.seat] ?? "" });
  }

  makePainter() {
    const { update } = this;
    return new Painter({
      scene: this.scene,
      answers: this.myTurn ? update.answers : [],
      game: this.game,
      texts: this.texts,
      names: this.names,
      seats: update.seats,
      seat: update.seat,
      turn: update.asked?.seat ?? null,
      live: update.seat !== null,
      chosen: this.chosen,
      sprites: this.sprites,
      choose: (answer, event) => this.choose(answer, event),
      preview: (answer) => this.preview(answer),
      ask: (event) => this.what?.explain(event),
      scores: update.scores,
      examined: this.examined,
      examine: (seat) => this.examine(seat),
      gone: (seat) => isAway(this, seat),
      tags: (seat, who) => tags(this, seat, who),
      clock: (seat) => this.deferred?.clockView(this, seat) ?? nothing,
    });
  }

  view() {
    if (!this.update) return nothing;
    this.painter = this.makePainter();
    return html`${this.online ? nothing : html`<div class="offline" role="alert">${this.app.say("web-offline")}</div>`}${this.body()}`;
  }

  /** Whether the waiting room is shown: before the game, and to whoever comes to an empty seat. */
  gathers() {
    return this.update?.phase === "gathering" || (this.waitingRoom?.maySit(this) ?? false);
  }

  body() {
    if (this.gathers()) return this.waitingRoom?.gatheringView(this);
    if (this.device.mustPass()) return this.device.view();
    if (this.byHand?.covers()) return this.byHand.cover();
    return html`
      <h1 class="hush">${this.texts.say("game-title")}</h1>
      <div class="table" data-game=${this.game} data-page=${this.stage.tab}>
        ${stripView(this.painter)}
        ${this.stage.view(this.painter, html`${this.update.phase === "over" && !this.endSeen ? this.ending?.(this) : nothing}${this.deferred?.ceremonyView(this)}${this.deferred?.belongingsView(this.painter)}`)}
        ${trayView(this.painter, this.stage)}
        ${this.byHand?.view() ?? actionBar(this)}
        ${panelsView(this)}
        ${this.what?.view()}
        ${this.command?.view()}
      </div>
      <div class="hush" aria-live="polite" id="newest">${this.deferred && repeat(this.news, (line, n) => `${line.at} ${n}`, (line) => html`<p>${lineText(this, line)}</p>`)}</div>
      <div class="hush" aria-live="polite" id="counted">${this.deferred?.countedWords(this).map((words) => html`<p>${words}</p>`)}</div>
      <div class="hush" aria-live="polite" id="said">${this.talk?.newestView()}</div>
      ${this.deferred?.helpView(this)}`;
  }
}
