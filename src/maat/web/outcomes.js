// What may have been drawn or done with the real pieces, as pictures to tap.

import { undoButton } from "./actions.js";
import { deedsAbove, showButton } from "./deeds.js";
import { drawing, html, icon, nothing, repeat, resolved, valued } from "./dom.js";
import { isOpener, lineText } from "./log.js";
import { pieceId, wholePiece } from "./scene.js";

/** @import { Hands } from "./hands.js" */
/** @import { WholePiece } from "./page.d.ts" */
/** @import { Answer, Drawing, PastDraw, Target } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// outcomes that are looked for rather than seen at once; they keep the order of their numbers
const MANY = 25;
// things the table draws at most with one tap
export const ALL = 200;
// where only the automa is followed: the question what changed, whose first answer is that nothing more did
export const CHANGED = "told_change";
// and those that ask more of a change: what was built, and where
const DETAILS = ["told_built", "told_row"];

/** Whether a question is about something that changed. @param {string | undefined} step */
export const isChange = (step) => step === CHANGED || DETAILS.includes(step ?? "");

// Pictures.

/** What may be drawn: what is asked, or what an answer of mine leads to. @param {TablePage} page */
function offer({ update, scene }) {
  const { draw } = update;
  return draw?.asked ? draw : { asked: update.asked, answers: update.answers, targets: scene.targets };
}

/** The pieces that show an answer: what it brings, what it names, else what lies where it is given. @param {TablePage} page @param {Answer} answer @param {Target[]} [targets] @returns {WholePiece[]} */
function pieces(page, answer, targets = offer(page).targets) {
  const target = targets.find(({ action }) => action === answer.action);
  const named = Object.values(answer.values ?? {}).map((key) => wholePiece({ key: String(key) }));
  const gain = (target?.look?.gain ?? []).map(wholePiece);
  const found = (gain.length ? gain : named).filter((piece) => page.sprites.has(piece.sprite || piece.key));
  return found.length || !target?.piece ? found : lying(page, target);
}

/** The piece an answer is given by. @param {TablePage} page @param {Target} target @returns {WholePiece[]} */
function lying({ scene, sprites }, target) {
  const place = scene.places.find(({ id }) => id === target.place);
  return (place?.pieces ?? []).map(wholePiece).filter((piece) => pieceId(piece) === target.piece && sprites.has(piece.sprite || piece.key)).slice(0, 1);
}

/** What is said of an answer where it is told what was done. @param {TablePage} page @param {Answer} answer */
export function label({ texts, names }, answer) {
  const values = resolved(answer.values, names);
  return texts.say(answer.key, values, "told") || texts.say(answer.key, values);
}

/** The same where there is little room. @param {TablePage} page @param {Answer} answer */
export function shortLabel(page, answer) {
  const { texts, names } = page;
  const values = resolved(answer.values, names);
  return texts.say(answer.key, values, "told") || texts.say(answer.key, values, "short") || texts.say(answer.key, values);
}

/** What stands below a picture: the thing's own name, or else the whole answer. @param {TablePage} page @param {Answer} answer */
function thingName(page, answer) {
  const [value] = Object.values(resolved(answer.values, page.names));
  const { texts } = page;
  if (typeof value === "string" && texts.has(value)) return texts.say(value, {}, "name") || texts.say(value, {}, "title") || texts.say(value);
  return shortLabel(page, answer);
}

/** Whether there are more of some than of others: else how many are left says nothing. @param {TablePage} page */
const counted = ({ update }) => new Set(update.draw?.left).size > 1;

/** @param {TablePage} page @param {WholePiece[]} drawn */
const art = ({ game, sprites }, drawn) => (drawn.length ? html`<span class="outcome-art" data-count=${drawn.length}>${drawn.map((piece) => html`<span class="outcome-piece">${drawing(game, piece.sprite || piece.key, sprites.get(piece.sprite || piece.key))}${piece.badge ? html`<b class="outcome-badge">${piece.badge}</b>` : nothing}</span>`)}</span>` : nothing);

/**
 * Something to do, all it says in a row, with the words of the last below.
 * @param {TablePage} page
 * @param {Answer[]} said
 * @param {Target[]} targets
 * @param {() => unknown} does
 * @param {string} [kind]
 */
export function deedCell(page, said, targets, does, kind = "") {
  const answer = said[said.length - 1];
  const target = targets.find(({ action }) => action === answer.action);
  const taken = kind === "first" && target?.piece ? lying(page, target) : [];
  const drawn = taken.length ? taken : pieces(page, kind === "both" ? said[0] : answer, targets);
  const cost = kind === "first" ? [] : (target?.look?.cost ?? []);
  const words = said.slice(-2).map((each) => label(page, each)).join(", ");
  return html`<button type="button" class="outcome named ${kind}" data-said=${said.map((each) => each.name).join("/")} aria-label=${words} @click=${does}>
    ${art(page, drawn)}<span class="outcome-name">${kind === "both" ? said.map((each) => shortLabel(page, each)).join(", ") : taken.length ? thingName(page, answer) : shortLabel(page, answer)}</span>
    ${cost.length ? html`<span class="outcome-cost" aria-hidden="true">− ${art(page, cost.map(wholePiece).filter((piece) => page.sprites.has(piece.sprite || piece.key)))}</span>` : nothing}</button>`;
}

/** @param {TablePage} page @param {Answer} answer @param {number | undefined} left @param {(answer: Answer) => unknown} does */
function cell(page, answer, left, does) {
  const drawn = pieces(page, answer);
  const words = label(page, answer);
  const named = !drawn.some(({ badge }) => badge) && (drawn.length < 2 || left !== undefined);
  return html`<button type="button" class="outcome" data-outcome=${answer.name} ?disabled=${left === 0} aria-label=${left === undefined ? words : page.app.say("web-hands-left", { what: words, count: left })} @click=${() => does(answer)}>
    ${art(page, drawn)}
    ${named ? html`<span class="outcome-name">${drawn.length ? thingName(page, answer) : shortLabel(page, answer)}</span>` : nothing}
    ${left !== undefined && counted(page) ? html`<b class="outcome-left" aria-hidden="true">${left}</b>` : nothing}</button>`;
}

/** The outcomes, most likely first when they were first seen, then always in that order. @param {Hands} hands */
function outcomes({ page, orders, picked, sought }) {
  const { asked, answers } = offer(page);
  const step = asked?.step ?? "";
  const counts = page.update.draw?.left ?? [];
  const left = new Map(answers.map(({ action }, n) => [action, counts[n] ?? 0]));
  const known = orders.get(step) ?? [];
  const fresh = answers.map(({ action }) => action).filter((action) => !known.includes(action));
  if (answers.length <= MANY) fresh.sort((one, other) => (left.get(other) ?? 0) - (left.get(one) ?? 0));
  const order = answers.length > MANY ? [...left.keys()] : [...known, ...fresh];
  orders.set(step, order);
  for (const { action } of picked) left.set(action, (left.get(action) ?? 1) - 1);
  const offered = new Map(answers.map((answer) => [answer.action, answer]));
  /** @param {string} words */
  const plain = (words) => words.toLocaleLowerCase(page.app.language);
  return order.flatMap((action) => offered.get(action) ?? [])
    .filter((answer) => plain(`${answer.name} ${thingName(page, answer)}`).includes(plain(sought)))
    .map((answer) => ({ answer, left: left.get(answer.action) ?? 0 }));
}

/** Where what is drawn goes. @param {TablePage} page */
function goalWords({ texts, names, app, update }) {
  const goal = update.draw?.goal;
  if (!goal) return "";
  const values = resolved(goal.values, names);
  return texts.has(goal.key) ? texts.say(goal.key, values) : app.say(`web-hands-${goal.key}`, values);
}

/** What was entered last, or is about to be. @param {Hands} hands */
export function entered({ page, lost, picked }) {
  const { app, log } = page;
  if (lost !== null) return app.say("web-hands-lost", { count: lost });
  if (picked.length) return picked.map((answer) => thingName(page, answer)).join(", ");
  const last = log.findLast((line) => !isOpener(line));
  return last ? lineText(page, last) : app.say("web-hands-hint");
}

// Buttons.

/** @param {Hands} hands */
export function withholdButton(hands) {
  const { app, update } = hands.page;
  return update.withhold ? html`<button type="button" id="withhold" @click=${() => hands.withhold()}>${app.say(update.alone === null ? "web-hands-none" : "web-hands-withhold")}</button>` : nothing;
}

/** @param {Hands} hands */
export const correctButton = (hands) => html`<button type="button" class="quiet" id="correct" @click=${() => hands.askPast()}>${hands.page.app.say("web-hands-correct")}</button>`;

/** @param {Hands} hands */
function neverButton(hands) {
  const automa = hands.page.update.seats.some(({ kind }) => kind === "automa");
  return hands.always.size || (automa && hands.driven) ? html`<button type="button" @click=${() => hands.neverDeal()}>${hands.page.app.say("web-hands-never")}</button>` : nothing;
}

/** Whether the table is still laid out: nobody has had a turn. @param {Hands} hands */
export const opens = ({ page }) => !page.update.draw?.asked && !page.log.some((line) => line.opens === "turn");

/** @param {Hands} hands */
const dealAllButton = (hands) => html`<button type="button" id="deal-all" @click=${() => hands.dealt(ALL)}>${hands.page.app.say(opens(hands) ? "web-hands-deal-setup" : "web-hands-deal-all")}</button>`;

/** @param {Hands} hands @param {number} run */
const dealButton = (hands, run) => html`<button type="button" id="deal" @click=${() => hands.dealt(run)}>${hands.page.app.say("web-hands-deal", { count: run })}</button>`;

/** Ways to draw; while the table is laid out, the way to have it all dealt comes first. @param {Hands} hands @param {number} run */
function ways(hands, run) {
  const { app } = hands.page;
  const [usual, rarer] = opens(hands) ? [dealAllButton(hands), dealButton(hands, run)] : [dealButton(hands, run), dealAllButton(hands)];
  const always = () => hands.alwaysDeal(offer(hands.page).asked?.step ?? "");
  return html`${undoButton(hands.page)}
    ${run > 1 ? html`<button type="button" id="several" @click=${() => hands.toggle(true)}>${app.say("web-hands-several")}</button>` : nothing}
    ${usual}
    <button type="button" id="draws-more" aria-label=${app.say("web-hands-more")} aria-expanded=${String(hands.unfolded)} @click=${() => hands.unfold()}>…</button>
    ${hands.unfolded ? html`${rarer}
      <button type="button" id="deal-always" @click=${always}>${app.say("web-hands-always")}</button>
      ${withholdButton(hands)}${correctButton(hands)}${hands.before().length ? showButton(hands) : nothing}${neverButton(hands)}` : nothing}`;
}

/** @param {Hands} hands */
function severalView(hands) {
  const { app } = hands.page;
  return html`<button type="button" @click=${() => hands.toggle(false)}>${app.say("web-close")}</button>
    <button type="button" class="primary" id="enter-several" ?disabled=${!hands.picked.length} @click=${() => hands.draw(hands.picked)}>${app.say("web-hands-enter", { count: hands.picked.length })}</button>`;
}

// What is shown.

/** What was drawn, and beside it what else could be done. @param {Hands} hands @param {Drawing} draw */
export function drawView(hands, { run, first }) {
  const { page } = hands;
  const { app, texts, update } = page;
  const { asked, answers } = offer(page);
  const many = answers.length > MANY;
  const others = first === null ? [] : update.answers.filter(({ action }) => action !== first);
  return html`<section class="draws" id="answers" tabindex="-1" aria-label=${app.say("web-hands-draw")}>
    ${deedsAbove(hands)}
    <div class="draws-head"><p class="prompt" role="status"><b>${goalWords(page)}</b> ${texts.say(asked?.key ?? "")} <span class="draws-ask">${app.say("web-hands-what", { count: run })}</span></p>
      ${many ? seeker(hands) : nothing}</div>
    <div class="outcomes ${many ? "dense" : ""}">${repeat(outcomes(hands), ({ answer }) => answer.action, ({ answer, left }) => cell(page, answer, left, (each) => hands.tap(each)))}</div>
    <div class="draws-foot">
      <p class="entered" aria-live="polite">${entered(hands)}</p>
      ${others.length ? html`<div class="draws-others">${others.map((answer) => html`<button type="button" class="answer" data-answer=${answer.action} @click=${() => page.act(answer)}>${label(page, answer)}</button>`)}</div>` : nothing}
      ${hands.several ? severalView(hands) : ways(hands, run)}
    </div></section>`;
}

/** Whether I am asked which of so many things it was that one looks for it. @param {TablePage} page */
export const isSought = ({ myTurn, update }) => myTurn && update.answers.length > MANY;

/** Where one looks for it. @param {Hands} hands */
function seeker(hands) {
  const { app } = hands.page;
  const seek = valued((sought) => { hands.sought = sought; app.draw(); });
  return html`<input type="search" id="seek-outcome" aria-label=${app.say("web-seek")} placeholder=${app.say("web-seek")} .value=${hands.sought} @input=${seek}>`;
}

/** Which of many things I take. @param {Hands} hands */
export function seekView(hands) {
  const { page } = hands;
  return html`<section class="draws" id="answers" tabindex="-1" aria-label=${page.app.say("web-actions")}>
    ${deedsAbove(hands)}
    <div class="draws-head"><p class="prompt" role="status">${page.prompt()}</p>${seeker(hands)}</div>
    <div class="outcomes dense">${repeat(outcomes(hands), ({ answer }) => answer.action, ({ answer }) => cell(page, answer, undefined, (each) => page.act(each)))}</div>
    <div class="draws-foot">${hands.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(hands)}</p>`}
      ${undoButton(page)}${showButton(hands)}${correctButton(hands)}</div></section>`;
}

/** What the automa has to know, where it alone is followed. @param {Hands} hands */
export function tellView(hands) {
  const { page } = hands;
  const { app, update } = page;
  const changed = update.asked?.step === CHANGED;
  const none = changed ? update.answers[0] : null;
  const some = update.answers.filter((answer) => answer !== none);
  return html`<section class="draws tells" id="answers" tabindex="-1" aria-label=${app.say("web-actions")}>
    ${deedsAbove(hands)}
    <div class="draws-head"><p class="prompt" role="status">${page.prompt()}</p></div>
    <div class="outcomes ${some.length > MANY ? "dense" : ""}">${repeat(some, ({ action }) => action, (answer) => cell(page, answer, undefined, (each) => hands.tell(each, true)))}</div>
    <div class="draws-foot">${hands.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(hands)}</p>`}
      ${undoButton(page)}${showButton(hands)}
      ${changed ? html`<button type="button" id="several" aria-pressed=${String(hands.changes)} @click=${() => { hands.changes = !hands.changes; app.draw(); }}>${app.say("web-hands-changes")}</button>` : correctButton(hands)}
      ${none ? html`<button type="button" class="primary" id="no-change" data-outcome=${none.name} @click=${() => hands.tell(none, false)}>${label(page, none)}</button>` : nothing}</div></section>`;
}

/** Which draw was named wrongly, then what it really was. @param {Hands} hands @param {PastDraw[]} past */
export function pastView(hands, past) {
  const { page, wrong } = hands;
  const { app } = page;
  const choose = (/** @type {PastDraw} */ draw) => { hands.wrong = draw; app.draw(); };
  return html`<section class="draws" id="answers" tabindex="-1" aria-label=${app.say("web-hands-correct")}>
    <div class="draws-head"><p class="prompt">${app.say(wrong ? "web-hands-really" : "web-hands-which")}</p></div>
    <div class="outcomes ${wrong && wrong.others.length > MANY ? "dense" : ""}">${wrong
      ? repeat(wrong.others, ({ action }) => action, (answer) => cell(page, answer, undefined, (each) => hands.correct(each)))
      : repeat([...past].reverse(), ({ at }) => at, (draw) => cell(page, draw.answer, undefined, () => choose(draw)))}</div>
    <div class="draws-foot"><button type="button" id="close-past" @click=${() => hands.closePast()}>${icon("close")}<span>${app.say("web-close")}</span></button>
      ${neverButton(hands)}</div></section>`;
}
