// A line to play by words: an answer by its number or its words, and questions about the table.

import { html } from "./dom.js";
import { lineText } from "./log.js";
import { Wording, wordsOf, written } from "./words.js";

/** @import { WholePiece, WholePlace } from "./page.d.ts" */
/** @import { Answer } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// lines of the log that "last" tells
const LAST = 6;
// what is told of many at once
const MOST = 12;

// what always can be asked for; the words for it are texts, several of them apart by |, a whole question first
const ASKED = /** @type {const} */ (["list", "last", "score", "mine", "question", "help"]);

/**
 * What somebody wants to know, or do.
 * @typedef {object} Wish
 * @property {string[]} parts the words that count
 * @property {string[]} unknown words that nothing here has, as they are written
 * @property {boolean} asks whether it can only be a question
 * @property {number | null} owner the seat whose things are meant
 */

export class Command {
  /** @type {string[]} what was answered last */
  replies = [];

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.wording = new Wording(page.app);
  }

  /**
   * Do what the words say, or tell what they ask for.
   * @param {string} words
   */
  obey(words) {
    this.wording = new Wording(this.page.app);
    const said = wordsOf(words).join(" ");
    if (said) this.replies = this.given(said, words.includes("?")) ?? this.told(this.understood(words)).slice(0, MOST);
    this.page.app.draw();
  }

  /** @returns {Answer[]} */
  answers() {
    return this.page.myTurn ? this.page.update.answers : [];
  }

  /**
   * What is answered by number or by its whole words, or asked for by a question that always can be.
   * @param {string} said
   * @param {boolean} asks
   */
  given(said, asks) {
    const answers = this.answers();
    const called = answers.find((answer) => wordsOf(this.page.painter.label(answer)).join(" ") === said);
    const lists = this.wording.listed("command-list");
    const [number, ...more] = said.split(" ").filter((word) => !lists.includes(word));
    const chosen = /^\d+$/.test(said) ? answers[Number(said) - 1] : called ?? (more.length ? undefined : answers[Number(number) - 1]);
    if (chosen && !asks) return this.act(chosen);
    const asked = ASKED.find((each) => this.wording.listed(`command-${each}`).includes(said));
    return asked && !this.called([said]) ? this[asked](this.page.painter.seat) : null;
  }

  /**
   * What is meant: the words that count, and whose things they are about.
   * @param {string} words
   * @returns {Wish}
   */
  understood(words) {
    const { wording } = this;
    const small = new Set(wording.listed("command-asking"));
    const me = new Set(wording.listed("command-me"));
    const all = wordsOf(words);
    const named = this.page.names.map(wordsOf);
    const seat = named.findIndex((name) => name.length && name.every((word) => all.includes(word)));
    const owner = all.some((word) => me.has(word)) ? this.page.painter.seat : seat < 0 ? null : seat;
    const known = this.vocabulary();
    /** @type {Wish} */
    const wish = { parts: [], unknown: [], asks: words.includes("?"), owner };
    for (const [at, raw] of written(words).entries()) {
      const word = all[at];
      if (small.has(word) || me.has(word) || named[seat]?.includes(word)) wish.asks = true;
      else if (known.some((each) => wording.fits(each, word))) wish.parts.push(word);
      else this.guess(wish, raw, wording.meant(word, known));
    }
    return wish;
  }

  /**
   * A word nothing here has: what nearly is, is told and never done.
   * @param {Wish} wish
   * @param {string} raw
   * @param {string} meant
   */
  guess(wish, raw, meant) {
    wish.asks = true;
    if (meant) wish.parts.push(meant);
    else wish.unknown.push(raw);
  }

  /** All words that answers, places and pieces go by, and those for what always can be asked. */
  vocabulary() {
    const { painter } = this.page;
    const places = this.places();
    const pieces = [...places, ...painter.strip(painter.seat ?? undefined)].flatMap((place) => place.pieces ?? []);
    const texts = [...places.map((place) => painter.name(place)), ...pieces.map((piece) => painter.pieceName(piece)), ...this.answers().map((answer) => painter.label(answer))];
    return [...new Set([...texts.flatMap(wordsOf), ...ASKED.flatMap((each) => this.wording.listed(`command-${each}`)).flatMap(wordsOf)])];
  }

  /**
   * What is found by a wish, and what of it is not known.
   * @param {Wish} wish
   */
  told(wish) {
    const { app } = this.page;
    const found = wish.parts.length ? this.topic(wish) ?? this.nearest(wish) : wish.unknown.length ? [] : this.belongings(wish.owner);
    if (found.length && !wish.unknown.length) return found;
    const words = wish.unknown.join(" ") || wish.parts.join(" ");
    return words ? [app.say("command-unknown", { words }), ...(found.length ? found : this.help())] : this.help();
  }

  /**
   * What always can be asked for, if all words are about it and nothing here is called so itself.
   * @param {Wish} wish
   */
  topic({ parts, owner }) {
    if (this.called(parts)) return null;
    const asked = ASKED.find((each) => {
      const known = this.wording.listed(`command-${each}`);
      return parts.every((part) => known.some((word) => this.wording.same(word, part)));
    });
    return asked ? this[asked](owner ?? this.page.painter.seat) : null;
  }

  /**
   * Whether somebody's things are called so, with no word more.
   * @param {string[]} parts
   */
  called(parts) {
    return this.places().some((place) => {
      const name = wordsOf(this.page.painter.name(place));
      return place.seat >= 0 && name.length === parts.length && this.wording.has(parts.join(" "), name);
    });
  }

  /**
   * What the words are found in: places of the table, pieces in them, and answers; one answer alone is given.
   * @param {Wish} wish
   */
  found({ parts, asks, owner }) {
    const { painter } = this.page;
    const answers = this.answers().filter((answer) => this.wording.has(painter.label(answer), parts));
    const places = this.mineOf(this.places().filter((place) => this.named(place, parts) || this.holds(place, parts).length > 0), owner);
    if (answers.length === 1 && !places.length && !asks) return this.act(answers[0]);
    /** @param {WholePlace} place */
    const shown = (place) => (this.named(place, parts) ? this.place(place) : this.place(place, this.holds(place, parts)));
    const told = [...this.lacked(parts, owner), ...places.sort((one, other) => this.far(one, parts) - this.far(other, parts)).map(shown)];
    return [...new Set(told), ...(owner === null ? this.numbered(answers) : [])];
  }

  /**
   * What is found by all the words, else by all but one of them, else by one: what was said last counts most.
   * @param {Wish} wish
   * @returns {string[]}
   */
  nearest(wish) {
    const { parts } = wish;
    const found = this.found(wish);
    if (found.length || parts.length < 2) return found;
    const fewer = [...parts.map((left) => parts.filter((part) => part !== left)), ...parts.map((part) => [part])];
    for (const some of fewer) {
      const told = some.length ? this.found({ ...wish, asks: true, parts: some }) : [];
      if (told.length) return told;
    }
    return [];
  }

  /**
   * Those of one seat, if the wish is about it and it has some.
   * @param {WholePlace[]} places
   * @param {number | null} owner
   */
  mineOf(places, owner) {
    const own = places.filter((place) => place.seat === owner);
    return own.length ? own : places;
  }

  /**
   * What a seat has none of, if its things are asked for.
   * @param {string[]} parts
   * @param {number | null} owner
   */
  lacked(parts, owner) {
    const { painter, texts } = this.page;
    const counted = owner === null ? [] : painter.strip(owner).flatMap((place) => place.pieces ?? []);
    const names = counted.filter(({ count }) => !count).map((piece) => painter.pieceName({ ...piece, count: 1 }));
    const none = names.filter((label) => !/\d/.test(label) && this.wording.has(label, parts));
    return none.map((label) => texts.say("place-list", { label, pieces: texts.say("place-empty") }));
  }

  /**
   * The words that are not in the name of a place.
   * @param {WholePlace} place
   * @param {string[]} parts
   */
  further(place, parts) {
    const name = this.page.painter.name(place);
    return parts.filter((part) => !this.wording.has(name, [part]));
  }

  /** @param {WholePlace} place @param {string[]} parts */
  named(place, parts) {
    return !this.further(place, parts).length;
  }

  /**
   * Pieces that go by the words which the name of their place leaves.
   * @param {WholePlace} place
   * @param {string[]} parts
   */
  holds(place, parts) {
    const further = this.further(place, parts);
    return (place.pieces ?? []).filter((piece) => this.wording.has(this.page.painter.pieceName(piece), further));
  }

  /** @param {Answer} answer */
  act(answer) {
    this.page.act(answer);
    return [this.page.app.say("command-done", { answer: this.page.painter.label(answer) })];
  }

  /** Places that are told in words. */
  places() {
    return this.page.scene.places.filter((place) => !place.silent);
  }

  /**
   * What is mine is told first, what lies before others or is left in bags last; of each, what is called so first.
   * @param {WholePlace} place
   * @param {string[]} parts
   */
  far(place, parts) {
    const seat = place.stock ? 3 : place.seat === this.page.painter.seat ? 0 : place.seat < 0 ? 1 : 2;
    return 2 * seat + (this.named(place, parts) ? 0 : 1);
  }

  /**
   * A place in words; what is left in a bag only as far as it is asked for.
   * @param {WholePlace} place
   * @param {WholePiece[] | null} [some]
   */
  place(place, some = place.stock ? null : place.pieces) {
    const { painter, texts, names } = this.page;
    const label = place.seat >= 0 && place.seat !== painter.seat ? this.page.app.say("command-of", { what: painter.name(place), player: names[place.seat] ?? "" }) : painter.name(place);
    if (some === null) return label;
    const pieces = some.map((piece) => painter.pieceName(piece)).join(", ");
    return texts.say("place-list", { label, pieces: pieces || texts.say("place-empty") });
  }

  /** @param {Answer[]} answers */
  numbered(answers) {
    const all = this.answers();
    return answers.map((answer) => this.page.app.say("command-answer", { number: all.indexOf(answer) + 1, answer: this.page.painter.label(answer) }));
  }

  /** @param {number | null} seat */
  belongings(seat) {
    return seat === null ? [] : this.places().filter((place) => place.seat === seat).map((place) => this.place(place));
  }

  // What is asked for by a word or a whole question.

  list() {
    const all = this.numbered(this.answers());
    return all.length ? all : [this.page.prompt()];
  }

  last() {
    return this.page.log.slice(-LAST).map((line) => lineText(this.page, line));
  }

  score() {
    const { app, names, update } = this.page;
    return update.scores.map((points, seat) => app.say(points === null ? "command-hidden" : "command-points", { player: names[seat] ?? "", points: points ?? 0 }));
  }

  /** @param {number | null} seat */
  mine(seat) {
    return this.belongings(seat);
  }

  question() {
    const { app, myTurn } = this.page;
    return [...(myTurn ? [app.say("command-yours")] : []), this.page.prompt()];
  }

  /** What can be asked, with a name of this table for an example. */
  help() {
    const { app, painter } = this.page;
    const questions = ASKED.map((each) => app.say(`command-${each}`).split("|")[0]);
    const own = this.places().find((place) => place.pieces && place.seat === painter.seat) ?? this.places()[0];
    return [app.say("command-known", { questions: questions.join(" ") }), app.say("command-named", { thing: own ? painter.name(own) : "" })];
  }

  view() {
    const { app } = this.page;
    /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
    const submit = (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (event.currentTarget.elements[0]);
      this.obey(field.value);
      field.value = "";
    };
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      /** @type {HTMLElement | null} */
      const bar = document.querySelector(".bar");
      if (event.key === "Escape") bar?.focus();
    };
    return html`<form class="command" @submit=${submit} @keydown=${leave}>
      <input id="command" autocomplete="off" aria-label=${app.say("command")} placeholder=${app.say("command")}>
      <div class="replies" role="log" aria-live="polite" aria-label=${app.say("command-replies")}>${this.replies.map((line) => html`<p>${line}</p>`)}</div>
    </form>`;
  }
}
