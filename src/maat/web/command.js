// A line to play by words: an answer by its number or its words, and questions about the table.

import { html } from "./dom.js";
import { lineText } from "./log.js";

/** @import { WholePlace } from "./page.d.ts" */
/** @import { Answer } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// lines of the log that "last" tells
const LAST = 6;
// what is told of many at once
const MOST = 12;

// what always can be asked for; the words for it are texts, several of them apart by |
const ASKED = /** @type {const} */ (["list", "last", "score", "mine", "question", "help"]);

export class Command {
  /** @type {string[]} what was answered last */
  replies = [];

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {string} words */
  plain(words) {
    return words.toLocaleLowerCase(this.page.app.language).replaceAll(/[?!.,:;“”„"]/gu, " ").replaceAll(/\s+/gu, " ").trim();
  }

  /**
   * Do what the words say, or tell what they ask for.
   * @param {string} words
   */
  obey(words) {
    const wish = this.plain(words);
    if (wish) this.replies = this.given(wish) ?? this.found(wish, words);
    this.page.app.draw();
  }

  /** @returns {Answer[]} */
  answers() {
    return this.page.myTurn ? this.page.update.answers : [];
  }

  /**
   * What is answered by number, by its whole words, or asked for by a word that always does.
   * @param {string} wish
   */
  given(wish) {
    const { page } = this;
    const answers = this.answers();
    const chosen = /^\d+$/.test(wish) ? answers[Number(wish) - 1] : answers.find((answer) => this.plain(page.painter.label(answer)) === wish);
    if (chosen) return this.act(chosen);
    const asked = ASKED.find((each) => page.app.say(`command-${each}`).split("|").map((word) => this.plain(word)).includes(wish));
    return asked ? this[asked]() : null;
  }

  /**
   * What the words are found in: places of the table and answers; one answer alone is given.
   * @param {string} wish
   * @param {string} words as they were written
   */
  found(wish, words) {
    const { painter, app } = this.page;
    const parts = wish.split(" ");
    /** @param {string} told */
    const has = (told) => parts.every((part) => this.plain(told).includes(part));
    const answers = this.answers().filter((answer) => has(painter.label(answer)));
    const places = this.told().filter((place) => has(painter.name(place))).sort((one, other) => this.far(one) - this.far(other));
    if (answers.length === 1 && !places.length) return this.act(answers[0]);
    const lines = [...places.map((place) => this.place(place)), ...this.numbered(answers)];
    if (!lines.length) lines.push(...this.holding(has));
    if (!lines.length) return [app.say("command-unknown", { words }), ...this.help()];
    return lines.slice(0, MOST);
  }

  /** @param {Answer} answer */
  act(answer) {
    this.page.act(answer);
    return [this.page.app.say("command-done", { answer: this.page.painter.label(answer) })];
  }

  /**
   * Places with pieces that go by the words, where nothing else does.
   * @param {(told: string) => boolean} has
   */
  holding(has) {
    const { painter } = this.page;
    const places = this.told().filter((place) => place.pieces?.some((piece) => has(painter.pieceName(piece))));
    return places.sort((one, other) => this.far(one) - this.far(other)).map((place) => this.place(place));
  }

  /** Places that are told in words. */
  told() {
    return this.page.scene.places.filter((place) => !place.silent && !place.stock);
  }

  /**
   * What is mine is told first, what lies before others last.
   * @param {WholePlace} place
   */
  far(place) {
    return place.seat === this.page.painter.seat ? 0 : place.seat < 0 ? 1 : 2;
  }

  /** @param {WholePlace} place */
  place(place) {
    const { painter, texts, names } = this.page;
    const label = place.seat >= 0 && place.seat !== painter.seat ? this.page.app.say("command-of", { what: painter.name(place), player: names[place.seat] ?? "" }) : painter.name(place);
    if (place.pieces === null) return label;
    const pieces = place.pieces.map((piece) => painter.pieceName(piece)).join(", ");
    return texts.say("place-list", { label, pieces: pieces || texts.say("place-empty") });
  }

  /** @param {Answer[]} answers */
  numbered(answers) {
    const all = this.answers();
    return answers.map((answer) => this.page.app.say("command-answer", { number: all.indexOf(answer) + 1, answer: this.page.painter.label(answer) }));
  }

  // What is asked for by a word.

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

  mine() {
    return this.told().filter((place) => place.seat >= 0 && place.seat === this.page.painter.seat).map((place) => this.place(place));
  }

  question() {
    return [this.page.prompt()];
  }

  help() {
    const words = ASKED.map((each) => this.page.app.say(`command-${each}`).split("|")[0]);
    return [this.page.app.say("command-known", { words: words.join(", ") })];
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
