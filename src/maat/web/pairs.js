// What is done at a real table is often several answers: they are said by one tap.

import { prompt, undoButton } from "./actions.js";
import { deedsAbove, much, showButton } from "./deeds.js";
import { html, nothing } from "./dom.js";
import { correctButton, deedCell, entered, label } from "./outcomes.js";

/** @import { ByHand } from "./byhand.js" */
/** @import { Answer, AnswerPair, Target } from "./protocol.d.ts" */

/** Whether some of my answers are given together with the next. @param {ByHand} byHand */
export const isPaired = ({ page }) => page.myTurn && (page.update.pairs ?? []).length > 0;

/** What may follow some answers, each a tap that says them all. @param {ByHand} byHand @param {Answer[]} said @param {AnswerPair} pair @returns {unknown[]} */
function following(byHand, said, pair) {
  const { page } = byHand;
  const deeper = new Map(pair.then.map((next) => [next.first, next]));
  return pair.answers.map((answer) => {
    const [all, next] = [[...said, answer], deeper.get(answer.action)];
    if (next && !isLast(next)) return following(byHand, all, next);
    const whole = next ? [...all, next.answers[0]] : all;
    const targets = next ? [...pair.targets, ...next.targets] : pair.targets;
    return deedCell(page, whole, targets, () => byHand.all(whole), seen(whole, pair.again, Boolean(next)));
  });
}

/** Which of what one tap says stands on it: a whole set, else the last, which tells of those before it. @param {Answer[]} whole @param {boolean} again @param {boolean} usual */
function seen(whole, again, usual) {
  const kind = usual ? "both" : again ? "set" : "";
  const family = whole[whole.length - 1].key;
  if (kind === "set") return { kind, shown: whole.filter(({ key }) => key === family) };
  return { kind, shown: whole.slice(usual || whole.length > 3 ? -2 : -1) };
}

/** The answers that are part of what follows another. @param {AnswerPair[]} pairs @returns {number[]} */
const parts = (pairs) => pairs.flatMap(({ answers, then }) => [...answers.map(({ action }) => action), ...parts(then)]);

/** Whether only the usual answer is said last. @param {AnswerPair} pair */
const isLast = ({ usual, then }) => usual && !then.length;

/** An answer with the usual one after it, and beside it the way to another. @param {ByHand} byHand @param {Answer} first @param {Target[]} targets @param {AnswerPair} pair */
function usualCell({ page, all }, first, targets, pair) {
  const said = [first, pair.answers[0]];
  return html`<div class="outcome-split" role="group" aria-label=${label(page, first)}>${deedCell(page, said, [...targets, ...pair.targets], () => all(said), { shown: said, kind: "both" })}
    <button type="button" class="outcome other" data-said=${first.name} aria-label=${page.app.say("web-byhand-otherwise", { what: label(page, first) })} @click=${() => page.act(first)}>${page.app.say("web-byhand-other")}</button></div>`;
}

/** An answer, by which alone a question follows, and what may be said with it. @param {ByHand} byHand @param {Answer} first @param {Target[]} targets @param {AnswerPair} pair */
function group(byHand, first, targets, pair) {
  const { page } = byHand;
  if (isLast(pair)) return usualCell(byHand, first, targets, pair);
  if (pair.again) return following(byHand, [first], pair);
  return html`<div class="outcome-group" role="group" aria-label=${label(page, first)}>${deedCell(page, [first], targets, () => page.act(first), { kind: "first" })}
    ${following(byHand, [first], pair)}</div>`;
}

/** What I do, with all that belongs to it. @param {ByHand} byHand */
export function pairsView(byHand) {
  const { page } = byHand;
  const { app, scene, update } = page;
  const pairs = new Map((update.pairs ?? []).map((pair) => [pair.first, pair]));
  const inSets = new Set(parts((update.pairs ?? []).filter(({ again }) => again)));
  const alone = update.answers.filter(({ action }) => !pairs.has(action) && !inSets.has(action));
  return html`<section class="draws pairs ${much(byHand)}" id="answers" tabindex="-1" aria-label=${app.say("web-actions")}>
    ${deedsAbove(byHand)}
    <div class="draws-head">${prompt(page)}</div>
    <div class="outcomes">${update.answers.map((answer) => {
      const pair = pairs.get(answer.action);
      return pair ? group(byHand, answer, scene.targets, pair) : nothing;
    })}
      ${alone.length ? html`<div class="outcome-group others">${alone.map((answer) => deedCell(page, [answer], scene.targets, () => page.act(answer)))}</div>` : nothing}</div>
    <div class="draws-foot">${byHand.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(byHand)}</p>`}
      ${undoButton(page)}${showButton(byHand)}${correctButton(byHand)}</div></section>`;
}
