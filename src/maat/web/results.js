// Finished games as people keep them: on this device, in BG Stats, as a table, a picture and a text.

import { html, nothing } from "./dom.js";
import { also, keep, read, signed } from "./l10n.js";
import { get } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Games } from "./protocol.d.ts" */

/**
 * @typedef {{ key: string, points: number }} Category a line of the score sheets, by the key of the game's text
 * @typedef {{ name: string, score: number, rank: number, winner: boolean, start: boolean, me?: boolean, categories: Category[] }} PlayPlayer
 * @typedef {{ id: string, game: string, date: number, duration: number, players: PlayPlayer[], carried?: boolean }} Play
 *   `date` is the end in milliseconds, `duration` in minutes, 0 if nobody knows
 * @typedef {{ app: App, texts: Texts }} Host the page that shows it, and the texts of its game with the score lines
 */

const CREATE = "https://app.bgstatsapp.com/createPlay.html";
const MOST = 500; // games that are kept, the latest
const LONGEST = 12 * 60; // minutes: what took longer was not played in one go

// On this device.

/** @returns {Play[]} the latest first */
export function plays() {
  try {
    const found = JSON.parse(read("plays") ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * Keep a game; one that is known already is kept once.
 * @param {Play} play
 */
export function keepPlay(play) {
  const others = plays().filter((each) => each.id !== play.id);
  const all = [play, ...others].sort((one, other) => other.date - one.date);
  keep("plays", JSON.stringify(all.slice(0, MOST)));
}

/** @param {(play: Play) => boolean} unwanted */
export function forgetPlays(unwanted) {
  keep("plays", JSON.stringify(plays().filter((play) => !unwanted(play))));
}

// In other forms.

/**
 * The address that hands a game to BG Stats; the app asks before it keeps anything.
 * @param {Play} play
 * @param {string} title
 * @param {number} bgg the number of the game at BoardGameGeek, 0 if nobody knows
 */
export function bgStats(play, title, bgg) {
  const told = {
    sourceName: "Maat",
    sourcePlayId: play.id,
    playDate: new Date(play.date).toISOString().slice(0, 19).replace("T", " "),
    ...(play.duration > 0 && play.duration <= LONGEST ? { durationMin: Math.round(play.duration) } : {}),
    game: { name: title, sourceGameId: `maat-${play.game}`, ...(bgg ? { bggId: bgg } : {}), highestWins: true, noPoints: false },
    players: play.players.map(({ name, score, rank, winner, start }) => ({ name, sourcePlayerId: name, score, rank, winner, startPlayer: start })),
  };
  return `${CREATE}?data=${encodeURIComponent(JSON.stringify(told))}`;
}

/**
 * The points of a player in a category.
 * @param {PlayPlayer} player
 * @param {string} key
 */
export const pointsOf = (player, key) => player.categories.filter((each) => each.key === key).reduce((sum, each) => sum + each.points, 0);

/**
 * The categories of games in their order, each once.
 * @param {Play[]} games
 */
export const categories = (games) => [...new Set(games.flatMap(({ players }) => players.flatMap((player) => player.categories.map(({ key }) => key))))];

/**
 * A cell of a table: a text that a spreadsheet would take for a formula is made a text.
 * @param {string | number} told
 */
function cell(told) {
  if (typeof told === "number") return String(told);
  const plain = /^[=+\-@\t\r]/.test(told) ? `'${told}` : told;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * Games of one title as a table, a line for each player.
 * @param {Host} host
 * @param {Play[]} games
 */
export function csv({ app, texts }, games) {
  const keys = categories(games);
  const heads = ["date", "game", "minutes", "player", "place", "points", "winner", "start"].map((each) => app.say(`web-csv-${each}`));
  const lines = games.flatMap((play) => play.players.map((player) => [
    new Date(play.date).toISOString().slice(0, 16).replace("T", " "), texts.say("game-title"), Math.round(play.duration),
    player.name, player.rank, player.score, Number(player.winner), Number(player.start), ...keys.map((key) => pointsOf(player, key)),
  ]));
  return [[...heads, ...keys.map((key) => texts.say(key))], ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

/** @param {Play} play */
const inOrder = (play) => [...play.players].sort((one, other) => one.rank - other.rank);

/**
 * @param {Host} host
 * @param {Play} play
 */
export const dayOf = ({ app }, play) => new Intl.DateTimeFormat(app.language, { dateStyle: "medium" }).format(new Date(play.date));

/**
 * A game in a few lines.
 * @param {Host} host
 * @param {Play} play
 */
export function words(host, play) {
  const { app, texts } = host;
  const lines = inOrder(play).map(({ rank, name, score }) => app.say("web-results-line", { place: rank, player: name, points: score }));
  return [app.say("web-results-title", { game: texts.say("game-title"), day: dayOf(host, play) }), ...lines].join("\n");
}

const WIDE = 1080; // pixels
const LINE = 64;
const EDGE = 56;
const FIRST = 420; // for the names of categories
const INK = "#2b1d0e";
const GOLD = "#b8862b";

/**
 * The score sheet as a picture.
 * @param {Host} host
 * @param {Play} play
 */
function drawn(host, play) {
  const { app, texts } = host;
  const keys = categories([play]);
  const players = inOrder(play);
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = 2 * EDGE + LINE * (keys.length + 4);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "#fbf3e0";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const step = (WIDE - 2 * EDGE - FIRST) / players.length;
  /** @type {(told: string | number, x: number, line: number, most: number, align?: CanvasTextAlign, bold?: boolean) => void} */
  const write = (told, x, line, most, align = "left", bold = false) => {
    pen.font = `${bold ? "700" : "400"} 32px Georgia, serif`;
    pen.fillStyle = INK;
    pen.textAlign = align;
    pen.fillText(signed(told), x, EDGE + LINE * (line + 0.7), most);
  };
  /** @type {(line: number) => void} */
  const rule = (line) => {
    pen.fillStyle = GOLD;
    pen.fillRect(EDGE, EDGE + LINE * line + 4, WIDE - 2 * EDGE, 4);
  };
  /** @type {(line: number, told: (player: PlayPlayer) => string | number, bold?: boolean) => void} */
  const row = (line, told, bold = false) => players.forEach((player, n) => write(told(player), WIDE - EDGE - step * (players.length - 1 - n), line, step - 12, "right", bold));
  write(texts.say("game-title"), EDGE, 0, WIDE - 2 * EDGE - 300, "left", true);
  write(dayOf(host, play), WIDE - EDGE, 0, 290, "right");
  rule(1);
  row(1, ({ rank, name }) => app.say("web-results-place", { place: rank, player: name }), true);
  keys.forEach((key, n) => {
    write(texts.say(key), EDGE, n + 2, FIRST - 12);
    row(n + 2, (player) => pointsOf(player, key));
  });
  rule(keys.length + 2);
  write(app.say("score-total"), EDGE, keys.length + 2, FIRST - 12, "left", true);
  row(keys.length + 2, ({ score }) => score, true);
  write("Maat", WIDE - EDGE, keys.length + 3, 200, "right");
  return canvas;
}

/**
 * @param {Host} host
 * @param {Play} play
 * @returns {Promise<File>}
 */
export const picture = (host, play) => new Promise((done, failed) =>
  drawn(host, play).toBlob((blob) => (blob ? done(new File([blob], `${play.game}.png`, { type: "image/png" })) : failed(new Error("no picture"))), "image/png"));

/** @param {File} file */
export function download(file) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * @param {Host} host
 * @param {Play[]} games
 */
export const table = (host, games) => new File(["\ufeff", csv(host, games)], `${games[0]?.game ?? "maat"}.csv`, { type: "text/csv" });

/** What to do with a finished game; shown below it. */
export class Results {
  spoken = "";
  copied = false;
  bgg = 0;

  /**
   * @param {Host} host
   * @param {Play} play
   */
  constructor(host, play) {
    this.host = host;
    this.play = play;
  }

  async speak() {
    const { app } = this.host;
    this.spoken = app.language;
    await also(app.language, "results");
    /** @type {Games} */
    const { games } = await get("/api/games");
    this.bgg = games.find(({ key }) => key === this.play.game)?.bgg ?? 0;
    app.draw();
  }

  /** By what the device has for it, with the picture if it takes one; else by the clipboard. */
  async share() {
    const { host, play } = this;
    const text = words(host, play);
    try {
      const files = [await picture(host, play)];
      if (!navigator.share) await navigator.clipboard.writeText(text);
      else await navigator.share(navigator.canShare?.({ files }) ? { text, files } : { text });
      this.copied = !navigator.share;
    } catch {
      this.copied = false;
    }
    host.app.draw();
  }

  view() {
    const { host, play } = this;
    const { app, texts } = host;
    if (this.spoken !== app.language) this.speak();
    if (!app.texts.has("web-results")) return nothing;
    return html`<details class="results"><summary>${app.say("web-results")}</summary>
      <p class="row">
        <a class="button" id="bg-stats" target="_blank" rel="noopener" href=${bgStats(play, texts.say("game-title"), this.bgg)}>${app.say("web-results-bgstats")}</a>
        <button type="button" id="share-result" @click=${() => this.share()}>${app.say(this.copied ? "web-copied" : "web-results-share")}</button>
        <button type="button" id="result-picture" @click=${async () => download(await picture(host, play))}>${app.say("web-results-picture")}</button>
        <button type="button" id="result-table" @click=${() => download(table(host, [play]))}>${app.say("web-results-csv")}</button>
        <a class="button" href="/plays">${app.say("web-plays")}</a>
      </p></details>`;
  }
}
