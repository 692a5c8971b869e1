// Small helpers for templates.

import { html, svg, nothing } from "./vendor/lit-html/lit-html.js";
import { Directive, directive, PartType } from "./vendor/lit-html/directive.js";

export { html, svg, nothing };
export { render } from "./vendor/lit-html/lit-html.js";
export { repeat } from "./vendor/lit-html/directives/repeat.js";

/** @import { Shape, Values } from "./page.d.ts" */
/** @import { Name } from "./protocol.d.ts" */
/** @import { ElementPart, PartInfo } from "./vendor/lit-html/directive.js" */

class Vars extends Directive {
  /** @type {Record<string, string | number> | undefined} */
  last;

  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() belongs on an element");
  }

  /** @param {Record<string, string | number>} _ */
  render(_) {
    return nothing;
  }

  /**
   * @param {ElementPart & { element: HTMLElement }} part
   * @param {[Record<string, string | number>]} parts
   */
  update(part, [values]) {
    for (const [name, value] of Object.entries(values)) {
      if (this.last?.[name] !== value) part.element.style.setProperty(`--${name}`, String(value));
    }
    this.last = values;
    return nothing;
  }
}

/** Custom properties of an element, set through the CSSOM (the CSP forbids style attributes). */
export const vars = directive(Vars);

/**
 * A drawing of a game's sprite sheet.
 * @param {string} game
 * @param {string} name
 * @param {Shape | undefined} shape
 * @param {string} [kind]
 */
export const drawing = (game, name, shape, kind = "drawing") => html`<svg
  class=${kind}
  viewBox="0 0 ${shape?.width ?? 64} ${shape?.height ?? 64}"
  aria-hidden="true"
  focusable="false"
><use href="#${game}-${name}"></use></svg>`;

const MARKS = [
  "M8 1.5a6.5 6.5 0 1 0 .01 0z",
  "M8 1l7 13H1z",
  "M2 2h12v12H2z",
  "M8 0l8 8-8 8-8-8z",
  "M8 0l2 5.5 6 .2-4.8 3.6L13 15 8 11.6 3 15l1.8-5.7L0 5.7l6-.2z",
  "M3 1h10v4l-3 3 3 3v4H3v-4l3-3-3-3z",
];

/** Whether nothing in particular has the focus. */
export function isLost() {
  const held = document.activeElement;
  return !held || held === document.body || held.id === "main";
}

export const COLORS = MARKS.length;

/** @type {(number | null)[]} colors that were chosen at the table that is shown, by seat */
let dyes = [];

/**
 * From now on seats have these colors; one without has that of its number.
 * @param {{ color: number | null }[]} seats
 */
export function dye(seats) {
  dyes = seats.map(({ color }) => color);
}

/**
 * The color of a seat.
 * @param {number} seat
 */
export const colorOf = (seat) => (dyes[seat] ?? seat) % COLORS;

/**
 * The shape of a seat's mark, in a square of 16.
 * @param {number} seat
 */
export const shapeOf = (seat) => MARKS[colorOf(seat)];

/**
 * The mark of a color: shape and color differ.
 * @param {number} color
 */
export const markOf = (color) => html`<svg
  class="mark seat-color-${color}"
  viewBox="-1 -1 18 18"
  aria-hidden="true"
  focusable="false"
><path d=${MARKS[color]}></path></svg>`;

/** @param {number} seat */
export const mark = (seat) => markOf(colorOf(seat));

const ICONS = {
  undo: "M8 5V1L2 7l6 6V9c4 0 7 1 9 5 0-6-4-9-9-9z",
  why: "M9 1a8 8 0 1 0 .01 0zM6.5 7a2.5 2.5 0 1 1 4 2c-1 .8-1.5 1.2-1.5 2.5M9 14v.6",
  hint: "M9 1.5a5 5 0 0 0-2.5 9.3V13h5v-2.2A5 5 0 0 0 9 1.5zM7 16h4",
  left: "M12 3L6 9l6 6",
  right: "M6 3l6 6-6 6",
  first: "M5 3v12M13 3L7 9l6 6",
  last: "M13 3v12M5 3l6 6-6 6",
  play: "M5 3l10 6-10 6z",
  pause: "M5 3v12M12 3v12",
  close: "M4 4l10 10M14 4L4 14",
  log: "M2 3h14v9H9l-4 3v-3H2z",
  menu: "M2 4h14M2 9h14M2 14h14",
  larger: "M8 2a6 6 0 1 0 .01 0zM12.5 12.5L16 16M8 5.5v5M5.5 8h5",
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) => html`<svg
  class="icon"
  viewBox="0 0 18 18"
  aria-hidden="true"
  focusable="false"
><path d=${ICONS[name]}></path></svg>`;

// Listeners that hand over what a field says.

/**
 * @param {(value: string) => unknown} does
 * @returns {(event: { currentTarget: HTMLInputElement }) => unknown}
 */
export const valued = (does) => (event) => does(event.currentTarget.value);

/**
 * @param {(checked: boolean) => unknown} does
 * @returns {(event: { currentTarget: HTMLInputElement }) => unknown}
 */
export const checked = (does) => (event) => does(event.currentTarget.checked);

/**
 * @param {(open: boolean) => unknown} does
 * @returns {(event: { currentTarget: HTMLDetailsElement }) => unknown}
 */
export const toggled = (does) => (event) => does(event.currentTarget.open);

/** @param {{ currentTarget: HTMLInputElement }} event */
export const selectAll = (event) => event.currentTarget.select();

/**
 * Values of a message with the names of people in the place of seats.
 * @param {Record<string, number | string | Name> | undefined} values
 * @param {string[]} names
 */
export function resolved(values, names) {
  /** @type {Values} */
  const found = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    found[name] = value !== null && typeof value === "object" ? (names[value.seat] ?? "") : value;
  }
  return found;
}
