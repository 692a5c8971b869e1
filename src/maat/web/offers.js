// What an answer is about, costs and brings, in pictures on its button.

import { drawing, html, nothing, resolved, vars } from "./dom.js";
import { pieceId, wholePiece } from "./scene.js";

/** @import { WholePiece } from "./page.d.ts" */
/** @import { Answer, Offer } from "./protocol.d.ts" */
/** @import { Painter } from "./scene.js" */
/** @import { TablePage } from "./table.js" */

// pictures on a button
const PICTURES = 6;

/**
 * Whether something is said of an answer beside where what is taken would come to lie.
 * @param {Offer | undefined | null} look
 */
const isTold = (look) => Object.keys(look ?? {}).some((key) => key !== "to");

/**
 * The pieces that stand for an answer: the one it is given by, or what lies where it is given.
 * @param {Painter} painter
 * @param {Answer} answer
 * @param {boolean} own whether the place has a drawing of its own
 */
function standing(painter, answer, own) {
  const spot = painter.spots.get(answer.action);
  const look = painter.looks.get(answer.action);
  const inside = spot?.place.pieces ?? [];
  if (spot?.piece) {
    const piece = inside.find((each) => pieceId(each) === spot.piece);
    const again = [...(look?.gain ?? []), ...(look?.cost ?? [])].some((each) => each.key === piece?.key);
    return piece && !again ? [piece] : [];
  }
  return own || isTold(look) || inside.length > PICTURES ? [] : inside;
}

/**
 * What an answer is about, in pictures.
 * @param {TablePage} page
 * @param {Answer} answer
 */
export function pictures(page, answer) {
  const { painter, sprites } = page;
  const { icon = "", turn = 0, group = "" } = painter.looks.get(answer.action) ?? {};
  if (sprites.has(icon)) return html`<span class="looks" aria-hidden="true"><span class="look" ${vars({ turn: `${turn}deg` })}>${drawing(page.game, icon, sprites.get(icon))}</span></span>`;
  const spot = painter.spots.get(answer.action);
  const own = !spot?.piece && sprites.has(spot?.place.id ?? "");
  const pieces = standing(painter, answer, own);
  const lying = own ? [spot?.place.id ?? ""] : pieces.map((piece) => piece.sprite || piece.key);
  const named = spot?.piece && pieces.length && !painter.looks.has(answer.action) ? Object.values(answer.values ?? {}).map(String).filter((name) => name !== pieces[0].key) : [];
  const drawn = [...lying, ...named].filter((name) => sprites.has(name)).slice(0, PICTURES);
  if (!drawn.length) return nothing;
  return html`<span class="looks" aria-hidden="true">${drawn.map((name, at) => html`<span class="look">${drawing(page.game, name, sprites.get(name))}${!own && pieces[at]?.badge && pieces[at].tone !== "number" ? html`<span class="badge">${pieces[at].badge}</span>` : nothing}</span>`)}${sprites.has(group) ? html`<span class="look kin">${drawing(page.game, group, sprites.get(group))}</span>` : nothing}</span>`;
}

/**
 * A thing that is paid or gained: a picture and how many, or words where there is no picture.
 * @param {TablePage} page
 * @param {WholePiece} piece
 */
function thing(page, piece) {
  const sprite = piece.sprite || piece.key;
  const shape = page.sprites.get(sprite);
  const name = page.painter.pieceName(piece);
  if (!shape) return html`<span class="thing">${name}</span>`;
  return html`<span class="thing ${piece.tone}" title=${name}>${drawing(page.game, sprite, shape)}${piece.badge ? html`<b>${piece.badge}</b>` : piece.count > 1 ? html`<b>${piece.count}</b>` : nothing}</span>`;
}

/**
 * What an answer costs, and what it brings.
 * @param {TablePage} page
 * @param {Answer} answer
 */
export function deal(page, answer) {
  const { cost = [], gain = [] } = page.painter.looks.get(answer.action) ?? {};
  if (!cost.length && !gain.length) return nothing;
  return html`<span class="deal" aria-hidden="true">${cost.map((piece) => thing(page, wholePiece(piece)))}${cost.length && gain.length ? html`<i>→</i>` : nothing}${gain.map((piece) => thing(page, wholePiece(piece)))}</span>`;
}

/**
 * The card an answer is about: one that has a name, and words of its own.
 * @param {Painter} painter
 * @param {Answer} answer
 */
function cardOf(painter, answer) {
  const key = Object.values(answer.values ?? {}).map(String).find((value) => value.startsWith("card-"));
  const card = key ? painter.card(key) : null;
  return card?.words ? card : null;
}

/**
 * What stands on the button of an answer where pictures and small letters say the rest; nothing if they say all.
 * @param {Painter} painter
 * @param {Answer} answer
 */
export function shortLabel(painter, answer) {
  if (painter.dealt(answer)) return "";
  return cardOf(painter, answer)?.name || painter.texts.say(answer.key, resolved(answer.values, painter.names), "short") || painter.label(answer);
}

/**
 * An answer in words, with all that its button shows in pictures.
 * @param {TablePage} page
 * @param {Answer} answer
 */
export function spoken({ app, painter }, answer) {
  const label = painter.label(answer);
  const { cost, gain } = painter.deal(answer);
  if (painter.dealt(answer) || (!cost && !gain)) return label;
  return [label, cost && app.say("web-costs", { cost }), gain && app.say("web-brings", { gain })].filter(Boolean).join("; ");
}

/**
 * What a card says, below its name.
 * @param {TablePage} page
 * @param {Answer} answer
 */
export function wording(page, answer) {
  const card = cardOf(page.painter, answer);
  if (card) return html`<small>${card.words}${card.code ? html` <i class="code">${card.code}</i>` : nothing}</small>`;
  return aboutOf(page, answer);
}

/**
 * What is told of the thing an answer is about.
 * @param {TablePage} page
 * @param {Answer} answer
 */
export function aboutOf(page, answer) {
  const about = page.painter.looks.get(answer.action)?.about;
  const place = about && page.painter.places.get(about);
  // the name before the colon stands above it
  return place ? html`<small>${page.painter.name(place).replace(/^[^:]+: /u, "")}</small>` : nothing;
}
