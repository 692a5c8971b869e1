// One socket per table: connects again by itself, sends again what was not acknowledged.

import { read } from "./l10n.js";
import { newId, settled } from "./wire.js";

/** @import { Line, WholeUpdate } from "./page.d.ts" */
/** @import { Act, Correct, HandDraw, Message, Reply, Undo, Update } from "./protocol.d.ts" */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/**
 * What a table hears: messages, and what becomes of the line.
 * @typedef {Exclude<Reply, Update> | WholeUpdate | { type: "greeted" } | { type: "gone" }} Incoming
 */

export class Socket {
  // between two questions whether the line is alive
  static pause = 20_000;
  // for the answer
  static patience = 8_000;
  /** @type {Line} */
  line;
  /** @type {number | undefined} */
  retry;
  /** @type {number | undefined} */
  asking;
  /** @type {number | undefined} runs while an answer is waited for */
  doubt;

  /**
   * `hear(message)` for every message, `state(online)` when the line comes or goes; `update` was just fetched.
   * @param {string} table
   * @param {(message: Incoming) => void} hear
   * @param {(online: boolean) => void} state
   * @param {WholeUpdate | null} [update]
   */
  constructor(table, hear, state, update = null) {
    this.table = table;
    this.hear = hear;
    this.state = state;
    this.version = update?.version ?? 0;
    this.fetched = update && { base: update.version, viewed: update.seat };
    this.chat = 0;
    /** @type {number | null} */
    this.seat = null;
    this.update = update;
    this.wait = FIRST_WAIT;
    /** @type {Map<string, Act | HandDraw | Correct | Undo>} */
    this.pending = new Map();
    /** @type {Set<string>} of those pending, what was never on a line */
    this.unsent = new Set();
    this.closed = false;
    addEventListener("online", this.probe);
    document.addEventListener("visibilitychange", this.probe);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    clearTimeout(this.doubt);
    // a greeting ends it
    this.doubt = setTimeout(() => this.drop(), Socket.patience);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.line = globalThis.pocket?.lineTo(this.table) ?? new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.line.onopen = () => this.greet();
    this.line.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.line.onclose = (event) => this.lost(event);
  }

  greet() {
    this.raw({ type: "hello", version: this.version, chat: this.chat, seat: this.seat, changes: true, spare: read("ask") !== "always", ...this.fetched });
    // after a lost line the scene comes whole
    this.fetched = null;
    for (const message of this.pending.values()) this.raw(message);
    this.unsent.clear();
    this.hear({ type: "greeted" });
    this.listen();
  }

  /** The line is alive; ask again in a while. */
  listen() {
    clearTimeout(this.doubt);
    clearTimeout(this.asking);
    this.doubt = undefined;
    this.asking = setTimeout(this.probe, Socket.pause);
  }

  /** A line can die without a word: ask, and take another one if nothing comes back. */
  probe = () => {
    if (this.line.readyState === WebSocket.CLOSED) return this.connect();
    if (this.doubt || !this.raw({ type: "ping" })) return;
    this.doubt = setTimeout(() => this.drop(), Socket.patience);
  };

  drop() {
    this.line.onopen = this.line.onclose = this.line.onmessage = null;
    this.line.close();
    this.lost({});
  }

  /** @param {Reply} message */
  receive(message) {
    this.listen();
    if (message.type === "done" || message.type === "refused") this.forget(message.id);
    if (message.type === "update") {
      this.wait = FIRST_WAIT;
      this.version = message.version;
      message = this.update = settled(message, this.update);
    }
    if (message.type === "chat") {
      for (const line of message.lines) this.chat = Math.max(this.chat, line.n);
    }
    this.state(true);
    this.hear(/** @type {Incoming} */ (message));
  }

  /** @param {{ code?: number }} event */
  lost(event) {
    clearTimeout(this.doubt);
    clearTimeout(this.asking);
    this.doubt = undefined;
    if (this.closed) return;
    if (event.code === 4000) {
      this.hear({ type: "gone" });
      return;
    }
    this.state(false);
    this.retry = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /**
   * Whether there was a line to send it on.
   * @param {Message} message
   */
  raw(message) {
    const open = this.line.readyState === WebSocket.OPEN;
    if (open) this.line.send(JSON.stringify(message));
    return open;
  }

  /**
   * Something that may get lost: a question, a look.
   * @param {Message} message
   */
  send(message) {
    return this.raw(message);
  }

  /**
   * From now on see the table from this seat, with a log of its own.
   * @param {number | null} seat
   */
  look(seat) {
    this.seat = seat;
    this.version = 0;
    this.raw({ type: "look", seat });
  }

  /**
   * Something that must arrive exactly once; what was never sent gives way to a second thought.
   * @param {Omit<Act, "id"> | Omit<HandDraw, "id"> | Omit<Correct, "id"> | Omit<Undo, "id">} message
   */
  keep(message) {
    const id = newId();
    const kept = { ...message, id };
    for (const each of this.unsent) {
      const other = this.pending.get(each);
      if (other?.type === message.type && other.version === message.version) this.forget(each);
    }
    this.pending.set(id, kept);
    if (!this.raw(kept)) this.unsent.add(id);
    return id;
  }

  /** @param {string} id */
  forget(id) {
    this.pending.delete(id);
    this.unsent.delete(id);
  }

  close() {
    this.closed = true;
    for (const timer of [this.retry, this.doubt, this.asking]) clearTimeout(timer);
    removeEventListener("online", this.probe);
    document.removeEventListener("visibilitychange", this.probe);
    this.line.close();
  }
}
