// What is done at a real table is often two answers: both are said by one tap.

import { prompt, undoButton } from "./actions.js";
import { deedsAbove, showButton } from "./deeds.js";
import { html, nothing } from "./dom.js";
import { correctButton, deedCell, entered, label, shortLabel } from "./outcomes.js";

/** @import { Hands } from "./hands.js" */
/** @import { Answer, AnswerPair } from "./protocol.d.ts" */

/** Whether some of my answers are given together with the next. @param {Hands} hands */
export const isPaired = ({ page }) => page.myTurn && (page.update.pairs ?? []).length > 0;

/** An answer, and those that may follow it. @param {Hands} hands @param {Answer} first @param {AnswerPair} pair */
function group(hands, first, { answers, targets }) {
  const { page } = hands;
  return html`<div class="outcome-group" role="group" aria-label=${label(page, first)}><h3>${shortLabel(page, first)}</h3>
    ${answers.map((second) => deedCell(page, second, targets, first.name, () => hands.both(first, second)))}</div>`;
}

/** What I do, with both halves of it. @param {Hands} hands */
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
      return pair ? group(hands, answer, pair) : nothing;
    })}
      ${alone.length ? html`<div class="outcome-group others">${alone.map((answer) => deedCell(page, answer, scene.targets, "", () => page.act(answer)))}</div>` : nothing}</div>
    <div class="draws-foot">${hands.todo.length ? nothing : html`<p class="entered" aria-live="polite">${entered(hands)}</p>`}
      ${undoButton(page)}${showButton(hands)}${correctButton(hands)}</div></section>`;
}
