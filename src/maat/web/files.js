// Texts and drawings: fetched from the server, or folded into a page that is one file.

/** @import { Sprites } from "./page.d.ts" */

/** @type {HTMLScriptElement | null} */
const script = document.querySelector('script[src$="main.js"]');
const BASE = new URL(".", script?.src ?? location.href);

/** What a one-file page carries along, by path. */
const folded = JSON.parse(document.getElementById("files")?.textContent ?? "null");

/**
 * Which view an address asks for; without a server it stands in the query.
 * @param {URL | Location} at
 */
export const placeOf = (at) => globalThis.pocket?.placeOf(at) ?? at.pathname;

/**
 * The address of a view.
 * @param {string} place
 */
export const addressOf = (place) => globalThis.pocket?.addressOf(place) ?? place;

/** Whether this page is one file, without a server behind it. */
export const alone = folded !== null || document.getElementById("replay") !== null;

/**
 * The text of a file: `art/ra.svg` beside this module, or `/locale/en/ra.ftl` of the server.
 * @param {string} path
 */
export async function text(path) {
  if (folded && path in folded) return folded[path];
  if (alone) throw new Error(`${path} is not in this page`);
  const reply = await fetch(path.startsWith("/") && !globalThis.pocket ? path : new URL(path.replace(/^\//, ""), BASE));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}

/**
 * The address of a file beside this module.
 * @param {string} path
 */
export const address = (path) => String(new URL(path, BASE));

/**
 * What is kept under a name; made when it is asked for first.
 * @template T
 * @param {Map<string, T>} known
 * @param {string} name
 * @param {() => T} make
 */
export function once(known, name, make) {
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
}

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/**
 * Styles that not every page needs, laid in once; a page that is one file has them all.
 * @param {string} file
 */
export const dress = (file) => once(styles, file, () => new Promise((done) => {
  if (alone) return done(null);
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address(file), onload: done, onerror: done }));
}));

/** @type {Map<string, Promise<Sprites>>} */
const sprites = new Map();

/**
 * Lay the drawings of a game into the page, once; which of them there are, with their shape. All of
 * them are thousands of nodes, so a page that needs one of them asks for that one.
 * @param {string} game
 * @param {string} [one]
 */
export function loadSprites(game, one = "") {
  return once(sprites, game + one, () => layIn(game, one));
}

/** @param {string} game @param {string} one */
async function layIn(game, one) {
  /** @type {Sprites} */
  const found = new Map();
  try {
    const source = await text(`art/${game}.svg`);
    const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    if (drawing.localName !== "svg") return found;
    if (one) for (const each of drawing.querySelectorAll(`symbol:not(#${game}-${one})`)) each.remove();
    drawing.setAttribute("class", "sprites");
    drawing.setAttribute("aria-hidden", "true");
    document.body.append(document.importNode(drawing, true));
    for (const symbol of drawing.querySelectorAll("symbol")) {
      const [, , width, height] = String(symbol.getAttribute("viewBox")).split(" ").map(Number);
      found.set(symbol.id.slice(game.length + 1), { width, height });
    }
  } catch {
    // shown in words; the next table tries again
    sprites.delete(game + one);
  }
  return found;
}
