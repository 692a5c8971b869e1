// The teacher of a lesson: what is said, the rings around what it is about, and where all that stands.

import { html, icon, nothing } from "./dom.js";

/** @import { LessonPage } from "./lesson.js" */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Area */

// from the edge of the window, and from what a ring lies around
const GAP = 8;
const RING = 5;

// What is said.

/** @param {LessonPage} page */
function chapters(page) {
  const { app, lesson, chapter } = page;
  return html`<button type="button" class="quiet" id="chapters" popovertarget="chapter-list">${chapter + 1} / ${lesson.chapters.length} · ${page.texts.say(`${page.script}-chapter-${page.moment.chapter}`)}</button>
    <div popover id="chapter-list" class="card" role="group" aria-label=${app.say("web-chapters")}><ol>${lesson.chapters.map(({ key }) => html`<li><button
      type="button" class="quiet" data-chapter=${key} aria-current=${key === page.moment.chapter ? "step" : nothing} popovertarget="chapter-list" popovertargetaction="hide"
      @click=${() => page.open_(key)}>${page.texts.say(`${page.script}-chapter-${key}`)}</button></li>`)}</ol></div>`;
}

/** What the learner does and why, with a kind word if it was something else. @param {LessonPage} page */
function task(page) {
  const { app, wrong, moment } = page;
  const wished = page.answers.get(page.task?.action ?? -1);
  if (!wished) return nothing;
  const reason = page.texts.say(`${page.script}-${moment.frame.version}-why`);
  return html`<p class="task">${app.say("web-lesson-do", { answer: page.painter.label(wished) })}</p>
    ${wrong ? html`<p class="kind">${app.say("web-lesson-other", { tried: page.painter.label(wrong) })} ${reason}</p>` : html`<p class="why">${reason}</p>`}`;
}

/** @param {LessonPage} page */
function ways(page) {
  const { app } = page;
  const back = html`<button type="button" class="quiet" id="lesson-back" ?disabled=${page.at === 0} @click=${() => page.back()}>${icon("left")}<span>${app.say("web-lesson-back")}</span></button>`;
  if (page.at === page.last) {
    return html`${back}<a class="button" href="/rules/${page.game}">${app.say("web-rules")}</a>
      <button type="button" class="primary" id="lesson-play" @click=${() => page.play()}>${app.say("web-lesson-play")}</button>`;
  }
  return html`${back}${page.task ? nothing : html`<button type="button" class="primary" id="lesson-forth" @click=${() => page.forth()}>${app.say("web-lesson-forth")}</button>`}`;
}

/** @param {LessonPage} page */
export function teacherView(page) {
  if (!page.update || !page.stops(page.at)) return nothing;
  const { app, moment } = page;
  return html`<div class="ring about"></div><div class="ring wished"></div>
    <section class="teacher card" aria-label=${app.say("web-learn")}>
      <header>${chapters(page)}<a class="button quiet" href="/" aria-label=${app.say("web-close")} title=${app.say("web-close")}>${icon("close")}</a></header>
      <div class="said" aria-live="polite">
        ${page.skipped() && !(page.task && page.tells()) ? html`<p class="later">${app.say("web-lesson-later")}</p>` : nothing}
        ${moment.about === null || page.task ? nothing : html`<p class="text">${page.texts.say(`${page.script}-${moment.frame.version}`)}</p>`}
        ${task(page)}
      </div>
      <footer>${ways(page)}</footer>
    </section>`;
}

// Where it stands.

/** @param {string} selector */
function seen(selector) {
  return [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

/** What the teacher speaks of. @param {string} about */
function subject(about) {
  const [place, piece] = about.split(" ");
  if (place === "score") return seen(".panels");
  if (place === "seat") return seen(`.seat[data-seat="${piece}"]`);
  if (place === "sheet") return seen(`.stage [data-sheet="${piece}"]`);
  return seen(`[data-place="${place}"]${piece ? ` [data-piece="${piece}"]` : ""}`);
}

/** Where the wished answer is given: on the boards if it can be, else in the list. @param {number} action */
const wished = (action) => seen(`.stage [data-action="${action}"]`) ?? seen(`.seat.own [data-action="${action}"]`) ?? seen(`[data-answer="${action}"]`);

/**
 * @param {string} kind
 * @param {Element | null} found
 * @returns {Area | null}
 */
function encircle(kind, found) {
  /** @type {HTMLElement | null} */
  const ring = document.querySelector(`.ring.${kind}`);
  if (!ring) return null;
  ring.hidden = !found;
  if (!found) return null;
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const area = {
    left: Math.max(1, left - RING),
    top: Math.max(1, top - RING),
    right: Math.min(innerWidth - 1, right + RING),
    bottom: Math.min(innerHeight - 1, bottom + RING),
  };
  move(ring, area.left, area.top);
  ring.style.setProperty("--w", `${area.right - area.left}px`);
  ring.style.setProperty("--h", `${area.bottom - area.top}px`);
  return area;
}

/**
 * @param {HTMLElement} thing
 * @param {number} x
 * @param {number} y
 */
function move(thing, x, y) {
  thing.style.setProperty("--x", `${x}px`);
  thing.style.setProperty("--y", `${y}px`);
}

/**
 * How much two areas share.
 * @param {Area} one
 * @param {Area | null | undefined} other
 */
function shared(one, other) {
  if (!other) return 0;
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

// what covering a pixel costs: of the thing itself, of the answers, of the board the thing lies on; and each pixel away from it
const [ON_IT, ON_ANSWERS, ON_BOARD, AWAY] = [1000, 2, 0.15, 20];

/**
 * Beside what it is about, over as little as possible of it, of its board and of the answers.
 * @param {HTMLElement} teacher
 * @param {Area | null} thing
 * @param {Area | undefined} board
 */
function settle(teacher, thing, board) {
  const { offsetWidth: width, offsetHeight: height } = teacher;
  const near = thing ?? { left: innerWidth / 2, top: innerHeight / 2, right: innerWidth / 2, bottom: innerHeight / 2 };
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  const [far, low] = [innerWidth - width - GAP, innerHeight - height - GAP];
  const edges = [near, board ?? near];
  const spots = edges.flatMap(({ left, right }) => [right + 2 * GAP, left - width - 2 * GAP, left, GAP, far]).flatMap((x) =>
    edges.flatMap(({ top, bottom }) => [bottom + 2 * GAP, top - height - 2 * GAP, top, GAP, low]).map((y) => ({ x: Math.max(GAP, Math.min(far, x)), y: Math.max(GAP, Math.min(low, y)) })));
  const costs = spots.map(({ x, y }) => {
    const area = { left: x, top: y, right: x + width, bottom: y + height };
    const away = Math.hypot(x + width / 2 - (near.left + near.right) / 2, y + height / 2 - (near.top + near.bottom) / 2);
    return ON_IT * shared(area, thing) + ON_ANSWERS * shared(area, dock) + ON_BOARD * shared(area, board) + AWAY * away;
  });
  const { x, y } = spots[costs.indexOf(Math.min(...costs))];
  move(teacher, x, y);
}

/** Put the rings around their things and the teacher beside them. @param {LessonPage} page */
export function point(page) {
  /** @type {HTMLElement | null} */
  const teacher = document.querySelector(".teacher");
  if (!teacher) return;
  const { about } = page.moment;
  const button = page.task && wished(page.task.action);
  const thing = about !== null && !page.task ? subject(about) : null;
  if (button?.closest(".scroll-answers")) button.scrollIntoView({ block: "nearest" });
  const [target, spoken] = [encircle("wished", button), encircle("about", thing)];
  settle(teacher, target ?? spoken, (button ?? thing)?.closest(".sheet")?.getBoundingClientRect());
}
