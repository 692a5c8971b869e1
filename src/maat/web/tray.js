// All that is mine stays in sight: the more there is, the less is shown of each thing.

import { narrow } from "./narrow.js";

// what is left out, step by step: words of cards, lines of their own for names of rows, ends of names, names
const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4"];

let known = "";

/** As much of everything as there is room for; only what is new is measured. */
export function fitTray() {
  /** @type {HTMLElement | null} */
  const own = document.querySelector(".own");
  const name = own && !narrow.matches ? `${innerWidth} ${innerHeight} ${own.textContent}` : "";
  const same = name === known && own?.dataset.tight !== undefined;
  known = name;
  if (!own || !name || same) return;
  for (const step of STEPS) {
    own.dataset.tight = step;
    if (own.scrollHeight <= own.clientHeight) return;
  }
}
