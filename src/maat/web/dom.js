// Small helpers for templates.

import { html, svg, nothing } from "./vendor/lit-html/lit-html.js";
import { Directive, directive, PartType } from "./vendor/lit-html/directive.js";

export { html, svg, nothing };
export { render } from "./vendor/lit-html/lit-html.js";
export { repeat } from "./vendor/lit-html/directives/repeat.js";
export { keyed } from "./vendor/lit-html/directives/keyed.js";

class Vars extends Directive {
  constructor(part) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("vars() belongs on an element");
  }

  render() {
    return nothing;
  }

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

/** A drawing of a game's sprite sheet. */
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
export const isLost = () => [document.body, document.getElementById("main"), null].includes(document.activeElement);

/** The shape of a seat's mark, in a square of 16. */
export const shapeOf = (seat) => MARKS[seat % 6];

/** The mark of a seat: shape, color and letter differ. */
export const mark = (seat) => html`<svg
  class="mark seat-color-${seat % 6}"
  viewBox="-1 -1 18 18"
  aria-hidden="true"
  focusable="false"
><path d=${MARKS[seat % 6]}></path></svg>`;

const ICONS = {
  undo: "M8 5V1L2 7l6 6V9c4 0 7 1 9 5 0-6-4-9-9-9z",
  why: "M9 1a8 8 0 1 0 .01 0zM6.5 7a2.5 2.5 0 1 1 4 2c-1 .8-1.5 1.2-1.5 2.5M9 14v.6",
  left: "M12 3L6 9l6 6",
  right: "M6 3l6 6-6 6",
  first: "M5 3v12M13 3L7 9l6 6",
  last: "M13 3v12M5 3l6 6-6 6",
  play: "M5 3l10 6-10 6z",
  pause: "M5 3v12M12 3v12",
  close: "M4 4l10 10M14 4L4 14",
  larger: "M8 2a6 6 0 1 0 .01 0zM12.5 12.5L16 16M8 5.5v5M5.5 8h5",
};

export const icon = (name) => html`<svg
  class="icon"
  viewBox="0 0 18 18"
  aria-hidden="true"
  focusable="false"
><path d=${ICONS[name]}></path></svg>`;

/** Values of a message with the names of people in the place of seats. */
export function resolved(values, names) {
  const found = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    found[name] = value !== null && typeof value === "object" ? (names[value.seat] ?? "") : value;
  }
  return found;
}
