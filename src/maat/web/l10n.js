// Words: message keys and values said in the reader's language.

import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";
import { text } from "./files.js";

export const LANGUAGES = { en: "English", pl: "Polski", uk: "Українська", hu: "Magyar" };
const FALLBACK = "en";

const bundles = new Map(); // "pl ra" -> promise of a bundle

function bundle(language, file) {
  const name = `${language} ${file}`;
  if (!bundles.has(name)) {
    const made = load(language, file).catch((fault) => {
      bundles.delete(name);
      throw fault;
    });
    bundles.set(name, made);
  }
  return bundles.get(name);
}

const resources = new Map(); // "/locale/pl/ra-table.ftl" -> promise of its messages

function resource(path) {
  if (!resources.has(path)) {
    const read = text(path).then((words) => new FluentResource(words));
    resources.set(path, read.catch((fault) => (resources.delete(path), Promise.reject(fault))));
  }
  return resources.get(path);
}

/** What a file of texts is made of: those of a game bring the program's along. */
const partsOf = (file) => (/^(common|about)$|-(rules|lesson)$/.test(file) ? [file] : ["common", `${file}-table`]);

async function load(language, file) {
  const functions = {
    PIECE: ([key], { case: wanted }) => {
      const message = made.getMessage(String(key?.value ?? key));
      if (!message) return String(key);
      const pattern = (wanted && message.attributes[wanted]) || message.value;
      return made.formatPattern(pattern, {}, []);
    },
  };
  const made = new FluentBundle(language, { functions, useIsolating: false });
  for (const part of await Promise.all(partsOf(file).map((each) => resource(`/locale/${language}/${each}.ftl`)))) {
    made.addResource(part);
  }
  return made;
}

/** Says things in one language, in English where there is no other. */
export class Texts {
  constructor(language, found, late = null) {
    this.language = language;
    this.found = found;
    this.late = late; // fetches English, once it is missed
  }

  /** The message with these values; the key itself if nobody has written it. */
  say(key, values = {}, attribute = "") {
    for (const each of this.found) {
      const message = each.getMessage(key);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return each.formatPattern(pattern, values, []);
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

  has(key) {
    return this.found.some((each) => each.hasMessage(key));
  }
}

/** The texts of the program, a game, or a game's rules. */
export async function texts(language, file) {
  const english = () => bundle(FALLBACK, file);
  if (language === FALLBACK) return new Texts(language, [await english()]);
  const found = await bundle(language, file).catch(() => null);
  return found ? new Texts(language, [found], english) : new Texts(language, [await english()]);
}

/** The reader's language: what was chosen here, else what the browser asks for. */
export function wishedLanguage() {
  const wishes = [read("language"), ...(navigator.languages ?? [navigator.language])];
  const codes = wishes.map((wish) => String(wish ?? "").slice(0, 2).toLowerCase());
  return codes.find((code) => code in LANGUAGES) ?? FALLBACK;
}

/** A wish kept on this device. */
export function read(name) {
  try {
    return localStorage.getItem(`maat-${name}`);
  } catch {
    return null;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(`maat-${name}`, value);
  } catch {
    // A browser that keeps nothing forgets the wish.
  }
}
