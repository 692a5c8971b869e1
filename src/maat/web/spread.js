// How the pieces of a place lie in it.

/** @import { BoxedPlace, Shape } from "./page.d.ts" */

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
  if (place.layout === "cards") return cards(width, height, count, Math.max(...shapes.map(aspect)));
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
 * In as many rows as make cards the largest.
 * @param {number} width
 * @param {number} height
 * @param {number} count
 * @param {number} aspect
 */
function cards(width, height, count, aspect) {
  /** @param {number} rows */
  const high = (rows) => Math.min(height / rows, width / Math.ceil(count / rows) / aspect);
  const rows = [1, 2, 3].reduce((one, other) => (high(other) > high(one) ? other : one));
  const across = Math.ceil(count / rows);
  const size = high(rows);
  const top = (height - size * rows) / 2;
  return Array.from({ length: count }, (_, n) => ({
    x: ((n % across) * size * aspect) / width,
    y: (top + Math.floor(n / across) * size) / height,
    w: (size * aspect) / width,
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
