// The boards: arranged to fit, the one that is asked about the largest; on a small screen a page at a time.

import { arranged } from "./arrange.js";
import { boardView } from "./board.js";
import { drawing, html, icon, mark, nothing, repeat } from "./dom.js";
import { BESIDE, MINE, narrow } from "./smallscreen.js";
import { lane } from "./seats.js";

/** @import { Lying } from "./arrange.js" */
/** @import { App } from "./main.js" */
/** @import { Drawn, WholeScene, WholeSheet } from "./page.d.ts" */
/** @import { Painter } from "./scene.js" */

// how many times larger than what fits boards can be seen
const NEAREST = 3;
// milliseconds in which somebody who turned the pages is not disturbed
const LEISURE = 2000;

/** @param {WholeScene} scene */
const boards = (scene) => scene.sheets.filter((sheet) => sheet.seat < 0 && sheet.width > 0 && sheet.role !== "stock");

/**
 * The sheet on which most answers lie, or the one the game names.
 * @param {WholeScene} scene
 */
export function concerned(scene) {
  const counts = new Map(boards(scene).map((sheet) => [sheet.id, 0]));
  const sheets = new Map(scene.places.map((place) => [place.id, place.sheet]));
  for (const { place } of scene.targets) {
    const sheet = sheets.get(place) ?? "";
    const count = counts.get(sheet);
    if (count !== undefined) counts.set(sheet, count + 1);
  }
  const most = Math.max(0, ...counts.values());
  if (!most) return scene.focus;
  return [...counts].find(([, count]) => count === most)?.[0] ?? "";
}

export class Stage {
  asked = "";
  tab = "";
  // the one sheet that has all of the room
  alone = "";
  // how much larger than what fits everything is
  zoom = 1;
  width = 0;
  height = 0;
  turned = -Infinity;
  /** @type {Lying[]} */
  lying = [];
  /** @type {Map<string, Lying[]>} how boards lay in rooms like this one */
  known = new Map();
  /** @type {import("./camera.js").Camera | undefined} */
  camera;
  /** @type {(() => void) | undefined} */
  fitTray;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.resized = () => app.draw();
    addEventListener("resize", this.resized);
  }

  close() {
    this.camera?.close();
    removeEventListener("resize", this.resized);
  }

  /**
   * A new question: its sheet comes to the front, if it has one.
   * @param {WholeScene} scene
   */
  follow(scene) {
    const sheets = boards(scene);
    const sheet = sheets.find((each) => each.id === concerned(scene)) ?? (sheets.some((each) => each.id === this.asked) ? undefined : sheets[0]);
    this.retreat();
    if (!sheet) return;
    this.asked = sheet.id;
    const gone = ![MINE, BESIDE, ...sheets.map(({ page }) => page)].includes(this.tab);
    if (!narrow.matches || gone || performance.now() - this.turned > LEISURE) this.tab = sheet.page;
  }

  /** @param {string} tab */
  turn(tab) {
    this.tab = tab;
    this.zoom = 1;
    this.turned = performance.now();
    this.app.draw();
  }

  /**
   * From what is mine, or the log, back to the boards.
   * @param {WholeScene} scene
   */
  front(scene) {
    const sheets = boards(scene);
    if (sheets.length && [MINE, BESIDE].includes(this.tab)) this.tab = (sheets.find((each) => each.id === this.asked) ?? sheets[0]).page;
  }

  /** All boards as they fit. */
  retreat() {
    this.alone = "";
    this.zoom = 1;
  }

  /** @param {string} id */
  enlarge(id) {
    this.zoom = 1;
    this.alone = this.asked === id && this.alone !== id ? id : "";
    this.asked = id;
    this.app.draw();
  }

  /** Whether the room is another than the last time. */
  settle() {
    this.fitTray?.();
    const room = document.querySelector(".stage");
    if (!room) return false;
    const { clientWidth, clientHeight } = room;
    const same = clientWidth === this.width && clientHeight === this.height;
    this.width = clientWidth;
    this.height = clientHeight;
    return !same;
  }

  /** @param {WholeScene} scene */
  shown(scene) {
    const sheets = boards(scene);
    if (this.alone) return sheets.filter((sheet) => sheet.id === this.alone);
    return narrow.matches ? sheets.filter((sheet) => sheet.page === this.tab) : sheets;
  }

  /**
   * Where the sheets lie now.
   * @param {WholeSheet[]} sheets
   */
  arrange(sheets) {
    const asked = narrow.matches ? "" : this.asked;
    const name = `${this.width} ${this.height} ${asked} ${sheets.map((sheet) => `${sheet.id}${sheet.height}`)}`;
    this.lying = this.known.get(name) ?? arranged(this.width, this.height, sheets, asked);
    if (this.known.size > 99) this.known.clear();
    this.known.set(name, this.lying);
    const { zoom } = this;
    return new Map(this.lying.map((each) => [each.id, { ...each, x: each.x * zoom, y: each.y * zoom, w: each.w * zoom, k: each.k * zoom }]));
  }

  /**
   * The button that makes a sheet larger.
   * @param {Painter} painter
   * @param {WholeSheet} sheet
   */
  loupe(painter, sheet) {
    const words = painter.texts.say("web-enlarge", { sheet: painter.texts.say(sheet.key) });
    return html`<button type="button" class="loupe" title=${words} aria-label=${words} aria-pressed=${this.alone === sheet.id} @click=${() => this.enlarge(sheet.id)}>${icon("larger")}</button>`;
  }

  /**
   * @param {Painter} painter
   * @param {Drawn} [over]
   */
  view(painter, over = nothing) {
    const sheets = this.shown(painter.scene);
    const where = this.arrange(sheets);
    const several = boards(painter.scene).length > 1;
    return html`<div class="stage">
      <div class="camera ${this.zoom > 1 ? "near" : ""}" tabindex=${this.zoom > 1 ? 0 : nothing}>${repeat(sheets, (sheet) => sheet.id, (sheet) => boardView(painter, sheet, where.get(sheet.id), several && !narrow.matches ? this.loupe(painter, sheet) : nothing))}</div>
      ${boards(painter.scene).length ? nothing : bare(painter)}
      ${facts(painter)}
      ${over}
    </div>
    ${this.pages(painter)}`;
  }

  /**
   * Nearer or farther; what lies at a spot of the stage stays there.
   * @param {number} zoom
   * @param {number} [x] pixels from its left, and from its top
   * @param {number} [y]
   */
  approach(zoom, x = this.width / 2, y = this.height / 2) {
    const camera = document.querySelector(".camera");
    const next = Math.min(NEAREST, Math.max(1, zoom));
    if (!camera || next === this.zoom) return;
    const { scrollLeft, scrollTop } = camera;
    const factor = next / this.zoom;
    this.zoom = next;
    this.app.draw();
    camera.scrollTo({ left: (scrollLeft + x) * factor - x, top: (scrollTop + y) * factor - y, behavior: "instant" });
  }

  /** On a small screen: the boards twice as large, to look around in, or as they were. */
  loupes() {
    const near = this.zoom > 1;
    const words = this.app.say("web-larger");
    return html`<button type="button" id="zoom" aria-pressed=${near} aria-label=${words} title=${words} @click=${() => this.approach(near ? 1 : 2)}>${icon("larger")}</button>`;
  }

  /**
   * The pages of a small screen: boards, what is mine, what has happened.
   * @param {Painter} painter
   */
  pages(painter) {
    if (!narrow.matches) return nothing;
    const found = new Map(boards(painter.scene).map((sheet) => [sheet.page, sheet]));
    /**
     * @param {string} tab
     * @param {string} words
     * @param {Drawn} picture
     */
    const button = (tab, words, picture) => html`<button type="button" data-tab=${tab} aria-pressed=${tab === this.tab} @click=${() => this.turn(tab)}>${picture}<span>${words}</span></button>`;
    return html`<nav class="pages ${found.size === 1 ? "single" : ""}" aria-label=${this.app.say("web-pages")}>
      ${[...found].map(([page, { key, tab }]) => button(page, painter.texts.say(page ? `page-${page}` : key), tab ? drawing(painter.game, tab, painter.sprites.get(tab), "tiny") : nothing))}
      ${painter.seat === null ? nothing : button(MINE, this.app.say("web-page-mine"), mark(painter.seat))}
      ${button(BESIDE, this.app.say("web-tab-log"), icon("log"))}
      ${this.loupes()}
    </nav>`;
  }
}

/**
 * A table without boards: its places one below the other.
 * @param {Painter} painter
 */
const bare = (painter) => html`<div class="bare lanes">${painter.loose().map((place) => (place.pieces ? lane(painter, place) : html`<p>${painter.name(place)}</p>`))}</div>`;

/**
 * The facts of the table in words, for those who do not see it.
 * @param {Painter} painter
 */
function facts(painter) {
  const told = painter.scene.places.filter((place) => place.seat < 0 && place.pieces === null && !place.silent && place.layout !== "ask");
  if (!told.length) return nothing;
  return html`<ul class="facts hush" aria-label=${painter.texts.say("web-position")}>${told.map((place) => html`<li>${painter.name(place)}</li>`)}</ul>`;
}
