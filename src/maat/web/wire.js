// Plain JSON requests, faults as exceptions with a key.

/** @import { Shown, WholeReplay, WholeUpdate } from "./page.d.ts" */
/** @import { Changes, Replay, Scene, Update } from "./protocol.d.ts" */

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Shown} fault
   */
  constructor(status, fault) {
    super(fault.key);
    this.status = status;
    this.fault = fault;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function ask(path, init) {
  let reply;
  try {
    reply = await (globalThis.pocket?.request ?? fetch)(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal(0, { key: "unreachable", values: {} });
  }
  const body = await reply.json().catch(() => null);
  if (!reply.ok) throw new Refusal(reply.status, body ?? { key: "unreachable", values: {} });
  return body;
}

/**
 * What docs/protocol.md says of the path; whoever asks knows its type.
 * @param {string} path
 * @returns {Promise<any>}
 */
export const get = (path) => ask(path);

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export const post = (path, body = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/**
 * Runs of what was there before, and what is new.
 * @template T
 * @param {T[]} before
 * @param {([number, number] | T)[]} parts
 * @returns {T[]}
 */
const joined = (before, parts) => parts.flatMap((part) => (Array.isArray(part) ? before.slice(...part) : [part]));

/**
 * A scene that may be told by what changed since the one before.
 * @param {Scene | null} before
 * @param {Scene | Changes} scene
 * @returns {Scene}
 */
export function patched(before, scene) {
  if (!("base" in scene)) return scene;
  if (!before) throw new Error("changes of a scene that never came");
  const had = [...before.places];
  for (const { of, pieces, ...rest } of scene.mended ?? []) had[of] = { ...had[of], ...rest, pieces: joined(had[of].pieces ?? [], pieces) };
  return { places: joined(had, scene.places), sheets: scene.sheets ?? before.sheets, targets: scene.targets ?? [], focus: scene.focus ?? "" };
}

/**
 * An update with the scene as I see it: what everybody sees, and over it what is my own.
 * @param {Update | WholeUpdate} update
 * @param {WholeUpdate | null} [before]
 * @returns {WholeUpdate}
 */
export function settled(update, before = null) {
  const own = update.own ?? before?.own ?? [];
  const seen = patched(before?.public ?? null, update.scene);
  const places = [...seen.places];
  let at = places.length - 1;
  for (const place of own) {
    const found = places.findIndex(({ id }) => id === place.id);
    at = found < 0 ? at + 1 : found;
    places.splice(at, found < 0 ? 0 : 1, place);
  }
  return { ...update, own, public: seen, scene: { ...seen, places, targets: update.targets } };
}

/**
 * A replay with all its scenes whole.
 * @param {Replay} replay
 * @returns {WholeReplay}
 */
export function unrolled(replay) {
  /** @type {Scene | null} */
  let scene = null;
  for (const frame of replay.frames) frame.scene = scene = patched(scene, frame.scene);
  return /** @type {WholeReplay} */ (replay);
}

/** A name for an answer that nobody else uses. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
