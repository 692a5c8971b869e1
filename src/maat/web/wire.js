// HTTP: plain JSON requests, faults as exceptions with a key.

export class Refusal extends Error {
  constructor(status, fault) {
    super(fault.key);
    this.status = status;
    this.fault = fault;
  }
}

async function ask(path, init) {
  let reply;
  try {
    reply = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal(0, { key: "unreachable", values: {} });
  }
  const body = await reply.json().catch(() => null);
  if (!reply.ok) throw new Refusal(reply.status, body ?? { key: "unreachable", values: {} });
  return body;
}

export const get = (path) => ask(path);

export const post = (path, body = {}) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** A scene that may be told by what changed since the one before. */
export function patched(before, scene) {
  if (scene.base === undefined) return scene;
  const places = scene.places.flatMap((part) => (Array.isArray(part) ? before.places.slice(...part) : [part]));
  return { places, sheets: scene.sheets ?? before.sheets, targets: scene.targets };
}

/** A replay with all its scenes whole. */
export function unrolled(replay) {
  let scene = null;
  for (const frame of replay.frames) scene = frame.scene = patched(scene, frame.scene);
  return replay;
}

/** A name for an answer that nobody else uses. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
