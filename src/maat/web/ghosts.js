// Ghosts: where what an answer lays or moves would come to lie, while that answer is looked at.

import { drawing, html, nothing, render, vars } from "./dom.js";
import { owned } from "./pieces.js";
import { pieceId, wholePiece } from "./scene.js";
import { layout } from "./spread.js";

/** @import { WholePiece, WholePlace } from "./page.d.ts" */
/** @import { Answer, Offer } from "./protocol.d.ts" */
/** @import { Painter } from "./scene.js" */
/** @import { TablePage } from "./table.js" */

// pieces that go together
const MOST = 3;

/**
 * What goes: what the answer is said to lay, else the piece it is given by, or all where it is given, else what it brings.
 * @param {Painter} painter
 * @param {Answer} answer
 * @param {Offer} look
 */
function going(painter, answer, look) {
  if (look.ghost) return [wholePiece({ key: look.ghost })];
  const spot = painter.spots.get(answer.action);
  const inside = spot?.place.pieces ?? [];
  const given = spot?.piece ? inside.filter((piece) => pieceId(piece) === spot.piece).slice(0, 1) : inside;
  const found = given.length ? given : (look.gain ?? []).map(wholePiece).filter((piece) => numberOf(piece.key));
  return found.filter((piece) => painter.sprites.has(piece.sprite || piece.key)).slice(0, MOST);
}

/**
 * @param {Painter} painter
 * @param {WholePiece} piece
 * @param {number} [turn]
 */
function picture(painter, piece, turn = 0) {
  const sprite = piece.sprite || piece.key;
  return html`<span class="face ${owned(piece)}" ${vars({ lying: `${turn}deg` })}>${drawing(painter.game, sprite, painter.sprites.get(sprite))}${piece.badge ? html`<span class="badge">${piece.badge}</span>` : nothing}</span>`;
}

/** @param {number} part */
const percent = (part) => `${part * 100}%`;

/**
 * An element for what is not there yet.
 * @param {Element} home
 * @param {string} kind
 * @param {unknown} view
 */
function put(home, kind, view) {
  const made = document.createElement("div");
  made.className = `ghost ${kind}`;
  made.ariaHidden = "true";
  render(view, made);
  home.append(made);
  return made;
}

/**
 * On a board: over the place, or beside what lies there.
 * @param {Painter} painter
 * @param {Element} board
 * @param {WholePlace} place
 * @param {WholePiece[]} pieces
 * @param {Offer} look
 */
function onBoard(painter, board, place, pieces, look) {
  const sheet = painter.scene.sheets.find(({ id }) => id === place.sheet);
  if (!sheet || !place.box) return;
  const { box, turn } = place;
  const there = look.to ? place.pieces ?? [] : [];
  const shapes = [...there, ...pieces].map((piece) => painter.sprites.get(piece.sprite || piece.key));
  const boxes = look.to ? layout({ ...place, box }, shapes).slice(there.length) : [{ x: 0, y: 0, w: 1, h: 1 }];
  const made = put(board, `spot ${look.to && turn ? "turning" : ""}`, pieces.map((piece, n) => html`<div class="piece" ${vars({ x: percent(boxes[n].x), y: percent(boxes[n].y), w: percent(boxes[n].w), h: percent(boxes[n].h) })}>${picture(painter, piece, look.turn)}</div>`));
  const lies = { x: box.x / sheet.width, y: box.y / sheet.height, w: box.width / sheet.width, h: box.height / sheet.height };
  for (const [name, part] of Object.entries(lies)) made.style.setProperty(`--${name}`, percent(part));
  made.style.setProperty("--turn", `${turn}deg`);
}

/**
 * Where a number or piece of mine is always seen.
 * @param {string} key
 */
const numberOf = (key) => document.querySelector(`.own .summary :is([data-piece="${key}"], [data-piece^="${key}#"])`);

/**
 * My numbers an answer says it changes, and what they would be: as steps, or as a number that is told in words, too.
 * @param {Offer} look
 */
function numbers({ cost = [], gain = [] }) {
  return [...cost, ...gain].flatMap(({ key, badge = "", values = {} }) => {
    const home = numberOf(key);
    const [first, after = Object.keys(values).length ? first : ""] = badge.split(" → ");
    return home && after ? [{ home, after }] : [];
  });
}

/**
 * In front of me: in its row, at the number that stands for it, or at one that changes with it.
 * @param {Painter} painter
 * @param {WholePlace} place
 * @param {WholePiece[]} pieces
 * @param {Offer} look
 */
function inFront(painter, place, pieces, look) {
  const row = [...document.querySelectorAll(`.own .lane[data-place="${place.id}"]`)].find((node) => node.checkVisibility());
  const home = row ?? numberOf(place.key) ?? numbers(look)[0]?.home ?? document.querySelector(".own .summary");
  const counted = row ? [] : pieces.flatMap((piece) => { const at = numberOf(piece.key); return at ? [{ piece, at }] : []; });
  for (const { piece, at } of counted) put(at, "held", picture(painter, piece));
  if (!counted.length && home) put(home, "held", pieces.map((piece) => picture(painter, piece)));
}

/**
 * The ghosts of the answer that is looked at; those of the one before are gone.
 * @param {TablePage} page
 */
export function showGhosts(page) {
  for (const old of page.app.root.querySelectorAll(".ghost")) old.remove();
  const { painter, looking } = page;
  const look = looking && painter?.looks.get(looking.action);
  if (!looking || !look) return;
  for (const { home, after } of numbers(look)) put(home, "held after", html`<b class="then">${after}</b>`);
  const place = look.to || look.at ? painter.places.get(look.to || look.at || "") : painter.spots.get(looking.action)?.place;
  if (!place || !(look.to || look.ghost)) return;
  const pieces = going(painter, looking, look);
  const board = document.querySelector(`.board[data-sheet="${place.sheet}"]`);
  if (board && place.box) onBoard(painter, board, place, pieces, look);
  else if (place.seat === painter.seat) inFront(painter, place, pieces, look);
}
