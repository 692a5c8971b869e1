// What those who sit at a table are called, in the reader's language.

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Seat } from "./protocol.d.ts" */

/** @typedef {Pick<Seat, "name" | "kind" | "bot">} Who */

// Stands for the name of somebody who was forgotten.
const SOMEBODY = "?";

/**
 * A bot by the first name of its seat; by its own name if it is nobody of ours.
 * @param {App} app
 * @param {Who} seat
 * @param {number} n
 */
function botName(app, seat, n) {
  const key = `bot-name-${seat.bot}`;
  return app.texts.has(key) ? app.say("bot-called", { bot: app.say(key), seat: n + 1 }) : seat.name;
}

/**
 * That a bot sits there, and how it plays.
 * @param {App} app
 * @param {Who} seat
 */
export function botLevel(app, seat) {
  const key = `bot-name-${seat.bot}`;
  return app.texts.has(key) ? app.say("web-bot-level", { bot: app.say(key) }) : app.say("web-bot");
}

/**
 * The side that rules play: the game may have a name of its own for it.
 * @param {App} app
 * @param {Texts | null | undefined} said
 */
export const automaName = (app, said) => (said?.has("game-automa") ? said.say("game-automa") : app.say("automa"));

/**
 * Whoever sits there.
 * @param {App} app
 * @param {Texts | null | undefined} said
 * @param {Who} seat
 * @param {number} n
 * @param {number[]} [mine] the seats of whoever reads it
 */
export function seatName(app, said, seat, n, mine = []) {
  if (seat.kind === "bot") return botName(app, seat, n);
  if (seat.kind === "automa") return automaName(app, said);
  if (seat.kind === "open") return app.say("web-open-seat");
  if (seat.name === SOMEBODY) return app.say("somebody");
  return seat.name || app.say(mine.length === 1 && mine[0] === n ? "table-you" : "seat", { seat: n + 1 });
}
