// The Python that runs here: interpreter, library and package, each one file, compressed by ourselves.

import { lay } from "./archive.js";

/** @typedef {{ library: ArrayBuffer, maat: ArrayBuffer }} Files */

const HERE = new URL("../engine/", import.meta.url);
const MAGIC = 0x1f; // the first byte of what gzip wrote; a host may have unpacked it already
const FETCHED = 0.8; // of all work

/**
 * A file as it comes, counted and unpacked.
 * @param {string} name
 * @param {(bytes: number) => void} count
 * @param {string} media
 */
async function fetched(name, count, media = "application/zip") {
  const reply = await fetch(new URL(name, HERE));
  if (!reply.ok || !reply.body) throw new Error(`${name}: ${reply.status}`);
  const reader = reply.body.getReader();
  let next = await reader.read();
  const packed = next.value?.[0] === MAGIC;
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const bytes = new ReadableStream({
    async pull(controller) {
      if (next.done || !next.value) return controller.close();
      count(next.value.byteLength);
      controller.enqueue(next.value);
      next = await reader.read();
    },
  });
  const body = packed ? bytes.pipeThrough(new DecompressionStream("gzip")) : bytes;
  return new Response(body, { headers: { "Content-Type": media } });
}

/**
 * Everything there is to fetch; `tell` hears how much of all work is done.
 * @param {(share: number) => void} tell
 * @returns {Promise<[WebAssembly.Module, Files]>}
 */
export async function parts(tell) {
  const total = await (await fetch(new URL("size.json", HERE))).json();
  let bytes = 0;
  /** @param {number} more */
  const count = (more) => tell(FETCHED * Math.min(1, (bytes += more) / total));
  return Promise.all([WebAssembly.compileStreaming(fetched("python.wasm.gz", count, "application/wasm")), files(count)]);
}

/**
 * What is laid before the interpreter; whoever starts another fetches it anew, for it takes memory.
 * @param {(bytes: number) => void} [count]
 * @returns {Promise<Files>}
 */
export async function files(count = () => undefined) {
  const [library, maat] = await Promise.all(["library", "maat"].map(async (name) => (await fetched(`${name}.zip.gz`, count)).arrayBuffer()));
  return { library, maat };
}

/**
 * An interpreter with the package in it. Pyodide fetches by itself: for that while it is lent what is here already.
 * Whoever keeps our `fetch`, as its Python does, must not keep the files with it.
 * @param {WebAssembly.Module} wasm
 * @param {Files} given
 */
export async function python(wasm, { library, maat }) {
  const { loadPyodide } = await import(String(new URL("pyodide.mjs", HERE)));
  const plain = { fetch: globalThis.fetch, stream: WebAssembly.instantiateStreaming };
  const lent = new Map([["library.zip", library], ["pyodide.asm.wasm", new ArrayBuffer(0)]]);
  globalThis.fetch = async (address, init) => {
    const name = String(address).split("/").at(-1) ?? "";
    return lent.has(name) ? new Response(lent.get(name)) : plain.fetch(address, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) });
  try {
    const made = await loadPyodide({
      indexURL: String(HERE),
      stdLibURL: String(new URL("library.zip", HERE)),
      lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} },
      packageBaseUrl: String(HERE),
    });
    lay(made.FS, maat, "/maat");
    made.runPython("import sys; sys.path.insert(0, '/maat')");
    return made;
  } finally {
    lent.clear();
    globalThis.fetch = plain.fetch;
    WebAssembly.instantiateStreaming = plain.stream;
  }
}
