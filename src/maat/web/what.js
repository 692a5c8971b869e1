// What is this? A card about whatever the pointer rests on, a finger holds or taps, or the focus is at.

import { drawing, html, icon, nothing, vars } from "./dom.js";
import { narrow } from "./smallscreen.js";
import { pieceId } from "./scene.js";
import { barred } from "./why.js";

/** @import { WholePiece, WholePlace } from "./page.d.ts" */
/** @import { Explained } from "./protocol.d.ts" */
/** @import { LessonPage } from "./lesson.js" */
/** @import { ReplayPage } from "./replay.js" */
/** @import { TablePage } from "./table.js" */

/**
 * @typedef {{ place: string, piece: string, n: number, node: HTMLElement }} Thing the nth of equal pieces
 * @typedef {{ x: number, y: number }} Point
 */

const REST = 400; // milliseconds the pointer rests before a card comes
const AWAY = 250; // milliseconds it is away before the card goes
const HOLD = 450; // milliseconds a finger holds
const NEAR = 10; // pixels a finger may move meanwhile
const ROOM = 120; // pixels a card needs beside the boards

/** What can be asked about: pieces, words on the boards, bags and medallions. */
export const THINGS = ".table :is([data-piece], .fact[data-place], .moment [data-place], .total[data-place], [data-place] > :is(.heap, .seal))";
const ROOMS = ".board, .lane, .summary, .moment, .ask, .seat-head";

/**
 * @param {HTMLElement} node
 * @returns {Thing}
 */
function thingOf(node) {
  const place = /** @type {HTMLElement | null} */ (node.closest("[data-place]"))?.dataset.place ?? "";
  return { place, piece: node.dataset.piece ?? "", n: Number(node.dataset.n ?? 0), node };
}

/**
 * How far a part of a wheel is from where one points, as an angle.
 * @param {HTMLElement} node
 * @param {DOMRect} box
 * @param {Point} at
 */
function aside(node, box, at) {
  const wheel = /** @type {HTMLElement | null} */ (node.closest(".layout-wheel"));
  const turn = parseFloat(wheel?.style.getPropertyValue("--turn") ?? "") || 0;
  const angle = (Math.atan2(at.x - box.left - box.width / 2, box.top + box.height / 2 - at.y) * 180) / Math.PI;
  const apart = Math.abs(angle - turn) % 360;
  return Math.min(apart, 360 - apart);
}

/**
 * The smallest thing at a point: what lies on a board is found by where it lies, whatever covers it.
 * @param {Point} at
 * @returns {Thing | null}
 */
export function thingAt(at) {
  const under = document.elementsFromPoint(at.x, at.y);
  const room = under[0]?.closest(".what, .end, dialog") ? null : under.map((node) => node.closest(ROOMS)).find(Boolean);
  if (!room) return null;
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (room.querySelectorAll(THINGS))) {
    const box = node.getBoundingClientRect();
    const inside = at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
    if (!inside || !box.width) continue;
    const wheel = node.closest(".layout-wheel");
    const size = box.width * box.height + (wheel ? 1e6 + aside(node, box, at) : 0);
    if (size > least) continue;
    best = node;
    least = size;
  }
  return best && thingOf(best);
}

export class What {
  /** @type {Thing | null} */
  thing = null;
  /** @type {Explained | null} */
  told = null;
  pinned = false;
  // whether its picture is seen as large as the card allows
  large = false;
  /** @type {Record<string, string>} where the card lies */
  spot = {};
  /** @type {number | undefined} */
  coming;
  /** @type {number | undefined} */
  going;
  /** @type {Point | null} where a finger lies */
  finger = null;
  held = false;
  /** @type {HTMLElement | undefined} what had the focus before the card */
  back;

  /** @param {TablePage | LessonPage | ReplayPage} page */
  constructor(page) {
    this.page = page;
    const { root } = page.app;
    /** @type {[string, (event: any) => void, boolean][]} */
    this.listeners = [
      ["pointermove", (event) => this.move(event), false],
      ["pointerdown", (event) => this.press(event), false],
      ["pointerup", () => this.release(), false],
      ["pointercancel", () => this.release(), false],
      ["pointerleave", () => this.leave(), false],
      ["click", (event) => this.click(event), true],
      ["contextmenu", (event) => this.finger && event.preventDefault(), false],
      ["focusin", (event) => this.focus(event), false],
    ];
    for (const [name, does, capture] of this.listeners) root.addEventListener(name, does, capture);
  }

  close() {
    clearTimeout(this.coming);
    clearTimeout(this.going);
    for (const [name, does, capture] of this.listeners) this.page.app.root.removeEventListener(name, does, capture);
  }

  // When a card comes and goes.

  /** @param {PointerEvent} event */
  move(event) {
    const at = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") {
      if (this.finger && Math.hypot(at.x - this.finger.x, at.y - this.finger.y) > NEAR) this.release();
      return;
    }
    clearTimeout(this.coming);
    if (this.pinned || event.buttons) return;
    if (/** @type {Element} */ (event.target).closest?.(".what")) return clearTimeout(this.going);
    this.coming = setTimeout(() => this.rest(at), REST);
  }

  /** @param {Point} at */
  rest(at) {
    const thing = thingAt(at);
    if (thing) this.show(thing, false);
    else this.leave();
  }

  leave() {
    clearTimeout(this.coming);
    clearTimeout(this.going);
    if (this.thing && !this.pinned) this.going = setTimeout(() => this.hide(), AWAY);
  }

  /** @param {PointerEvent} event */
  press(event) {
    clearTimeout(this.coming);
    this.held = false;
    if (event.pointerType === "mouse") return;
    const at = { x: event.clientX, y: event.clientY };
    this.finger = at;
    this.coming = setTimeout(() => {
      const thing = thingAt(at);
      this.held = Boolean(thing);
      if (thing) this.show(thing, true);
    }, HOLD);
  }

  release() {
    if (this.finger) clearTimeout(this.coming);
    this.finger = null;
  }

  /**
   * A click on something that gives no answer asks what it is; the end of a long press answers nothing.
   * @param {MouseEvent} event
   */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    if (this.held) {
      this.held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!event.detail || target.closest("button, a, input, select, summary, label, .twin, .what")) return;
    const thing = thingAt({ x: event.clientX, y: event.clientY });
    if (thing) this.show(thing, true);
    else this.hide();
  }

  /** Where the focus goes by keyboard, a card follows. @param {FocusEvent} event */
  focus(event) {
    const node = /** @type {HTMLElement} */ (event.target);
    if (this.page.app.pointer || node.closest(".what")) return;
    const thing = /** @type {HTMLElement | null} */ (node.closest(THINGS));
    if (thing) this.show(thingOf(thing), false);
    else if (!this.pinned) this.hide();
  }

  /**
   * @param {Thing} thing
   * @param {boolean} pinned
   */
  show(thing, pinned) {
    clearTimeout(this.coming);
    clearTimeout(this.going);
    const known = this.thing?.place === thing.place && this.thing.piece === thing.piece;
    if (known && this.thing?.n === thing.n && this.pinned === pinned) return;
    this.pinned = pinned;
    this.large &&= known;
    this.thing = thing;
    this.spot = this.beside(thing.node);
    if (!known) {
      this.told = null;
      this.ask();
    }
    this.page.app.draw();
  }

  ask() {
    if (!this.thing) return;
    this.page.askWhat(this.thing.place, this.thing.piece);
  }

  /** The table has changed: what is known of a thing may have, too. */
  renew() {
    if (this.thing && this.subject()) this.ask();
    else this.thing = null;
  }

  /** @param {Explained} message */
  hear(message) {
    if (message.place !== this.thing?.place || message.piece !== this.thing.piece) return;
    this.told = message;
    this.page.app.draw();
  }

  hide() {
    clearTimeout(this.going);
    if (!this.thing) return;
    const inside = document.activeElement?.closest(".what");
    this.thing = null;
    this.pinned = false;
    this.page.app.draw();
    if (inside) this.back?.focus({ preventScroll: true });
  }

  /**
   * A button asks about the thing it lies over: the card gets the focus, and gives it back.
   * @param {Event} event
   */
  explain(event) {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const thing = /** @type {HTMLElement | null} */ (button.closest(THINGS));
    if (!thing) return;
    this.show(thingOf(thing), true);
    this.back = button;
    document.getElementById("what")?.focus({ preventScroll: true });
  }

  /** By keyboard: to the thing nearest to where the focus is, else to the first one on the boards. */
  walk() {
    const here = document.activeElement;
    const inside = here?.closest(".table") ? /** @type {HTMLElement | null} */ (here.closest(THINGS) ?? here.querySelector(THINGS)) : null;
    const first = /** @type {HTMLElement | null} */ (document.querySelector(`.stage ${THINGS.replace(".table ", "")}`));
    const thing = inside ?? first;
    if (!thing) return;
    thing.tabIndex = -1;
    thing.focus({ preventScroll: true });
  }

  // Where it lies: over the log where that has room, else over the boards, away from the thing; never over the answers,
  // nor over what an answer would do.

  /** @param {HTMLElement} node */
  beside(node) {
    const panels = document.querySelector(".panels")?.getBoundingClientRect();
    const told = document.querySelector(".dock:not(.choosing) .effect")?.getBoundingClientRect();
    if (!narrow.matches && panels) {
      const taken = told && told.right > panels.left && told.left < panels.right ? told.bottom - panels.top : 0;
      const high = panels.height - Math.max(0, taken);
      if (high >= ROOM) return { left: `${panels.left}px`, top: "auto", bottom: `${innerHeight - panels.bottom}px`, width: `${panels.width}px`, high: `${high}px` };
    }
    const stage = document.querySelector(".stage")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight / 2);
    const box = node.getBoundingClientRect();
    const below = box.top + box.height / 2 < stage.top + stage.height / 2;
    const width = Math.min(stage.width, narrow.matches ? stage.width : 380);
    const right = box.left + box.width / 2 < stage.left + stage.width / 2;
    return {
      left: `${right ? stage.right - width : stage.left}px`,
      top: below ? "auto" : `${stage.top}px`,
      bottom: below ? `${innerHeight - stage.bottom}px` : "auto",
      width: `${width}px`,
      high: `${Math.round(stage.height * (narrow.matches ? 0.62 : this.pinned ? 0.8 : 0.5))}px`,
    };
  }

  // Drawing.

  /** @returns {{ place: WholePlace, piece: WholePiece | null } | null} */
  subject() {
    const { thing } = this;
    const place = this.page.scene.places.find((each) => each.id === thing?.place);
    if (!place || !thing) return null;
    const equal = place.pieces?.filter((each) => pieceId(each) === thing.piece) ?? [];
    const piece = equal[thing.n] ?? equal[0] ?? null;
    return thing.piece && !piece ? null : { place, piece };
  }

  view() {
    const found = this.subject();
    return html`<div class="what-room" aria-live="polite">${found ? this.card(found.place, found.piece) : nothing}</div>`;
  }

  /**
   * @param {WholePlace} place
   * @param {WholePiece | null} piece
   */
  card(place, piece) {
    const { page, told } = this;
    const { app, painter, sprites } = page;
    const name = piece ? painter.pieceName({ ...piece, count: 1 }) : painter.name(place);
    const sprite = piece ? piece.sprite || piece.key : place.id;
    const shape = sprites.get(sprite);
    return html`<div class="what ${this.pinned ? "pinned" : ""}" id="what" role=${this.pinned ? "dialog" : "tooltip"} aria-labelledby="what-name" tabindex="-1" ${vars(this.spot)}>
      <header>${shape ? this.portrait(sprite, shape) : nothing}
        <h2 id="what-name">${name}</h2>
        ${this.pinned ? html`<button type="button" class="quiet" @click=${() => this.hide()} aria-label=${app.say("web-close")}>${icon("close")}</button>` : nothing}</header>
      ${told?.notes.length ? html`<ul class="worth">${told.notes.map((note) => html`<li>${this.noted(note.key, note.values ?? {})}</li>`)}</ul>` : nothing}
      ${told?.rules.map((rule) => html`<p>${page.ruleText(rule)} <a href="/rules/${page.game}#${rule}" target="_blank" aria-label=${app.say("what-rule", { rule })}>${rule}</a></p>`)}
      ${told?.values ? html`<p><a class="small" href="/box/${page.game}/values#${told.values}" target="_blank">${app.say("what-values")}</a></p>` : nothing}
      ${told?.reasons.length ? html`<h3>${app.say("web-why")}</h3>${told.reasons.map((reason) => html`<p>${page.ruleText(reason.rule)} <a href="/rules/${page.game}#${reason.rule}" target="_blank">${reason.rule}</a></p>${barred(reason.answers.map((answer) => painter.label(answer)))}`)}` : nothing}
    </div>`;
  }

  /**
   * The picture of a thing, that can be seen larger.
   * @param {string} sprite
   * @param {import("./page.d.ts").Shape} shape
   */
  portrait(sprite, shape) {
    const words = this.page.app.say("web-larger");
    const toggle = () => {
      this.large = !this.large;
      this.page.app.draw();
    };
    return html`<button type="button" class="quiet portrait ${this.large ? "large" : ""}" aria-pressed=${this.large} aria-label=${words} title=${words} @click=${toggle}>${drawing(this.page.game, sprite, shape)}</button>`;
  }

  /**
   * A note in words: of the game if it has its own.
   * @param {string} key
   * @param {Record<string, any>} values
   */
  noted(key, values) {
    const { texts, app } = this.page;
    return texts.has(key) ? texts.say(key, values) : app.say(key, values);
  }
}
