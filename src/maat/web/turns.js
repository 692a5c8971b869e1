// The log turn by turn: who did what in words, what it cost and brought in pictures, all of it on demand.

import { colorOf, drawing, html, mark, nothing, repeat, toggled } from "./dom.js";
import { signed } from "./l10n.js";
import { isOpener, lineText, lineView } from "./log.js";
import { narrow } from "./smallscreen.js";
import { same } from "./memo.js";
import { ruleLink } from "./score.js";

/** @import { Told, Turn } from "./page.d.ts" */
/** @import { Icon, LogLine } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

// turns of the log that are there before somebody scrolls
export const SCREENFUL = 40;

/** @type {WeakMap<LogLine[], Turn[]>} */
const known = new WeakMap();

/**
 * The lines of a log that were taken back.
 * @param {LogLine[]} lines
 */
function undone(lines) {
  /** @type {Set<LogLine>} */
  const found = new Set();
  lines.forEach((line, at) => {
    const { back } = line;
    if (typeof back !== "number") return;
    for (const earlier of lines.slice(0, at)) if (earlier.at > back) found.add(earlier);
  });
  return found;
}

/**
 * A log in turns, each from a line that opens one to the next; what goes on after an undo is a turn again.
 * That a turn began is told until something is done in it.
 * @param {LogLine[]} lines
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  const made = known.get(lines);
  if (made) return made;
  const gone = undone(lines);
  let told = false; // before the first turn, while a game is set up, a line of another seat opens one, and what is laid out none
  /** @type {Turn[]} */
  const found = [];
  /** @type {Turn | undefined} */
  let turn;
  for (const line of lines) {
    const undo = line.key.startsWith("log-undone");
    told ||= Boolean(line.opens);
    const opens = !turn || undo || turn.undo || (told ? line.opens : line.seat >= 0 && line.seat !== turn.seat);
    if (opens) {
      const seat = turn?.undo && !line.opens ? turn.resumes : line.seat;
      turn = { n: found.length, seat: undo ? -1 : seat, resumes: turn?.seat ?? -1, chapter: line.opens === "chapter", undo, undone: gone.has(line), at: line.at, lines: [] };
      found.push(turn);
    } else if (turn?.lines.every(isOpener)) turn.lines.pop();
    turn?.lines.push(line);
  }
  for (const each of found) {
    each.at = Math.max(...each.lines.map((line) => line.at));
    each.undone = each.lines.every((line) => gone.has(line));
    each.gone = each.lines.filter((line) => gone.has(line));
  }
  const [first] = found; // what lies where before anybody acts
  if (first) first.setUp = (told || first.seat < 0) && first.lines.length > 1 && first.lines.every(({ role, opens }) => !role && !opens);
  known.set(lines, found);
  return found;
}

/**
 * Whether a line is the first thing done in its turn, or opens a chapter.
 * @param {Told} page
 * @param {LogLine} line
 */
export const begins = (page, line) => turnsOf(page.log).some(({ lines }) => lines[0] === line);

/**
 * Whether a turn came since my last answer and is not mine alone; before the first one nothing is new.
 * @param {Told} page
 * @param {Turn} turn
 */
function isNews(page, turn) {
  const me = "update" in page ? /** @type {TablePage} */ (page).update.seat : null;
  const own = turn.seat === me && !turn.chapter && turn.lines.every(({ seat }) => seat < 0 || seat === me);
  return page.actedAt > 0 && turn.at > page.actedAt && !own;
}

/**
 * Equal drawings as one with their number.
 * @param {LogLine[]} lines
 */
function gathered(lines) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name, count = 1 } of lines.flatMap((line) => line.icons ?? [])) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/**
 * @param {Told} page
 * @param {Icon} icon
 */
function iconView(page, { name, count = 1 }) {
  const shape = page.sprites.get(name);
  const shown = shape ? drawing(page.game, name, shape, "tiny") : html`<span>${page.texts.say(name, {}, "name") || page.texts.say(name)}</span>`;
  return html`<span class="good">${shown}${count === 1 ? nothing : html`<b>${count}</b>`}</span>`;
}

/**
 * What a turn cost and brought, in pictures; the words are in its lines.
 * @param {Told} page
 * @param {Turn} turn
 * @param {LogLine[]} own
 */
function goods(page, turn, own) {
  /** @param {string} role */
  const of = (role) => own.filter((line) => line.role === role);
  const heads = gathered(of("head").filter((line) => line.icons?.some(({ name }) => page.sprites.has(name))));
  const paid = gathered(of("paid"));
  const gained = gathered(of("gained"));
  const won = of("points").reduce((sum, line) => sum + (line.points ?? 0), 0);
  if (!heads.length && !paid.length && !gained.length && !won) return nothing;
  return html`<span class="goods" aria-hidden="true">
    ${heads.map((each) => iconView(page, each))}
    ${paid.length ? html`<span class="paid">${paid.map((each) => iconView(page, each))}</span>` : nothing}
    ${gained.length ? html`<span class="gained">${gained.map((each) => iconView(page, each))}</span>` : nothing}
    ${won ? html`<b class="won">${signed(won > 0 ? `+${won}` : won)}</b>` : nothing}</span>`;
}

/**
 * The line of a turn: what was done in words, then the pictures.
 * @param {Told} page
 * @param {Turn} turn
 */
function summary(page, turn) {
  const kept = turn.undone ? turn.lines : turn.lines.filter((line) => !turn.gone?.includes(line)); // what was taken back brought nothing
  const own = kept.filter((line) => line.seat === turn.seat);
  const others = kept.filter((line) => line.seat !== turn.seat && line.role && !turn.chapter);
  const heads = kept.filter((line) => line.role === "head" || others.includes(line));
  const said = heads.length ? heads : turn.lines.slice(0, 1);
  const words = turn.setUp ? page.app.say("web-log-set-up") : said.map((line) => html`<span class=${line.rule ? "because" : nothing}>${lineText(page, line)}</span> `);
  const does = turn.seat >= 0 && !turn.chapter && turn.lines.some(({ role, opens }) => role || opens); // what is only laid out is nobody's
  return html`${does ? mark(turn.seat) : html`<span class="tiny dot" aria-hidden="true"></span>`}
    <span class="did">${words}${turn.chapter ? nothing : goods(page, turn, own)}</span>`;
}

/**
 * @param {Told} page
 * @param {Turn} turn
 * @param {((at: number) => void) | null} jump
 */
function details(page, turn, jump) {
  return html`<ol class="atoms">${turn.lines.map((line) => html`<li class=${turn.gone?.includes(line) ? "struck" : ""}>${
    jump ? html`<button type="button" class="line" @click=${() => jump(line.at)}>${lineView(page, line)}</button>` : lineView(page, line)}${line.rule ? html` <span class="rule">${ruleLink(page.game, line.rule)}</span>` : nothing}</li>`)}</ol>`;
}

/**
 * Point at what a turn was about, or at nothing any more.
 * @param {Told} page
 * @param {Turn | null} turn
 */
function point(page, turn) {
  if (page.pointed === turn) return;
  page.pointed = turn;
  markPlaces(page);
}

/**
 * @param {Told} page
 * @param {Turn} turn
 * @param {((at: number) => void) | null} [jump]
 */
function turnView(page, turn, jump = null) {
  const whole = turn.lines.length === 1 && !jump
    ? html`<div class="alone" tabindex=${turn.lines[0].spots?.length ? 0 : nothing}>${summary(page, turn)}</div>`
    : html`<details><summary>${summary(page, turn)}</summary>${details(page, turn, jump)}</details>`;
  return html`<li
    class="turn ${turn.chapter ? "chapter" : ""} ${turn.undo ? "undone" : ""} ${turn.undone ? "struck" : ""} ${isNews(page, turn) ? "news" : ""}"
    @pointerenter=${() => point(page, turn)}
    @pointerleave=${() => point(page, null)}
    @focusin=${() => point(page, turn)}
    @focusout=${() => point(page, null)}
  >${whole}</li>`;
}

/**
 * @param {Told} page
 * @param {Turn[]} turns
 * @param {((at: number) => void) | null} [jump]
 */
function listed(page, turns, jump = null) {
  const spoken = page.names.join("|");
  return repeat(turns, (turn) => turn.n, (turn) =>
    same([turn.lines.length, turn.lines[0], turn.gone?.length, turn.undone, turn.setUp, isNews(page, turn), page.texts, page.texts.found.length, spoken], () => turnView(page, turn, jump)));
}

/**
 * The log, the newest turn first.
 * @param {Told} page
 * @param {((at: number) => void) | null} [jump]
 */
export function logView(page, jump = null) {
  const turns = turnsOf(page.log).slice(jump ? -400 : -page.lines).reverse();
  if (!turns.length) return html`<p class="none">${page.app.say("web-log-empty")}</p>`;
  return html`<ol class="log" reversed>${listed(page, turns, jump)}</ol>`;
}

/**
 * More of the log once its end is near.
 * @param {TablePage} page
 * @param {Element} panel
 */
export function longer(page, panel) {
  const near = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 200;
  if (page.tab !== "log" || !near || page.lines >= turnsOf(page.log).length) return;
  page.lines += SCREENFUL;
  page.app.draw();
}

/**
 * What came since my last answer, the doings of others first. It is open where there is room and the log is not seen.
 * @param {TablePage} page
 */
export function sinceView(page) {
  const turns = turnsOf(page.log).filter((turn) => isNews(page, turn));
  if (!turns.length || !page.myTurn) return nothing;
  const { mine } = page.update;
  const theirs = turns.filter((turn) => !turn.chapter && turn.lines.some(({ seat }) => seat >= 0 && !mine.includes(seat)));
  const rest = turns.filter((turn) => !theirs.includes(turn));
  const matters = theirs.length > 0 && page.tab !== "log" && !narrow.matches;
  const open = page.sinceOpen ?? matters;
  return html`<details class="since" ?open=${open} @toggle=${toggled((now) => now !== open && page.openSince(now))}>
    <summary>${page.app.say("web-since", { count: turns.length })}</summary>
    <ol class="log">${listed(page, [...theirs, ...rest])}</ol>
  </details>`;
}

// What was done last stays marked on the boards.

/**
 * What everybody else did in the last turn they had a part in since my last answer: spots by seat.
 * @param {TablePage} page
 */
function lastSpots(page) {
  /** @type {Map<number, { turn: Turn, spots: string[] }>} */
  const found = new Map();
  const mine = page.update?.mine ?? [];
  for (const turn of turnsOf(page.log).filter((each) => !each.chapter && each.at > page.actedAt)) {
    for (const line of turn.lines.filter(({ at, seat }) => at > page.actedAt && seat >= 0 && !mine.includes(seat))) {
      if (turn.gone?.includes(line)) continue;
      const kept = found.get(line.seat);
      found.set(line.seat, { turn, spots: [...(kept?.turn === turn ? kept.spots : []), ...(line.spots ?? [])] });
    }
  }
  return found;
}

/**
 * The nodes a line points at.
 * @param {Told} page
 * @param {string} spot
 * @returns {Element[]}
 */
function nodesOf(page, spot) {
  const [place, piece] = spot.split("|");
  const homes = [...page.app.root.querySelectorAll(`.table [data-place="${CSS.escape(place)}"]`)];
  const lying = piece ? homes.flatMap((home) => [...home.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)].slice(-1)) : [];
  return lying.length ? lying : homes;
}

/**
 * Mark what was done last, and what is pointed at; after every drawing.
 * @param {Told} page
 */
export function markPlaces(page) {
  const { root } = page.app;
  for (const name of ["data-last", "data-pointed"]) for (const node of root.querySelectorAll(`[${name}]`)) node.removeAttribute(name);
  const last = "update" in page ? lastSpots(/** @type {TablePage} */ (page)) : [];
  for (const [seat, { spots }] of last) {
    for (const spot of spots) for (const node of nodesOf(page, spot)) node.setAttribute("data-last", String(colorOf(seat)));
  }
  for (const spot of page.pointed?.lines.flatMap((line) => line.spots ?? []) ?? []) {
    for (const node of nodesOf(page, spot)) node.setAttribute("data-pointed", "");
  }
}
