// Draws any scene: sheets with places, pieces in them, buttons where an answer can be given.

import { drawing, html, icon, mark, nothing, repeat, resolved, vars } from "./dom.js";
import { same } from "./same.js";
import { keep, read } from "./l10n.js";

/** @import { Texts } from "./l10n.js" */
/** @import { BoxedPlace, Drawn, FilledPlace, Shape, View, WholePiece, WholePlace, WholeScene, WholeSheet } from "./page.d.ts" */
/** @import { Answer, Box, Piece, Place, Scene } from "./protocol.d.ts" */

const PLACE = { values: {}, seat: -2, brief: true, silent: false, id: "", sheet: "", box: null, layout: "row", turn: 0, stock: false };
const PIECE = { count: 1, values: {}, sprite: "", tone: "", badge: "" };
/** @type {WeakMap<Place, WholePlace>} places as they came -> with everything; the same place stays the same */
const filled = new WeakMap();
/** @type {WeakMap<WholePlace, { texts: Texts, found: number, spoken: string, words: string }>} places -> their names in words */
const said = new WeakMap();

/** @param {Place} place */
function full(place) {
  const known = filled.get(place);
  if (known) return known;
  const pieces = place.pieces?.map((piece) => ({ ...PIECE, ...piece })) ?? null;
  const made = { ...PLACE, ...place, pieces };
  filled.set(place, made);
  return made;
}

/**
 * A scene with everything the wire leaves out because it is usual.
 * @param {Scene} scene
 * @returns {WholeScene}
 */
export function whole(scene) {
  const sheets = scene.sheets.map((sheet) => ({ art: "", seat: -2, ...sheet }));
  const targets = scene.targets.map((target) => ({ place: "bar", piece: "", ...target }));
  return { places: scene.places.map(full), sheets, targets };
}

/**
 * What names a piece: its key, and its badge if it has one.
 * @param {WholePiece} piece
 */
export const pieceId = (piece) => (piece.badge ? `${piece.key}#${piece.badge}` : piece.key);

/** A picture that only is looked at. */
const still = () => undefined;

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

/** What a picture needs besides the scene, and the targets by place and piece. */
export class Painter {
  /** @param {View} view */
  constructor(view) {
    this.scene = view.scene;
    this.game = view.game;
    this.texts = view.texts;
    this.names = view.names;
    this.seats = view.seats;
    this.seat = view.seat;
    this.turn = view.turn;
    this.live = view.live;
    this.chosen = view.chosen;
    this.sprites = view.sprites;
    this.choose = view.choose ?? still;
    this.preview = view.preview ?? still;
    this.whyPiece = view.whyPiece ?? still;
    this.redraw = view.redraw;
    this.gone = view.gone;
    this.tags = view.tags;
    this.clock = view.clock;
    /** @type {Map<string, Answer>} */
    this.targets = new Map();
    /** @type {Map<string, string>} place -> its targets in a word */
    this.aims = new Map();
    const answers = new Map(view.answers.map((each) => [each.action, each]));
    for (const target of view.scene.targets) {
      const answer = answers.get(target.action);
      if (!answer) continue;
      this.targets.set(`${target.place}|${target.piece}`, answer);
      this.aims.set(target.place, `${this.aims.get(target.place) ?? ""}${target.piece}=${target.action} `);
    }
    this.spoken = this.names.join("|");
  }

  /** @param {Answer} answer */
  label(answer) {
    return this.texts.say(answer.key, resolved(answer.values, this.names));
  }

  /**
   * @param {WholePlace} place
   * @param {string} [piece]
   */
  answerAt(place, piece = "") {
    return place.id ? this.targets.get(`${place.id}|${piece}`) : undefined;
  }

  /**
   * Whether an answer is given by this place or by something in it.
   * @param {WholePlace} place
   */
  hasTarget(place) {
    return place.id !== "" && this.aims.has(place.id);
  }

  /**
   * Everything the picture of a place depends on.
   * @param {WholePlace} place
   * @param {WholeSheet | null} [sheet]
   */
  reasons(place, sheet = null) {
    const aims = this.aims.get(place.id);
    const { texts, sprites, spoken, live, seat } = this;
    return [place, aims, aims && this.chosen, texts, texts.found.length, sprites, spoken, live, seat, sheet?.width, sheet?.height];
  }

  /** @param {WholeSheet} sheet */
  placesOf(sheet) {
    return this.scene.places.filter((place) => place.sheet === sheet.id);
  }

  /** Places that lie on no sheet: a game without geometry. */
  loose(seat = -1) {
    const lists = new Map(this.scene.sheets.map((sheet) => [sheet.id, sheet.width === 0]));
    /** @param {WholePlace} place */
    const lies = (place) => lists.has(place.sheet) && (place.box !== null || lists.get(place.sheet));
    /** @param {WholePlace} place */
    const here = (place) => (seat < 0 ? place.seat < 0 : place.seat === seat);
    /** @param {WholePlace} place */
    const wanted = (place) => !place.silent || this.hasTarget(place);
    return this.scene.places.filter((place) => !lies(place) && here(place) && wanted(place));
  }

  /** @param {WholePlace} place */
  name(place) {
    const { texts, spoken } = this;
    const known = said.get(place);
    if (known?.texts === texts && known.found === texts.found.length && known.spoken === spoken) return known.words;
    const words = texts.say(place.key, resolved(place.values, this.names));
    said.set(place, { texts, found: texts.found.length, spoken, words });
    return words;
  }

  /** @param {WholePiece} piece */
  pieceName(piece) {
    const name = this.texts.say(piece.key, resolved(piece.values, this.names));
    return piece.count > 1 ? this.texts.say("pieces", { count: piece.count, piece: name }) : name;
  }

  /**
   * A letter or two that stand for the piece beside its drawing, if the game has some.
   * @param {WholePiece} piece
   */
  letters(piece) {
    return this.texts.say(piece.key, resolved(piece.values, this.names), "brief");
  }
}

// letters of a fact that fit beside a name
const SHORT = 24;

// Pieces.

/**
 * Whose piece it is: the seat its message names.
 * @param {Piece} piece
 */
export const ownerOf = (piece) =>
  Object.values(piece.values ?? {}).find((value) => value !== null && typeof value === "object")?.seat;

/** @param {WholePiece} piece */
function owned(piece) {
  const owner = ownerOf(piece);
  return owner === undefined ? "" : `owner-${owner % 6}`;
}

/**
 * A piece in a list that needs its name beside its drawing.
 * @param {Painter} painter
 * @param {WholePiece} piece
 */
const isChip = (painter, piece) =>
  !piece.badge && painter.sprites.has(piece.sprite || piece.key) && !painter.texts.say(piece.key, {}, "short");

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
    return html`<span class="word">${drawing(painter.game, sprite, shape, "chip-art")}<span class=${letters ? "full" : ""} aria-hidden="true">${painter.pieceName({ ...piece, count: 1 })}</span>${letters ? html`<b class="letters" aria-hidden="true">${letters}</b>` : nothing}</span>
      ${piece.count > 1 ? html`<span class="count" aria-hidden="true">×${piece.count}</span>` : nothing}`;
  }
  return html`${shape && worded ? html`<span class="inscription" aria-hidden="true">${painter.pieceName({ ...piece, count: 1 })}</span>` : nothing}${shape ? drawing(painter.game, sprite, shape) : html`<span class="word" aria-hidden="true">${painter.pieceName({ ...piece, count: 1 })}</span>`}
    ${piece.badge && shape ? html`<span class="badge" aria-hidden="true">${piece.badge}</span>` : nothing}
    ${shape && short ? html`<span class="caption" aria-hidden="true">${short}</span>` : nothing}
    ${piece.count > 1 ? html`<span class="count" aria-hidden="true">×${piece.count}</span>` : nothing}`;
}

/**
 * The button of an answer, over what gives it.
 * @param {Painter} painter
 * @param {Answer} answer
 * @param {string} kind
 */
function over(painter, answer, kind) {
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
 * @param {WholePiece} piece
 * @param {string} words
 */
const whyNot = (painter, piece, words) =>
  html`<button type="button" class="over" title=${words} aria-label=${words} @click=${() => painter.whyPiece(piece)}></button>`;

/**
 * A piece: a picture with a name; a button lies over it if an answer is given by it. The picture stays when that changes.
 * @param {Painter} painter
 * @param {WholePlace} place
 * @param {WholePiece} piece
 * @param {boolean} first
 * @param {boolean} [chip]
 */
function pieceView(painter, place, piece, first, chip = false) {
  const given = painter.answerAt(place, pieceId(piece));
  const twin = given && !first;
  const dim = !given && painter.hasTarget(place) && !painter.answerAt(place);
  const mine = place.seat >= 0 && place.seat === painter.seat;
  const asks = !given && !dim && painter.live && (mine || place.seat < 0) && !place.silent;
  const name = painter.pieceName(piece);
  const why = dim ? painter.texts.say("web-why-about", { what: name }) : "";
  const button = given && first ? over(painter, given, "over") : dim ? whyNot(painter, piece, why) : nothing;
  const does = twin ? (/** @type {MouseEvent} */ event) => painter.choose(given, event) : asks ? () => painter.whyPiece(piece) : null;
  const silent = button !== nothing || (place.silent && !twin);
  return html`<span
    class="face ${twin ? "twin" : ""} ${dim ? "barred dim" : asks ? "barred" : ""}"
    title=${twin ? painter.label(given) : name}
    @click=${does}
  >${button}<span class="hush">${silent ? nothing : name}</span>${face(painter, piece, chip, place.silent, place.layout === "cards")}</span>`;
}

/**
 * Boxes of the pieces of a place, in parts of the place.
 * @param {Pick<BoxedPlace, "box" | "layout" | "turn">} place
 * @param {(Shape | undefined)[]} shapes
 */
export function layout(place, shapes) {
  const { width, height } = place.box;
  const count = shapes.length;
  if (!count) return [];
  /** @param {Shape | undefined} shape */
  const aspect = (shape) => (shape ? shape.width / shape.height : 1);
  const wide = shapes.reduce((sum, shape) => sum + aspect(shape), 0);
  if (place.layout === "wheel") return shapes.map(() => ({ x: 0, y: 0, w: 1, h: 1 }));
  if (place.layout === "grid") return grid(width, height, count);
  if (place.layout === "ring") return ring(width, height, count, place.turn);
  if (place.layout === "stack") return stack(width, height, shapes.map(aspect));
  const size = Math.min(height, width / wide);
  let x = ["middle", "line", "spin"].includes(place.layout) ? (width - size * wide) / 2 : 0;
  return shapes.map((shape) => {
    const box = { x: x / width, y: (1 - size / height) / 2, w: (size * aspect(shape)) / width, h: size / height };
    x += size * aspect(shape);
    return box;
  });
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number} count
 */
function grid(width, height, count) {
  let across = 1;
  while (Math.ceil(count / across) * (width / across) > height && across < count) across += 1;
  const size = Math.min(width / across, height / Math.ceil(count / across));
  return Array.from({ length: count }, (_, n) => ({
    x: ((n % across) * size) / width,
    y: (Math.floor(n / across) * size) / height,
    w: size / width,
    h: size / height,
  }));
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number} count
 * @param {number} [turn]
 */
function ring(width, height, count, turn = 0) {
  const size = Math.min(width, height) / (count > 4 ? 4 : 3);
  return Array.from({ length: count }, (_, n) => {
    const angle = ((n / count) * 360 + turn - 90) * (Math.PI / 180);
    return {
      x: 0.5 + (Math.cos(angle) * (width - size)) / 2 / width - size / 2 / width,
      y: 0.5 + (Math.sin(angle) * (height - size)) / 2 / height - size / 2 / height,
      w: size / width,
      h: size / height,
    };
  });
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number[]} aspects
 */
function stack(width, height, aspects) {
  const count = aspects.length;
  const step = Math.min(0.18, 0.5 / count) * height;
  const size = height - step * (count - 1);
  return aspects.map((aspect, n) => ({
    x: (n * step) / width,
    y: (n * step) / height,
    w: Math.min(1, (size * aspect) / width),
    h: size / height,
  }));
}

/**
 * Pieces that are drawn one by one, each with its number among its equals.
 * @param {WholePiece[]} pieces
 */
function single(pieces) {
  const seen = new Map();
  return pieces.map((piece) => {
    const id = pieceId(piece);
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return { piece, id, n };
  });
}

// Places on a sheet with geometry.

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

/** @type {Record<string, number | undefined>} the largest letters, in units of the sheet */
const LETTERS = { label: 13, title: 11, note: 10.5 };

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
 */
function placed(painter, sheet, place) {
  const answer = painter.answerAt(place);
  if (!isFilled(place)) {
    const words = html`<p class="spot fact fact-${place.layout}" aria-hidden="true" ${vars({ ...spot(sheet, place.box), font: `${lettering(sheet, place)}cqw` })}><span>${painter.name(place)}</span></p>`;
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
 * The word for the one of equal pieces an answer is given by.
 * @param {Painter} painter
 * @param {WholePlace} place
 * @param {string} id
 * @param {number} n
 */
const aim = (painter, place, id, n) => (n === 0 && painter.answerAt(place, id) ? "aim" : "");

/**
 * What is drawn elsewhere, or as one picture, and only said here.
 * @param {Painter} painter
 * @param {FilledPlace} place
 */
function seal(painter, place) {
  const listed = place.pieces.map((piece) => painter.pieceName(piece)).join(", ");
  const words = { label: painter.name(place), pieces: listed || painter.texts.say("place-empty") };
  const shape = painter.sprites.get(place.id);
  return html`${shape ? html`<div class="seal" title=${painter.name(place)}>${drawing(painter.game, place.id, shape)}</div>` : nothing}
    <p class="hush">${painter.texts.say("place-list", words)}</p>`;
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

// Places one below the other.

/**
 * @param {Painter} painter
 * @param {WholePlace} place
 */
function lane(painter, place) {
  const answer = painter.answerAt(place);
  if (place.pieces === null && !answer) return nothing;
  const pieces = single(place.pieces ?? []);
  const empty = !pieces.length && !answer;
  const chips = new Set(place.silent ? [] : (place.pieces ?? []).filter((piece) => isChip(painter, piece)));
  if (place.silent && empty) return html`<div class="lane silent" data-place=${place.id}></div>`;
  const items = repeat(pieces, ({ id, n }) => `${id} ${n}`, ({ piece, id, n }) => html`<li
    class="piece ${piece.tone} ${owned(piece)} ${aim(painter, place, id, n)} ${chips.has(piece) || !painter.sprites.has(piece.sprite || piece.key) ? "wordy" : ""}"
    data-piece=${id}
    data-n=${n}
    data-count=${piece.count}
    ${vars({ aspect: aspectOf(painter, piece) })}
  >${pieceView(painter, place, piece, n === 0, chips.has(piece))}</li>`);
  return html`<div
    class="lane ${empty ? "empty" : ""} ${place.silent ? "silent" : ""} ${answer ? "has-target" : ""}"
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

// Sheets.

// a sheet so wide has letters too small for a phone; the facts say it in words
const BROAD = 600;

/**
 * @param {Painter} painter
 * @param {WholeSheet} sheet
 */
function boardView(painter, sheet) {
  const places = painter.placesOf(sheet);
  const shape = painter.sprites.get(sheet.art);
  return html`<div class="frame ${isLarge() ? "large" : ""}" ${vars({ width: sheet.width, height: sheet.height })}><div class="window" tabindex=${isLarge() ? 0 : nothing}><div
    class="sheet board ${sheet.width >= BROAD ? "broad" : ""}"
    data-sheet=${sheet.id}
    role=${sheet.seat < 0 ? "region" : nothing}
    aria-label=${sheet.seat < 0 ? painter.texts.say(sheet.key) : nothing}
    ${vars({ width: sheet.width, height: sheet.height })}
  >
    ${shape ? drawing(painter.game, sheet.art, shape, "art") : html`<div class="art plain"></div>`}
    ${repeat(places.filter(isBoxed), (place) => place.id || place.key, (place) => same(painter.reasons(place, sheet), () => placed(painter, sheet, place)))}
  </div></div>${cardWords(painter, places)}</div>`;
}

/**
 * What the cards of a board say, below it, where they are too small to read.
 * @param {Painter} painter
 * @param {WholePlace[]} places
 */
function cardWords(painter, places) {
  const cards = places.filter((place) => place.layout === "cards" && place.pieces?.length);
  if (!cards.length) return nothing;
  const { texts, spoken } = painter;
  return same([texts, texts.found.length, spoken, ...cards], () => html`<ul class="card-words" aria-hidden="true">
    ${cards.flatMap((place) => place.pieces ?? []).map((piece) => html`<li>${painter.pieceName({ ...piece, count: 1 })}</li>`)}
  </ul>`);
}

/**
 * The facts of the table in words: for small screens and screen readers.
 * @param {Painter} painter
 */
function facts(painter) {
  const told = painter.scene.places.filter(
    (place) => place.seat < 0 && place.pieces === null && !place.silent,
  );
  if (!told.length) return nothing;
  const broad = new Set(painter.scene.sheets.filter((sheet) => sheet.width >= BROAD).map((sheet) => sheet.id));
  return html`<ul class="facts" aria-label=${painter.texts.say("web-position")}>
    ${told.map((place) => html`<li class=${place.box ? (broad.has(place.sheet) || place.layout === "note" ? "drawn broad" : "drawn") : ""}>${painter.name(place)}</li>`)}
  </ul>`;
}

/**
 * Show what lies in front of a seat with its full names, or with letters again.
 * @param {MouseEvent & { currentTarget: Element }} event
 */
function inWords(event) {
  const on = event.currentTarget.closest(".seat")?.toggleAttribute("data-words");
  event.currentTarget.setAttribute("aria-pressed", String(on));
}

/**
 * On a small screen: every board twice as large, each in a window to look through, or as it was.
 * @param {Painter} painter
 */
function zoom(painter) {
  const toggle = () => {
    keep("large", isLarge() ? "no" : "yes");
    painter.redraw();
  };
  return html`<p class="zoom"><button type="button" class="quiet" id="zoom" aria-pressed=${isLarge()} @click=${toggle}>${icon("larger")}<span>${painter.texts.say("web-larger")}</span></button></p>`;
}

const isLarge = () => read("large") === "yes";

/**
 * @param {Painter} painter
 * @param {number} seat
 * @param {WholePlace[]} places
 * @param {WholeSheet | undefined} sheet
 */
function seatView(painter, seat, places, sheet) {
  const who = painter.seats[seat] ?? { name: "", kind: "human" };
  const turn = painter.turn === seat;
  const told = places.filter((place) => place.pieces === null && !place.silent && !place.box);
  const lanes = places.filter((place) => !place.box && (place.pieces !== null || painter.answerAt(place)));
  const geometry = sheet && sheet.width > 0;
  const short = told.filter((place) => painter.name(place).length <= SHORT);
  const long = told.filter((place) => painter.name(place).length > SHORT);
  const brief = seat !== painter.seat && lanes.some((place) => place.pieces?.some((piece) => painter.letters(piece)));
  return html`<section
    class="sheet seat ${seat === painter.seat ? "own" : ""} ${brief ? "brief" : ""} ${geometry ? "matted" : ""} ${turn ? "turn" : ""} ${painter.gone(seat) ? "gone" : ""}"
    data-seat=${seat}
    aria-label=${painter.names[seat] ?? ""}
  >
    <header class="seat-head">
      ${mark(seat)}
      <h2>${painter.names[seat] ?? ""}</h2>
      ${seat === painter.seat && painter.names[seat] !== painter.texts.say("table-you") ? html`<span class="tag">${painter.texts.say("web-you")}</span>` : nothing}
      ${painter.tags(seat, who)}
      ${turn ? html`<span class="tag turn-tag">${painter.texts.say(seat === painter.seat ? "web-turn" : "web-thinking")}</span>` : nothing}
      <span class="seat-facts">${short.map((place) => html`<span>${painter.name(place)}</span>`)}</span>
      ${painter.clock(seat)}
      ${brief ? html`<button type="button" class="quiet small in-words" aria-pressed="false" @click=${inWords}>${painter.texts.say("web-in-words")}</button>` : nothing}
    </header>
    ${geometry ? boardView(painter, sheet) : nothing}
    ${long.length ? html`<ul class="notes">${long.map((place) => html`<li>${painter.name(place)}</li>`)}</ul>` : nothing}
    <div class="lanes">${lanes.map((place) => same(painter.reasons(place), () => lane(painter, place)))}</div>
  </section>`;
}

/**
 * The first board alone, to look at.
 * @param {Painter} painter
 */
export function glimpse(painter) {
  const sheet = painter.scene.sheets?.find((each) => each.seat < 0 && each.width);
  return sheet ? boardView(painter, sheet) : nothing;
}

/**
 * Several boards in two columns of about the same height, in their order.
 * @param {WholeSheet[]} boards
 */
function columns(boards) {
  if (boards.length < 2) return [boards];
  const heights = boards.map((sheet) => sheet.height / sheet.width);
  /**
   * @param {number} from
   * @param {number} [to]
   */
  const high = (from, to) => heights.slice(from, to).reduce((sum, height) => sum + height, 0);
  /** @param {number} cut */
  const highest = (cut) => Math.max(high(0, cut), high(cut));
  const cuts = boards.map((_, n) => n).slice(1);
  const best = cuts.reduce((one, other) => (highest(other) < highest(one) ? other : one));
  return [boards.slice(0, best), boards.slice(best)];
}

/**
 * The whole table: the boards, the facts, then seat by seat from the one that looks.
 * @param {Painter} painter
 */
export function tableView(painter) {
  const sheets = painter.scene.sheets ?? [];
  const boards = sheets.filter((sheet) => sheet.seat < 0);
  const loose = painter.loose().filter((place) => place.pieces !== null || painter.answerAt(place));
  const count = painter.seats.length;
  const start = Math.max(painter.seat ?? 0, 0);
  const order = Array.from({ length: count }, (_, n) => (start + n) % count);
  return html`
    ${sheets.some((sheet) => sheet.width) ? zoom(painter) : nothing}
    <div class="boards ${boards.length > 1 ? "several" : ""}">
      ${columns(boards).map((column) => html`<div class="column">${repeat(column, (sheet) => sheet.id, (sheet) => boardView(painter, sheet))}</div>`)}
    </div>
    <div class="beside">
      ${loose.length ? html`<section class="sheet seat loose"><div class="lanes">${loose.map((place) => same(painter.reasons(place), () => lane(painter, place)))}</div></section>` : nothing}
      ${facts(painter)}
    </div>
    <div class="seats" data-count=${count}>
      ${repeat(order, (seat) => seat, (seat) => {
        const sheet = sheets.find((each) => each.seat === seat);
        const places = sheet ? painter.placesOf(sheet) : painter.loose(seat);
        return seatView(painter, seat, places, sheet);
      })}
    </div>`;
}
