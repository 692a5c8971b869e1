// Every legal answer as a list: complete, in reading order, within reach of a thumb.

import { deal, pictures, shortLabel, spoken, wording } from "./offers.js";
import { html, icon, nothing, repeat } from "./dom.js";
import { sentences } from "./l10n.js";
import { lane } from "./seats.js";
import { narrow } from "./smallscreen.js";

/** @import { Answer } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function undoButton(page) {
  const { free, possible } = page.update.undo;
  if ((!page.update.mine.length && !page.byHand) || (!free && !possible)) return nothing;
  return html`<button type="button" class="quiet" id="undo" title=${page.app.say(free ? "web-undo" : "web-undo-ask")} @click=${() => page.undo()}>
    ${icon("undo")}<span>${page.app.say(free ? "web-undo" : "web-undo-ask")}</span></button>`;
}

/** @param {TablePage} page */
function consent(page) {
  const { by, agreed, needed, rules } = page.update.undo;
  if (by === null || by === undefined) return nothing;
  const me = needed.find((seat) => page.update.mine.includes(seat) && !agreed.includes(seat));
  /** @param {boolean} agree */
  const word = (agree) => page.socket.send({ type: "consent", agree, seat: me, version: page.update.version, by });
  return html`<div class="consent" role="alert">
    <p>${page.app.say(rules ? "web-rules-wanted" : "web-undo-wanted", { player: page.names[by], rules })}</p>
    ${me === undefined ? nothing : html`
      <button type="button" class="primary" @click=${() => word(true)}>${page.app.say("web-agree")}</button>
      <button type="button" @click=${() => word(false)}>${page.app.say("web-refuse")}</button>`}
  </div>`;
}

// answers that are not folded, if they all lie on the boards
const LISTED = 8;
const LISTED_NARROW = 15;
// answers of a kind that are told in words, each
const FEW = 2;
// answers that are listed of those that are folded
const BEST = 3;
// answers like "pass" that stay in sight
const PLAIN = 3;

/**
 * The words on a button, if there are any.
 * @param {TablePage} page
 * @param {Answer} answer
 */
function worded(page, answer) {
  const label = shortLabel(page.painter, answer);
  return label ? html`<span class="label">${label}${wording(page, answer)}</span>` : nothing;
}

/**
 * @param {TablePage} page
 * @param {Answer} answer
 */
const button = (page, answer) => html`<button
  type="button"
  class="answer ${page.looking?.action === answer.action ? "seen" : ""}"
  data-answer=${answer.action}
  aria-label=${shortLabel(page.painter, answer) === spoken(page, answer) ? nothing : spoken(page, answer)}
  @click=${(/** @type {MouseEvent} */ event) => page.choose(answer, event)}
  @pointerenter=${() => page.preview(answer)}
  @pointerleave=${() => page.preview(null)}
  @focus=${() => page.preview(answer)}
>${pictures(page, answer)}${worded(page, answer)}${deal(page, answer)}</button>`;

/**
 * The answers that lie somewhere, and plain ones such as "pass", which never scroll away.
 * @param {TablePage} page
 */
function sorted(page) {
  const answers = page.myTurn ? page.update.answers : [];
  const lying = answers.filter((answer) => page.painter.spots.has(answer.action));
  const plain = answers.filter((answer) => !page.painter.spots.has(answer.action));
  const apart = lying.length > 0 && plain.length <= PLAIN;
  return apart ? { lying, plain } : { lying: answers, plain: [] };
}

/**
 * Answers that are seen together because they have something in common, and the others.
 * @param {TablePage} page
 * @param {Answer[]} lying
 */
function parted(page, lying) {
  const kin = lying.filter((answer) => page.painter.looks.get(answer.action)?.group);
  return kin.length > FEW ? { kin, others: lying.filter((answer) => !kin.includes(answer)) } : { kin: [], others: lying };
}

/**
 * The few that bring most at once, if any brings something.
 * @param {TablePage} page
 * @param {Answer[]} lying
 */
function best(page, lying) {
  /** @param {Answer} answer */
  const points = (answer) => page.painter.looks.get(answer.action)?.points ?? 0;
  return lying.filter(points).sort((one, other) => points(other) - points(one)).slice(0, BEST);
}

/**
 * Whether a list is folded: everything in it can be clicked on the boards.
 * @param {TablePage} page
 * @param {Answer[]} lying
 */
function isFolded(page, lying) {
  const shown = new Set(page.stage.lying.map((each) => each.id));
  /** @param {Answer} answer */
  const onBoard = (answer) => shown.has(page.painter.spots.get(answer.action)?.place.sheet ?? "");
  return !page.unfolded && lying.length > (narrow.matches ? LISTED_NARROW : LISTED) && !parted(page, lying).kin.length && lying.every(onBoard);
}

/**
 * @param {TablePage} page
 * @param {Answer[]} lying
 */
function listed(page, lying) {
  const { app } = page;
  if (isFolded(page, lying)) {
    return html`<button type="button" class="fold" id="unfold" @click=${() => page.unfold()}>${app.say("web-fold", { count: lying.length })} <kbd>/</kbd></button>
      <div class="answers">${repeat(best(page, lying), (answer) => answer.action, (answer) => button(page, answer))}</div>`;
  }
  const found = page.deferred?.matching(app, lying, page.sought, (answer) => page.painter.label(answer)) ?? lying;
  const { kin, others } = parted(page, found);
  /**
   * @param {Answer[]} answers
   * @param {string} kind
   */
  const list = (answers, kind) => (answers.length ? html`<div class="answers ${kind}">${repeat(answers, (answer) => answer.action, (answer) => button(page, answer))}</div>` : nothing);
  return html`${page.unfolded ? page.deferred?.searchField(app, { id: "seek", sought: page.sought, count: found.length, seek: (sought) => page.seek(sought) }) : nothing}${list(kin, "dense grouped")}${list(others, lying.length > LISTED && !kin.length ? "dense" : "")}`;
}

/**
 * The question; what it says after its first sentence is written smaller.
 * @param {TablePage} page
 */
export function prompt(page) {
  const [first, further] = sentences(page.prompt());
  return html`<p class="prompt" role="status"><span>${first}</span>${further ? html` <span class="further">${further}</span>` : nothing}</p>`;
}

/** @param {TablePage} page */
export function actionBar(page) {
  const { app } = page;
  const { lying, plain } = sorted(page);
  const asked = page.myTurn ? page.painter.asked() : [];
  return html`<div class="dock ${page.chosen === null ? "" : "choosing"}"><section class="bar ${page.myTurn ? "asking" : ""}" id="answers" tabindex="-1" aria-label=${app.say("web-actions")}>
    <h2 class="hush">${app.say("web-actions")}</h2>
    <div class="question">${prompt(page)}
      <div class="side-answers">
        ${undoButton(page)}
        ${page.byHand?.besideView()}
        ${page.coach?.button()}
        ${page.myTurn ? html`<button type="button" class="quiet" id="why" title=${app.say("web-why")} @click=${() => page.why?.ask()}>${icon("why")}<span>${app.say("web-why")}</span></button>` : nothing}
      </div></div>
    ${asked.length ? html`<div class="ask lanes">${asked.map((place) => (place.pieces ? lane(page.painter, place) : html`<p>${page.painter.name(place)}</p>`))}</div>` : nothing}
    <div class="scroll-answers">
      ${consent(page)}
      ${page.coach?.view()}
      ${lying.length ? listed(page, lying) : nothing}
      ${page.why?.view()}
      ${page.deferred?.sinceView(page)}${page.deferred?.paceView(page)}
    </div>
    ${plain.length ? html`<div class="answers plain">${repeat(plain, (answer) => answer.action, (answer) => button(page, answer))}</div>` : nothing}
  </section><div class="foresight" aria-live="polite">${page.deferred?.effectView(page) ?? nothing}</div></div>`;
}
