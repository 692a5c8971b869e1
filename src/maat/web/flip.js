// Pieces fly: what lies where before and after is compared, and the difference travels.

/** @import { Flight, Flyer, Spot, WholeScene } from "./page.d.ts" */

const FLIGHT = 420;
const SLIDE = 380;
// flights at a time
const MOST = 12;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing may fly now. */
export const calm = () => still.matches || document.hidden;

/** @param {DOMRect} box */
const center = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2, w: box.width, h: box.height });

/**
 * Where something lies on the screen, and on its sheet: that a sheet is pushed aside is no move of what lies on it.
 * @param {Element} node
 * @param {DOMRect} sheet
 */
function where(node, sheet) {
  const at = center(node.getBoundingClientRect());
  return { ...at, dx: at.x - sheet.left, dy: at.y - sheet.top };
}

/**
 * The names of the places that are not the same in both scenes.
 * @param {WholeScene} before
 * @param {WholeScene} after
 */
export function changed(before, after) {
  const kept = new Set(before.places);
  const stay = new Set(after.places.filter((place) => kept.has(place)));
  return new Set([...before.places, ...after.places].filter((place) => !stay.has(place)).map((place) => place.id));
}

/**
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {NodeListOf<HTMLElement>}
 */
const nodes = (root, selector) => root.querySelectorAll(selector);

/**
 * Every piece that may move: place, name, number of equal ones, where on the screen.
 * @param {ParentNode} root
 * @param {Set<string> | null} [moving]
 */
export function capture(root, moving = null) {
  /** @type {Flyer[]} */
  const found = [];
  for (const home of nodes(root, "[data-place]")) {
    const { place = "" } = home.dataset;
    if (!moving || moving.has(place)) hold(home, place, found);
  }
  return found;
}

/**
 * @param {HTMLElement} home
 * @param {string} place
 * @param {Flyer[]} found
 */
function hold(home, place, found) {
  const sheet = (home.closest(".sheet") ?? home).getBoundingClientRect();
  for (const node of nodes(home, "[data-piece]")) {
    const { piece = "", n = "", count } = node.dataset;
    const at = where(node, sheet);
    // what is not seen neither comes nor goes
    if (at.w) found.push({ place, id: piece, n, count: Number(count), node, at });
  }
  for (const heap of nodes(home, "[data-heap]")) {
    const at = where(heap, sheet);
    for (const [id, count] of Object.entries(JSON.parse(String(heap.dataset.heap)))) {
      found.push({ place, id, n: "heap", count, node: null, at });
    }
  }
}

/** @param {Flyer} each */
const nameOf = (each) => `${each.place}|${each.id}|${each.n}`;

/**
 * What left where and came where; equal pieces are told apart by nothing.
 * @param {Flyer[]} before
 * @param {Flyer[]} after
 */
export function differences(before, after) {
  const old = new Map(before.map((each) => [nameOf(each), each]));
  const now = new Map(after.map((each) => [nameOf(each), each]));
  /** @type {Flyer[]} */
  const gains = [];
  /** @type {Map<string, Flyer[]>} */
  const losses = new Map();
  for (const each of after) {
    const more = each.count - (old.get(nameOf(each))?.count ?? 0);
    for (let n = 0; n < more; n += 1) gains.push(each);
  }
  for (const each of before) {
    const less = each.count - (now.get(nameOf(each))?.count ?? 0);
    for (let n = 0; n < less; n += 1) losses.set(each.id, [...(losses.get(each.id) ?? []), each]);
  }
  const moves = gains.map((to) => ({ from: losses.get(to.id)?.shift() ?? null, to }));
  const gone = [...losses.values()].flat();
  const slides = after.flatMap((to) => {
    const from = old.get(nameOf(to));
    const slid = from && to.node && (Math.abs(from.at.dx - to.at.dx) > 1 || Math.abs(from.at.dy - to.at.dy) > 1);
    return slid ? [{ from, to }] : [];
  });
  return { moves, gone, slides };
}

/** @type {HTMLElement | null} */
let overlay = null;

function sky() {
  if (!overlay?.isConnected) {
    overlay = document.createElement("div");
    overlay.className = "flights";
    overlay.setAttribute("aria-hidden", "true");
    document.body.append(overlay);
  }
  return overlay;
}

/**
 * A copy of a piece in the sky, above everything: what moves there makes nothing below be painted again.
 * @param {HTMLElement} piece
 * @param {Spot} at
 */
function lift(piece, at) {
  const copy = /** @type {Element | undefined} */ (piece.firstElementChild?.cloneNode(true));
  if (!copy) return null;
  const node = document.createElement("div");
  node.className = `flying ${piece.className} ${piece.closest(".board") ? "on-board" : ""}`;
  for (const button of copy.querySelectorAll("button")) button.remove();
  node.append(copy);
  for (const [name, value] of Object.entries({ left: at.x - at.w / 2, top: at.y - at.h / 2, width: at.w, height: at.h })) {
    node.style.setProperty(name, `${value}px`);
  }
  sky().append(node);
  return node;
}

/**
 * Let a copy of a piece move; the piece itself is not seen meanwhile, but can be clicked.
 * @param {Flyer} parts
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
function move({ node, at, count }, frames, timing) {
  const copy = node && lift(node, at);
  if (!copy) return;
  if (count === 1) node.style.setProperty("opacity", "0");
  const done = () => {
    copy.remove();
    node.style.removeProperty("opacity");
  };
  copy.animate(frames, { fill: "backwards", ...timing }).finished.then(done, done);
}

/**
 * @param {Spot} from
 * @param {Spot} to
 */
const way = (from, to) =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.max(from.w / to.w, 0.1)}, ${Math.max(from.h / to.h, 0.1)})`;

/**
 * @param {Flight} parts
 * @param {number} late
 */
function fly({ from, to }, late) {
  if (!from) {
    move(to, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], { duration: 260, delay: late, easing: "ease-out" });
    return;
  }
  const start = from.n === "heap" ? { ...from.at, w: to.at.w * 0.5, h: to.at.h * 0.5 } : from.at;
  const lifted = `translate(${(start.x - to.at.x) * 0.45}px, ${(start.y - to.at.y) * 0.45 - 18}px) scale(1.12)`;
  const frames = [{ transform: way(start, to.at) }, { transform: lifted, offset: 0.55 }, { transform: "none" }];
  move(to, frames, { duration: FLIGHT, delay: late, easing: "cubic-bezier(.3,.1,.25,1)" });
}

/** @param {{ from: Flyer, to: Flyer }} parts */
function slide({ from, to }) {
  const frames = [{ transform: `translate(${from.at.dx - to.at.dx}px, ${from.at.dy - to.at.dy}px)` }, { transform: "none" }];
  move({ ...to, count: 1 }, frames, { duration: SLIDE, easing: "ease-in-out" });
}

/** @param {Flyer} each */
function fade(each) {
  if (!each.node || !each.at.w) return;
  // the piece is gone, its node is not
  const node = lift(each.node, each.at);
  if (!node) return;
  const done = () => node.remove();
  node.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(10px) scale(.8)" }], { duration: 320, fill: "forwards" }).finished.then(done, done);
}

/**
 * Let everything travel that changed between the two pictures; how long it takes.
 * @param {Flyer[]} before
 * @param {Flyer[]} after
 */
export function play(before, after) {
  const { moves, gone, slides } = differences(before, after);
  if (calm()) {
    for (const { to } of moves) {
      to.node?.animate([{ outline: "3px solid currentColor" }, { outline: "3px solid transparent" }], { duration: 600 });
    }
    return 0;
  }
  const shown = moves.filter(({ to }) => to.node).slice(0, MOST);
  shown.forEach((flight, n) => fly(flight, Math.min(n * 35, 300)));
  gone.slice(0, MOST).forEach(fade);
  slides.slice(0, MOST).forEach(slide);
  return shown.length || slides.length ? FLIGHT : 0;
}
