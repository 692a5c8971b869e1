// What is done at a real table is often several answers: they are said by one tap.

import { prompt, undoButton } from "./actions.js";
import { deedsAbove, showButton } from "./deeds.js";
import { html, nothing } from "./dom.js";
import { correctButton, deedCell, entered, label } from "./outcomes.js";

/** @import { Hands } from "./hands.js" */
/** @import { Answer, AnswerPair, Target } from "./protocol.d.ts" */

/** Whether some of my answers are given together with the next. @param {Hands} hands */
export const isPaired = ({ page }) => page.myTurn && (page.update.pairs ?? []).length > 0;

/** What may follow some answers, each a tap that says them all. @param {Hands} hands @param {Answer[]} said @param {AnswerPair} pair @returns {unknown[]} */
function following(hands, said, { answers, targets, then = [] }) {
  const deeper = new Map(then.map((pair) => [pair.first, pair]));
  return answers.map((answer) => {
    const [all, pair] = [[...said, answer], deeper.get(answer.action)];
    return pair ? following(hands, all, pair) : deedCell(hands.page, all, targets, () => hands.all(all));
  });
}

/** An answer, by which alone a question follows, and what may be said with it. @param {Hands} hands @param {Answer} first @param {Target[]} targets @param {AnswerPair} pair */
function group(hands, first, targets, pair) {
  const { page } = hands;
  const [only] = pair.answers;
  if (pair.usual) return deedCell(page, [first, only], [...targets, ...pair.targets], () => hands.all([first, only]), "both");
  return html`<div class="outcome-group" role="group" aria-label=${label(page, first)}>${deedCell(page, [first], targets, () => page.act(first), "first")}
    ${following(hands, [first], pair)}</div>`;
}

/** What I do, with all that belongs to it. @param {Hands} hands */
export function pairsView(hands) {
  const { page } = hands;
  const { app, scene, update } = page;
  const pairs = new Map((update.pairs ?? []).map((pair) => [pair.first, pair]));
  const alone = update.answers.filter(({ action }) => !pairs.has(action));
  return html`<section class="draws pairs" id="answers" tabindex="-1" aria-label=${app.say("web-actions")}>
    ${deedsAbove(hands)}
    <div class="draws-head">${prompt(page)}</div>
    <div class="outcomes">${update.answers.map((answer) => {
      const pair = pairs.get(answer.action);
      return pair ? group(hands, answer, scene.targets, pair) : nothing;
    })}
      ${alone.length ? html`<div class="outcome-group others">${alone.map((answer) => deedCell(page, [answer], scene.targets, () => page.act(answer)))}</div>` : nothing}</div>
    <div class="draws-foot">${hands.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(hands)}</p>`}
      ${undoButton(page)}${showButton(hands)}${correctButton(hands)}</div></section>`;
}
