// What lies in front of a seat: places one below the other, its mat, its name and points.

import { boardView } from "./board.js";
import { drawing, html, mark, nothing, repeat, vars } from "./dom.js";
import { aim, isChip, over, owned, pieceView, single, times } from "./pieces.js";
import { same } from "./memo.js";
import { signed } from "./l10n.js";
import { pieceId } from "./scene.js";
import { MINE, narrow } from "./smallscreen.js";

/** @import { WholePiece, WholePlace } from "./page.d.ts" */
/** @import { Painter } from "./scene.js" */
/** @import { Stage } from "./stage.js" */

/**
 * @param {Painter} painter
 * @param {WholePlace} place
 */
export function lane(painter, place) {
  const answer = painter.answerAt(place);
  if (place.pieces === null && !answer) return nothing;
  const pieces = single(place.pieces ?? []);
  const empty = !pieces.length && !answer;
  const chips = new Set(place.silent ? [] : (place.pieces ?? []).filter((piece) => isChip(painter, piece) && (!place.box || painter.letters(piece))));
  if (place.silent && empty) return html`<div class="lane silent" data-place=${place.id}></div>`;
  const items = repeat(pieces, ({ id, n }) => `${id} ${n}`, ({ piece, id, n }) => html`<li
    class="piece ${piece.tone} ${owned(piece)} ${aim(painter, place, id, n)} ${chips.has(piece) || !painter.sprites.has(piece.sprite || piece.key) ? "wordy" : ""}"
    data-piece=${id}
    data-n=${n}
    data-count=${piece.count}
    ${vars({ aspect: aspectOf(painter, piece) })}
  >${pieceView(painter, place, piece, n === 0, chips.has(piece))}</li>`);
  return html`<div
    class="lane ${empty ? "empty" : ""} ${place.silent ? "silent" : ""} ${answer ? "has-target" : ""} ${place.layout === "seal" ? "hush" : ""}"
    data-place=${place.id}
    data-kind=${place.key}
    aria-hidden=${place.silent && !answer ? "true" : nothing}
  >
    ${place.silent ? nothing : html`<p class="lane-name">${painter.name(place)}</p>`}
    ${empty
      ? html`<p class="none">${painter.texts.say("place-empty")}</p>`
      : html`<ul class="pieces" aria-label=${place.silent ? nothing : painter.name(place)}>${items}</ul>`}
    ${answer ? over(painter, answer, "cover") : nothing}
  </div>`;
}

/**
 * @param {Painter} painter
 * @param {WholePiece} piece
 */
function aspectOf(painter, piece) {
  const shape = painter.sprites.get(piece.sprite || piece.key);
  return shape ? shape.width / shape.height : 1;
}

// At a glance.

/**
 * A number that matters, or a piece that is seen of a side.
 * @param {Painter} painter
 * @param {WholePiece} piece
 * @param {boolean} own
 */
function item(painter, piece, own) {
  const sprite = piece.sprite || piece.key;
  const shape = painter.sprites.get(sprite);
  const answer = own ? painter.own.get(pieceId(piece)) : undefined;
  const button = answer ? over(painter, answer, "over") : nothing;
  const name = painter.texts.say(piece.key, painter.resolved(piece));
  const tally = piece.tone === "tally";
  const isSaid = Object.values(piece.values ?? {}).includes(piece.count);
  const words = !tally ? painter.pieceName(piece) : isSaid ? name : painter.texts.say("place-list", { label: name, pieces: piece.count });
  const count = tally ? html`<b aria-hidden="true">${signed(piece.count)}</b>` : nothing;
  const many = tally ? nothing : times(piece);
  if (!shape) return html`<span class="tag" title=${words}>${name}</span>`;
  return html`<span class="face" title=${words} ${vars({ aspect: shape.width / shape.height })}>${button}<span class="hush">${button === nothing ? words : nothing}</span>${drawing(painter.game, sprite, shape)}${piece.badge ? html`<span class="badge" aria-hidden="true">${piece.badge}</span>` : nothing}${many}</span>${count}`;
}

/**
 * What matters of a side, in pictures and numbers.
 * @param {Painter} painter
 * @param {number} seat
 */
export function summaryView(painter, seat) {
  const own = seat === painter.seat;
  const aims = own ? [...painter.own.values()].map((answer) => answer.action).join(" ") : "";
  const { texts, sprites, spoken } = painter;
  return painter.strip(seat).map((place) => same([place, aims, aims && painter.chosen, texts, texts.found.length, sprites, spoken], () => html`<ul class="summary" data-place=${place.id}>
    ${repeat(single(place.pieces ?? []), ({ id, n }) => `${id} ${n}`, ({ piece, id, n }) => html`<li
      class="item piece ${piece.tone} ${piece.count ? "" : "zero"} ${piece.count < 0 ? "minus" : ""}"
      data-piece=${id}
      data-n=${n}
      data-count=${piece.count}
    >${item(painter, piece, own && n === 0)}</li>`)}
  </ul>`));
}

/**
 * Points of a side, or that they are hidden.
 * @param {Painter} painter
 * @param {number} seat
 */
export function scoreView(painter, seat) {
  const points = painter.scores[seat];
  if (points === undefined) return nothing;
  const words = painter.texts.say(points === null ? "web-points-hidden" : "web-points", { points: points ?? 0 });
  return html`<span class="total" data-place=${`seat-${seat}-points`} title=${words}><span class="hush">${words}</span><b aria-hidden="true">${points ?? "?"}</b></span>`;
}

/**
 * Who sits there, whose turn it is, the points and the time.
 * @param {Painter} painter
 * @param {number} seat
 */
export function seatHead(painter, seat) {
  const who = painter.seats[seat] ?? { name: "", kind: "human" };
  const own = seat === painter.seat;
  const name = painter.names[seat] ?? "";
  const examined = painter.examined === seat;
  return html`<header class="seat-head">
    ${mark(seat)}
    <h2><button type="button" class="name" aria-expanded=${examined} title=${name} @click=${() => painter.examine(examined ? null : seat)}>${name}</button></h2>
    ${own && name !== painter.texts.say("table-you") ? html`<span class="tag">${painter.texts.say("web-you")}</span>` : nothing}
    ${painter.tags(seat, who)}
    ${painter.turn === seat ? html`<span class="tag turn-tag">${painter.texts.say(own ? "web-turn" : "web-thinking")}</span>` : nothing}
    ${painter.clock(seat)}
    ${scoreView(painter, seat)}
  </header>`;
}

// letters of a fact that fit into the tray
const SHORT = 48;

/**
 * @param {Painter} painter
 * @param {WholePlace} place
 */
const isShort = (painter, place) => painter.name(place).length <= SHORT;

/**
 * Everything in front of a seat: facts, its mat if it has one, and its places as lists.
 * @param {Painter} painter
 * @param {number} seat
 */
export function things(painter, seat) {
  const sheet = painter.scene.sheets.find((each) => each.seat === seat);
  const places = sheet ? painter.placesOf(sheet) : painter.loose(seat);
  const mat = sheet?.width ? sheet : null;
  const tallies = new Set(painter.strip(seat).flatMap((place) => place.pieces ?? []).filter((piece) => piece.tone === "tally").map((piece) => piece.key));
  // the points stand beside the name
  const told = places.filter((place) => place.pieces === null && !place.silent && !place.box && place.id !== `seat-${seat}-points`);
  /** @param {WholePlace} place */
  const isTold = (place) => tallies.size > 0 && !place.silent && !painter.answerAt(place) && (place.pieces ?? []).every((piece) => tallies.has(piece.key));
  const lanes = places.filter((place) => (place.pieces !== null && (!place.box || !place.silent)) || (painter.answerAt(place) && !place.box));
  return { mat, told, lanes, isTold, tallied: tallies.size > 0 };
}

/**
 * The places an answer is given by come first: they never are out of sight.
 * @param {Painter} painter
 * @param {WholePlace[]} places
 */
const aimedFirst = (painter, places) => [...places.filter((place) => painter.hasTarget(place)), ...places.filter((place) => !painter.hasTarget(place))];

/**
 * What is mine: in a line where there is little room, else with all that lies in front of me.
 * @param {Painter} painter
 * @param {Stage} stage
 */
export function trayView(painter, stage) {
  const { seat } = painter;
  if (seat === null || seat < 0) return nothing;
  const { mat, told, lanes, isTold, tallied } = things(painter, seat);
  const open = !narrow.matches || stage.tab === MINE;
  const shown = aimedFirst(painter, lanes.filter((place) => !isTold(place)));
  return html`<section class="sheet seat own ${painter.turn === seat ? "turn" : ""}" data-seat=${seat} aria-label=${painter.names[seat] ?? ""}>
    ${seatHead(painter, seat)}
    ${tallied || narrow.matches ? summaryView(painter, seat) : nothing}
    ${open ? html`<div class="lanes">${shown.map((place) => same(painter.reasons(place), () => lane(painter, place)))}
      <ul class="notes">${told.map((place) => html`<li class=${isShort(painter, place) ? "" : "long"}>${painter.name(place)}</li>`)}</ul></div>` : nothing}
    ${open && narrow.matches && mat ? boardView(painter, mat) : nothing}
  </section>`;
}
