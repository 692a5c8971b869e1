// A bot as a program of its own, in JavaScript for Node, for every game: it needs no package.
//
//     maat simulate ra --bots "exec:node examples/stdio/bot.mjs,random" --games 100
//
// It reads a question from each line of its input and writes its answer (docs/stdio.md). This one
// draws lots among the answers, from the seed it is given, and in Ra waits for a long track.

import { createHash } from "node:crypto";
import { createInterface } from "node:readline";

const LOT = 6; // tiles on the track that are worth an auction of one's own
const FEW = 4; // tiles that are worth a bid in somebody else's

/** How often each bot has been asked: several seats and games may be answered for at once. */
const asked = new Map();

/** A number below `count` that the same seed gives again. */
function drawn(seed, count) {
  const number = (asked.get(seed) ?? 0) + 1;
  asked.set(seed, number);
  const hash = createHash("sha256").update(`${seed} ${number}`).digest();
  return hash.readUInt32BE(0) % count;
}

/** Draw until the track is long, bid the lowest sun that is allowed. */
function pickRa(names, state) {
  const bids = names.filter((name) => name.startsWith("bid "));
  bids.sort((one, other) => Number(one.slice(4)) - Number(other.slice(4)));
  if (bids.length > 0 && (state.filled >= FEW || !names.includes("pass"))) return bids[0];
  if (names.includes("invoke") && state.filled >= LOT) return "invoke";
  return names.includes("draw") ? "draw" : names[0];
}

function answer(question) {
  const names = question.answers.map((each) => each.name);
  if (question.game === "ra") return pickRa(names, question.position.state);
  return names[drawn(question.bot, names.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify({ answer: answer(JSON.parse(line)) })}\n`);
}
