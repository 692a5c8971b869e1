// The tables of this device: the server's own code behind a desk of messages.

import { Cabinet } from "./cabinet.js";
import { parts, python, settle } from "./engine.js";

const NAME = "maat";
const HERE = new URL("../", import.meta.url);
const SLOWEST = 60_000; // milliseconds a thought may take before another thinker is asked

/** @typedef {{ from: string, id?: number, ask?: [string, string, string], socket?: number, open?: string, text?: string, close?: boolean, knock?: boolean }} FromPage */

const others = new BroadcastChannel(NAME);
/** @type {any} the desk, once it is there */
let desk = null;
let unkept = false; // whether something could not be written, and the page knows
/** @type {WebAssembly.Module} the interpreter, compiled once for both workers */
let wasm;

// Sockets have numbers here; each belongs to a page, and to the way it is reached.

let last = 0;
/** @type {Map<string, number>} */
const numbers = new Map();
/** @type {Map<number, (message: object) => void>} */
const pages = new Map();

/**
 * @param {FromPage} message
 * @param {(message: object) => void} reply
 */
async function take(message, reply) {
  const { from, id, ask, socket, knock } = message;
  if (!desk || !from) return;
  if (knock) reply({ to: from, ready: true });
  if (ask) reply({ to: from, id, told: JSON.parse(await desk.ask(...ask)) });
  if (socket !== undefined) onSocket(message, `${from} ${socket}`, reply);
}

/**
 * @param {FromPage} message
 * @param {string} key
 * @param {(message: object) => void} reply
 */
function onSocket({ from, socket, open, text, close }, key, reply) {
  if (open) {
    numbers.set(key, (last += 1));
    pages.set(last, (told) => reply({ to: from, socket, ...told }));
    desk.connect(last, open);
  }
  const number = numbers.get(key);
  if (number === undefined) return;
  if (text !== undefined) desk.hear(number, text);
  if (close) {
    desk.hear(number, undefined);
    numbers.delete(key);
  }
}

onmessage = ({ data }) => take(data, postMessage);
others.onmessage = ({ data }) => take(data, (message) => others.postMessage(message));

// Thoughts: another worker, started when the first is wanted.

/** @type {Worker | null} */
let thinker = null;
let awake = false; // whether it has its Python already
/** @type {Map<number, { done: (told: string) => void, failed: (fault: Error) => void }>} */
const thoughts = new Map();

function newThinker() {
  const made = new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
  made.postMessage({ wasm });
  made.onmessage = ({ data }) => {
    if (data.awake) awake = true;
    const thought = thoughts.get(data.id);
    thoughts.delete(data.id);
    if (data.fault) thought?.failed(new Error(data.fault));
    else thought?.done(data.told);
  };
  made.onerror = (event) => {
    event.preventDefault();
    forget();
  };
  return made;
}

/** Whoever waits for a thought that will never come is told. */
function forget() {
  thinker?.terminate();
  thinker = null;
  awake = false;
  for (const { failed } of thoughts.values()) failed(new Error("the thinker has gone"));
  thoughts.clear();
}

/** Whether it can be asked without waiting for it to start; from now on it starts. */
function wake() {
  thinker ??= newThinker();
  return awake;
}

/**
 * @param {string} wanted
 * @param {string} told
 * @returns {Promise<string>}
 */
function think(wanted, told) {
  wake();
  const id = (last += 1);
  const late = setTimeout(forget, SLOWEST);
  return new Promise((done, failed) => {
    thoughts.set(id, { done, failed });
    thinker?.postMessage({ id, wanted, told });
  }).finally(() => clearTimeout(late));
}

// What the desk is offered.

/** @param {string} name */
async function file(name) {
  const there = name === "index.html" ? "page.html" : name.replace(/^\//, "");
  return (await fetch(new URL(there, HERE))).text();
}

/**
 * Python knows errors of scripts alone: with what a database says instead, whoever waits there would wait for ever.
 * @param {unknown} fault
 * @returns {never}
 */
function fail(fault) {
  throw new Error(String(fault));
}

/** @param {Cabinet} cabinet */
const offered = (cabinet) => ({
  /** @param {string} name */
  read: (name) => cabinet.read(name).catch(fail),
  /** @param {string} begin */
  scan: (begin) => cabinet.scan(begin).catch(fail),
  /** @param {string} changes */
  write: (changes) => cabinet.write(changes).catch((fault) => {
    unkept = true;
    postMessage({ trouble: fault?.name === "QuotaExceededError" ? "full" : "forbidden" });
    return fail(fault);
  }),
  wake,
  think,
  file,
  /**
   * @param {number} number
   * @param {string} text
   */
  say: (number, text) => pages.get(number)?.({ text }),
  /**
   * @param {number} number
   * @param {number} code
   */
  closed: (number, code) => {
    pages.get(number)?.({ closed: code });
    pages.delete(number);
  },
});

async function start() {
  /** @type {Cabinet} */
  let cabinet;
  try {
    cabinet = await Cabinet.open();
  } catch {
    postMessage({ trouble: "forbidden" });
    return;
  }
  const [compiled, given] = await parts((share) => postMessage({ share }));
  wasm = compiled;
  const made = await python(compiled, given);
  postMessage({ share: 0.9 });
  desk = await made.pyimport("maat.pocket.worker").start(offered(cabinet));
  postMessage({ ready: true });
  others.postMessage({ ready: true });
  settle(made);
}

start().catch((fault) => {
  console.error(fault);
  if (!unkept) postMessage({ trouble: "broken" });
});
