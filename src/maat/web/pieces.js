// Pieces, and the buttons over them where an answer can be given.

import { colorOf, drawing, html, nothing } from "./dom.js";
import { pieceId } from "./scene.js";

/** @import { WholePiece, WholePlace } from "./page.d.ts" */
/** @import { Answer, Piece } from "./protocol.d.ts" */
/** @import { Painter } from "./scene.js" */

/**
 * Whose piece it is: the seat its message names.
 * @param {Piece} piece
 */
export const ownerOf = (piece) =>
  Object.values(piece.values ?? {}).find((value) => value !== null && typeof value === "object")?.seat;

/** @param {WholePiece} piece */
export function owned(piece) {
  const owner = ownerOf(piece);
  return owner === undefined ? "" : `owner-${colorOf(owner)}`;
}

/**
 * A piece in a list that needs its name beside its drawing.
 * @param {Painter} painter
 * @param {WholePiece} piece
 */
export const isChip = (painter, piece) =>
  !piece.badge && painter.sprites.has(piece.sprite || piece.key) && !painter.texts.say(piece.key, {}, "short");

/**
 * How many equal pieces lie there, if there are several.
 * @param {WholePiece} piece
 */
export const times = ({ count }) => (count > 1 ? html`<span class="count" aria-hidden="true"><i>×</i>${count}</span>` : nothing);

/**
 * What stands on a card: its name, what it does where there is room, its code in a corner.
 * @param {Painter} painter
 * @param {WholePiece} piece
 */
function inscription(painter, piece) {
  const { name, code, words } = painter.card(piece.key);
  return html`<span class="inscription" aria-hidden="true">${name}${words ? html`<span class="says">${words}</span>` : nothing}</span>${code ? html`<span class="code" aria-hidden="true">${code}</span>` : nothing}`;
}

/**
 * @param {Painter} painter
 * @param {WholePiece} piece
 * @param {boolean} chip
 * @param {boolean} mute
 * @param {boolean} [worded]
 */
function face(painter, piece, chip, mute, worded = false) {
  const sprite = piece.sprite || piece.key;
  const shape = painter.sprites.get(sprite);
  const short = painter.texts.say(piece.key, {}, "short");
  if (sprite === "told" || (mute && !shape)) return nothing;
  if (chip) {
    const letters = painter.letters(piece);
    const { name, words } = painter.card(piece.key);
    const full = words ? html`<b>${name}</b><small> ${words}</small>` : painter.pieceName({ ...piece, count: 1 });
    return html`<span class="word">${drawing(painter.game, sprite, shape, "chip-art")}<span class=${letters ? "full" : ""} aria-hidden="true">${full}</span>${letters ? html`<b class="letters ${/\d/.test(letters) ? "digits" : ""}" aria-hidden="true">${letters}</b>` : nothing}</span>
      ${times(piece)}`;
  }
  return html`${shape && worded ? inscription(painter, piece) : nothing}${shape ? drawing(painter.game, sprite, shape) : html`<span class="word" aria-hidden="true">${painter.pieceName({ ...piece, count: 1 })}</span>`}
    ${piece.badge && shape ? html`<span class="badge" aria-hidden="true">${piece.badge}</span>` : nothing}
    ${shape && short ? html`<span class="caption" aria-hidden="true">${short}</span>` : nothing}
    ${times(piece)}`;
}

/**
 * The button of an answer, over what gives it.
 * @param {Painter} painter
 * @param {Answer} answer
 * @param {string} kind
 */
export function over(painter, answer, kind) {
  const label = painter.label(answer);
  return html`<button
    type="button"
    class="target ${kind} ${painter.chosen === answer.action ? "chosen" : ""}"
    data-action=${answer.action}
    title=${label}
    aria-label=${label}
    @click=${(/** @type {MouseEvent} */ event) => painter.choose(answer, event)}
    @pointerenter=${() => painter.preview(answer)}
    @pointerleave=${() => painter.preview(null)}
    @focus=${() => painter.preview(answer)}
  ></button>`;
}

/**
 * The button that says why no answer is given by a piece while others beside it give one.
 * @param {Painter} painter
 * @param {string} words
 */
const whyNot = (painter, words) =>
  html`<button type="button" class="over" title=${words} aria-label=${words} @click=${painter.ask}></button>`;

/**
 * A piece: a picture with a name; a button lies over it if an answer is given by it. The picture stays when that changes.
 * @param {Painter} painter
 * @param {WholePlace} place
 * @param {WholePiece} piece
 * @param {boolean} first
 * @param {boolean} [chip]
 */
export function pieceView(painter, place, piece, first, chip = false) {
  const given = painter.answerAt(place, pieceId(piece));
  const twin = given && !first;
  const dim = !given && painter.hasTarget(place) && !painter.answerAt(place);
  const name = painter.pieceName(piece);
  const why = dim ? painter.texts.say("web-why-about", { what: name }) : "";
  const button = given && first ? over(painter, given, "over") : dim ? whyNot(painter, why) : nothing;
  const does = twin ? (/** @type {MouseEvent} */ event) => painter.choose(given, event) : null;
  const silent = button !== nothing || (place.silent && !twin);
  return html`<span
    class="face ${twin ? "twin" : ""} ${dim ? "dim" : ""}"
    title=${twin ? painter.label(given) : name}
    @click=${does}
  >${button}<span class="hush">${silent ? nothing : name}</span>${face(painter, piece, chip, place.silent, place.layout === "cards")}</span>`;
}

/**
 * Pieces that are drawn one by one, each with its number among its equals.
 * @param {WholePiece[]} pieces
 */
export function single(pieces) {
  const seen = new Map();
  return pieces.map((piece) => {
    const id = pieceId(piece);
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return { piece, id, n };
  });
}

/**
 * The word for the one of equal pieces an answer is given by.
 * @param {Painter} painter
 * @param {WholePlace} place
 * @param {string} id
 * @param {number} n
 */
export const aim = (painter, place, id, n) => (n === 0 && painter.answerAt(place, id) ? "aim" : "");
