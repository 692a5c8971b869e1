// Requests and sockets without a server: messages to a worker of this page, or to that of another tab.

import { collect } from "./collector.js";
import { attend } from "./device.js";
import { notice } from "./notices.js";
import { addressOf, placeOf } from "./places.js";

/** @import { Line } from "../page.d.ts" */
/** @typedef {{ to?: string, id?: number, told?: [number, string, string, string], socket?: number, text?: string, closed?: number, share?: number, ready?: boolean, trouble?: string }} FromWorker */

const ME = crypto.getRandomValues(new Uint32Array(2)).join("-");
const NAME = "maat"; // of the lock on what is kept, and of the channel between tabs
const PATIENCE = 15_000; // milliseconds a sleeping tab has for an answer
const LATEST = 1000; // milliseconds an engine waits for the front page
const MANY = 8; // messages of a table, each drawn: what was drawn before is garbage then, up to 5 MB each

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** @type {Worker | null} the one that has the tables, if this tab has it */
let worker = null;
/** @type {BroadcastChannel} */
const others = new BroadcastChannel(NAME);
let ready = false;
let last = 0;
let heard = 0; // messages of tables
/** @type {Map<number, { done: (told: [number, string, string, string]) => void, message: object }>} */
const asked = new Map();
/** @type {Map<number, WorkerLine>} */
const lines = new Map();

/** @param {object} message */
function post(message) {
  const told = { from: ME, ...message };
  if (worker) worker.postMessage(told);
  else others.postMessage(told);
}

/** @param {FromWorker} message */
function take(message) {
  if (message.to !== undefined && message.to !== ME) return;
  if (message.share !== undefined) notice({ share: message.share });
  if (message.trouble) notice({ trouble: message.trouble });
  if (message.ready) begin();
  if (message.id !== undefined && message.told) {
    asked.get(message.id)?.done(message.told);
    asked.delete(message.id);
  }
  if (message.socket !== undefined) lines.get(message.socket)?.take(message);
}

others.onmessage = (event) => take(event.data);

/** The tables can be asked now, here or in another tab. */
function begin() {
  if (ready) return;
  ready = true;
  document.documentElement.dataset.engine = "ready";
  for (const { message } of asked.values()) post(message);
  notice({ share: 1 });
  dispatchEvent(new Event("maat-ready"));
  whenIdle(collect);
  if (placeOf(location) === "/") dispatchEvent(new Event("maat-again"));
}

class WorkerLine {
  /** @type {((event: Event) => void) | null} */
  onopen = null;
  /** @type {((event: MessageEvent) => void) | null} */
  onmessage = null;
  /** @type {((event: CloseEvent) => void) | null} */
  onclose = null;
  readyState = CONNECTING;

  /** @param {string} table */
  constructor(table) {
    this.number = last += 1;
    lines.set(this.number, this);
    whenReady(() => {
      if (this.readyState === CLOSED) return;
      post({ socket: this.number, open: table });
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  /** @param {FromWorker} message */
  take({ text, closed }) {
    if (text !== undefined) {
      this.onmessage?.(new MessageEvent("message", { data: text }));
      if ((heard += 1) % MANY === 0) whenIdle(collect);
    }
    if (closed !== undefined) this.lost(closed);
  }

  /** @param {number} code */
  lost(code) {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    lines.delete(this.number);
    this.onclose?.(new CloseEvent("close", { code }));
  }

  /** @param {string} text */
  send(text) {
    post({ socket: this.number, text });
  }

  close() {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    lines.delete(this.number);
    post({ socket: this.number, close: true });
  }
}

/** @param {() => void} work */
const whenIdle = (work) => (globalThis.requestIdleCallback ?? setTimeout)(work);

/** @param {() => void} work */
function whenReady(work) {
  if (ready) queueMicrotask(work);
  else addEventListener("maat-ready", work, { once: true });
}

/**
 * @param {string} table
 * @returns {Line}
 */
const lineTo = (table) => /** @type {Line} */ (/** @type {unknown} */ (new WorkerLine(table)));

/**
 * What an operation says: status, type, name of a file, text.
 * @param {string} method
 * @param {string} path
 * @param {string} body
 * @returns {Promise<[number, string, string, string]>}
 */
function ask(method, path, body = "") {
  return new Promise((done) => {
    const id = last += 1;
    const message = { id, ask: [method, path, body] };
    asked.set(id, { done, message });
    if (ready) post(message);
  });
}

/** What the build wrote down: a front page need not wait for the engine. */
const GAMES = new URL("../games.json", import.meta.url);
const NOBODY = { name: "", known: false, tables: [] };

/**
 * A request as wire.js makes it.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function request(path, init) {
  if (path === "/api/games") return fetch(GAMES);
  const front = !new URLSearchParams(location.search).get("at");
  if (path === "/api/me" && !init?.method && !ready && front) return { ok: true, status: 200, json: async () => NOBODY };
  const [status, , , text] = await ask(init?.method ?? "GET", path, String(init?.body ?? ""));
  return { ok: status < 400, status, json: async () => JSON.parse(text) };
}

// One tab has the worker; when it goes, another takes its place.

function start() {
  const made = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  made.onmessage = (event) => take(event.data);
  made.onerror = (event) => {
    event.preventDefault();
    restart(made);
  };
  worker = made;
}

/**
 * A worker that has died: what was kept is there, what was asked is asked again.
 * @param {Worker} dead
 */
function restart(dead) {
  if (worker !== dead) return;
  dead.terminate();
  notice({ trouble: "died" });
  lost();
  start();
}

/** Nobody answers any more: lines are lost as they would be to a server, what was asked is asked again. */
function lost() {
  ready = false;
  delete document.documentElement.dataset.engine;
  for (const line of [...lines.values()]) line.lost(1006);
}

/** Hold what is kept for as long as this tab lives; another one is asked meanwhile if it has it. */
async function hold() {
  if (!navigator.locks) return start();
  const free = await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
    if (!lock) return false;
    start();
    return new Promise(() => {});
  });
  if (free) return;
  knock();
  await navigator.locks.request(NAME, () => {
    lost();
    start();
    return new Promise(() => {});
  });
}

/** Ask the tab that has the worker; one that sleeps does not answer, and the page says so. */
function knock() {
  others.postMessage({ from: ME, knock: true });
  setTimeout(() => !ready && !worker && notice({ trouble: "asleep" }), PATIENCE);
}

/** On a first visit the front page is drawn first: an engine that starts would take the cores from it. */
const drawn = () => new Promise((done) => {
  if (placeOf(location) !== "/" || navigator.serviceWorker?.controller) done(null);
  addEventListener("maat-placed", done, { once: true });
  setTimeout(done, LATEST);
});

globalThis.pocket = { addressOf, lineTo, placeOf, request };
drawn().then(hold);
attend(ask, whenReady);
