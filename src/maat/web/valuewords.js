// Component values in words: what a value is of, and what it says.

import { also } from "./l10n.js";
import { html, nothing, resolved } from "./dom.js";
import { shown } from "./owner.js";
import { get } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { Difference, Differences, Facts } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** @typedef {number | string | (number | string)[]} ComponentValue */

// where what a value is of, or says, has its words: its own, or those of what is called like it
const KINDS = ["value", "god", "resource", "token", "card", "color", "light", "purity", "display", "edge", "symbol", "tile", "icon"];

/**
 * Load the words of the values of a game into its texts.
 * @param {string} language
 * @param {string} game
 */
export const speakValues = (language, game) => Promise.all([also(language, "values"), also(language, "records"), also(language, `${game}-faults`, game)]);

/**
 * The words of a name; none if nobody has written them.
 * @param {Texts} texts
 * @param {string} name
 * @param {Record<string, string>} [values]
 */
function wordsOf(texts, name, values = {}) {
  const key = KINDS.map((kind) => `${kind}-${name.replaceAll(/[_ ]/g, "-")}`).find((each) => texts.has(each));
  return key ? texts.say(key, values, "name") || texts.say(key, values) : "";
}

/**
 * A part of a path in words, or as it is written: a number, or what has no words.
 * @param {Texts} texts
 * @param {string} part
 */
export const said = (texts, part) => wordsOf(texts, part) || part;

/**
 * Letters that stand for words in a field, each said; none where they do not.
 * @param {Texts} texts
 * @param {string} field
 * @param {string} entry
 */
function spelled(texts, field, entry) {
  const keys = [...entry].map((letter) => `value-${field.replaceAll("_", "-")}-${letter}`);
  return keys.length && keys.every((key) => texts.has(key)) ? keys.map((key) => texts.say(key)).join(", ") : "";
}

/**
 * An entry of a value in words: as a whole, letter by letter, with the number it ends with, or word by word.
 * @param {Texts} texts
 * @param {string} field
 * @param {string} entry
 */
function told(texts, field, entry) {
  const [, stem, number] = /^(.*[^ ]) (\d+)$/.exec(entry) ?? [];
  const whole = wordsOf(texts, entry) || spelled(texts, field, entry) || (stem && texts.has(`icon-${stem.replaceAll("_", "-")}`) ? wordsOf(texts, stem, { number }) : "");
  return whole || entry.split(" ").map((word) => said(texts, word)).join(" ");
}

/**
 * A value in words; none where it is of numbers or reads the same.
 * @param {Texts} texts
 * @param {string} path
 * @param {ComponentValue} value
 */
export function meant(texts, path, value) {
  const field = path.slice(path.lastIndexOf(".") + 1);
  const written = shown(value);
  const words = shown([value].flat().map((each) => (typeof each === "number" ? each : told(texts, field, each))));
  return words.toLowerCase() === written.toLowerCase() ? "" : words;
}

/**
 * Of which thing a value is: itself where that is a piece of its own, else all but the last part of its path.
 * @param {Facts} facts
 * @param {string} path
 */
export const thingOf = ({ pieces }, path) => (path in pieces ? path : path.replace(/\.[^.]+$/, ""));

/**
 * What a thing that has values is called.
 * @param {Texts} texts
 * @param {Facts} facts
 * @param {string} name
 */
export function titleOf(texts, { pieces }, name) {
  const piece = pieces[name];
  return piece ? texts.say(piece.key, resolved(piece.values, [])) : name.split(".").map((part) => said(texts, part)).join(" · ");
}

/**
 * Its name alone, if it has one.
 * @param {Texts} texts
 * @param {Facts} facts
 * @param {string} name
 */
function nameOf(texts, facts, name) {
  const piece = facts.pieces[name];
  const named = piece && [piece.key, ...Object.values(resolved(piece.values, []))].find((key) => typeof key === "string" && texts.has(key) && texts.say(key, {}, "name"));
  return typeof named === "string" ? texts.say(named, {}, "name") : titleOf(texts, facts, name);
}

/**
 * A value of somebody's box, and ours, in words.
 * @param {TablePage} page
 * @param {Facts} facts
 * @param {Difference} difference
 */
function row({ app, texts }, facts, { path, value, usual }) {
  const name = thingOf(facts, path);
  const what = [nameOf(texts, facts, name), ...(path === name ? [] : [said(texts, path.slice(name.length + 1))])].join(" · ");
  const say = (/** @type {unknown} */ each) => meant(texts, path, /** @type {ComponentValue} */ (each)) || shown(each);
  return html`<li title=${path}>${what}: ${app.say("web-differs-value", { value: say(value), usual: say(usual) })}</li>`;
}

/**
 * Have a table tell which of its values are not ours, in the language of the page.
 * @param {TablePage} page
 */
export async function learn(page) {
  const { app, game, id } = page;
  const { language } = app;
  /** @type {[Differences, Facts, unknown]} */
  const [{ values }, facts] = await Promise.all([get(`/api/tables/${id}/components`), get(`/api/games/${game}/components`), speakValues(language, game)]);
  page.differences = () => {
    if (app.language !== language) {
      page.differences = undefined;
      app.attempt(() => learn(page));
      return nothing;
    }
    return html`<ul>${values.map((each) => row(page, facts, each))}</ul>`;
  };
  app.draw();
}
