// Which sounds go with what is shown; off until asked for, and the sounds are loaded only then.

import { html, nothing, valued } from "./dom.js";
import { keep, read } from "./l10n.js";

/** @import { LogLine } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** How loud sounds are, 0 to 100. */
const volume = () => Number(read("sound") ?? 0);

/** @param {LogLine} line */
function soundOf(line) {
  if (line.sound) return line.sound;
  if (line.opens === "chapter") return "chapter";
  return line.role === "paid" ? "coins" : "";
}

/**
 * The sounds of what is shown now, each once.
 * @param {TablePage} page
 */
export function soundsOf(page) {
  const found = page.update.phase === "over" ? ["end"] : page.fresh.map(soundOf);
  if (page.wanted) found.push("turn");
  return [...new Set(found)].filter(Boolean).slice(-3);
}

/** @param {TablePage} page */
export async function sound(page) {
  if (!volume() || document.hidden || page.playback.skipping) return;
  const names = soundsOf(page);
  const { play } = await import("./sound.js");
  for (const name of names) play(name, volume() / 100);
}

/**
 * @param {TablePage} page
 * @param {number} loud
 */
function set(page, loud) {
  keep("sound", loud);
  if (loud) import("./sound.js").then(({ play }) => play("coins", loud / 100));
  page.app.draw();
}

/**
 * Whether sounds are wished for: asked once, while others play.
 * @param {TablePage} page
 */
export function soundAsk(page) {
  const { app } = page;
  if (read("sound") !== null || !page.update.mine.length) return nothing;
  return html`<p class="sound-ask"><span>${app.say("web-sound-ask")}</span>
    <button type="button" id="sound-on" @click=${() => set(page, 60)}>${app.say("web-sound-on")}</button>
    <button type="button" class="quiet" id="sound-off" @click=${() => set(page, 0)}>${app.say("web-sound-off")}</button></p>`;
}

/** @param {TablePage} page */
export const volumeView = (page) => html`<label class="volume">${page.app.say("web-volume")}
  <input type="range" id="volume" min="0" max="100" step="10" .value=${String(volume())} @change=${valued((loud) => set(page, Number(loud)))}></label>`;
