// Looking for one of many answers by its words.

import { html, valued } from "./dom.js";
import { Wording, wordsOf } from "./words.js";

/** @import { App } from "./main.js" */

/**
 * The things of which the words are found in what they are called.
 * @template T
 * @param {App} app
 * @param {T[]} things
 * @param {string} sought
 * @param {(thing: T) => string} called
 */
export function matching(app, things, sought, called) {
  const wished = wordsOf(sought);
  if (!wished.length) return things;
  const wording = new Wording(app);
  return things.filter((thing) => wording.has(called(thing), wished));
}

/**
 * Where one writes what one looks for, and what is said of what was found.
 * @param {App} app
 * @param {{ id: string, sought: string, count: number, seek: (sought: string) => void }} search
 */
export function searchField(app, { id, sought, count, seek }) {
  const words = count ? app.say("web-seek-found", { count }) : app.say("web-seek-none", { words: sought });
  return html`<input type="search" id=${id} aria-label=${app.say("web-seek")} placeholder=${app.say("web-seek")} .value=${sought} @input=${valued(seek)}>
    <p class=${count ? "hush" : "unfound"} role="status">${sought ? words : ""}</p>`;
}
