// Sheets with geometry: places lie where the sheet says, in parts of it.

import { drawing, html, nothing, repeat, vars } from "./dom.js";
import { aim, over, owned, pieceView, single } from "./pieces.js";
import { same } from "./memo.js";
import { pieceId } from "./scene.js";
import { narrow } from "./smallscreen.js";
import { layout } from "./spread.js";

/** @import { BoxedPlace, Drawn, FilledPlace, WholePlace, WholeSheet } from "./page.d.ts" */
/** @import { Lying } from "./arrange.js" */
/** @import { Box } from "./protocol.d.ts" */
/** @import { Painter } from "./scene.js" */

/**
 * @param {WholePlace} place
 * @returns {place is FilledPlace} or a fact
 */
const isFilled = (place) => place.pieces !== null;

/**
 * @param {WholePlace} place
 * @returns {place is BoxedPlace}
 */
const isBoxed = (place) => place.box !== null;

/**
 * @param {WholeSheet} sheet
 * @param {Box} box
 */
const spot = (sheet, box) => ({
  x: `${(box.x / sheet.width) * 100}%`,
  y: `${(box.y / sheet.height) * 100}%`,
  w: `${(box.width / sheet.width) * 100}%`,
  h: `${(box.height / sheet.height) * 100}%`,
});

// words of cards: the sizes they may have, the largest first, and how many pixels the larger ones take at most
const NOTES = [15, 12.5, 10.5];
const READABLE = 17;
/** @type {Record<string, number | undefined>} the largest letters, in units of the sheet */
const LETTERS = { label: 13, title: 11, note: NOTES[2] };
// of letters: how high a line is, how wide one is at the mean, and how many the end of a line may lack
const LINE = 1.2;
const WIDE = 0.57;
const RAGGED = 3;

/**
 * How large the words of a fact are, in hundredths of the sheet's width.
 * @param {WholeSheet} sheet
 * @param {BoxedPlace} place
 */
function lettering(sheet, place) {
  const most = LETTERS[place.layout] ?? 17;
  const high = place.layout === "note" ? most : Math.min(most, place.box.height * 0.72);
  return (high / sheet.width) * 100;
}

/**
 * @param {Painter} painter
 * @param {WholeSheet} sheet
 * @param {BoxedPlace} place
 * @param {number} k pixels to a unit, or 0 where that is not known
 */
function placed(painter, sheet, place, k) {
  const answer = painter.answerAt(place);
  if (!isFilled(place)) {
    const name = painter.name(place);
    const fitted = place.layout === "note" && k ? note(name, place.box, k) : null;
    const words = html`<p class="spot fact fact-${place.layout}" data-place=${place.id} aria-hidden="true" ${vars({ ...spot(sheet, place.box), high: place.box.height, font: fitted ? `${fitted.size}px` : `${lettering(sheet, place)}cqw`, ...(fitted && { line: fitted.line }) })}><span>${fitted?.words ?? name}</span></p>`;
    return answer ? html`${words}<div class="spot place has-target" data-place=${place.id} ${vars(spot(sheet, place.box))}>${over(painter, answer, "cover")}</div>` : words;
  }
  const hidden = place.silent && !painter.hasTarget(place);
  return html`<div
    class="spot place layout-${place.layout} ${turns(place) ? "turning" : ""} ${answer ? "has-target" : ""} ${aimed(painter, place) ? "aimed" : ""}"
    data-place=${place.id}
    data-kind=${place.key}
    aria-hidden=${hidden ? "true" : nothing}
    ${vars({ ...spot(sheet, place.box), turn: `${place.turn}deg` })}
  >${DRAWN[place.layout]?.(painter, place) ?? spread(painter, place)}${answer ? over(painter, answer, "cover") : nothing}</div>`;
}

/**
 * What a card says and how large: as much of it as there is room for, to the end of a sentence or half of one, at
 * least its name; all of it in larger letters where they have room.
 * @param {string} words
 * @param {Box} box
 * @param {number} k
 */
function note(words, box, k) {
  /** @param {number} units */
  const fitted = (units) => {
    const size = Math.max(narrow.matches ? 12 : 11, NOTES[2] * k, Math.min(READABLE, units * k));
    const line = size * (narrow.matches ? 1 : LINE);
    const lines = Math.max(1, Math.floor((box.height * k) / line));
    return { size, line, room: (lines * box.width * k) / (WIDE * size) - RAGGED * (lines - 1) };
  };
  const ways = NOTES.map(fitted);
  const { size, line, room } = ways.find((way) => words.length <= way.room) ?? ways[2];
  if (words.length <= room) return { size, line, words };
  const ends = [...words.matchAll(/^[^:,.?!]+|[,.?!](?= )/g)].map(({ index, 0: { length } }) => index || length);
  const end = ends.filter((each) => each < room).at(-1) ?? ends[0];
  return { size, line, words: `${words.slice(0, end)}\u2026` };
}

/**
 * Whether a place is turned, or may be.
 * @param {WholePlace} place
 */
const turns = (place) => place.turn !== 0 || place.layout === "wheel" || place.layout === "spin";

/**
 * Whether an answer is given by a piece of a place.
 * @param {Painter} painter
 * @param {FilledPlace} place
 */
const aimed = (painter, place) => painter.hasTarget(place) && place.pieces.some((piece) => painter.answerAt(place, pieceId(piece)));

/**
 * What is drawn elsewhere, or as one picture, and only said here.
 * @param {Painter} painter
 * @param {FilledPlace} place
 */
function seal(painter, place) {
  const listed = place.pieces.map((piece) => painter.pieceName(piece)).join(", ");
  const words = { label: painter.name(place), pieces: listed || painter.texts.say("place-empty") };
  // what is in bags and decks is told in a list of its own
  const told = place.stock ? painter.name(place) : painter.texts.say("place-list", words);
  const shape = painter.sprites.get(place.id);
  return html`${shape ? html`<div class="seal" title=${painter.name(place)}>${drawing(painter.game, place.id, shape)}</div>` : nothing}
    <p class="hush">${told}</p>`;
}

/** @type {Record<string, ((painter: Painter, place: FilledPlace) => Drawn) | undefined>} */
const DRAWN = { heap, seal };

/**
 * @param {Painter} painter
 * @param {FilledPlace} place
 */
function heap(painter, place) {
  const total = place.pieces.reduce((sum, piece) => sum + piece.count, 0);
  const shape = painter.sprites.get(place.id);
  const held = Object.fromEntries(place.pieces.map((piece) => [pieceId(piece), piece.count]));
  return html`<div class="heap" data-heap=${JSON.stringify(held)}>
    ${shape ? drawing(painter.game, place.id, shape) : nothing}
    <span class="hush">${painter.name(place)}</span>
    <span class="count" aria-hidden="true">${total}</span>
  </div>`;
}

/**
 * @param {Painter} painter
 * @param {FilledPlace & BoxedPlace} place
 */
function spread(painter, place) {
  const pieces = single(place.pieces);
  const shapes = pieces.map(({ piece }) => painter.sprites.get(piece.sprite || piece.key));
  const boxes = layout(place, shapes);
  /** @param {number} part */
  const percent = (part) => `${part * 100}%`;
  const items = repeat(pieces, ({ id, n }) => `${id} ${n}`, ({ piece, id, n }, at) => {
    const box = boxes[at];
    return html`<li
      class="piece ${piece.tone} ${owned(piece)} ${aim(painter, place, id, n)}"
      data-piece=${id}
      data-n=${n}
      data-count=${piece.count}
      ${vars({ x: percent(box.x), y: percent(box.y), w: percent(box.w), h: percent(box.h) })}
    >${pieceView(painter, place, piece, n === 0)}</li>`;
  });
  if (!pieces.length && place.silent) return nothing;
  return pieces.length
    ? html`<ul class="pieces" aria-label=${painter.name(place)}>${items}</ul>`
    : html`<p class="hush">${painter.texts.say("place-list", { label: painter.name(place), pieces: painter.texts.say("place-empty") })}</p>`;
}

/**
 * How much of a sheet can be read: all, shorter letters, no labels, or pictures alone.
 * @param {number} k
 */
const scale = (k) => (k >= 1.15 ? "" : k >= 0.8 ? "k-small" : k >= 0.55 ? "k-small k-tiny" : "k-small k-tiny k-mute");

/**
 * @param {Painter} painter
 * @param {WholeSheet} sheet
 * @param {Lying | null} [at] where it lies on the stage
 * @param {Drawn} [above] what lies over it
 */
export function boardView(painter, sheet, at = null, above = nothing) {
  const places = painter.placesOf(sheet);
  const shape = painter.sprites.get(sheet.art);
  const k = at?.k ?? 0;
  return html`<div
    class="frame ${at ? scale(at.k) : ""}"
    ${vars({ width: sheet.width, height: sheet.height, ...(at ? { x: `${at.x}px`, y: `${at.y}px`, w: `${at.w}px`, k: at.k } : {}) })}
  ><div class="window"><div
    class="sheet board"
    data-sheet=${sheet.id}
    role=${sheet.seat < 0 ? "region" : nothing}
    aria-label=${sheet.seat < 0 ? painter.texts.say(sheet.key) : nothing}
    ${vars({ width: sheet.width, height: sheet.height })}
  >
    ${sheet.seat < 0 ? html`<h2 class="hush">${painter.texts.say(sheet.key)}</h2>` : nothing}
    ${shape ? drawing(painter.game, sheet.art, shape, "art") : html`<div class="art plain"></div>`}
    ${repeat(places.filter(isBoxed), (place) => place.id || place.key, (place) => same([...painter.reasons(place, sheet), place.layout === "note" && k], () => placed(painter, sheet, place, k)))}
  </div></div>${above}</div>`;
}
