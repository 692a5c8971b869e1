// What is done at a real table is often several answers: they are said by one tap.

import { prompt, undoButton } from "./actions.js";
import { deedsAbove, showButton } from "./deeds.js";
import { html, nothing } from "./dom.js";
import { correctButton, deedCell, entered, label } from "./outcomes.js";

/** @import { ByHand } from "./byhand.js" */
/** @import { Answer, AnswerPair, Target } from "./protocol.d.ts" */

/** Whether some of my answers are given together with the next. @param {ByHand} byHand */
export const isPaired = ({ page }) => page.myTurn && (page.update.pairs ?? []).length > 0;

/** What may follow some answers, each a tap that says them all. @param {ByHand} byHand @param {Answer[]} said @param {AnswerPair} pair @returns {unknown[]} */
function following(byHand, said, { answers, targets, then = [] }) {
  const deeper = new Map(then.map((pair) => [pair.first, pair]));
  return answers.map((answer) => {
    const [all, pair] = [[...said, answer], deeper.get(answer.action)];
    return pair ? following(byHand, all, pair) : deedCell(byHand.page, all, targets, () => byHand.all(all));
  });
}

/** An answer, by which alone a question follows, and what may be said with it. @param {ByHand} byHand @param {Answer} first @param {Target[]} targets @param {AnswerPair} pair */
function group(byHand, first, targets, pair) {
  const { page } = byHand;
  const [only] = pair.answers;
  if (pair.usual) return deedCell(page, [first, only], [...targets, ...pair.targets], () => byHand.all([first, only]), "both");
  return html`<div class="outcome-group" role="group" aria-label=${label(page, first)}>${deedCell(page, [first], targets, () => page.act(first), "first")}
    ${following(byHand, [first], pair)}</div>`;
}

/** What I do, with all that belongs to it. @param {ByHand} byHand */
export function pairsView(byHand) {
  const { page } = byHand;
  const { app, scene, update } = page;
  const pairs = new Map((update.pairs ?? []).map((pair) => [pair.first, pair]));
  const alone = update.answers.filter(({ action }) => !pairs.has(action));
  return html`<section class="draws pairs" id="answers" tabindex="-1" aria-label=${app.say("web-actions")}>
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
