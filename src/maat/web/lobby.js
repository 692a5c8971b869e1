// The front page: the games and the ways to start one. And my tables.

import { checked, drawing, html, mark, nothing, repeat, toggled, valued } from "./dom.js";
import { face } from "./faces.js";
import { addressOf, loadSprites } from "./files.js";
import { also, keep, read, texts } from "./l10n.js";
import { seatName } from "./names.js";
import { networkView } from "./network.js";
import { ownChanges } from "./owner.js";
import { renewSeatLink, seatLinkButton, seatLinkView } from "./seatlink.js";
import { factsView, inOrder, isNew, learnView, passView, solosView, sourcesView } from "./gamefacts.js";
import { live } from "./vendor/lit-html/directives/live.js"; // here, since a table needs none of it
import { get, post, Refusal } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Who } from "./names.js" */
/** @import { Sprites } from "./page.d.ts" */
/** @import { GameInfo, GameOption, Games, Me, Network, NewSeat, NewTable, Opened, TableRow } from "./protocol.d.ts" */

const USUAL = 3;

/**
 * Three seats, or as near as the game allows.
 * @param {GameInfo} info
 */
export const usualSeats = (info) =>
  info.seat_counts.filter((count) => count > 1).reduce((best, count) => (Math.abs(count - USUAL) < Math.abs(best - USUAL) ? count : best));

/**
 * What a bot is called and does, if somebody has written it.
 * @param {App} app
 * @param {string} bot
 */
const aboutBot = (app, bot) => (app.texts.has(`web-bot-${bot}`) ? app.say(`web-bot-${bot}`) : bot);

/**
 * A bot in the list of a seat; levels come with their number.
 * @param {App} app
 * @param {string} bot
 * @param {string} chosen
 * @param {number} [level]
 */
function botOption(app, bot, chosen, level = 0) {
  const about = aboutBot(app, bot);
  const words = level ? app.say("web-level", { level, bot: about }) : app.say("web-seat-bot", { bot: about });
  return html`<option value=${bot} ?selected=${chosen === bot}>${words}</option>`;
}

/** @param {string} name */
export const dashed = (name) => name.replaceAll(/[_ +]/g, "-");

/**
 * Whether a value can be wished: where values name sets of seats (`0+2`), those seats must be there.
 * @param {GameOption} option
 * @param {string} value
 * @param {number} seats
 */
function fits(option, value, seats) {
  const named = option.values.some((each) => each.includes("+")) && /^\d+(\+\d+)*$/.test(value);
  return !named || value.split("+").every((seat) => Number(seat) < seats);
}

/**
 * The values of an option that can be wished, and the one that is.
 * @param {GameOption} option
 * @param {string} chosen
 * @param {number} seats
 */
export const offered = (option, chosen, seats) => option.values.filter((value) => value === chosen || fits(option, value, seats));

/**
 * The words of every game.
 * @param {{ app: App, games: GameInfo[] }} parts
 */
async function gameTexts({ app, games }) {
  const made = await Promise.all(games.map(({ key }) => texts(app.language, `${key}-options`)));
  return new Map(games.map(({ key }, n) => [key, made[n]]));
}

// Who is to sit down.

/** @returns {NewSeat} */
const mySeat = (name = "") => ({ kind: "me", name });

/**
 * @param {string} name
 * @returns {NewSeat}
 */
const botSeat = (name) => ({ kind: "bot", bot: name });

/** @type {NewSeat} */
const openSeat = { kind: "open" };

export class FrontPage {
  kind = "front";
  /** @type {GameInfo[]} */
  games;
  /** @type {Me} */
  me;
  /** @type {Map<string, Sprites>} */
  sprites;
  /** @type {Map<string, Texts>} */
  texts_;
  /** @type {Map<string, Texts | null>} games on two pages */
  short;
  /** @type {{ seats: string[], names: string[], options: Record<string, string>, clock: string, total: string, shuffle: boolean }} */
  wish;
  /** @type {Network | undefined} */
  network;
  site = "";
  reaching = false;
  starting = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {string | null} */
    this.open_ = null; // the game whose options are shown
    /** @type {string | null} */
    this.passing = null; // the game whose players on this device are asked for
  }

  async open() {
    await this.enter();
    if (await this.arrive()) return;
    /** @type {[Games, Me]} */
    const [games, me] = await Promise.all([get("/api/games"), get("/api/me")]);
    this.games = games.games;
    this.site = games.site;
    this.me = me;
    this.sprites = new Map();
    await Promise.all([
      this.speak(),
      ...this.games.map(async ({ key }) => this.sprites.set(key, await loadSprites(key, "cover"))),
    ]);
    this.app.title("Maat");
  }

  /** A private link opens my seats on this device. */
  async enter() {
    const secret = new URLSearchParams(location.hash.slice(1)).get("k");
    if (!secret) return;
    history.replaceState(null, "", addressOf("/"));
    try {
      await post("/api/me/open", { secret });
    } catch (refusal) {
      const { key, values } = refusal instanceof Refusal ? refusal.fault : {};
      if (key !== "other-guest") throw refusal;
      const sure = confirm(this.app.say("error-other-guest", values));
      if (sure) await post("/api/me/open", { secret, replace: true });
    }
  }

  /** A link may hold a game, which goes on here or is looked at; whether it does. */
  async arrive() {
    const packed = new URLSearchParams(location.hash.slice(1)).get("g");
    if (!packed) return false;
    history.replaceState(null, "", addressOf("/"));
    await also(this.app.language, "records");
    const opened = await this.app.attempt(() => post("/api/records", { packed }));
    if (opened) this.app.go(`${opened.kind === "record" ? "/replay" : "/t"}/${opened.id}`);
    return Boolean(opened);
  }

  /** A link was opened while the page is there. */
  async anchor() {
    if (!/[#&][kg]=/.test(location.hash)) return;
    await this.app.attempt(() => this.open());
    this.app.draw();
  }

  async speak() {
    const { language } = this.app;
    const short = this.games.map(({ key }) => texts(language, `${key}-overview`).catch(() => null));
    [this.texts_] = await Promise.all([gameTexts(this), also(language, "records"), also(language, "network"), also(language, "front")]);
    const made = await Promise.all(short);
    this.short = new Map(this.games.map(({ key }, n) => [key, made[n]]));
  }

  // Opening a table.

  /**
   * @param {GameInfo} info
   * @param {NewSeat[]} seats
   * @param {Partial<NewTable>} [more]
   */
  async start(info, seats, more = {}) {
    if (this.starting) return; // pressed twice: one table
    this.starting = true;
    const body = { game: info.key, seats, name: read("name") ?? "", ...ownChanges(info.key), ...more };
    /** @type {Opened | null} */
    const opened = await this.app.attempt(() => post("/api/tables", body));
    if (opened) await this.app.go(`/t/${opened.id}`);
    this.starting = false;
  }

  /** @param {GameInfo} info */
  playNow(info) {
    const bots = Array.from({ length: usualSeats(info) - 1 }, () => botSeat(info.usual));
    return this.start(info, [mySeat(), ...bots], { shuffle: true });
  }

  /** @param {GameInfo} info */
  invite(info) {
    const others = Array.from({ length: usualSeats(info) - 1 }, () => openSeat);
    return this.start(info, [mySeat(), ...others], { ready: false });
  }

  /**
   * @param {GameInfo} info
   * @param {Record<string, string>} options
   */
  solo(info, options) {
    return this.start(info, [mySeat()], { options });
  }

  /**
   * @param {GameInfo} info
   * @param {string[]} names
   */
  passAndPlay(info, names) {
    const seats = names.map((name, n) => mySeat(name || this.app.say("seat", { seat: n + 1 })));
    return this.start(info, seats);
  }

  /**
   * Ask who plays on this device, or not any more.
   * @param {GameInfo} info
   */
  pass(info) {
    this.passing = this.passing === info.key ? null : info.key;
    this.app.draw();
    document.querySelector(".passing")?.scrollIntoView({ block: "nearest" });
  }

  // Drawing.

  view() {
    const { app } = this;
    const running = this.me.tables.filter((table) => table.phase !== "over").slice(0, 3);
    return html`
      <div class="hero"><h1>${app.say("web-welcome")}</h1><p>${app.say("web-welcome-hint")}</p>
        <p class="name"><label>${app.say("web-your-name")} <input id="my-name" maxlength="32" autocomplete="nickname" .value=${live(read("name") ?? this.me.name)} @change=${valued((name) => keep("name", name.trim()))}></label></p></div>
      ${running.length ? html`<section class="running"><h2>${app.say("web-go-on")}</h2>${tableList(this, running)}</section>` : nothing}
      <div class="games">${repeat(inOrder(this), (info) => info.key, (info) => this.gameCard(info))}</div>
      <footer class="foot"><p>${app.say("web-no-account")} <a href="/about">${app.say("web-about")}</a></p>
        <label class="button file">${app.say("web-import")}
          <input type="file" id="record" class="hush" accept=".maat,text/plain" @change=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => this.importRecord(event.currentTarget)}></label>
        ${this.site ? html`<a class="button" href=${this.site}>${app.say("web-along")}</a>` : nothing}
        ${networkView(this)}</footer>`;
  }

  /** @param {HTMLInputElement} field */
  async importRecord(field) {
    const file = field.files?.[0];
    const opened = file && (await this.app.attempt(async () => post("/api/records", { record: await file.text() })));
    field.value = ""; // the same file can be tried again
    if (opened) await this.app.go(`${opened.kind === "record" ? "/replay" : "/t"}/${opened.id}`);
  }

  /** @param {GameInfo} info */
  gameCard(info) {
    const { app } = this;
    const said = /** @type {Texts} */ (this.texts_.get(info.key));
    const shape = this.sprites.get(info.key)?.get("cover");
    const title = said.say("game-title");
    return html`<article class="game card" data-game=${info.key} aria-labelledby="game-${info.key}">
      <div class="picture">${shape ? drawing(info.key, "cover", shape, "cover-art") : html`<div class="cover-art plain"></div>`}</div>
      <h2 id="game-${info.key}">${title}</h2>
      <p>${said.say("game-about")}</p>
      ${factsView(this, info, said)}
      ${learnView(this, info)}
      <div class="starts">
        <button type="button" class="primary" @click=${() => this.playNow(info)} aria-label=${app.say("web-of-game", { what: app.say("web-play-now"), game: title })}>${app.say("web-play-now")}</button>
        ${globalThis.pocket ? nothing : html`<button type="button" @click=${() => this.invite(info)} aria-label=${app.say("web-of-game", { what: app.say("web-invite"), game: title })}>${app.say("web-invite")}</button>`}
        <button type="button" aria-expanded=${String(this.passing === info.key)} @click=${() => this.pass(info)} aria-label=${app.say("web-of-game", { what: app.say("web-pass-and-play"), game: title })}>${app.say("web-pass-and-play")}</button>
      </div>
      ${this.passing === info.key ? passView(this, info) : nothing}
      ${solosView(this, info, title)}
      <details class="options" name="options" @toggle=${toggled((open) => this.prepare(info, open))}>
        <summary>${app.say("web-more-options")}</summary>
        ${this.open_ === info.key ? this.optionsForm(info, said) : nothing}
      </details>
      ${sourcesView(this, info)}
      <p class="links"><a href="/rules/${info.key}">${app.say("web-rules")}</a>
        ${info.lessons.includes("lesson") && !isNew(this, info) ? html`<a href="/learn/${info.key}">${app.say("web-learn")}</a>` : nothing}
        <a href="/cards/${info.key}">${app.say("web-parts")}</a>
        <a href="/box/${info.key}">${app.say("web-real-box")}</a></p>
    </article>`;
  }

  /**
   * @param {GameInfo} info
   * @param {boolean} open
   */
  prepare(info, open) {
    if (!open || this.open_ === info.key) return; // what was wished stays wished
    this.open_ = info.key;
    const count = usualSeats(info);
    this.wish = {
      seats: Array.from({ length: count }, (_, n) => (n ? info.usual : "me")),
      names: [],
      options: Object.fromEntries(info.options.map((option) => [option.key, option.values[0]])),
      clock: "0",
      total: "0",
      shuffle: true,
    };
    this.app.draw();
  }

  /**
   * @param {GameInfo} info
   * @param {Texts} said
   */
  optionsForm(info, said) {
    const { app, wish } = this;
    const resize = valued((count) => {
      wish.seats = Array.from({ length: Number(count) }, (_, n) => wish.seats[n] ?? info.usual);
      app.draw();
    });
    const others = info.bots.filter((bot) => !info.levels.includes(bot));
    const several = wish.seats.filter((who) => who === "me").length > 1;
    const asked = info.options.filter((option) => !option.solo || wish.seats.length === 1);
    return html`<form class="wish" @submit=${(/** @type {SubmitEvent} */ event) => this.startWish(event, info)}>
      <label>${app.say("web-seats")} <select name="seats" @change=${resize}>${info.seat_counts.map((count) => html`<option ?selected=${count === wish.seats.length}>${count}</option>`)}</select></label>
      ${wish.seats.map((who, n) => html`<label><span>${mark(n)} ${app.say("seat", { seat: n + 1 })} ${face(who)}</span>
        <select name="seat-${n}" @change=${valued((chosen) => { wish.seats[n] = chosen; app.draw(); })}>
          <option value="me" ?selected=${who === "me"}>${app.say("web-seat-me")}</option>
          ${globalThis.pocket ? nothing : html`<option value="open" ?selected=${who === "open"}>${app.say("web-seat-open")}</option>`}
          <optgroup label=${app.say("web-levels")}>${info.levels.map((bot, level) => botOption(app, bot, who, level + 1))}</optgroup>
          ${others.length ? html`<optgroup label=${app.say("web-other-bots")}>${others.map((bot) => botOption(app, bot, who))}</optgroup>` : nothing}
        </select>
        ${who === "me" && several ? html`<input name="name-${n}" maxlength="32" autocomplete="off" aria-label=${`${app.say("web-name")} (${app.say("seat", { seat: n + 1 })})`} placeholder=${app.say("seat", { seat: n + 1 })} .value=${wish.names[n] ?? ""} @change=${valued((name) => (wish.names[n] = name.trim()))}>` : nothing}</label>`)}
      ${wish.seats.length > 1 ? html`<label class="check"><input type="checkbox" ?checked=${wish.shuffle} @change=${checked((on) => (wish.shuffle = on))}> ${app.say("web-shuffle")}</label>` : nothing}
      ${asked.map((option) => html`<label>${said.say(`option-${dashed(option.key)}`)}
        <select name="option-${option.key}" @change=${valued((value) => (wish.options[option.key] = value))}>
          ${offered(option, wish.options[option.key], wish.seats.length).map((value) => html`<option value=${value} ?selected=${value === wish.options[option.key]}>${said.say(`option-${dashed(option.key)}-${dashed(value)}`)}</option>`)}
        </select></label>`)}
      <label>${app.say("web-clock")}
        <select name="clock" @change=${valued((seconds) => (wish.clock = seconds))}>
          ${["0", "60", "300", "86400"].map((each) => html`<option value=${each} ?selected=${each === wish.clock}>${app.say(`web-clock-${each}`)}</option>`)}
        </select></label>
      <label>${app.say("web-clock-total")}
        <select name="total" @change=${valued((seconds) => (wish.total = seconds))}>
          ${["0", "600", "1800", "3600", "259200"].map((each) => html`<option value=${each} ?selected=${each === wish.total}>${app.say(`web-clock-total-${each}`)}</option>`)}
        </select></label>
      <button type="submit" class="primary">${app.say("web-start")}</button>
    </form>`;
  }

  /**
   * @param {SubmitEvent} event
   * @param {GameInfo} info
   */
  startWish(event, info) {
    event.preventDefault();
    const { wish } = this;
    const several = wish.seats.filter((who) => who === "me").length > 1;
    const seats = wish.seats.map((who, n) => {
      if (who === "me") return mySeat(several ? wish.names[n] || this.app.say("seat", { seat: n + 1 }) : "");
      return who === "open" ? openSeat : botSeat(who);
    });
    const clock = { move: Number(wish.clock), total: Number(wish.total) };
    const ticks = clock.move || clock.total;
    const ready = !seats.some(({ kind }) => kind === "open");
    return this.start(info, seats, { options: wish.options, shuffle: wish.shuffle, ready, ...(ticks ? { clock } : {}) });
  }
}

// My tables.

/**
 * @param {App} app
 * @param {number} milliseconds
 */
function ago(app, milliseconds) {
  const format = new Intl.RelativeTimeFormat(app.language, { numeric: "auto" });
  const minutes = Math.round((milliseconds - Date.now()) / 60000);
  if (minutes > -60) return format.format(minutes, "minute");
  return minutes > -1440 ? format.format(Math.round(minutes / 60), "hour") : format.format(Math.round(minutes / 1440), "day");
}

/**
 * Whether I am asked there.
 * @param {TableRow} table
 */
const isMine = ({ asked, mine }) => asked !== null && mine.includes(asked);

/**
 * How a game ended: my place and points, and who has won.
 * @param {FrontPage | MyTables} page
 * @param {TableRow} table
 */
function result({ app, texts_ }, table) {
  const { scores, places, seats, mine } = table;
  if (!places.length) return app.say("web-over");
  const sides = places.flatMap((place, side) => (place === 1 ? [side] : []));
  const player = sides.map((side) => seatName(app, texts_.get(table.game), seats[side] ?? AUTOMA, side, mine)).join(", ");
  const [own] = mine;
  const resigned = mine.length === 1 && seats[own].status === "resigned";
  return html`${resigned ? html`${app.say("web-i-resigned")} · ` : nothing}
    ${mine.length === 1 ? html`<b>${app.say("web-my-result", { place: places[own], points: scores[own] })}</b> · ` : nothing}
    ${app.say("web-its-winner", { player, points: scores[sides[0]], count: sides.length })}`;
}

/** @type {Who} */
const AUTOMA = { name: "", kind: "automa", bot: "" };

/**
 * @param {FrontPage | MyTables} page
 * @param {TableRow} table
 */
function state(page, table) {
  const { app } = page;
  if (table.phase === "over") return result(page, table);
  if (table.mine.some((seat) => table.seats[seat].status === "asked")) return app.say("web-asked-to-play");
  if (table.phase === "gathering") return app.say("web-gathering");
  if (isMine(table)) return app.say("web-your-turn");
  const asked = table.asked ?? -1;
  const seat = table.seats[asked];
  return app.say("web-waiting", { player: seat ? seatName(app, null, seat, asked) : "" });
}

/**
 * @param {FrontPage | MyTables} page
 * @param {TableRow[]} tables
 */
function tableList(page, tables) {
  return html`<ul class="tables">${repeat(tables, (table) => table.id, (table) => html`<li class=${isMine(table) ? "mine" : ""}>
    <a href="${table.kind === "record" ? "/replay" : "/t"}/${table.id}"><b>${page.texts_.get(table.game)?.say("game-title") ?? table.game}</b>
      <span>${table.seats.map((seat, n) => seatName(page.app, page.texts_.get(table.game), seat, n, table.mine)).join(", ")}</span>
      <span class="state">${state(page, table)}</span>
      <span class="small">${ago(page.app, table.since)}${table.kind === "carried" ? ` · ${page.app.say("web-taken-along")}` : nothing}</span></a></li>`)}</ul>`;
}

export class MyTables {
  kind = "tables-page";
  /** @type {GameInfo[]} */
  games;
  /** @type {Me} */
  me;
  /** @type {Map<string, Texts>} */
  texts_;
  /** @type {Network | undefined} */
  network;
  /** @type {string | undefined} */
  seatLink;
  reaching = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  async open() {
    /** @type {[Games, Me]} */
    const [games, me] = await Promise.all([get("/api/games"), get("/api/me")]);
    this.games = games.games;
    this.me = me;
    await this.speak();
    this.app.title(`${this.app.say("web-my-tables")} · Maat`);
  }

  async speak() {
    [this.texts_] = await Promise.all([gameTexts(this), also(this.app.language, "network"), also(this.app.language, "front")]);
  }

  view() {
    const { app, me } = this;
    return html`<h1>${app.say("web-my-tables")}</h1>
      ${me.tables.length ? tableList(this, me.tables) : html`<p>${app.say("web-no-tables")}</p>`}
      <p class="row"><a class="button primary" href="/">${app.say("web-new-table")}</a>
        <a class="button" href="/plays">${app.say("web-plays")}</a>
        ${me.known ? html`${seatLinkButton(this)} ${globalThis.pocket ? nothing : html`<a class="button" href="/me">${app.say("web-account")}</a>`}` : nothing}</p>
      ${seatLinkView(this)}
      ${networkView(this, () => renewSeatLink(this))}`;
  }
}
