// Pass and play: several seats play on one device, and nothing is shown until the next one has it.

import { undoButton } from "./actions.js";
import { html, nothing } from "./dom.js";
import { keep, read } from "./l10n.js";

/** @import { TablePage } from "./table.js" */

export class Device {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.place = `handed-${page.id}`;
    const held = read(this.place);
    /** @type {number | null} which of my seats has it */
    this.handed = held === null ? null : Number(held);
  }

  isShared() {
    const { update, byHand } = this.page;
    return update?.mine.length > 1 && update.phase === "playing" && !byHand;
  }

  /** Who should have it: whichever of my seats is asked, else whoever has it. */
  holder() {
    const { mine, asked, seats } = this.page.update;
    return asked && mine.includes(asked.seat) && !seats[asked.seat].bot ? asked.seat : this.handed;
  }

  mustPass() {
    return this.isShared() && (this.page.update.seat !== this.handed || this.holder() !== this.handed);
  }

  /** It is with the seat that is shown, unless another of mine has it. */
  follow() {
    const { seat, mine } = this.page.update;
    if (this.handed === null || !this.isShared() || !mine.includes(this.handed)) this.handed = seat;
    if (this.isShared()) keep(this.place, this.handed);
  }

  /**
   * Somebody has it: from now on only that seat's table is shown, whoever is asked.
   * @param {number | null} seat
   */
  give(seat) {
    this.handed = seat;
    // a page that is loaded again shows nobody else's table
    keep(this.place, seat);
    this.page.socket.look(seat);
    this.page.redraw();
  }

  view() {
    const { app, names, update } = this.page;
    const seat = this.holder();
    const player = names[seat ?? -1] ?? "";
    return html`<section class="hand-over card">
      <h1>${app.say("web-hand-over", { player })}</h1>
      <p>${app.say("web-hand-over-hint")}</p>
      <button type="button" class="primary" @click=${() => this.give(seat)}>${app.say("web-hand-over-ready", { player })}</button>
      ${update.seat === this.handed ? undoButton(this.page) : nothing}
    </section>`;
  }
}
