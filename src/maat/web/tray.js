// All that is mine stays in sight: the more there is, the less is shown of each thing.

import { narrow } from "./smallscreen.js";

// what is left out, step by step: words of cards, lines of their own for names of rows, ends of names, names
const STEPS = ["", "1", "1 2", "1 2 3", "1 2 3 4"];

/** What there is no room for of another side is a tap on its name away: dots say so. */
function markCut() {
  for (const summary of document.querySelectorAll(".other .summary")) summary.toggleAttribute("data-cut", summary.scrollHeight > summary.clientHeight + 4);
}

/** As much of everything as there is room for; more of it is tried in another window or language, or with more things, or fewer. */
export function fitTray() {
  /** @type {HTMLElement | null} */
  const own = document.querySelector(".own");
  if (narrow.matches) markCut();
  if (!own || narrow.matches) return;
  const { dataset } = own;
  const name = `${document.documentElement.lang} ${innerWidth} ${innerHeight} ${own.querySelectorAll(".lanes .piece").length}`;
  let step = STEPS.indexOf(dataset.tight ?? "");
  if (dataset.fits !== name && step > 0) {
    step = 0;
    dataset.tight = "";
  }
  dataset.fits = name;
  while (own.scrollHeight > own.clientHeight && step < STEPS.length - 1) {
    step += 1;
    dataset.tight = STEPS[step];
  }
}
