// Why not: the rules against answers that are missing.

import { html, icon, nothing } from "./dom.js";

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

/** @param {TablePage} page */
export function reasonsView(page) {
  if (!page.reasons) return nothing;
  const list = [...page.reasons].sort((one, other) => one.answers.length - other.answers.length).slice(0, TOLD);
  return html`<section class="why" aria-label=${page.app.say("web-why")}>
    <header><h2 tabindex="-1">${page.app.say("web-why")}</h2>
      <button type="button" class="quiet" @click=${() => page.closeWhy()} aria-label=${page.app.say("web-close")}>${icon("close")}</button></header>
    <p>${page.app.say("web-why-hint")}</p>
    ${list.length ? nothing : html`<p>${page.app.say("table-all-legal")}</p>`}
    <ul>${list.map((reason) => html`<li>
      <p><a href="/rules/${page.game}#${reason.rule}" target="_blank">${reason.rule}</a> ${page.ruleText(reason.rule)}</p>
      <p class="greyed">${reason.answers.slice(0, FEW).map((answer) => page.painter.label(answer)).join(", ")}${reason.answers.length > FEW ? "…" : ""}</p>
    </li>`)}</ul>
  </section>`;
}
