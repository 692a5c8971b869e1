// Playing by keyboard: arrows walk over the targets, numbers give answers, letters open things.

import { read } from "./l10n.js";
import { THINGS } from "./what.js";

/** @import { TablePage } from "./table.js" */

/** @param {Event} event */
const inField = (event) => /** @type {Element} */ (event.target).closest?.("input, textarea, select, [contenteditable]");

/**
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
const all = (selector) => Array.from(document.querySelectorAll(selector));

/** @param {Element} node */
const middle = (node) => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

// what an answer is given by, or where people draw what it was
const GIVEN = ".answer, .outcome:not(:disabled)";

const STEP = 1.5; // nearer, or farther

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The nearest target in the direction of an arrow.
 * @param {HTMLElement[]} targets
 * @param {HTMLElement} from
 * @param {string} key
 */
export function neighbor(targets, from, key) {
  const start = middle(from);
  const along = WAYS[key];
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    if (target === from) continue;
    const at = middle(target);
    const ahead = (at.x - start.x) * along[0] + (at.y - start.y) * along[1];
    const aside = Math.abs((at.x - start.x) * along[1]) + Math.abs((at.y - start.y) * along[0]);
    if (ahead > 2 && ahead + aside * 2 < least) {
      best = target;
      least = ahead + aside * 2;
    }
  }
  return best;
}

/** The board the focus or the pointer is at. */
const pointed = () => (/** @type {HTMLElement | null} */ (document.activeElement?.closest(".camera .sheet")) ?? all(".camera .sheet:hover")[0])?.dataset.sheet;

/** Whether letters, digits and signs do anything: spoken words and slips of the hand press them unmeant. */
export const lettersOn = () => read("letters") !== "off";

/** The key as it is named here: a small letter, also with Caps Lock and where the letters are not Latin. */
export function keyOf({ key = "", code = "" }) {
  if (key.length > 1) return key;
  if (!lettersOn()) return "";
  const other = /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key);
  return (other ? code.slice(-1) : key).toLowerCase();
}

/** Show or hide what the keys do. */
export function toggleHelp() {
  /** @type {HTMLDialogElement | null} */
  const help = document.querySelector(".help");
  if (help?.open) help.close();
  else help?.showModal();
}

/**
 * What the keys of a table do.
 * @param {TablePage} page
 * @param {KeyboardEvent} event
 */
export function tableKey(page, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || inField(event)) return;
  // held down it presses one button
  if (event.repeat && event.key === "Enter") return event.preventDefault();
  // nothing is answered while the device changes hands
  if (!document.querySelector(".table")) return;
  const key = keyOf(event);
  if (document.querySelector("dialog[open]") && key !== "?") return;
  if (key.startsWith("Arrow")) return walk(event);
  // a key held down gives one answer
  if (event.repeat) return;
  if (/^[1-9]$/.test(key)) {
    const answer = page.myTurn && page.update.answers[Number(key) - 1];
    if (answer) page.act(answer);
    return;
  }
  const does = {
    u: () => page.undo(),
    w: () => page.myTurn && page.why?.ask(),
    h: () => page.coach?.ask(),
    i: () => page.what?.walk(),
    ";": () => document.getElementById("command")?.focus(),
    "/": () => page.myTurn && page.unfold(),
    n: () => page.playback.step(),
    k: () => page.playback.skip(),
    z: () => page.stage.enlarge(pointed() ?? page.stage.asked),
    "+": () => page.stage.approach(page.stage.zoom * STEP),
    "=": () => page.stage.approach(page.stage.zoom * STEP),
    "-": () => page.stage.approach(page.stage.zoom / STEP),
    "?": () => toggleHelp(),
    Escape: () => page.cancel(),
    l: () => page.openTab("log"),
    c: () => page.openTab("chat"),
    s: () => page.openTab("score"),
    b: () => page.openTab("left"),
    t: () => all(".board .target, .sheet .target")[0]?.focus(),
    a: () => all(GIVEN)[0]?.focus(),
  }[key];
  if (does) {
    event.preventDefault();
    does();
  }
}

/** @param {KeyboardEvent} event */
function walk(event) {
  const targets = all(".sheet .target");
  const answers = all(GIVEN);
  const here = /** @type {HTMLElement} */ (document.activeElement);
  const things = here.matches(THINGS) ? all(THINGS).filter((thing) => thing.offsetParent) : [];
  const group = [targets, answers, things].find((each) => each.includes(here));
  const next = group ? neighbor(group, here, event.key) : null;
  if (next) {
    event.preventDefault();
    if (group === things) next.tabIndex = -1;
    next.focus();
  }
}
