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

/** A name for an answer that nobody else uses. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
