// Words as people write them, beside words of the table: marks, cases and endings do not count.

/** @import { App } from "./main.js" */

// a stem is not shorter
const STEM = 3;
// words as long may stand within another, or differ by one slip of the hand
const LONG = 5;

/**
 * Words in small letters without marks above and below them.
 * @param {string} word
 */
export const plain = (word) => word.toLowerCase().replaceAll(/['’ʼ]/gu, "").normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ł", "l");

/**
 * The words of a text, as they are written.
 * @param {string} text
 */
export const written = (text) => text.match(/[\p{L}\p{M}\p{N}'’ʼ]+/gu) ?? [];

/**
 * The words of a text, plain.
 * @param {string} text
 */
export const wordsOf = (text) => written(text).map(plain);

/**
 * Whether two words are one letter apart: another one, one more, or two in the wrong order.
 * @param {string} one
 * @param {string} other
 */
function nearly(one, other) {
  if (Math.min(one.length, other.length) < LONG || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  /** @param {number} here @param {number} there */
  const rest = (here, there) => one.slice(at + here) === other.slice(at + there);
  const turned = one[at] === other[at + 1] && one[at + 1] === other[at] && rest(2, 2);
  return turned || rest(1, 1) || rest(1, 0) || rest(0, 1);
}

/** How words are compared in the language of the page. */
export class Wording {
  /** @type {Map<string, string>} */
  stems = new Map();

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.endings = this.listed("command-endings").sort((one, other) => other.length - one.length);
  }

  /**
   * Several words of a text, which stand apart by |.
   * @param {string} key
   */
  listed(key) {
    return this.app.say(key).split("|").map((words) => wordsOf(words).join(" "));
  }

  /** @param {string} word */
  stem(word) {
    const known = this.stems.get(word);
    if (known) return known;
    const ending = this.endings.find((each) => word.endsWith(each) && word.length - each.length >= STEM);
    const stem = ending ? word.slice(0, -ending.length) : word;
    this.stems.set(word, stem);
    return stem;
  }

  /**
   * Whether a word of the table is the wished one, in any form or begun.
   * @param {string} told
   * @param {string} wished
   */
  fits(told, wished) {
    return told.startsWith(wished) || (wished.length >= LONG && told.includes(wished)) || this.same(told, wished);
  }

  /**
   * Whether two words are forms of one.
   * @param {string} one
   * @param {string} other
   */
  same(one, other) {
    // what looks like an ending may be none
    return this.stem(one) === this.stem(other) || this.stem(one) === other || one === this.stem(other);
  }

  /**
   * Whether a text has all these words.
   * @param {string} text
   * @param {string[]} wished
   */
  has(text, wished) {
    const told = wordsOf(text);
    return wished.every((word) => told.some((each) => this.fits(each, word)));
  }

  /**
   * The word of these that is nearly meant, if one is.
   * @param {string} word
   * @param {Iterable<string>} known
   */
  meant(word, known) {
    for (const each of known) if (nearly(this.stem(each), this.stem(word)) || nearly(each, word)) return each;
    return "";
  }
}
