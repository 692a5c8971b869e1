// What the keys of a table do.

import { checked, html } from "./dom.js";
import { lettersOn, toggleHelp } from "./keys.js";
import { keep } from "./l10n.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function helpView(page) {
  const { app } = page;
  const setLetters = checked((on) => keep("letters", on ? "on" : "off"));
  const keys = [["1–9", "answer"], ["A", "list"], ["T", "board"], ["← ↑ → ↓", "arrows"], ["Enter", "enter"], ["U", "undo"], ["W", "why"], ["H", "hint"], ["I", "what"], [";", "command"], ["Z + −", "zoom"], ["L C S B", "tabs"], ["N", "step"], ["K", "skip"], ["Esc", "escape"], ["?", "help"]];
  return html`<dialog class="help card" aria-label=${app.say("web-keys")}>
    <header><h2>${app.say("web-keys")}</h2><button type="button" @click=${() => toggleHelp()}>${app.say("web-close")}</button></header>
    <dl>${keys.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${app.say(`web-key-${what}`)}</dd></div>`)}</dl>
    <label class="check"><input type="checkbox" ?checked=${lettersOn()} @change=${setLetters}> ${app.say("web-letters")}</label>
  </dialog>`;
}
