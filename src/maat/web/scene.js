// What every picture of a scene needs: the scene whole, its targets, and the names of things.

import { resolved } from "./dom.js";

/** @import { Texts } from "./l10n.js" */
/** @import { View, WholePiece, WholePlace, WholeScene, WholeSheet } from "./page.d.ts" */
/** @import { Answer, Offer, Piece, Place, Scene } from "./protocol.d.ts" */

const PLACE = { values: {}, seat: -2, brief: true, silent: false, id: "", sheet: "", box: null, layout: "row", turn: 0, stock: false };
const PIECE = { count: 1, values: {}, sprite: "", tone: "", badge: "" };
/** @type {WeakMap<Place, WholePlace>} places as they came -> with everything; the same place stays the same */
const filled = new WeakMap();
/** @type {WeakMap<WholePlace, { texts: Texts, found: number, spoken: string, words: string }>} places -> their names in words */
const said = new WeakMap();

/** @param {Piece} piece @returns {WholePiece} */
export const wholePiece = (piece) => ({ ...PIECE, ...piece });

/** @param {Place} place */
function full(place) {
  const known = filled.get(place);
  if (known) return known;
  const pieces = place.pieces?.map(wholePiece) ?? null;
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
  const sheets = scene.sheets.map((sheet) => ({ art: "", seat: -2, role: "", page: "", tab: "", ...sheet }));
  const targets = scene.targets.map((target) => ({ place: "bar", piece: "", ...target }));
  return { places: scene.places.map(full), sheets, targets, focus: scene.focus ?? "" };
}

/**
 * What names a piece: its key, and its badge if it has one.
 * @param {WholePiece} piece
 */
export const pieceId = (piece) => (piece.badge ? `${piece.key}#${piece.badge}` : piece.key);

/** A picture that only is looked at. */
const still = () => undefined;

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
    this.scores = view.scores;
    this.turn = view.turn;
    this.live = view.live;
    this.chosen = view.chosen;
    this.sprites = view.sprites;
    this.choose = view.choose ?? still;
    this.preview = view.preview ?? still;
    this.ask = view.ask ?? still;
    this.examine = view.examine ?? still;
    this.examined = view.examined ?? null;
    this.gone = view.gone;
    this.tags = view.tags;
    this.clock = view.clock;
    /** @type {Map<string, Answer>} */
    this.targets = new Map();
    /** @type {Map<number, { place: WholePlace, piece: string }>} answers -> where they are clicked */
    this.spots = new Map();
    /** @type {Map<number, Offer>} answers -> what they cost, bring and lay */
    this.looks = new Map();
    const places = new Map(view.scene.places.map((place) => [place.id, place]));
    this.places = places;
    /** @type {Map<string, Answer>} pieces of the own seat -> the answer given by them */
    this.own = new Map();
    /** @type {Map<string, string>} place -> its targets in a word */
    this.aims = new Map();
    const answers = new Map(view.answers.map((each) => [each.action, each]));
    for (const target of view.scene.targets) {
      const answer = answers.get(target.action);
      if (!answer) continue;
      if (target.look) this.looks.set(target.action, target.look);
      const place = places.get(target.place);
      if (place) this.spots.set(target.action, { place, piece: target.piece });
      if (place && place.seat === view.seat) this.own.set(target.piece, answer);
      this.targets.set(`${target.place}|${target.piece}`, answer);
      this.aims.set(target.place, `${this.aims.get(target.place) ?? ""}${target.piece}=${target.action} `);
    }
    this.spoken = this.names.join("|");
  }

  /** @param {Answer} answer */
  label(answer) {
    return this.dealt(answer) || this.texts.say(answer.key, resolved(answer.values, this.names));
  }

  /**
   * What an answer costs and brings, in words.
   * @param {Answer} answer
   */
  deal({ action }) {
    const { cost = [], gain = [] } = this.looks.get(action) ?? {};
    /** @param {Piece} piece its name, and what stands on it if the name does not say that */
    const told = (piece) => {
      const name = this.pieceName(wholePiece(piece));
      return piece.badge && !name.includes(piece.badge.replace("+", "")) ? `${name} ${piece.badge}` : name;
    };
    /** @param {Piece[]} pieces */
    const listed = (pieces) => pieces.map(told).join(", ");
    return { cost: listed(cost), gain: listed(gain) };
  }

  /**
   * The name of an answer that is called after what it costs and brings, if it is.
   * @param {Answer} answer
   */
  dealt(answer) {
    const isNamed = this.looks.has(answer.action) && this.texts.say(answer.key, { cost: "", gain: "" }, "dealt");
    return isNamed ? this.texts.say(answer.key, this.deal(answer), "dealt") : "";
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
    const wanted = (place) => (!place.silent || this.hasTarget(place)) && place.layout !== "ask";
    return this.scene.places.filter((place) => !lies(place) && here(place) && wanted(place));
  }

  /**
   * What is always seen of a side, or of the table.
   * @param {number} [seat]
   */
  strip(seat = -2) {
    return this.scene.places.filter((place) => place.layout === "strip" && place.seat === seat);
  }

  /** What the open question is about. */
  asked() {
    return this.scene.places.filter((place) => place.layout === "ask");
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

  /**
   * How far the game is, as short as can be.
   * @param {WholePlace} place
   */
  brief(place) {
    return this.texts.say(place.key, resolved(place.values, this.names), "short");
  }

  /** @param {WholePiece} piece */
  resolved(piece) {
    return resolved(piece.values, this.names);
  }

  /** @param {WholePiece} piece */
  pieceName(piece) {
    const plain = this.texts.say(piece.key, this.resolved(piece));
    const kind = `kind-${piece.key}`;
    const name = this.texts.has(kind) ? this.texts.say("piece-of-kind", { piece: plain, kind: this.texts.say(kind) }) : plain;
    return piece.count > 1 ? this.texts.say("pieces", { count: piece.count, piece: name }) : name;
  }

  /**
   * A card: its name, the code that is printed on it, what it does; other pieces have a name alone.
   * @param {string} key
   */
  card(key) {
    const title = this.texts.say(key, {}, "name");
    const [, name, code] = /^(.+) \((\w+)\)$/su.exec(title) ?? ["", title || this.texts.say(key), ""];
    return { name, code, words: title && this.texts.say(key, {}, "text") };
  }

  /**
   * A letter or two that stand for the piece beside its drawing, if the game has some.
   * @param {WholePiece} piece
   */
  letters(piece) {
    return this.texts.say(piece.key, resolved(piece.values, this.names), "brief");
  }
}
