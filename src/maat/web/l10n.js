// Words: message keys and values said in the reader's language.

import { FluentBundle, FluentResource, FluentType } from "./vendor/fluent-bundle/index.js";
import { once, text } from "./files.js";

/** @import { FluentValue } from "./vendor/fluent-bundle/index.js" */
/** @import { Values } from "./page.d.ts" */

export const LANGUAGES = { en: "English", pl: "Polski", uk: "Українська", hu: "Magyar" };
const FALLBACK = "en";

/** @type {Map<string, Promise<FluentBundle>>} "pl ra" -> promise of a bundle */
const bundles = new Map();

/**
 * @param {string} language
 * @param {string} file
 */
function bundle(language, file) {
  const name = `${language} ${file}`;
  return once(bundles, name, () => load(language, file).catch((fault) => (bundles.delete(name), Promise.reject(fault))));
}

/** @type {Map<string, Promise<FluentResource>>} "/locale/pl/ra-table.ftl" -> promise of its messages */
const resources = new Map();

/** @param {string} path */
function resource(path) {
  const fetched = () => text(path).then((words) => new FluentResource(words));
  return once(resources, path, () => fetched().catch((fault) => (resources.delete(path), Promise.reject(fault))));
}

/**
 * What a file of texts is made of: those of a game bring the program's along, before a game its options.
 * @param {string} file
 */
function partsOf(file) {
  if (/^(common|about|account|pocket|review)$|-(rules|overview)$/.test(file)) return [file];
  const game = file.replace(/-options$/, "");
  return ["common", `${game}-table`, ...(game === file ? [] : [file])];
}

/**
 * An argument of a function as a text, whether it came in a type of Fluent or not.
 * @param {FluentValue} value
 */
const plain = (value) => String(value instanceof FluentType ? value.value : value);

/**
 * @param {string} language
 * @param {string} file
 */
async function load(language, file) {
  /** @type {Record<string, (positional: FluentValue[], named: Record<string, FluentValue>) => string>} */
  const functions = {
    PIECE: ([key], { case: wanted }) => {
      const message = made.getMessage(plain(key));
      const pattern = (wanted && message?.attributes[plain(wanted)]) || message?.value;
      return pattern ? made.formatPattern(pattern, {}, []) : String(key);
    },
    WHO: ([name]) => (plain(name) === made.getMessage("table-you")?.value ? "you" : "other"),
  };
  const made = new FluentBundle(language, { functions, useIsolating: false });
  for (const part of await Promise.all(partsOf(file).map((each) => resource(`/locale/${language}/${each}.ftl`)))) {
    made.addResource(part);
  }
  return made;
}

/**
 * A text or number as it is shown: what is below nothing has a minus, not a hyphen.
 * @param {string | number} told
 */
export const signed = (told) => String(told).replaceAll(/(?<![\p{L}\d-])-(?=\d)/gu, "\u2212");

/** @param {unknown} value */
const isNegative = (value) => typeof value === "number" && value < 0;

/** Says things in one language, in English where there is no other. */
export class Texts {
  /**
   * @param {string} language
   * @param {FluentBundle[]} found
   * @param {(() => Promise<FluentBundle>) | null} [late]
   */
  constructor(language, found, late = null) {
    this.language = language;
    this.found = found;
    // fetches English, once it is missed
    this.late = late;
  }

  /**
   * The message with these values; the key itself if nobody has written it.
   * @param {string} key
   * @param {Values} [values]
   * @param {string} [attribute]
   */
  say(key, values = {}, attribute = "") {
    for (const each of this.found) {
      const message = each.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      const told = each.formatPattern(pattern, values, []);
      return Object.values(values).some(isNegative) ? signed(told) : told;
    }
    if (attribute) return "";
    this.fallBack();
    return key;
  }

  /** A message is missing: fetch English for it and say so. */
  fallBack() {
    const { late } = this;
    this.late = null;
    late?.().then((made) => {
      this.found.push(made);
      dispatchEvent(new Event("maat-texts"));
    }, () => null);
  }

  /** @param {string} key */
  has(key) {
    return this.found.some((each) => each.hasMessage(key));
  }
}

/**
 * The texts of the program, a game, or a game's rules.
 * @param {string} language
 * @param {string} file
 */
export async function texts(language, file) {
  const english = () => bundle(FALLBACK, file);
  if (language === FALLBACK) return new Texts(language, [await english()]);
  const found = await bundle(language, file).catch(() => null);
  return found ? new Texts(language, [found], english) : new Texts(language, [await english()]);
}

/**
 * What one page alone says, added to the texts of the program, or of a game.
 * @param {string} language
 * @param {string} file
 * @param {string} [to]
 */
export async function also(language, file, to = "common") {
  const [made, more] = await Promise.all([bundle(language, to), resource(`/locale/${language}/${file}.ftl`)]);
  made.addResource(more);
}

/**
 * The first sentence, and what follows it.
 * @param {string} words
 */
export const sentences = (words) => /^(.+?[.?!]) (.+)$/su.exec(words)?.slice(1) ?? [words, ""];

/** The reader's language: what was chosen here, else what the browser asks for. */
export function wishedLanguage() {
  const wishes = [read("language"), ...(navigator.languages ?? [navigator.language])];
  const codes = wishes.map((wish) => String(wish ?? "").slice(0, 2).toLowerCase());
  return codes.find((code) => code in LANGUAGES) ?? FALLBACK;
}

/**
 * A wish kept on this device.
 * @param {string} name
 */
export function read(name) {
  try {
    return localStorage.getItem(`maat-${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | number | null} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(`maat-${name}`, String(value));
  } catch {
    // A browser that keeps nothing forgets the wish.
  }
}
