// A clock for each seat of a real table: whoever's turn it is taps and the next one's begins.

import { html, icon, mark, nothing, valued } from "./dom.js";
import { span } from "./clock.js";
import { called, guests, guestsForm, recall } from "./realtable.js";
import { keep, signed } from "./l10n.js";

/** @import { BoxPage } from "./box.js" */

const MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90];
const OFTEN = 250; // milliseconds between two looks at the time

/**
 * What each has used up. Times are read off the clock of the device, so that they are right after its
 * screen was dark, and after a reload.
 * @typedef {{ minutes: number, spent: number[], active: number, since: number }} Times
 */

/**
 * Times that can be read, or none.
 * @param {any} kept
 * @returns {Times | null}
 */
function valid(kept) {
  const good = Array.isArray(kept?.spent) && kept.spent.every(Number.isFinite) && MINUTES.includes(kept.minutes);
  return good && Number.isInteger(kept.active) && Number.isFinite(kept.since) ? kept : null;
}

export class TimerTool {
  /** @type {Times | null} null before it begins */
  times = null;
  minutes = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  ticking;

  /** @param {BoxPage} page */
  constructor(page) {
    this.page = page;
    this.name = `box-clock-${page.game}`;
    this.seats = page.info.seat_counts.filter((count) => count > 1);
    this.names = guests(page, this.seats);
  }

  async open() {
    const kept = valid(recall(this.name));
    this.times = kept?.spent.length === this.names.length ? kept : null;
    this.minutes = kept?.minutes ?? 0;
    this.ticking ??= setInterval(() => this.times?.since && this.page.app.draw(), OFTEN);
  }

  close() {
    clearInterval(this.ticking);
  }

  /**
   * What a seat has used up until now.
   * @param {Times} times
   * @param {number} seat
   */
  used({ spent, active, since }, seat) {
    return spent[seat] + (active === seat && since ? Date.now() - since : 0);
  }

  /** @param {Times | null} times */
  take(times) {
    this.times = times;
    keep(this.name, JSON.stringify(times));
    this.page.app.draw();
  }

  /**
   * Let the time of a seat run; of none (-1), and everybody rests.
   * @param {Times} times
   * @param {number} active
   */
  run(times, active) {
    const spent = times.spent.map((_, seat) => this.used(times, seat));
    this.take({ ...times, spent, active: active < 0 ? times.active : active, since: active < 0 ? 0 : Date.now() });
  }

  /** @param {Times} times */
  toggle(times) {
    this.run(times, times.since ? -1 : times.active);
  }

  /**
   * A tap on the seat whose time runs hands over to the next, on another one to that.
   * @param {Times} times
   * @param {number} seat
   */
  tap(times, seat) {
    const next = times.since && seat === times.active ? (seat + 1) % times.spent.length : seat;
    this.run(times, next);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.times || event.key !== " " || /** @type {Element} */ (event.target).closest?.("button, a, select")) return;
    event.preventDefault();
    this.tap(this.times, this.times.active);
  }

  view() {
    return this.times ? this.running(this.times) : this.choice();
  }

  choice() {
    const { app } = this.page;
    return html`<div class="tool-body"><p>${app.say("web-box-clock-hint")}</p>
      ${guestsForm(this.page, this.names, (names) => (this.names = names), this.seats)}
      <label class="how-many">${app.say("web-box-clock-each")} <select name="minutes" @change=${valued((minutes) => (this.minutes = Number(minutes)))}>
        ${MINUTES.map((each) => html`<option value=${each} ?selected=${each === this.minutes}>${each ? app.say("web-box-clock-minutes", { minutes: each }) : app.say("web-box-clock-up")}</option>`)}</select></label></div>
      <div class="tool-foot"><button type="button" class="primary" @click=${() => this.take({ minutes: this.minutes, spent: this.names.map(() => 0), active: 0, since: 0 })}>${app.say("web-box-begin")}</button></div>`;
  }

  /** @param {Times} times */
  running(times) {
    const { app } = this.page;
    return html`<div class="tool-body dials">${this.names.map((_, seat) => this.dial(times, seat))}</div>
      <div class="tool-foot"><button type="button" @click=${() => this.anew(times)}>${app.say("web-box-anew")}</button>
        <button type="button" class="primary" id="clock-go" @click=${() => this.toggle(times)}>${icon(times.since ? "pause" : "play")} ${app.say(times.since ? "web-pause" : "web-box-clock-go")}</button></div>`;
  }

  /**
   * @param {Times} times
   * @param {number} seat
   */
  dial(times, seat) {
    const { app } = this.page;
    const used = this.used(times, seat);
    const left = times.minutes * 60_000 - used;
    const told = !times.minutes ? span(used) : left < 0 ? signed(`-${span(-left)}`) : span(left);
    const active = seat === times.active;
    const state = active && times.since ? "runs" : active ? "rests" : "";
    return html`<button type="button" class="dial ${state} ${times.minutes && left < 0 ? "overdrawn" : ""}" data-seat=${seat} aria-pressed=${String(active)} @click=${() => this.tap(times, seat)}>
      <span class="dial-name">${mark(seat)} ${called(this.page, seat, this.names)}</span>
      <span class="dial-time" role="timer" aria-live="off">${told}</span>
      ${state === "runs" ? html`<span class="small">${app.say("web-box-clock-tap")}</span>` : nothing}</button>`;
  }

  /** @param {Times} times */
  anew(times) {
    this.run(times, -1);
    if (confirm(this.page.app.say("web-box-anew-sure"))) this.take(null);
  }
}
