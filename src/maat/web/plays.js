// The finished games on this device: points by category over time, and the list.

import { html, nothing, repeat, svg, valued } from "./dom.js";
import { also, signed, texts } from "./l10n.js";
import { categories, dayOf, download, forgetPlays, plays, pointsOf, table } from "./results.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Play, PlayPlayer } from "./results.js" */

const ME = ""; // instead of a name
const WIDE = 120;
const HIGH = 28;

/**
 * Numbers as a line from left to right; the lowest is at the bottom.
 * @param {number[]} numbers
 */
function line(numbers) {
  const [least, most] = [Math.min(0, ...numbers), Math.max(1, ...numbers)];
  /** @type {(n: number, number: number) => [number, number]} */
  const at = (n, number) => [4 + ((WIDE - 8) * n) / Math.max(1, numbers.length - 1), HIGH - 4 - ((HIGH - 8) * (number - least)) / (most - least)];
  const path = numbers.map((number, n) => at(n, number).map((each) => each.toFixed(1)).join(","));
  const [x, y] = at(numbers.length - 1, numbers[numbers.length - 1]);
  return html`<svg class="course" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">${svg`<polyline points=${path.join(" ")}></polyline><circle cx=${x} cy=${y} r="3"></circle>`}</svg>`;
}

export class PlaysPage {
  kind = "text-page";
  /** @type {Play[]} */
  all = [];
  /** @type {Map<string, Texts>} */
  said = new Map();
  game = "";
  player = ME;
  sure = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  async open() {
    this.all = plays();
    this.game = this.all[0]?.game ?? "";
    if (!this.chosen().length) this.player = this.all[0]?.players[0]?.name ?? ME; // who plays at a real table has a name
    await this.speak();
    this.app.title(`${this.app.say("web-plays")} · Maat`);
  }

  async speak() {
    const { language } = this.app;
    await Promise.all([also(language, "results"), also(language, "front")]);
    for (const game of new Set(this.all.map((play) => play.game))) {
      await also(language, `${game}-deferred`, game).catch(() => null);
      this.said.set(game, await texts(language, game));
    }
  }

  /**
   * What the forms of a game need.
   * @param {string} game
   */
  host(game) {
    return { app: this.app, texts: /** @type {Texts} */ (this.said.get(game)) };
  }

  /** @param {(play: Play) => boolean} unwanted */
  forget(unwanted) {
    forgetPlays(unwanted);
    this.all = plays();
    if (!this.all.some(({ game }) => game === this.game)) this.game = this.all[0]?.game ?? "";
    this.app.draw();
  }

  /** The games of the chosen title in which the chosen player sat, the oldest first. */
  chosen() {
    const found = this.all.filter(({ game }) => game === this.game).reverse();
    /** @param {PlayPlayer} player */
    const wanted = (player) => (this.player === ME ? player.me : player.name === this.player);
    return found.flatMap((play) => play.players.filter(wanted).slice(0, 1).map((player) => ({ play, player })));
  }

  view() {
    const { app, all } = this;
    return html`<h1>${app.say("web-plays")}</h1><p>${app.say("web-plays-hint")}</p>
      ${all.length ? html`${this.overTime()}${this.list()}` : html`<p>${app.say("web-plays-none")}</p>`}
      <p class="row"><a class="button" href="/tables">${app.say("web-my-tables")}</a></p>`;
  }

  overTime() {
    const { app } = this;
    const games = [...this.said.keys()].filter((game) => this.all.some((play) => play.game === game));
    const names = [...new Set(this.all.filter(({ game }) => game === this.game).flatMap(({ players }) => players.map(({ name }) => name)))];
    const found = this.chosen();
    return html`<section class="card"><h2>${app.say("web-plays-over-time")}</h2>
      <p class="row"><label>${app.say("web-csv-game")} <select id="plays-game" @change=${valued((game) => { this.game = game; app.draw(); })}>
        ${games.map((game) => html`<option value=${game} ?selected=${game === this.game}>${this.host(game).texts.say("game-title")}</option>`)}</select></label>
      <label>${app.say("web-csv-player")} <select id="plays-player" @change=${valued((name) => { this.player = name; app.draw(); })}>
        <option value=${ME} ?selected=${this.player === ME}>${app.say("web-seat-me")}</option>
        ${names.map((name) => html`<option value=${name} ?selected=${this.player === name}>${name}</option>`)}</select></label>
      <span role="status">${app.say("web-plays-count", { count: found.length })}</span></p>
      ${found.length ? this.courses(found) : nothing}</section>`;
  }

  /** @param {{ play: Play, player: PlayPlayer }[]} found */
  courses(found) {
    const { app } = this;
    const { texts: said } = this.host(this.game);
    /**
     * @param {string} name
     * @param {number[]} numbers
     */
    const row = (name, numbers) => html`<tr><th scope="row">${name}</th><td>${line(numbers)}</td>
      <td>${signed(Math.round((10 * numbers.reduce((sum, each) => sum + each, 0)) / numbers.length) / 10)}</td><td>${signed(Math.max(...numbers))}</td><td>${signed(numbers[numbers.length - 1])}</td></tr>`;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${app.say("web-plays-over-time")}><table class="score courses">
      <thead><tr><th scope="col">${app.say("column-line")}</th><th scope="col">${app.say("web-plays-course")}</th><th scope="col">${app.say("web-plays-mean")}</th><th scope="col">${app.say("web-plays-best")}</th><th scope="col">${app.say("web-plays-last")}</th></tr></thead>
      <tbody>${categories(found.map(({ play }) => play)).map((key) => row(said.say(key), found.map(({ player }) => pointsOf(player, key))))}</tbody>
      <tfoot>${row(app.say("score-total"), found.map(({ player }) => player.score))}</tfoot></table></div>`;
  }

  list() {
    const { app, all } = this;
    const games = [...new Set(all.map(({ game }) => game))];
    return html`<h2>${app.say("web-plays-list")}</h2>
      <ul class="devices plays">${repeat(all, (play) => play.id, (play) => this.play(play))}</ul>
      <p class="row">${games.map((game) => html`<button type="button" @click=${() => download(table(this.host(game), all.filter((play) => play.game === game)))}>${app.say("web-plays-table", { game: this.host(game).texts.say("game-title") })}</button>`)}
        ${this.sure
          ? html`<button type="button" id="plays-sure" @click=${() => { this.sure = false; this.forget(() => true); }}>${app.say("web-plays-sure")}</button>`
          : html`<button type="button" id="plays-forget" @click=${() => { this.sure = true; app.draw(); }}>${app.say("web-plays-forget-all")}</button>`}</p>`;
  }

  /** @param {Play} play */
  play(play) {
    const { app } = this;
    const host = this.host(play.game);
    const name = app.say("web-results-title", { game: host.texts.say("game-title"), day: dayOf(host, play) });
    const players = [...play.players].sort((one, other) => one.rank - other.rank);
    return html`<li><strong>${name}</strong> <span>${players.map((player) => app.say("web-results-place", { place: player.rank, player: `${player.name} ${signed(player.score)}` })).join(", ")}${play.carried ? ` · ${app.say("web-taken-along")}` : nothing}</span>
      <button type="button" class="quiet" aria-label=${app.say("web-of-game", { what: app.say("web-plays-forget"), game: name })} @click=${() => this.forget((each) => each.id === play.id)}>${app.say("web-plays-forget")}</button></li>`;
  }
}
