// Score sheets with rule numbers, and what is left in bags and decks.

import { drawing, html, mark, nothing, resolved } from "./dom.js";
import { alone } from "./files.js";
import { signed } from "./l10n.js";
import { lane } from "./seats.js";

/** @import { Texts } from "./l10n.js" */
/** @import { Told, WholePlace } from "./page.d.ts" */
/** @import { SheetLine } from "./protocol.d.ts" */

/** @param {SheetLine} line */
const rowName = (line) => `${line.phase}|${line.key}|${line.rule}`;

/**
 * All lines of all sides, in the order of the game, each once.
 * @param {(SheetLine[] | null)[]} sides
 */
export function rows(sides) {
  const found = new Map();
  for (const side of sides) {
    for (const line of side ?? []) found.set(rowName(line), found.get(rowName(line)) ?? line);
  }
  return [...found.values()].sort((one, other) => one.phase - other.phase);
}

/**
 * @param {SheetLine[] | null} side
 * @param {SheetLine} row
 */
export function points(side, row) {
  const lines = (side ?? []).filter((line) => rowName(line) === rowName(row));
  return lines.length ? signed(lines.reduce((sum, line) => sum + line.points, 0)) : "";
}

/**
 * What a line counts; points of a card name it. Where all are of one phase, it is not said.
 * @param {Texts} texts
 * @param {SheetLine} line
 * @param {number} [phase]
 */
export function labelOf(texts, line, phase = 0) {
  const card = `card-${line.rule}`;
  const name = texts.has(card) ? texts.say(card, {}, "name") : "";
  const what = name ? texts.say("place-list", { label: texts.say(line.key), pieces: name }) : texts.say(line.key);
  return line.phase && !phase ? `${texts.say("phase", { phase: line.phase })}: ${what}` : what;
}

/** @param {SheetLine[]} side */
const total = (side) => signed(side.reduce((sum, line) => sum + line.points, 0));

/**
 * To the rule, beside the table; a page that is one file has no other.
 * @param {string} game
 * @param {string} rule
 */
export const ruleLink = (game, rule) => (alone ? rule : html`<a href="/rules/${game}#${rule}" target="_blank">${rule}</a>`);

/**
 * @param {Pick<Told, "app" | "texts" | "names" | "game">} page
 * @param {(SheetLine[] | null)[]} sides
 */
export function sheetView(page, sides) {
  const { app, texts, names, game } = page;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${app.say("score-sheet")}><table class="score">
    <caption class="hush">${app.say("score-sheet")}</caption>
    <thead><tr><th scope="col">${app.say("column-line")}</th>
      ${sides.map((_, seat) => html`<th scope="col"><span class="who" title=${names[seat]}>${mark(seat)} ${names[seat]}</span></th>`)}</tr></thead>
    <tbody>${rows(sides).map((row) => html`<tr><th scope="row">${labelOf(texts, row)} <span class="rule">${ruleLink(game, row.rule)}</span></th>
      ${sides.map((side) => html`<td>${side ? points(side, row) : "?"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${app.say("score-total")}</th>
      ${sides.map((side) => html`<td>${side ? total(side) : "?"}</td>`)}</tr></tfoot>
  </table></div>`;
}

/**
 * @param {Told} page
 * @param {string} name
 */
const picture = (page, name) => (page.sprites.has(name) ? drawing(page.game, name, page.sprites.get(name), "tiny") : nothing);

// letters of a name that need a line of their own
const LONG = 12;

/**
 * How many of each are left in every bag and deck that all may count, and how likely each is.
 * @param {Told} page
 */
export function leftView(page) {
  const stocks = page.scene.places.filter((place) => place.stock);
  const beside = besides(page);
  if (!stocks.length && !beside.length) return html`<p class="none">${page.app.say("web-left-none")}</p>`;
  return html`${stocks.map((place) => stock(page, place))}<div class="lanes">${beside.map((place) => lane(page.painter, place))}</div>`;
}

/**
 * What lies beside the boards: on none of them, or in the supply.
 * @param {Told} page
 */
function besides(page) {
  const supplies = new Set(page.scene.sheets.filter((sheet) => sheet.role === "stock").map((sheet) => sheet.id));
  const supplied = page.scene.places.filter((place) => supplies.has(place.sheet) && !place.silent);
  return [...supplied, ...page.painter.loose()].filter((place) => place.pieces?.length && !place.stock);
}

/**
 * @param {Told} page
 * @param {WholePlace} place
 */
function stock(page, place) {
  const pieces = place.pieces ?? [];
  const all = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const names = pieces.map((piece) => page.texts.say(piece.key, resolved(piece.values, page.names)));
  /** @param {number} count */
  const share = (count) => page.app.say("web-share", { share: Math.round((1000 * count) / all) / 10 });
  /** @param {number} count */
  const counted = (count) => (all > names.length ? html`<b>${count}</b><span class="share">${share(count)}</span>` : nothing);
  return html`<section class="left"><h2>${page.texts.say(place.key, resolved(place.values, page.names))}</h2>
    <ul class=${names.some((name) => name.length > LONG) ? "long" : ""}>${pieces.map((piece, at) => html`<li>
      ${picture(page, piece.sprite || piece.key)}<span>${names[at]}</span>${counted(piece.count)}</li>`)}</ul></section>`;
}
