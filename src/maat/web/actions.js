// Every legal answer as a list: complete, in reading order, within reach of a thumb.

import { html, icon, nothing, repeat } from "./dom.js";
import { lineText, sinceView } from "./log.js";

/** @import { TablePage } from "./table.js" */

// forbidden answers that are named at once
const FEW = 4;

/**
 * What an answer would do, laid over what stands beside the bar: nothing under the pointer moves.
 * @param {TablePage} page
 */
function effect(page) {
  const answer = page.looking;
  if (!answer) return nothing;
  const found = page.effects.get(answer.action);
  const changes = (found?.points ?? [])
    .flatMap((points, seat) => (points ? [{ points, seat }] : []));
  /** @param {number} points */
  const sign = (points) => (points > 0 ? `+${points}` : `−${-points}`);
  return html`<div class="effect">
    <b aria-hidden="true">${page.painter.label(answer)}</b>
    ${found?.lines.length ? html`<ul>${found.lines.map((line) => html`<li>${lineText(page, line)}</li>`)}</ul>` : nothing}
    ${changes.length ? html`<p class="points">${changes.map(({ points, seat }) => html`<span>${page.names[seat]} ${sign(points)}</span>`)}</p>` : nothing}
    ${found && !found.lines.length && !changes.length ? html`<p class="none">${page.app.say("web-preview-luck")}</p>` : nothing}
    ${page.chosen === answer.action ? html`<p class="confirm"><button type="button" class="primary" @click=${() => page.act(answer)}>${page.app.say("web-confirm")}</button>
      <button type="button" class="quiet" @click=${() => page.cancel()} aria-label=${page.app.say("web-close")}>${icon("close")}</button></p>` : nothing}
  </div>`;
}

/**
 * What a rule forbids; of much the first few, and the rest on demand.
 * @param {string[]} labels
 */
function barred(labels) {
  const some = labels.slice(0, FEW).join(", ");
  if (labels.length <= FEW) return html`<p class="greyed">${some}</p>`;
  return html`<details><summary class="greyed">${some} … (${labels.length})</summary><p class="greyed">${labels.slice(FEW).join(", ")}</p></details>`;
}

/** @param {TablePage} page */
function reasonsView(page) {
  if (!page.reasons) return nothing;
  const { list, about } = page.reasons;
  return html`<section class="why" aria-label=${page.app.say("web-why")}>
    <header><h2 tabindex="-1">${about ? page.app.say("web-why-about", { what: about }) : page.app.say("web-why")}</h2>
      <button type="button" class="quiet" @click=${() => page.closeWhy()} aria-label=${page.app.say("web-close")}>${icon("close")}</button></header>
    ${list.length ? nothing : html`<p>${page.app.say("table-all-legal")}</p>`}
    <ul>${list.map((reason) => html`<li>
      <p><a href="/rules/${page.game}#${reason.rule}" target="_blank">${reason.rule}</a> ${page.ruleText(reason.rule)}</p>
      ${barred(reason.answers.map((answer) => page.painter.label(answer)))}
    </li>`)}</ul>
  </section>`;
}

/** @param {TablePage} page */
export function undoButton(page) {
  const { free, possible } = page.update.undo;
  if (!page.update.mine.length || (!free && !possible)) return nothing;
  return html`<button type="button" class="quiet" id="undo" title=${page.app.say(free ? "web-undo" : "web-undo-ask")} @click=${() => page.undo()}>
    ${icon("undo")}<span>${page.app.say(free ? "web-undo" : "web-undo-ask")}</span></button>`;
}

/** @param {TablePage} page */
function consent(page) {
  const { by, agreed, needed } = page.update.undo;
  if (by === null || by === undefined) return nothing;
  const me = needed.find((seat) => page.update.mine.includes(seat) && !agreed.includes(seat));
  /** @param {boolean} agree */
  const word = (agree) => page.socket.send({ type: "consent", agree, seat: me, version: page.update.version, by });
  return html`<div class="consent" role="alert">
    <p>${page.app.say("web-undo-wanted", { player: page.names[by] })}</p>
    ${me === undefined ? nothing : html`
      <button type="button" class="primary" @click=${() => word(true)}>${page.app.say("web-agree")}</button>
      <button type="button" @click=${() => word(false)}>${page.app.say("web-refuse")}</button>`}
  </div>`;
}

/** @param {TablePage} page */
export function actionBar(page) {
  const { update, app } = page;
  const answers = page.myTurn ? update.answers : [];
  return html`<div class="dock"><div aria-live="polite">${effect(page)}</div><section class="bar ${page.myTurn ? "asking" : ""}" tabindex="-1" aria-label=${app.say("web-actions")}>
    <p class="prompt" role="status">${page.prompt()}</p>
    ${sinceView(page)}
    ${consent(page)}
    <div class="answers">
      ${repeat(answers, (answer) => answer.action, (answer) => html`<button
        type="button"
        class="answer ${page.looking?.action === answer.action ? "seen" : ""}"
        data-answer=${answer.action}
        @click=${(/** @type {MouseEvent} */ event) => page.press(answer, event)}
        @pointerenter=${() => page.preview(answer)}
        @pointerleave=${() => page.preview(null)}
        @focus=${() => page.preview(answer)}
      >${page.painter.label(answer)}</button>`)}
    </div>
    <div class="side-answers">
      ${undoButton(page)}
      ${page.myTurn ? html`<button type="button" class="quiet" id="why" @click=${() => page.askWhy()}>${icon("why")}<span>${app.say("web-why")}</span></button>` : nothing}
    </div>
    ${reasonsView(page)}
  </section></div>`;
}
