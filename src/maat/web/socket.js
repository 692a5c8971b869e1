// One socket per table: connects again by itself, sends again what was not acknowledged.

import { newId, patched } from "./wire.js";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class Socket {
  /** `hear(message)` for every message, `state(online)` when the line comes or goes; `beat` was just fetched. */
  constructor(table, hear, state, beat = null) {
    this.table = table;
    this.hear = hear;
    this.state = state;
    this.version = beat?.version ?? 0;
    this.fetched = beat && { base: beat.version, viewed: beat.seat };
    this.chat = 0;
    this.seat = null;
    this.scene = beat?.scene ?? null;
    this.wait = FIRST_WAIT;
    this.pending = new Map();
    this.closed = false;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.line = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.line.onopen = () => this.greet();
    this.line.onmessage = (event) => this.receive(JSON.parse(event.data));
    this.line.onclose = (event) => this.lost(event);
  }

  greet() {
    this.raw({ type: "hello", version: this.version, chat: this.chat, seat: this.seat, changes: true, ...this.fetched });
    this.fetched = null; // after a lost line the scene comes whole
    for (const message of this.pending.values()) this.raw(message);
    this.hear({ type: "greeted" });
  }

  receive(message) {
    this.wait = FIRST_WAIT;
    if (message.type === "done" || message.type === "refused") this.pending.delete(message.id);
    if (message.type === "beat") {
      this.version = message.version;
      message.scene = this.scene = patched(this.scene, message.scene);
    }
    if (message.type === "chat") {
      for (const line of message.lines) this.chat = Math.max(this.chat, line.n);
    }
    this.state(true);
    this.hear(message);
  }

  lost(event) {
    if (this.closed) return;
    if (event.code === 4000) {
      this.hear({ type: "gone" });
      return;
    }
    this.state(false);
    setTimeout(() => !this.closed && this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  raw(message) {
    if (this.line.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(message));
  }

  /** Something that may get lost: a question, a look. */
  send(message) {
    this.raw(message);
  }

  /** From now on see the table from this seat, with a log of its own. */
  look(seat) {
    this.seat = seat;
    this.version = 0;
    this.raw({ type: "look", seat });
  }

  /** Something that must arrive exactly once. */
  keep(message) {
    const id = newId();
    const kept = { ...message, id };
    this.pending.set(id, kept);
    this.raw(kept);
    return id;
  }

  close() {
    this.closed = true;
    this.line.close();
  }
}
