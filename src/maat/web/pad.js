// The score pad: what lies on the real table is counted by tapping, the rules of the game score it.

import { drawing, html, icon, mark, nothing, repeat, resolved, valued } from "./dom.js";
import { podium } from "./ceremony.js";
import { called, guests, guestsForm, recall } from "./realtable.js";
import { dress } from "./files.js";
import { also, keep, signed } from "./l10n.js";
import { automaName } from "./names.js";
import { ownChanges } from "./owner.js";
import { ruleLink, sheetView } from "./score.js";
import { newId, post, Refusal } from "./wire.js";

/** @import { BoxPage } from "./box.js" */
/** @import { Shown } from "./page.d.ts" */
/** @import { Pad, PadLine, PadScores, Piece } from "./protocol.d.ts" */
/** @import { Results } from "./results.js" */

const INLINE = 5; // so many cards stand on their line, more in a sheet of their own
const TABLE = -1; // where a side could stand: what is entered once for all

/**
 * What is entered: kept on the device until it is begun anew.
 * @typedef {{ id: string, phase: number, options: Record<string, string>, table: Entered, sides: Entered[], done: boolean[], shown: boolean, alone: boolean, start?: number, minutes?: number }} Paper
 * @typedef {Record<string, number[]>} Entered
 */

/**
 * @param {any} kept
 * @returns {Paper | null}
 */
const readable = (kept) => (kept && Array.isArray(kept.sides) && Array.isArray(kept.done) && kept.table && kept.phase ? kept : null);

/** The lines of the score sheet that come of a line of the pad, by their texts. @param {PadLine} line */
const sheetKeys = ({ labels = [] }) => labels.map((label) => `score-${label.replaceAll("_", "-")}`);

export class PadTool {
  /** @type {Pad} */
  pad;
  /** @type {Paper | null} null before it begins */
  paper = null;
  /** @type {PadScores | null} */
  scores = null;
  /** @type {{ line: string, words: string } | null} what was not entered, and why */
  refused = null;
  /** @type {PadLine | null} the line whose cards are all shown */
  sheet = null;
  /** @type {string[]} what was entered before, to go back to */
  past = [];
  /** @type {Results | null} */
  results = null;
  /** @type {Record<string, string>} */
  options = {};
  side = 0;

  /** @param {BoxPage} page */
  constructor(page) {
    this.page = page;
    this.name = `box-pad-${page.game}`;
    this.names = guests(page);
  }

  /** Whether somebody plays alone: then the automa is the second side. */
  get alone() {
    return this.names.length === 1;
  }

  /** How many are counted. */
  get sides() {
    return this.alone ? 2 : this.names.length;
  }

  /** What the sides are called. */
  get players() {
    const { page } = this;
    const own = this.names.map((_, side) => called(page, side, this.names));
    return this.alone ? [...own, automaName(page.app, page.texts)] : own;
  }

  async open() {
    await Promise.all([this.speak(), dress("deferred.css")]);
    const kept = readable(recall(this.name));
    if (kept?.sides.length === this.sides && Boolean(kept.alone) === this.alone) this.paper = kept;
    await this.load();
    if (this.paper) await this.score(this.paper).catch(() => this.take(null));
  }

  async speak() {
    const { app, game } = this.page;
    await Promise.all([also(app.language, "deferred"), also(app.language, `${game}-deferred`, game), also(app.language, `${game}-options`, game)]);
  }

  async load() {
    const { game } = this.page;
    this.pad = await post(`/api/games/${game}/pad/lines`, { seats: this.names.length, ...ownChanges(game) });
  }

  // What is entered.

  /** @param {Paper | null} paper */
  take(paper) {
    this.paper = paper;
    keep(this.name, JSON.stringify(paper));
    this.page.app.draw();
  }

  async begin() {
    await this.page.app.attempt(() => this.load());
    const sides = this.players.map(() => ({}));
    this.past = [];
    this.side = this.ofTable.length ? TABLE : 0;
    await this.enter({ id: newId(), phase: 1, options: this.options, table: {}, sides, done: sides.map(() => false), shown: false, alone: this.alone });
  }

  /** @param {Paper} paper */
  async score(paper) {
    const { table, sides, phase, options, alone } = paper;
    const { game } = this.page;
    this.scores = this.named(await post(`/api/games/${game}/pad`, { table, sides, phase, options, alone: Boolean(alone), ...ownChanges(game) }));
  }

  /**
   * Put something down; what the rules refuse stays as it was, with the reason under its line.
   * @param {Paper} paper
   */
  async enter(paper) {
    const before = this.paper;
    this.refused = null;
    this.take(paper);
    try {
      await this.score(paper);
      if (before) this.past.push(JSON.stringify(before));
    } catch (fault) {
      if (this.paper === paper) this.take(before);
      if (!(fault instanceof Refusal) || !fault.fault.values?.line) return this.page.app.blame(fault);
      this.refused = { line: String(fault.fault.values.line), words: this.why(fault.fault) };
    }
    this.page.app.draw();
  }

  /**
   * Why something was not entered, in words.
   * @param {Shown} fault
   */
  why({ key, values = {} }) {
    const line = this.pad.lines.find((each) => each.key === values.line);
    const card = line?.cards?.[Number(values.card)];
    return this.page.app.say(`error-${key}`, {
      ...values,
      what: card ? this.called(card) : line ? this.called(line.piece) : "",
      player: this.players[Number(values.other ?? values.side)] ?? "",
    });
  }

  undo() {
    const before = this.past.pop();
    if (before) this.enter(JSON.parse(before)).then(() => this.past.pop());
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   */
  values(paper, line) {
    return (line.shared ? paper.table : paper.sides[this.side])[line.key] ?? [];
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   * @param {number[]} values
   */
  put(paper, line, values) {
    const entered = { ...(line.shared ? paper.table : paper.sides[this.side]), [line.key]: values };
    return this.enter(line.shared ? { ...paper, table: entered } : { ...paper, sides: paper.sides.with(this.side, entered) });
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   * @param {number} card
   */
  toggle(paper, line, card) {
    const had = this.values(paper, line);
    return this.put(paper, line, had.includes(card) ? had.filter((each) => each !== card) : [...had, card]);
  }

  /**
   * On to the next who enters; after the last one everything is shown.
   * @param {Paper} paper
   */
  next(paper) {
    const done = this.side < 0 ? paper.done : paper.done.with(this.side, true);
    const left = done.indexOf(false);
    this.sheet = null;
    this.refused = null;
    if (left >= 0) this.side = left;
    this.take({ ...paper, done, shown: left < 0 });
    if (left < 0) this.finish(this.paper ?? paper);
    document.querySelector(".tool-body")?.scrollTo(0, 0);
  }

  /**
   * The next Scoring begins with what lasts.
   * @param {Paper} paper
   */
  async proceed(paper) {
    const phase = paper.phase + 1;
    const lasting = this.pad.lines.filter((line) => line.carried && line.phase === phase);
    const sides = paper.sides.map((side) => ({ ...Object.fromEntries(lasting.map(({ key }) => [key, side[key.replace(/\d+$/, String(paper.phase))] ?? []])), ...side }));
    this.side = 0;
    this.results = null;
    await this.enter({ ...paper, phase, sides, done: paper.done.map(() => false), shown: false });
  }

  /**
   * The last points are counted: the game goes where people keep theirs.
   * @param {Paper} paper
   */
  async finish(paper) {
    const { scores, page } = this;
    if (paper.phase < this.pad.phases || !scores) return;
    const { keepPlay, Results } = await import("./results.js");
    const players = this.players.map((name, side) => ({
      name,
      score: scores.scores[side],
      rank: scores.places[side],
      winner: scores.places[side] === 1,
      start: side === paper.start,
      categories: scores.sheets[side].map(({ key, points }) => ({ key, points })),
    }));
    const play = { id: paper.id, game: page.game, date: Date.now(), duration: paper.minutes ?? 0, players };
    keepPlay(play);
    this.results = new Results(page, play);
    page.app.draw();
  }

  anew() {
    if (!confirm(this.page.app.say("web-box-anew-sure"))) return;
    this.results = null;
    this.scores = null;
    this.take(null);
  }

  // Drawing.

  get ofTable() {
    return this.pad.lines.filter(({ shared }) => shared);
  }

  /** @param {Piece} piece */
  called(piece) {
    return this.page.texts.say(piece.key, resolved(piece.values, this.players));
  }

  /** @param {Piece} piece */
  drawn(piece) {
    const { game, sprites } = this.page;
    const name = piece.sprite || piece.key;
    const seat = piece.values?.player;
    if (typeof seat === "object") return mark(seat.seat);
    return sprites.has(name) ? html`<span class="part-art">${drawing(game, name, sprites.get(name))}${piece.badge && piece.tone !== "number" ? html`<b class="part-badge" aria-hidden="true">${piece.badge}</b>` : nothing}</span>` : nothing;
  }

  view() {
    if (!this.paper) return this.choice();
    if (this.paper.shown) return this.reveal(this.paper);
    return html`${this.tabs(this.paper)}${this.sheet ? this.cards(this.paper, this.sheet) : this.lines(this.paper)}${this.foot(this.paper)}`;
  }

  choice() {
    const { app, info, texts } = this.page;
    /** @param {string} name */
    const dashed = (name) => name.replaceAll(/[_ +]/g, "-");
    const asked = info.options.filter(({ key, solo }) => this.pad.options.includes(key) && (!solo || this.alone));
    return html`<div class="tool-body"><p>${app.say("web-box-pad-hint")}</p>
      ${guestsForm(this.page, this.names, (names) => (this.names = names))}
      ${asked.map(({ key, values }) => html`<label class="how-many">${texts.say(`option-${dashed(key)}`)} <select @change=${valued((value) => (this.options[key] = value))}>
        ${values.map((value) => html`<option value=${value}>${texts.say(`option-${dashed(key)}-${dashed(value)}`)}</option>`)}</select></label>`)}</div>
      <div class="tool-foot"><button type="button" class="primary" @click=${() => this.begin()}>${app.say("web-box-begin")}</button></div>`;
  }

  /** @param {Paper} paper */
  tabs(paper) {
    const { app } = this.page;
    /** @param {number} side */
    const turn = (side) => {
      this.side = side;
      this.sheet = null;
      this.refused = null;
      app.draw();
    };
    return html`<nav class="pad-tabs" aria-label=${app.say("web-seats")}>
      ${this.ofTable.length ? html`<button type="button" aria-current=${this.side === TABLE ? "true" : "false"} @click=${() => turn(TABLE)}>${app.say("web-box-table")}</button>` : nothing}
      ${this.players.map((name, side) => html`<button type="button" data-side=${side} aria-current=${String(side === this.side)} @click=${() => turn(side)}>${mark(side)} ${name}
        ${paper.done[side] ? html`<span class="tick" aria-label=${app.say("web-box-pad-entered")}>✓</span>` : nothing}</button>`)}</nav>`;
  }

  /** @param {Paper} paper */
  lines(paper) {
    const { texts } = this.page;
    const whose = this.alone && this.side > 0 ? "player" : "automa"; // not the other one's lines
    const shown = this.pad.lines.filter((line) => (line.shared ?? false) === (this.side === TABLE) && (!line.phase || line.phase === paper.phase) && line.whose !== whose);
    return html`<div class="tool-body pad">${this.pad.phases > 1 ? html`<h2>${texts.say("phase", { phase: paper.phase })}</h2>` : nothing}
      <ul>${repeat(shown, ({ key }) => `${this.side} ${key}`, (line) => this.line(paper, line))}</ul>
      ${this.side === TABLE ? nothing : this.others(paper)}</div>`;
  }

  /**
   * Where a line of the sheet is what was counted, it is called so: the points of a track are not those of the start.
   * @param {PadScores} scores
   */
  named(scores) {
    const names = new Map(this.pad.lines.filter(({ itself }) => itself).flatMap((line) => sheetKeys(line).map((key) => [key, line.piece.key])));
    return { ...scores, sheets: scores.sheets.map((sheet) => sheet.map((line) => ({ ...line, key: names.get(line.key) ?? line.key }))) };
  }

  /**
   * The lines of the score sheet that come of a line of the pad.
   * @param {Paper} paper
   * @param {PadLine} line
   */
  scored(paper, line) {
    const labels = [line.piece.key, ...sheetKeys(line)];
    return (this.scores?.sheets[this.side] ?? []).filter(({ key, phase }) => labels.includes(key) && (!line.phase || phase === paper.phase));
  }

  /**
   * What counts besides: points of before, gods that were found.
   * @param {Paper} paper
   */
  others(paper) {
    const here = this.pad.lines.filter(({ phase = 0 }) => !phase || phase === paper.phase);
    const told = new Set(here.flatMap((line) => this.scored(paper, line)));
    const sheet = (this.scores?.sheets[this.side] ?? []).filter((line) => !told.has(line));
    if (!sheet.length) return nothing;
    return html`<h3>${this.page.app.say("web-box-pad-besides")}</h3><ul>${sheet.map((line) => html`<li class="pad-line"><span class="pad-name">${line.phase && this.pad.phases > 1 ? `${this.page.texts.say("phase", { phase: line.phase })}: ` : ""}${this.page.texts.say(line.key)} ${this.rule(line.rule)}</span>
      <b class="pad-points">${signed(line.points)}</b></li>`)}</ul>`;
  }

  /** @param {string} rule */
  rule(rule) {
    return html`<span class="pad-rule">${ruleLink(this.page.game, rule)}</span>`;
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   */
  line(paper, line) {
    const name = this.called(line.piece);
    const scored = this.scored(paper, line);
    const hint = this.page.texts.say(line.piece.key, resolved(line.piece.values, []), "hint");
    const rules = [...new Set(scored.map(({ rule }) => rule))].slice(0, 2);
    return html`<li class="pad-line ${line.cards?.length ? "with-cards" : ""}" data-line=${line.key}><span class="pad-art">${this.drawn(line.piece)}</span>
      <span class="pad-name">${name} ${hint ? html`<small>${hint}</small>` : nothing} ${rules.map((rule) => this.rule(rule))}</span>
      ${line.cards?.length ? this.chosen(paper, line, name) : this.counter(paper, line, name)}
      <b class="pad-points">${scored.length ? signed(scored.reduce((sum, { points }) => sum + points, 0)) : ""}</b>
      ${this.refused?.line === line.key ? html`<p class="pad-refused" role="alert">${this.refused.words}</p>` : nothing}</li>`;
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   * @param {string} name
   */
  counter(paper, line, name) {
    const { app } = this.page;
    const [count = 0] = this.values(paper, line);
    /** @param {number} wished */
    const set = (wished) => this.put(paper, line, [Math.max(0, Math.trunc(wished) || 0)]);
    return html`<span class="counter" role="group" aria-label=${name}>
      <button type="button" ?disabled=${count <= 0} aria-label=${app.say("web-box-less", { what: name })} @click=${() => set(count - 1)}>−</button>
      <input inputmode="numeric" maxlength="3" aria-label=${name} .value=${String(count)} @change=${valued((value) => set(Number(value)))}>
      <button type="button" aria-label=${app.say("web-box-more", { what: name })} @click=${() => set(count + 1)}>+</button></span>`;
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   * @param {string} name
   */
  chosen(paper, line, name) {
    const { app } = this.page;
    const cards = line.cards ?? [];
    const had = this.values(paper, line);
    if (cards.length <= INLINE) return html`<span class="pad-cards" role="group" aria-label=${name}>${cards.map((_, at) => this.card(paper, line, at))}</span>`;
    return html`<span class="pad-cards">${had.map((at) => html`<span class="pad-had">${this.drawn(cards[at])}</span>`)}
      <button type="button" class="pad-add" aria-label=${app.say("web-box-choose", { what: name, count: had.length })} @click=${() => { this.sheet = line; app.draw(); }}>${had.length ? html`<b>${had.length}</b>` : "+"}</button></span>`;
  }

  /**
   * @param {Paper} paper
   * @param {PadLine} line
   * @param {number} at
   */
  card(paper, line, at) {
    const piece = /** @type {Piece[]} */ (line.cards)[at];
    const place = this.values(paper, line).indexOf(at);
    const others = paper.sides.findIndex((side, seat) => !line.common && !line.shared && seat !== this.side && side[line.key]?.includes(at));
    const art = this.drawn(piece);
    const name = this.called(piece);
    return html`<button type="button" class="pad-card" data-card=${at} aria-pressed=${String(place >= 0)} title=${name} @click=${() => this.toggle(paper, line, at)}>
      ${art}<span class=${art === nothing || this.sheet ? "" : "hush"}>${name}</span>
      ${line.ordered && place >= 0 ? html`<b class="pad-place">${place + 1}</b>` : nothing}${others >= 0 ? html`<span class="pad-owner">${mark(others)}</span>` : nothing}</button>`;
  }

  /**
   * All cards of a line.
   * @param {Paper} paper
   * @param {PadLine} line
   */
  cards(paper, line) {
    return html`<div class="tool-body pad"><h2>${this.called(line.piece)}</h2>
      ${this.refused ? html`<p class="pad-refused" role="alert">${this.refused.words}</p>` : nothing}
      <div class="pad-sheet columns-${line.columns ?? 0}" role="group" aria-label=${this.called(line.piece)}>${(line.cards ?? []).map((_, at) => this.card(paper, line, at))}</div></div>`;
  }

  /** @param {Paper} paper */
  foot(paper) {
    const { app } = this.page;
    const leave = () => {
      const line = this.sheet?.key ?? "";
      this.sheet = null;
      app.draw();
      /** @type {HTMLElement | null} */
      const left = document.querySelector(`[data-line="${line}"] .pad-add`);
      left?.focus(); // where the sheet was opened
    };
    const left = paper.done.flatMap((done, side) => (done || side === this.side ? [] : [side]));
    const points = this.side < 0 ? "" : signed(this.scores?.scores[this.side] ?? 0);
    return html`<div class="tool-foot"><p class="pad-total" role="status">${this.side < 0 ? app.say("web-box-table") : html`${this.players[this.side]} <b>${app.say("web-box-points", { points })}</b>`} <small>${app.say("web-box-pad-hidden")}</small></p>
      <button type="button" ?disabled=${!this.past.length} @click=${() => this.undo()}>${icon("undo")} ${app.say("web-undo")}</button>
      ${this.sheet ? html`<button type="button" class="primary" id="pad-next" @click=${leave}>${app.say("web-box-done")}</button>`
        : html`<button type="button" class="primary" id="pad-next" @click=${() => this.next(paper)}>${left.length || this.side < 0 ? app.say("web-box-pad-next", { player: this.players[left[0] ?? 0] }) : app.say("web-box-pad-reveal")}</button>`}</div>`;
  }

  /** @param {Paper} paper */
  reveal(paper) {
    const { page, scores } = this;
    if (!scores) return nothing;
    const { app, game, texts } = page;
    const names = this.players;
    const best = scores.places.flatMap((place, side) => (place === 1 ? [names[side]] : []));
    const last = paper.phase === this.pad.phases;
    if (last && !this.results) this.finish(paper);
    const host = { app, game, texts, names, update: last ? scores : { ...scores, ties: [] } };
    return html`<div class="tool-body pad-end"><div role="status"><h2>${last ? app.say("web-winner", { player: best.join(", "), count: best.length }) : texts.say("phase", { phase: paper.phase })}</h2></div>
      ${podium(host)}${sheetView(host, scores.sheets)}${last ? this.circumstances(paper) : nothing}${this.results?.view() ?? nothing}</div>
      <div class="tool-foot"><button type="button" @click=${() => this.anew()}>${app.say("web-box-anew")}</button>
        <button type="button" @click=${() => this.take({ ...paper, shown: false })}>${app.say("web-box-pad-correct")}</button>
        ${last ? nothing : html`<button type="button" class="primary" id="pad-proceed" @click=${() => this.proceed(paper)}>${texts.say("phase", { phase: paper.phase + 1 })}</button>`}</div>`;
  }

  /**
   * Who began and how long it took, for those who keep their games.
   * @param {Paper} paper
   */
  circumstances(paper) {
    const { app } = this.page;
    /** @param {Partial<Paper>} told */
    const note = (told) => {
      this.take({ ...paper, ...told });
      this.finish({ ...paper, ...told });
    };
    return html`<div class="guests"><label class="how-many">${app.say("web-box-pad-start")} <select name="start" @change=${valued((seat) => note({ start: Number(seat) }))}>
        <option value="-1">–</option>${this.players.map((name, side) => html`<option value=${side} ?selected=${side === paper.start}>${name}</option>`)}</select></label>
      <label class="how-many">${app.say("web-box-pad-minutes")} <input name="minutes" inputmode="numeric" maxlength="3" .value=${paper.minutes ? String(paper.minutes) : ""} @change=${valued((minutes) => note({ minutes: Math.trunc(Number(minutes)) || 0 }))}></label></div>`;
  }
}
