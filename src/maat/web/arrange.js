// Where the sheets lie: as large as the room allows, and the one that is asked about the largest.

/** @typedef {{ id: string, width: number, height: number, role: string }} Leaf a sheet, in its own units */
/** @typedef {{ x: number, y: number, w: number, h: number }} Room */
/** @typedef {Room & { id: string, k: number, role: string }} Lying a sheet in its place; `k` pixels to a unit */

const GAP = 8;
// how much of the height the anchors, the sheet that is asked about, and both side by side may take
const ANCHORS = [1, 0.92, 0.85, 0.78, 0.7, 0.62];
const SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
const HEADS = [0.66, 0.6, 0.56, 0.53, 0.5, 0.47];
/** @param {Leaf[]} sheets in how many columns they may lie */
const columns = (sheets) => [1, 2, 3, 4].slice(0, Math.max(1, sheets.length));
// nothing is drawn larger than this
const MOST = 3;
// the room in which a sheet of 1 pixel to a unit is large enough
const USUAL = { w: 954, h: 536 };

// how large what is asked about is at least; less in a room too narrow for another beside it
const LEGIBLE = 0.95;
const SPACIOUS = 850;

// what a room without a gap is worth
const FILLED = 3;

/** @type {Map<string, Leaf[][]>} sheets in columns, while one window is arranged */
const cuts = new Map();

/**
 * How wide sheets one below the other can be at a height, and to which scale.
 * @param {number} h
 * @param {Leaf[]} sheets
 */
function widest(h, sheets) {
  let wide = 0;
  let high = 0;
  for (const { width, height } of sheets) {
    wide = Math.max(wide, width);
    high += height;
  }
  const k = Math.min(MOST, (h - GAP * (sheets.length - 1)) / high);
  return { k, w: k * wide };
}

/**
 * One below the other, all to one scale.
 * @param {Room} room
 * @param {Leaf[]} sheets
 * @returns {Lying[]}
 */
function stacked(room, sheets) {
  const most = widest(room.h, sheets);
  const k = most.k * Math.min(1, room.w / most.w);
  let y = room.y;
  return sheets.map(({ id, role, width, height }) => {
    const lying = { id, role, k, x: room.x, y, w: width * k, h: height * k };
    y += height * k + GAP;
    return lying;
  });
}

/**
 * How wide columns are: none wider than its sheets can be at this height, the others share the room.
 * @param {Room} room
 * @param {Leaf[][]} runs
 */
function widths(room, runs) {
  const most = runs.map((run) => widest(room.h, run).w);
  const given = runs.map(() => 0);
  let rest = room.w - GAP * (runs.length - 1);
  const narrowest = [...runs.keys()].sort((one, other) => most[one] - most[other]);
  narrowest.forEach((column, n) => {
    given[column] = Math.min(most[column], rest / (runs.length - n));
    rest -= given[column];
  });
  return given;
}

/**
 * In columns of about the same height, in their order.
 * @param {Room} room
 * @param {Leaf[]} sheets
 * @param {number} count
 */
function inColumns(room, sheets, count) {
  if (!sheets.length) return [];
  const name = `${count} ${sheets.map((sheet) => sheet.id)}`;
  const runs = cuts.get(name) ?? cut(sheets, count);
  cuts.set(name, runs);
  let { x } = room;
  return widths(room, runs).flatMap((w, n) => {
    const column = stacked({ ...room, x, w }, runs[n]);
    x += w + GAP;
    return column;
  });
}

/**
 * The sheets in so many runs, the highest of which is as low as it can be.
 * @param {Leaf[]} sheets
 * @param {number} count
 * @returns {Leaf[][]}
 */
function cut(sheets, count) {
  if (count <= 1 || sheets.length <= 1) return [sheets];
  /** @param {Leaf[]} run */
  const high = (run) => run.reduce((sum, sheet) => sum + sheet.height / sheet.width, 0);
  const tried = sheets.slice(1).map((_, n) => [sheets.slice(0, n + 1), ...cut(sheets.slice(n + 1), count - 1)]);
  /** @param {Leaf[][]} runs */
  const highest = (runs) => Math.max(...runs.map(high));
  return tried.reduce((one, other) => (highest(other) < highest(one) ? other : one));
}

/**
 * The sheets that are not asked about: all in columns, or the anchors across above the others.
 * @param {Room} room
 * @param {Leaf[]} shelf
 * @param {number} count
 * @returns {Lying[][]}
 */
function shelved(room, shelf, count) {
  const anchors = shelf.filter((sheet) => sheet.role === "anchor");
  const others = shelf.filter((sheet) => sheet.role !== "anchor");
  const found = [inColumns(room, shelf, count)];
  if (!anchors.length || !others.length) return found;
  for (const part of SHARES) {
    const above = stacked({ ...room, h: room.h * part }, anchors);
    const foot = Math.max(...above.map((each) => each.y + each.h)) + GAP;
    found.push([...above, ...inColumns({ ...room, y: foot, h: room.y + room.h - foot }, others, count)]);
  }
  return found;
}

/**
 * The sheet that is asked about, and the others below it or at its side.
 * @param {Room} room
 * @param {Leaf} asked
 * @param {Leaf[]} shelf
 * @param {number} share
 * @param {number} count
 * @returns {Lying[][]}
 */
function staged(room, asked, shelf, share, count) {
  const [first] = stacked({ ...room, h: room.h * share }, [asked]);
  const right = first.x + first.w + GAP;
  const foot = first.y + first.h + GAP;
  const below = { ...room, y: foot, h: room.y + room.h - foot };
  const beside = { ...room, x: right, w: room.x + room.w - right };
  return [below, beside].flatMap((rest) => shelved(rest, shelf, count).map((way) => [first, ...way]));
}

/**
 * Ways to lay the sheets out.
 * @param {Room} room
 * @param {Leaf[]} sheets
 * @param {Leaf | undefined} asked
 * @returns {Generator<Lying[]>}
 */
function* ways(room, sheets, asked) {
  for (const count of columns(sheets)) yield inColumns(room, sheets, count);
  if (!asked) return;
  const others = sheets.filter((sheet) => sheet !== asked);
  for (const share of SHARES) for (const count of columns(others)) yield* staged(room, asked, others, share, count);
  for (const [left, rest] of pillars(room, sheets)) {
    const beside = sheets.filter((sheet) => sheet.role !== "anchor");
    for (const count of columns(beside)) yield [...left, ...inColumns(rest, beside, count)];
  }
  const shelf = others.filter((sheet) => sheet.role !== "anchor");
  // in a tall room: what is asked about beside the anchors, all others below
  const heads = sheets.filter((sheet) => !shelf.includes(sheet));
  for (const share of HEADS) {
    const above = inColumns({ ...room, h: room.h * share }, heads, 2);
    const y = Math.max(...above.map((each) => each.y + each.h)) + GAP;
    for (const count of columns(shelf)) yield [...above, ...inColumns({ ...room, y, h: room.h - y }, shelf, count)];
  }
  for (const [left, rest] of pillars(room, others)) {
    for (const share of SHARES) {
      for (const count of columns(shelf)) for (const found of staged(rest, asked, shelf, share, count)) yield [...left, ...found];
    }
  }
}

/**
 * The anchors among some sheets at the left, at several heights, and the room that is left.
 * @param {Room} room
 * @param {Leaf[]} sheets
 * @returns {[Lying[], Room][]}
 */
function pillars(room, sheets) {
  const anchors = sheets.filter((sheet) => sheet.role === "anchor");
  if (!anchors.length) return [];
  return ANCHORS.map((part) => {
    const left = stacked({ ...room, h: room.h * part }, anchors);
    const x = Math.max(...left.map((each) => each.x + each.w)) + GAP;
    return [left, { ...room, x, w: room.x + room.w - x }];
  });
}

/**
 * What is lost where a sheet is hard to make out.
 * @param {number} k
 */
const tiny = (k) => (k < 0.4 ? 0.8 + 5 * Math.max(0, 0.3 - k) : 0);

/**
 * How well a way suits; more is better.
 * @param {Room} room
 * @param {Lying[]} way
 * @param {string} asked
 */
function worth(room, way, asked) {
  let sum = 0;
  const enough = Math.sqrt(Math.max(1, Math.min(room.w / USUAL.w, room.h / USUAL.h)));
  const legible = LEGIBLE * Math.min(1, room.w / SPACIOUS);
  const stage = way.find((each) => each.id === asked)?.k ?? 0;
  for (const { id, k, role, w, h } of way) {
    if (!(k > 0.05)) return -Infinity;
    const anchor = role === "anchor";
    if (id === asked) sum += (anchor ? 5 : 4) * Math.sqrt(Math.min(k / enough, 1.35)) - (k < legible ? 3 + 6 * (legible - k) : 0);
    else sum += (anchor ? 2.5 : 1) * Math.sqrt(Math.min(k / enough, anchor ? 1.15 : 1)) - (anchor && k < 0.7 ? 1.5 : tiny(k));
    if (asked && !anchor && k > stage + 0.01) sum -= 2;
    sum += (FILLED * w * h) / (room.w * room.h);
  }
  return sum;
}

/**
 * In the middle of the room.
 * @param {Room} room
 * @param {Lying[]} way
 */
function centered(room, way) {
  const spareX = room.w - Math.max(...way.map((each) => each.x + each.w));
  const spareY = room.h - Math.max(...way.map((each) => each.y + each.h));
  return way.map((each) => ({ ...each, x: each.x + spareX / 2, y: each.y + spareY / 2 }));
}

/**
 * Where each sheet lies in a window of this size.
 * @param {number} w
 * @param {number} h
 * @param {Leaf[]} sheets
 * @param {string} asked the sheet that is asked about, or empty
 */
export function arranged(w, h, sheets, asked) {
  const room = { x: 0, y: 0, w, h };
  cuts.clear();
  /** @type {Lying[]} */
  let best = [];
  let most = -Infinity;
  if (sheets.length) {
    for (const way of ways(room, sheets, sheets.find((sheet) => sheet.id === asked))) {
      const found = worth(room, way, asked);
      if (found > most) [best, most] = [way, found];
    }
  }
  return centered(room, best);
}
