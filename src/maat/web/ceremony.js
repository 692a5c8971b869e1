// Points as they are counted: line by line with pictures, then totals, places and how ties were broken.

import { drawing, html, icon, mark, nothing } from "./dom.js";
import { calm } from "./flip.js";
import { keep, read, signed } from "./l10n.js";
import { lineText } from "./log.js";
import { labelOf, points, rows, ruleLink } from "./score.js";
import { turnsOf } from "./turns.js";

/** @import { Told, WholeUpdate } from "./page.d.ts" */
/** @import { LogLine, SheetLine, Tie, Update } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** What is celebrated: its name, which part of the score sheets is counted, the title, what belongs to it; points won and points now, unless more is counted at once. */
/** @typedef {{ name: string, phase: number, title: LogLine, lines: LogLine[], won: (number | null)[], scores: (number | null)[] }} Ceremony */

// between two lines that are counted, and for all of it, in parts of the usual pace
const LINE = 0.5;
const LONG = 8;
const SHORT = 5;

/**
 * What an update brings that is worth a ceremony before it is shown.
 * @param {TablePage} page
 * @param {WholeUpdate} update
 * @returns {Ceremony | null}
 */
export function ceremonyOf(page, update) {
  if (update.phase !== "playing" || update.seat !== page.update.seat) return null;
  const fresh = update.log.filter((line) => line.at > page.update.version);
  const found = turnsOf([...page.log, ...fresh]).flatMap(({ lines }) => {
    const line = lines.find((each) => typeof each.scored === "number" && fresh.includes(each));
    const [title, ...rest] = lines;
    return line ? [{ name: `${title.at} ${title.key}`, phase: line.scored ?? 0, title, lines: rest.filter((each) => fresh.includes(each)) }] : [];
  }).filter(({ name }) => !page.playback.honored.has(name));
  if (!found.length) return null;
  const won = update.scores.map((after, side) => {
    const before = page.update.scores[side];
    return after === null || before === null || before === undefined ? null : after - before;
  });
  return { ...found[0], won, scores: found.length > 1 ? [] : update.scores };
}

/**
 * Begin to count; how long it takes until the game goes on, in milliseconds.
 * @param {TablePage} page
 * @param {number} factor the pace that is wished for
 */
export function count(page, factor) {
  const phase = page.playback.ceremony?.phase ?? 0;
  startCount(page, phase);
  return 1000 * page.playback.pause * factor * (phase ? LONG : SHORT);
}

/**
 * @param {TablePage} page
 * @param {number} phase
 */
const countable = (page, phase) => rows(page.sheets ?? []).filter((row) => !phase || row.phase === phase);

/**
 * Count one line after the other; where nothing may move, all at once.
 * @param {TablePage} page
 * @param {number} phase
 */
export function startCount(page, phase) {
  clearInterval(page.playback.counting);
  page.playback.counted = calm() ? Infinity : 0;
  if (page.playback.counted) return;
  page.playback.counting = setInterval(() => {
    page.playback.counted += 1;
    if (page.sheets && page.playback.counted >= countable(page, phase).length) clearInterval(page.playback.counting);
    page.app.draw();
  }, Math.min(1000 * page.playback.pause * LINE, 450));
}

const showsRules = () => read("numbers") === "on";

/**
 * The button that shows and hides the numbers of the rules.
 * @param {Told} page
 */
function rulesButton(page) {
  const toggle = () => {
    keep("numbers", showsRules() ? "off" : "on");
    page.app.draw();
  };
  return html`<button type="button" class="quiet small" id="show-numbers" aria-pressed=${showsRules()} @click=${toggle}>${page.app.say("web-show-rules")}</button>`;
}

/**
 * The score sheets of a phase, or of the whole game, as far as they are counted.
 * @param {Told} page
 * @param {(SheetLine[] | null)[]} sides
 * @param {number} phase
 * @param {number} counted
 */
export function tallyView(page, sides, phase, counted) {
  const { app, texts, names, game } = page;
  const all = rows(sides).filter((row) => !phase || row.phase === phase);
  const seen = all.slice(0, counted);
  /** @param {SheetLine[]} side */
  const total = (side) => seen.reduce((sum, row) => sum + Number(points(side, row).replace("\u2212", "-") || 0), 0);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${app.say("score-sheet")}><table class="score tally">
    <caption class="hush">${app.say("score-sheet")}</caption>
    <thead><tr><th scope="col"><span class="hush">${app.say("column-line")}</span></th>${showsRules() ? html`<th scope="col">${app.say("column-rule")}</th>` : nothing}
      ${sides.map((_, seat) => html`<th scope="col"><span class="who" title=${names[seat]}>${mark(seat)} ${names[seat]}</span></th>`)}</tr></thead>
    <tbody>${all.map((row, at) => html`<tr class=${at < counted ? "" : "yet"}><th scope="row">
        ${row.icon && page.sprites.has(row.icon) ? drawing(game, row.icon, page.sprites.get(row.icon), "tiny") : nothing}<span>${labelOf(texts, row, phase)}</span></th>
      ${showsRules() ? html`<td class="rule">${ruleLink(game, row.rule)}</td>` : nothing}
      ${sides.map((side) => html`<td>${side ? points(side, row) : "?"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row" colspan=${showsRules() ? 2 : 1}>${app.say("score-total")}</th>
      ${sides.map((side) => html`<td>${side ? signed(total(side)) : "?"}</td>`)}</tr></tfoot>
  </table></div>`;
}

/**
 * How everybody stands, the best first, and what was won or lost just now.
 * @param {TablePage} page
 * @param {Ceremony} ceremony
 */
function standing(page, { scores, won }) {
  const order = scores.map((_, side) => side).sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  /** @param {number} more */
  const change = (more) => signed(more > 0 ? `+${more}` : more);
  return html`<p class="none">${page.app.say("web-standing")}</p>
    <p class="wins">${order.map((side) => html`<span>${mark(side)} ${page.names[side]} <b>${signed(scores[side] ?? "?")}</b>${won[side] ? html` (${change(won[side] ?? 0)})` : nothing}</span>`)}</p>`;
}

/**
 * A phase without lines of its own on the score sheets: what happened, and how everybody stands.
 * @param {TablePage} page
 * @param {Ceremony} ceremony
 */
function toldView(page, ceremony) {
  return html`<ul class="heads">${heads(ceremony).map((line) => html`<li>${lineText(page, line)}</li>`)}</ul>
    ${ceremony.scores.length ? standing(page, ceremony) : nothing}`;
}

/** What is told of a phase. @param {Ceremony} ceremony */
const heads = ({ lines }) => lines.filter(({ role }) => role === "head" || role === "points");

/**
 * The end of an epoch, a round or a phase, over the boards until the game goes on.
 * @param {TablePage} page
 */
export function ceremonyView(page) {
  const { app, playback: { ceremony } } = page;
  if (!ceremony) return nothing;
  const { phase } = ceremony;
  const body = !phase ? toldView(page, ceremony) : page.sheets ? tallyView(page, page.sheets, phase, page.playback.counted) : nothing;
  return html`<section class="end ceremony card">
    <h2 role="status">${lineText(page, ceremony.title)}</h2>
    ${body}
    <p class="row"><button type="button" class="primary" id="ceremony-on" @click=${() => page.playback.goOn()}>${app.say("web-go-on-playing")}</button>${phase ? rulesButton(page) : nothing}</p>
  </section>`;
}

/**
 * Who has won what, as far as places are shown.
 * @typedef {Pick<Told, "app" | "texts" | "names" | "game"> & { update: Pick<Update, "places" | "scores" | "ties"> & Partial<Pick<Update, "seats">> }} Ended
 */

/**
 * What is counted, for those who hear it: line by line, then the totals.
 * @param {TablePage} page
 */
export function countedWords(page) {
  const { app, update, sheets, names, texts, playback: { ceremony } } = page;
  if (ceremony && !ceremony.phase) {
    const told = ceremony.scores.map((now, side) => app.say("place-list", { label: names[side], pieces: String(now ?? "?") }));
    return [...heads(ceremony).map((line) => lineText(page, line)), ...(told.length ? [app.say("web-standing"), ...told] : [])];
  }
  if (!sheets || (!ceremony && update.phase !== "over")) return [];
  const phase = ceremony?.phase ?? 0;
  const all = rows(sheets).filter((row) => !phase || row.phase === phase);
  /** @param {(side: SheetLine[]) => string} worth */
  const listed = (worth) => sheets.flatMap((side, seat) => (side && worth(side) ? [`${names[seat]} ${worth(side)}`] : [])).join(", ");
  const lines = all.map((row) => app.say("place-list", {
    label: labelOf(texts, row, phase),
    pieces: listed((side) => points(side, row)),
  }));
  const totals = listed((side) => signed(side.filter((row) => !phase || row.phase === phase).reduce((sum, row) => sum + row.points, 0)));
  return [...lines, app.say("place-list", { label: app.say("score-total"), pieces: totals })];
}

/**
 * How those who were level were told apart.
 * @param {Ended} page
 * @param {Tie} tie
 */
const tieView = (page, tie) => html`<p class="tie"><span>${tie.key ? page.texts.say(tie.key) : page.app.say("web-tie-shared")}</span>
  ${tie.sides.map((side, n) => html`<span class="tied">${mark(side)} ${page.names[side]}${tie.values.length ? html` <b>${Math.abs(tie.values[n])}</b>` : nothing}</span>`)}
  ${tie.rule && showsRules() ? ruleLink(page.game, tie.rule) : nothing}</p>`;

/**
 * Places, the best first.
 * @param {Ended} page
 */
export function podium(page) {
  const { update, app } = page;
  const order = update.places.map((place, side) => ({ place, side })).sort((one, other) => one.place - other.place);
  return html`<ol class="podium">${order.map(({ place, side }) => html`<li class=${place === 1 ? "best" : ""}>
    <b>${app.say("web-place", { place })}</b> ${mark(side)} <span>${page.names[side]}</span> ${update.seats?.[side]?.status === "resigned" ? html`<span class="tag">${app.say("web-resigned")}</span>` : nothing} <b class="total">${signed(update.scores[side] ?? "?")}</b></li>`)}</ol>
    ${update.ties.map((tie) => tieView(page, tie))}`;
}

/**
 * The sheets at the end, counted; a press shows all of them at once.
 * @param {TablePage} page
 */
export function finalTally(page) {
  if (!page.sheets) return nothing;
  const all = rows(page.sheets).length;
  if (page.playback.counted < 0) startCount(page, 0);
  return html`${tallyView(page, page.sheets, 0, page.playback.counted)}
    <p class="row">${page.playback.counted < all ? html`<button type="button" class="quiet small" id="count-all" @click=${() => showAll(page)}>${icon("last")}${page.app.say("web-count-all")}</button>` : nothing}${rulesButton(page)}</p>`;
}

/** @param {TablePage} page */
function showAll(page) {
  clearInterval(page.playback.counting);
  page.playback.counted = Infinity;
  page.app.draw();
}
