// The curve of a review: chances of all sides, decision by decision, and where they swung.

import { colorOf, html, mark, nothing, shapeOf, svg } from "./dom.js";

/** @import { Moment, Review, TurningPoint } from "./protocol.d.ts" */
/** @import { ReviewPage } from "./review.js" */

const PAD = { left: 34, right: 14, top: 24, bottom: 8 };
const HEIGHT = 230;
const STRIP = 56;
const APART = 70; // pixels between two marks on a line
const FLAG = 21; // room for the number of a turning point
const DASHES = ["", "9 4", "3 3", "12 3 3 3", "5 5", "2 5"];

/** Where things are drawn for a width in pixels. */
export class Scale {
  /**
   * @param {number} width
   * @param {number} count
   */
  constructor(width, count) {
    this.width = width;
    this.last = Math.max(1, count - 1);
    this.bottom = HEIGHT - PAD.bottom;
    this.inner = width - PAD.left - PAD.right;
  }

  /** @param {number} at */
  x(at) {
    return PAD.left + (at / this.last) * this.inner;
  }

  /** @param {number} chance */
  y(chance) {
    return this.bottom - chance * (this.bottom - PAD.top);
  }

  /**
   * The moment nearest to a place on the screen.
   * @param {number} x
   */
  nearest(x) {
    const at = Math.round(((x - PAD.left) / this.inner) * this.last);
    return Math.max(0, Math.min(this.last, at));
  }
}

/**
 * @param {Scale} scale
 * @param {Moment[]} curve
 * @param {number} side
 */
const points = (scale, curve, side) => curve.map((moment, at) => `${scale.x(at).toFixed(1)},${scale.y(moment.chances[side]).toFixed(1)}`).join(" ");

/**
 * @param {Scale} scale
 * @param {Moment[]} curve
 * @param {number} side
 */
function line(scale, curve, side) {
  const every = Math.max(1, Math.round((APART * scale.last) / scale.inner));
  const offset = Math.round((every * side) / curve[0].chances.length);
  const marked = curve.map((_, at) => at).filter((at) => at % every === offset || at === scale.last);
  /** @param {number} at */
  const shape = (at) => {
    const size = at === scale.last ? 0.95 : 0.7;
    return svg`<path class="seat-color-${colorOf(side)}" d=${shapeOf(side)} transform="translate(${scale.x(at) - 8 * size} ${scale.y(curve[at].chances[side]) - 8 * size}) scale(${size})"></path>`;
  };
  return svg`<g class="side"><polyline class="line-color-${colorOf(side)}" stroke-dasharray=${DASHES[side % 6]} points=${points(scale, curve, side)}></polyline>${marked.map(shape)}</g>`;
}

/** @param {Scale} scale */
const grid = (scale) => [0, 0.25, 0.5, 0.75, 1].map((chance) => svg`<line class="rung" x1=${PAD.left} x2=${scale.width - PAD.right} y1=${scale.y(chance)} y2=${scale.y(chance)}></line><text class="tick" x=${PAD.left - 5} y=${scale.y(chance) + 4}>${chance * 100}</text>`);

/**
 * Where the numbers of turning points stand: above their moments, beside each other.
 * @param {Scale} scale
 * @param {number[]} moments
 */
function flagPlaces(scale, moments) {
  const places = moments.map((at) => scale.x(at));
  for (let n = places.length - 1; n >= 0; n -= 1) {
    places[n] = Math.min(places[n], n === places.length - 1 ? scale.width - 11 : places[n + 1] - FLAG);
  }
  return places.map((place, n) => Math.max(place, 11 + n * FLAG));
}

/**
 * @param {Scale} scale
 * @param {TurningPoint} turn
 * @param {number} n
 * @param {number} at
 * @param {number} x
 */
const flag = (scale, turn, n, at, x) => svg`<g class="flag ${turn.kind}"><line x1=${scale.x(at)} x2=${scale.x(at)} y1=${PAD.top} y2=${scale.bottom}></line>
  ${turn.kind === "luck" ? svg`<path d="M0 -10L10 0L0 10L-10 0z" transform="translate(${x} 12)"></path>` : svg`<circle cx=${x} cy="12" r="9"></circle>`}
  <text x=${x} y="16">${n + 1}</text></g>`;

/**
 * Bars of one side: how its chance changed by choices (full) and by luck (open).
 * @param {Scale} scale
 * @param {Review} review
 * @param {number} side
 */
function strip(scale, review, side) {
  const most = Math.max(0.05, ...review.decisions.flatMap((each) => [Math.abs(each.choice[side]), Math.abs(each.luck[side])]));
  const middle = STRIP / 2;
  const wide = Math.max(1.2, Math.min(6, (scale.inner / scale.last) * 0.4));
  /**
   * @param {number} at
   * @param {number} swing
   * @param {"choice" | "luck"} kind
   */
  const bar = (at, swing, kind) => {
    const high = (Math.abs(swing) / most) * (middle - 2);
    if (high < 0.4) return nothing;
    const x = scale.x(at) + (kind === "luck" ? wide * 0.15 : -wide * 1.15);
    return svg`<rect class=${kind} x=${x} y=${swing > 0 ? middle - high : middle} width=${wide} height=${high}></rect>`;
  };
  return svg`<g class="strip" transform="translate(0 ${HEIGHT + 4})">
    <line class="rung" x1=${PAD.left} x2=${scale.width - PAD.right} y1=${middle} y2=${middle}></line>
    ${review.decisions.map((each, at) => svg`${bar(at, each.choice[side], "choice")}${bar(at, each.luck[side], "luck")}`)}</g>`;
}

/**
 * The drawing; `page` says what is chosen and hears what is clicked.
 * @param {ReviewPage} page
 * @param {number} width
 */
export function curveView(page, width) {
  const { app, review } = page;
  const { curve, turns } = review;
  const scale = new Scale(width, curve.length);
  const moments = turns.map((turn) => page.momentOf(turn));
  const places = flagPlaces(scale, moments);
  const now = page.point;
  const seen = page.hovered ?? now;
  /** @param {MouseEvent & { currentTarget: Element }} event */
  const moved = (event) => page.hover(scale.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  /** @param {MouseEvent & { currentTarget: Element }} event */
  const clicked = (event) => page.pickMoment(scale.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left), true);
  return html`<div
    class="curve" id="curve" role="slider" tabindex="0"
    aria-label=${app.say("web-review-curve")} aria-valuemin="1" aria-valuemax=${curve.length} aria-valuenow=${now + 1}
    aria-valuetext=${page.momentText(now)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => page.curveKey(event)} @pointermove=${moved} @pointerleave=${() => page.hover(null)} @click=${clicked}
  ><svg width=${width} height=${HEIGHT + STRIP + 6} viewBox="0 0 ${width} ${HEIGHT + STRIP + 6}" aria-hidden="true" focusable="false">
    ${grid(scale)}
    ${turns.map((turn, n) => flag(scale, turn, n, moments[n], places[n]))}
    ${curve[0].chances.map((_, side) => line(scale, curve, side))}
    ${strip(scale, review, page.shown)}
    <line class="cursor" x1=${scale.x(seen)} x2=${scale.x(seen)} y1=${PAD.top} y2=${HEIGHT + STRIP}></line>
  </svg></div>`;
}

/**
 * The chances at one moment, in words.
 * @param {ReviewPage} page
 * @param {number} at
 */
export const chancesView = (page, at) => html`${page.review.curve[at].chances.map((chance, side) => html`<span class="side-chance">${mark(side)} ${page.app.say("web-review-chance", { player: page.names[side], chance: page.hundred(chance) })}</span>`)}`;
