// Clocks: what is left, counted down between two updates.

import { html, nothing } from "./dom.js";

/** @import { Clock } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** @param {number} milliseconds */
export function span(milliseconds) {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}

/**
 * What a seat has left now.
 * @param {Clock} clock
 * @param {number} seat
 * @param {number} received
 */
export function left(clock, seat, received) {
  const passed = clock.running === seat ? performance.now() - received : 0;
  const total = clock.total ? clock.left[seat] - passed : Infinity;
  const move = clock.running === seat && clock.deadline !== null ? clock.deadline - passed : Infinity;
  return Math.min(total, move);
}

/**
 * @param {TablePage} page
 * @param {number} seat
 */
export function clockView(page, seat) {
  const clock = page.update?.clock;
  if (!clock || (clock.total && !(seat in clock.left))) return nothing;
  const rest = left(clock, seat, page.received);
  if (rest === Infinity) return nothing;
  return html`<span class="clock ${rest < 20000 ? "short" : ""}" role="timer" aria-live="off">${span(rest)}</span>`;
}

/** Two soft strokes of a sistrum. */
export function chime() {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  const context = new Context();
  [[660, 0], [880, 0.14]].forEach(([pitch, late]) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, context.currentTime + late);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + late + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(context.currentTime + late);
    tone.stop(context.currentTime + late + 0.55);
  });
  setTimeout(() => context.close(), 1200);
}
