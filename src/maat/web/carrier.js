// How the page reaches its tables: a server by HTTP and sockets, or a worker in this very browser.

/** What a socket of a table is spoken on: a WebSocket, or what stands for one.
 * @typedef {Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">} Line */

/** Whether this page has its tables with it, and no server behind it. */
export const inPocket = "pocket" in document.documentElement.dataset;

const pocket = inPocket ? await import("./pocket/carrier.js") : null;

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<Pick<Response, "ok" | "status" | "json">>}
 */
export const request = (path, init) => pocket?.request(path, init) ?? fetch(path, { credentials: "same-origin", ...init });

/**
 * @param {string} table
 * @returns {Line}
 */
export function lineTo(table) {
  if (pocket) return pocket.lineTo(table);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws/${table}`);
}

/**
 * Which view an address asks for; without a server it stands in the query.
 * @param {URL | Location} address
 */
export const placeOf = (address) => pocket?.placeOf(address) ?? address.pathname;

/**
 * The address of a view.
 * @param {string} place
 */
export const addressOf = (place) => pocket?.addressOf(place) ?? place;
