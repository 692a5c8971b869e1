// Updates one after the other: each is drawn, and its flights and points are seen, before the next one.

/** @import { Ceremony } from "./ceremony.js" */
/** @import { WholeUpdate } from "./page.d.ts" */
/** @import { TablePage } from "./table.js" */

export class Playback {
  /** @type {WholeUpdate[]} what is still to be shown */
  queue = [];
  busy = false;
  // whether the next move waits for me, and whether I want to see none until it is my turn
  stepping = false;
  skipping = false;
  /** @type {number} seconds a move of somebody else is seen */
  pause = 0;
  /** @type {Ceremony | null} what is counted now, */
  ceremony = null;
  /** @type {Set<string>} what was, and how far it is */
  honored = new Set();
  counted = -1;
  /** @type {number | undefined} */
  counting;
  /** @type {number | undefined} */
  turning;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {WholeUpdate} update */
  add(update) {
    this.queue.push(update);
    if (!this.busy) this.next();
  }

  next() {
    const { page } = this;
    const jump = page.deferred?.hurries(page) ?? true;
    const updates = this.queue.splice(0, jump ? this.queue.length : 1);
    const last = updates.pop();
    this.busy = Boolean(last);
    if (!last) return;
    for (const update of updates) page.remember(update);
    if (!jump && this.celebrates(last)) return;
    const time = Math.max(page.show(last, jump), (!jump && page.deferred?.dwell(page)) || 0);
    this.stepping = time === Infinity;
    if (this.stepping) page.app.draw();
    else this.turning = setTimeout(() => this.next(), time);
  }

  /**
   * Whether an update waits until the points it brings have been seen.
   * @param {WholeUpdate} update
   */
  celebrates(update) {
    const { page } = this;
    const { deferred } = page;
    this.ceremony = deferred?.ceremonyOf(page, update) ?? null;
    if (!deferred || !this.ceremony) return false;
    this.honored.add(this.ceremony.name);
    this.queue.unshift(update);
    page.myTurn = page.wanted = false; // what I was asked is answered
    page.askSheets();
    const time = deferred.count(page, deferred.factor());
    if (time < Infinity) this.turning = setTimeout(() => this.goOn(), time);
    page.app.draw();
    return true;
  }

  /** The points have been seen: on with the game. */
  goOn() {
    if (!this.ceremony) return;
    clearTimeout(this.turning);
    this.ceremony = null;
    this.next();
  }

  /** The next move, where each waits for me. */
  step() {
    if (!this.stepping) return;
    this.stepping = false;
    this.next();
  }

  /** To my turn, or to the end if I have none. */
  skip() {
    if (this.page.wanted) return;
    this.skipping = true;
    this.stepping = false;
    this.ceremony = null;
    clearTimeout(this.turning);
    this.next();
    this.page.app.draw();
  }

  close() {
    clearTimeout(this.turning);
    clearInterval(this.counting);
    this.queue = [];
  }
}
