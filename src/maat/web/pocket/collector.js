// Memory that nobody needs any more is given back when the browser comes to collect it, in a worker after many seconds.

const CLAIM = 2 ** 27; // bytes, of which none is touched: so they cost nothing

/** No script can ask for it. But whoever claims much at once makes the browser look at what is garbage. */
export function collect() {
  try {
    const claimed = /** @type {ArrayBuffer & { transfer?: (size: number) => ArrayBuffer }} */ (new ArrayBuffer(CLAIM));
    claimed.transfer?.(0);
  } catch {
    // there is no room for the claim: then the browser has looked already
  }
}
