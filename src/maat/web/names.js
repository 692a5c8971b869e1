// What those who sit at a table are called, in the reader's language.

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Seat } from "./protocol.d.ts" */

/**
 * A bot by the name of its kind and its seat; by its own name if nobody has written another.
 * @param {App} app
 * @param {Seat} seat
 * @param {number} n
 */
export function botName(app, seat, n) {
  const key = `bot-name-${seat.bot}`;
  return app.texts.has(key) ? app.say("bot-at-seat", { bot: app.say(key), seat: n + 1 }) : seat.name;
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
 * @param {Seat} seat
 * @param {number} n
 */
export function seatName(app, said, seat, n) {
  if (seat.kind === "bot") return botName(app, seat, n);
  if (seat.kind === "automa") return automaName(app, said);
  if (seat.kind === "open") return app.say("web-open-seat");
  return seat.name || app.say("seat", { seat: n + 1 });
}
