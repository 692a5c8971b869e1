// Why not: the rules against answers that are missing.

import { html, icon, nothing } from "./dom.js";

/** @import { Reason, Reasons } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// forbidden answers that are named at once
const FEW = 4;
// rules that are told where nothing in particular is asked about: those that forbid least
const TOLD = 3;

/**
 * What a rule forbids; of much the first few, and the rest on demand.
 * @param {string[]} labels
 */
export function barred(labels) {
  const some = labels.slice(0, FEW).join(", ");
  if (labels.length <= FEW) return html`<p class="greyed">${some}</p>`;
  return html`<details><summary class="greyed">${some} … (${labels.length})</summary><p class="greyed">${labels.slice(FEW).join(", ")}</p></details>`;
}

export class Why {
  /** @type {Reason[] | null} */
  reasons = null;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  ask() {
    if (this.reasons) return this.close();
    this.page.socket.send({ type: "why", action: null });
  }

  /** @param {Reasons} message */
  hear(message) {
    this.reasons = message.reasons;
    this.page.app.draw();
    document.querySelector(".why")?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null} */
    const title = document.querySelector(".why h2");
    title?.focus({ preventScroll: true });
  }

  close() {
    const held = document.activeElement?.closest(".why");
    this.reasons = null;
    this.page.app.draw();
    if (held) document.getElementById("why")?.focus({ preventScroll: true });
  }

  view() {
    if (!this.reasons) return nothing;
    const { page } = this;
    const list = [...this.reasons].sort((one, other) => one.answers.length - other.answers.length).slice(0, TOLD);
    return html`<section class="why" aria-label=${page.app.say("web-why")}>
      <header><h2 tabindex="-1">${page.app.say("web-why")}</h2>
        <button type="button" class="quiet" @click=${() => this.close()} aria-label=${page.app.say("web-close")}>${icon("close")}</button></header>
      <p>${page.app.say("web-why-hint")}</p>
      ${list.length ? nothing : html`<p>${page.app.say("table-all-legal")}</p>`}
      <ul>${list.map((reason) => html`<li>
        <p><a href="/rules/${page.game}#${reason.rule}" target="_blank">${reason.rule}</a> ${page.ruleText(reason.rule)}</p>
        <p class="greyed">${reason.answers.slice(0, FEW).map((answer) => page.painter.label(answer)).join(", ")}${reason.answers.length > FEW ? "…" : ""}</p>
      </li>`)}</ul>
    </section>`;
  }
}
