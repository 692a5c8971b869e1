// What may have been drawn or done with the real pieces, as pictures to tap.

import { undoButton } from "./actions.js";
import { deedsAbove, much, showButton } from "./deeds.js";
import { drawing, html, icon, nothing, repeat, resolved } from "./dom.js";
import { sentences } from "./l10n.js";
import { isOpener, lineText } from "./log.js";
import { pieceId, wholePiece } from "./scene.js";
import { matching, searchField } from "./seek.js";

/** @import { ByHand } from "./byhand.js" */
/** @import { WholePiece } from "./page.d.ts" */
/** @import { Answer, Drawing, PastDraw, Target } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// outcomes that are looked for rather than seen at once; they keep the order of their numbers
const MANY = 25;
// answers of mine that would not all be seen at once beside the boards
const FOLDED = 15;
// a line of the log that says a draw was taken back
const TAKEN_BACK = "log-undone-luck";
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
 * Something to do; the words of the last answer stand below, or of as many as are to be seen.
 * @param {TablePage} page
 * @param {Answer[]} said
 * @param {Target[]} targets
 * @param {() => unknown} does
 * @param {{ kind?: string, shown?: Answer[] }} [wishes]
 */
export function deedCell(page, said, targets, does, { kind = "", shown = said.slice(-1) } = {}) {
  const answer = said[said.length - 1];
  const target = targets.find(({ action }) => action === answer.action);
  const taken = kind === "first" && target?.piece ? lying(page, target) : [];
  const drawn = taken.length ? taken : pictured(said, shown, kind).flatMap((each) => pieces(page, each, targets));
  const cost = kind === "first" ? [] : (target?.look?.cost ?? []);
  const words = (shown.length > 1 ? shown : said.slice(-2)).map((each) => label(page, each)).join(", ");
  return html`<button type="button" class="outcome named ${kind}" data-said=${said.map((each) => each.name).join("/")} aria-label=${words} @click=${does}>
    ${art(page, drawn)}<span class="outcome-name">${taken.length ? thingName(page, answer) : shown.map((each) => (kind === "set" ? thingName : shortLabel)(page, each)).join(", ")}</span>
    ${cost.length ? html`<span class="outcome-cost" aria-hidden="true">− ${art(page, cost.map(wholePiece).filter((piece) => page.sprites.has(piece.sprite || piece.key)))}</span>` : nothing}</button>`;
}

/** Which answers of some are seen as pictures: all of a set, the last, or the one before the usual. @param {Answer[]} said @param {Answer[]} shown @param {string} kind */
const pictured = (said, shown, kind) => (kind === "set" ? shown : said.slice(kind === "both" ? -2 : -1).slice(0, 1));

/** @param {TablePage} page @param {Answer} answer @param {number | undefined} left @param {(answer: Answer) => unknown} does */
function cell(page, answer, left, does) {
  const drawn = pieces(page, answer);
  const words = label(page, answer);
  const named = !drawn.some(({ badge }) => badge) && (drawn.length < 2 || left !== undefined);
  return html`<button type="button" class="outcome" data-outcome=${answer.name} ?disabled=${left === 0} aria-label=${left === undefined ? words : page.app.say("web-byhand-left", { what: words, count: left })} @click=${() => does(answer)}>
    ${art(page, drawn)}
    ${named ? html`<span class="outcome-name">${drawn.length ? thingName(page, answer) : shortLabel(page, answer)}</span>` : nothing}
    ${left !== undefined && counted(page) ? html`<b class="outcome-left" aria-hidden="true">${left}</b>` : nothing}</button>`;
}

/** The outcomes, most likely first when they were first seen, then always in that order. @param {ByHand} byHand */
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
  const all = order.flatMap((action) => offered.get(action) ?? []);
  return matching(page.app, all, sought, (answer) => `${answer.name} ${thingName(page, answer)}`)
    .map((answer) => ({ answer, left: left.get(answer.action) ?? 0 }));
}

/** Where what is drawn goes. @param {TablePage} page */
function goalWords({ texts, names, app, update }) {
  const goal = update.draw?.goal;
  if (!goal) return "";
  const values = resolved(goal.values, names);
  return texts.has(goal.key) ? texts.say(goal.key, values) : app.say(`web-byhand-${goal.key}`, values);
}

/** What was entered last, or is about to be. @param {ByHand} byHand */
export function entered({ page, lost, picked }) {
  const { app, log } = page;
  if (lost !== null) return app.say("web-byhand-lost", { count: lost });
  if (picked.length) return picked.map((answer) => thingName(page, answer)).join(", ");
  const last = log.findLast((line) => !isOpener(line));
  if (last?.key === TAKEN_BACK) return app.say("web-byhand-undone");
  return last ? lineText(page, last) : app.say("web-byhand-hint");
}

// Buttons.

/** @param {ByHand} byHand */
export function withholdButton(byHand) {
  const { app, update } = byHand.page;
  return update.withhold ? html`<button type="button" id="withhold" @click=${() => byHand.withhold()}>${app.say(update.alone === null ? "web-byhand-none" : "web-byhand-withhold")}</button>` : nothing;
}

/** @param {ByHand} byHand */
export const correctButton = (byHand) => html`<button type="button" class="quiet" id="correct" @click=${() => byHand.askPast()}>${byHand.page.app.say("web-byhand-correct")}</button>`;

/** @param {ByHand} byHand */
function neverButton(byHand) {
  const automa = byHand.page.update.seats.some(({ kind }) => kind === "automa");
  return byHand.always.size || (automa && byHand.driven) ? html`<button type="button" @click=${() => byHand.neverDeal()}>${byHand.page.app.say("web-byhand-never")}</button>` : nothing;
}

/** Whether the table is still laid out: nobody has had a turn. @param {ByHand} byHand */
export const opens = ({ page }) => !page.update.draw?.asked && !page.log.some((line) => line.opens === "turn");

/** @param {ByHand} byHand */
const dealAllButton = (byHand) => html`<button type="button" id="deal-all" @click=${() => byHand.dealt(ALL)}>${byHand.page.app.say(opens(byHand) ? "web-byhand-deal-setup" : "web-byhand-deal-all")}</button>`;

/** @param {ByHand} byHand @param {number} run */
const dealButton = (byHand, run) => html`<button type="button" id="deal" @click=${() => byHand.dealt(run)}>${byHand.page.app.say("web-byhand-deal", { count: run })}</button>`;

/** Ways to draw; while the table is laid out, the way to have it all dealt comes first. @param {ByHand} byHand @param {number} run */
function ways(byHand, run) {
  const { app } = byHand.page;
  const [usual, rarer] = opens(byHand) ? [dealAllButton(byHand), dealButton(byHand, run)] : [dealButton(byHand, run), dealAllButton(byHand)];
  const always = () => byHand.alwaysDeal(offer(byHand.page).asked?.step ?? "");
  return html`${undoButton(byHand.page)}
    ${run > 1 ? html`<button type="button" id="several" @click=${() => byHand.toggle(true)}>${app.say("web-byhand-several")}</button>` : nothing}
    ${usual}
    <button type="button" id="draws-more" aria-label=${app.say("web-byhand-more")} aria-expanded=${String(byHand.unfolded)} @click=${() => byHand.unfold()}>…</button>
    ${byHand.unfolded ? html`${rarer}
      <button type="button" id="deal-always" @click=${always}>${app.say("web-byhand-always")}</button>
      ${withholdButton(byHand)}${correctButton(byHand)}${byHand.before().length ? showButton(byHand) : nothing}${neverButton(byHand)}` : nothing}`;
}

/** @param {ByHand} byHand */
function severalView(byHand) {
  const { app } = byHand.page;
  return html`<button type="button" @click=${() => byHand.toggle(false)}>${app.say("web-close")}</button>
    <button type="button" class="primary" id="enter-several" ?disabled=${!byHand.picked.length} @click=${() => byHand.draw(byHand.picked)}>${app.say("web-byhand-enter", { count: byHand.picked.length })}</button>`;
}

// What is shown.

/** Something that was drawn, alone or with what I answer to it. @param {ByHand} byHand @param {{ answer: Answer, left: number }} outcome */
function drawnCell(byHand, { answer, left }) {
  const { page } = byHand;
  const alone = cell(page, answer, left, (each) => byHand.tap(each));
  const pair = byHand.several || !left ? undefined : page.update.pairs?.find(({ first }) => first === answer.action);
  if (!pair) return alone;
  return html`<div class="outcome-split" role="group" aria-label=${label(page, answer)}>${alone}
    ${pair.answers.map((each) => html`<button type="button" class="outcome" data-said="${answer.name}/${each.name}" aria-label="${label(page, answer)}, ${label(page, each)}" @click=${() => byHand.all([answer, each])}>${art(page, pieces(page, each, pair.targets))}</button>`)}</div>`;
}

/** What I am asked at once after what was drawn: my answers to it stand beside each. @param {TablePage} page */
function followed({ texts, update }) {
  const pair = update.pairs?.[0];
  return pair ? html` <span class="draws-ask">${sentences(texts.say(pair.asked.key))[0]}</span>` : nothing;
}

/** What was drawn, and beside it what else could be done. @param {ByHand} byHand @param {Drawing} draw */
export function drawView(byHand, { run, first }) {
  const { page } = byHand;
  const { app, texts, update } = page;
  const { asked, answers } = offer(page);
  const many = answers.length > MANY;
  const others = first === null ? [] : update.answers.filter(({ action }) => action !== first);
  return html`<section class="draws ${much(byHand)}" id="answers" tabindex="-1" aria-label=${app.say("web-byhand-draw")}>
    ${deedsAbove(byHand)}
    <div class="draws-head"><p class="prompt" role="status"><b>${goalWords(page)}</b> ${texts.say(asked?.key ?? "")} <span class="draws-ask">${app.say("web-byhand-what", { count: run })}</span>${followed(page)}</p>
      ${many ? seeker(byHand) : nothing}</div>
    <div class="outcomes ${many ? "dense" : ""}">${repeat(outcomes(byHand), ({ answer }) => answer.action, (outcome) => drawnCell(byHand, outcome))}</div>
    <div class="draws-foot">
      <p class="entered" aria-live="polite">${entered(byHand)}</p>
      ${others.length ? html`<div class="draws-others">${others.map((answer) => html`<button type="button" class="answer" data-answer=${answer.action} @click=${() => page.act(answer)}>${label(page, answer)}</button>`)}</div>` : nothing}
      ${byHand.several ? severalView(byHand) : ways(byHand, run)}
    </div></section>`;
}

/** Whether I am asked which of so many things it was that one looks for it. @param {TablePage} page */
export const isSought = ({ myTurn, update }) => myTurn && update.answers.length > FOLDED;

/** Where one looks for it. @param {ByHand} byHand */
function seeker(byHand) {
  const { app } = byHand.page;
  /** @param {string} sought */
  const seek = (sought) => { byHand.sought = sought; app.draw(); };
  return searchField(app, { id: "seek-outcome", sought: byHand.sought, count: outcomes(byHand).length, seek });
}

/** Which of many things I take. @param {ByHand} byHand */
export function seekView(byHand) {
  const { page } = byHand;
  return html`<section class="draws ${much(byHand)}" id="answers" tabindex="-1" aria-label=${page.app.say("web-actions")}>
    ${deedsAbove(byHand)}
    <div class="draws-head"><p class="prompt" role="status">${page.prompt()}</p>${seeker(byHand)}</div>
    <div class="outcomes dense">${repeat(outcomes(byHand), ({ answer }) => answer.action, ({ answer }) => cell(page, answer, undefined, (each) => page.act(each)))}</div>
    <div class="draws-foot">${byHand.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(byHand)}</p>`}
      ${undoButton(page)}${showButton(byHand)}${correctButton(byHand)}</div></section>`;
}

/** What the automa has to know, where it alone is followed. @param {ByHand} byHand */
export function tellView(byHand) {
  const { page } = byHand;
  const { app, update } = page;
  const changed = update.asked?.step === CHANGED;
  const none = changed ? update.answers[0] : null;
  const some = update.answers.filter((answer) => answer !== none);
  const unseen = byHand.isMuch(); // the question is: what answers it stands below it, not in the foot
  const nothingMore = none ? html`<button type="button" class=${unseen ? "outcome named" : "primary"} id="no-change" data-outcome=${none.name} @click=${() => byHand.tell(none, false)}>${label(page, none)}</button>` : nothing;
  return html`<section class="draws tells ${much(byHand)}" id="answers" tabindex="-1" aria-label=${app.say("web-actions")}>
    ${deedsAbove(byHand)}
    <div class="draws-head"><p class="prompt" role="status">${page.prompt()}</p></div>
    <div class="outcomes ${some.length > MANY ? "dense" : ""}">${repeat(some, ({ action }) => action, (answer) => cell(page, answer, undefined, (each) => byHand.tell(each, true)))}${unseen ? nothingMore : nothing}</div>
    <div class="draws-foot">${byHand.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(byHand)}</p>`}
      ${undoButton(page)}${showButton(byHand)}
      ${changed ? html`<button type="button" id="several" aria-pressed=${String(byHand.changes)} @click=${() => { byHand.changes = !byHand.changes; app.draw(); }}>${app.say("web-byhand-changes")}</button>` : correctButton(byHand)}
      ${unseen ? nothing : nothingMore}</div></section>`;
}

/** Which draw was named wrongly, then what it really was. @param {ByHand} byHand @param {PastDraw[]} past */
export function pastView(byHand, past) {
  const { page, wrong } = byHand;
  const { app } = page;
  const choose = (/** @type {PastDraw} */ draw) => { byHand.wrong = draw; page.redraw(); };
  return html`<section class="draws" id="answers" tabindex="-1" aria-label=${app.say("web-byhand-correct")}>
    <div class="draws-head"><p class="prompt">${app.say(wrong ? "web-byhand-really" : "web-byhand-which")}</p></div>
    <div class="outcomes ${wrong && wrong.others.length > MANY ? "dense" : ""}">${wrong
      ? repeat(wrong.others, ({ action }) => action, (answer) => cell(page, answer, undefined, (each) => byHand.correct(each)))
      : repeat([...past].reverse(), ({ at }) => at, (draw) => cell(page, draw.answer, undefined, () => choose(draw)))}</div>
    <div class="draws-foot"><button type="button" id="close-past" @click=${() => byHand.closePast()}>${icon("close")}<span>${app.say("web-close")}</span></button>
      ${neverButton(byHand)}</div></section>`;
}
