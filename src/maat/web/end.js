// After the game: who has won and why, and what to do next.

import { finalTally, podium } from "./ceremony.js";
import { html, icon, nothing } from "./dom.js";
import { differsView } from "./owner.js";
import { get, post } from "./wire.js";

/** @import { Me } from "./protocol.d.ts" */
/** @import { Play } from "./results.js" */
/** @import { TablePage } from "./table.js" */

/**
 * Play again, or not.
 * @param {TablePage} page
 * @param {boolean} agreed
 */
async function rematch(page, agreed) {
  const opened = await page.app.attempt(() => post(`/api/tables/${page.id}/rematch`, { again: agreed }));
  if (opened && agreed) page.app.go(new URL(opened.url, location.href).pathname);
  else await loadNext(page);
}

/**
 * The table that follows: who is asked there.
 * @param {TablePage} page
 */
async function loadNext(page) {
  page.nextId = page.update.rematch;
  page.following = await page.app.attempt(() => get(`/api/tables/${page.nextId}`));
  page.app.draw();
}

/**
 * Another game with the same people, or the table of theirs that waits.
 * @param {TablePage} page
 */
function again(page) {
  const { app, update } = page;
  if (!update.rematch) {
    if (!update.mine.length || update.kind === "record") return nothing;
    return html`<button type="button" class="primary" @click=${() => rematch(page, true)}>${app.say("web-rematch")}</button>`;
  }
  if (page.nextId !== update.rematch) loadNext(page);
  return isAsked(page) ? nothing : html`<a class="button primary" href="/t/${update.rematch}">${app.say("web-next-table")}</a>`;
}

/**
 * Whether I am asked to play again, and have not said a word.
 * @param {TablePage} page
 */
const isAsked = ({ following }) => following?.mine.some((seat) => following.seats[seat].status === "asked");

/**
 * Who asks for another game, and what I say to that.
 * @param {TablePage} page
 */
function announcement(page) {
  const { app, following } = page;
  if (!following || !isAsked(page)) return nothing;
  const players = following.seats.filter(({ kind, status }) => kind === "human" && !status);
  return html`<p class="row announcement"><b>${app.say("web-rematch-asked", { player: players.map(({ name }) => name || app.say("somebody")).join(", ") })}</b>
    <button type="button" class="primary" @click=${() => rematch(page, true)}>${app.say("web-rematch")}</button>
    <button type="button" id="decline" @click=${() => rematch(page, false)}>${app.say("web-rematch-no")}</button></p>`;
}

/**
 * Give the address of the replay to somebody: by what the device has for it, else by the clipboard.
 * @param {TablePage} page
 */
async function share(page) {
  try {
    const url = globalThis.pocket ? await (await import("./transfer.js")).linkTo(page) : `${location.origin}/replay/${page.id}`;
    if (navigator.share) await navigator.share({ title: page.texts.say("game-title"), url });
    else await navigator.clipboard.writeText(url);
    page.copied = !navigator.share;
  } catch {
    page.copied = false;
  }
  page.app.draw();
}

/**
 * The finished game as it is kept.
 * @param {TablePage} page
 * @param {Me} me
 * @returns {Play}
 */
function playOf(page, me) {
  const { update } = page;
  const row = me.tables.find(({ id }) => id === page.id);
  const first = page.log.find((line) => line.opens === "turn" && line.seat >= 0)?.seat;
  const players = update.seats.map((seat, n) => ({
    name: page.names[n],
    score: update.scores[n] ?? 0,
    rank: update.places[n],
    winner: update.places[n] === 1,
    start: n === first,
    me: update.mine.length === 1 && update.mine[0] === n,
    categories: (page.sheets?.[n] ?? []).map(({ key, points }) => ({ key, points })),
  }));
  const date = row?.since ?? Date.now();
  return { id: page.id, game: page.game, date, duration: row ? (row.since - row.created) / 60_000 : 0, players, carried: update.kind === "carried" };
}

/**
 * What hands the result on; a game of mine is kept on this device.
 * @param {TablePage} page
 */
async function loadResults(page) {
  page.handing = true;
  const [{ keepPlay, Results }, me] = await Promise.all([import("./results.js"), get("/api/me")]);
  const play = playOf(page, me);
  if (page.update.mine.length) keepPlay(play);
  page.results = new Results(page, play);
  page.app.draw();
}

/**
 * Whether the score sheets are those of the end: they come after what they belong to.
 * @param {TablePage} page
 */
const isCounted = ({ sheets, update }) => Boolean(sheets?.every((side, n) => side?.reduce((sum, line) => sum + line.points, 0) === update.scores[n]));

/** @param {TablePage} page */
function resultsView(page) {
  if (!page.handing && page.update.kind !== "record" && isCounted(page)) loadResults(page);
  return page.results?.view() ?? nothing;
}

/** @param {TablePage} page */
export function endView(page) {
  const { app, update, id, game } = page;
  if (page.byHand && update.scores.includes(null)) return page.byHand.endView();
  const best = Math.min(...update.places);
  const names = update.places.flatMap((place, side) => (place === best ? [page.names[side]] : []));
  return html`<section class="end card">
    <button type="button" class="quiet" @click=${() => page.seeEnd()} aria-label=${app.say("web-close")}>${icon("close")}</button>
    <h2 role="status">${app.say("web-winner", { player: names.join(", "), count: names.length })}</h2>
    <div role="status">${announcement(page)}</div>
    ${podium(page)}
    <p class="row">
      ${again(page)}
      <a class="button" href="/review/${id}#go">${app.say("web-review")}</a>
      <button type="button" id="share" @click=${() => share(page)}>${app.say(page.copied ? "web-copied" : "web-share-game")}</button>
      <a class="button" href="/">${app.say("web-back-home")}</a>
    </p>
    ${update.kind === "carried" ? html`<p class="redrawn">${app.say("web-carried")}</p>` : nothing}
    ${update.redrawn ? html`<p class="redrawn">${app.say("web-redrawn", { count: update.redrawn })}</p>` : nothing}
    ${differsView(page)}
    ${finalTally(page)}
    ${resultsView(page)}
    <p class="row">
      <a class="button" href="/replay/${id}">${app.say("web-replay")}</a>
      ${update.commitment ? html`<a class="button" href="/verify/${id}">${app.say("web-verify")}</a>` : nothing}
      <a class="button" href="/api/tables/${id}/record" download="${game}-${id}.maat">${app.say("web-record")}</a>
      <a class="button" href="/api/tables/${id}/replay.html" download="${game}-${id}.html">${app.say("web-one-file")}</a>
    </p>
  </section>`;
}
