// The Python that runs here: interpreter, library and package, each one file, compressed by ourselves.

import { forget, lay } from "./archive.js";
import { collect } from "./collector.js";

/** @import { Disk } from "./archive.js" */
/** @typedef {{ library: ArrayBuffer, maat: ArrayBuffer }} Files */

const HERE = new URL("../engine/", import.meta.url);
const MAGIC = 0x1f; // the first byte of what gzip wrote; a host may have unpacked it already
const FETCHED = 0.8; // of all work
const HAD = ["library.zip", "pyodide.asm.wasm"]; // of what Pyodide would fetch
const LIBRARY = "/lib/python3.14/lib-dynload"; // where Python looks for it, unless it comes as a zip

const PACKAGE = "/maat";
const LATER = 6000; // milliseconds: the heap of scripts is made smaller once little has been asked of it for five seconds

// What has been imported and is still kept as a file, too.
const IMPORTED = `import os, sys
"\\n".join({
  file for file in (str(getattr(module, "__file__", "")) for module in [*sys.modules.values()])
  if file.startswith(("${LIBRARY}", "${PACKAGE}")) and os.path.exists(file)
})`;

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

/** How many bytes there are to fetch, and in each zip once it is unpacked. */
const sizes = async () => (await fetch(new URL("sizes.json", HERE))).json();

/**
 * A zip in bytes of our own: what a reply hands out is only given back when the collector comes.
 * @param {string} name
 * @param {number} size
 * @param {(bytes: number) => void} count
 */
async function whole(name, size, count) {
  const bytes = new Uint8Array(size);
  const reader = (await fetched(`${name}.zip.gz`, count)).body?.getReader();
  let at = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    bytes.set(next.value, at);
    at += next.value.byteLength;
  }
  return bytes.buffer;
}

/**
 * Everything there is to fetch; `tell` hears how much of all work is done.
 * @param {(share: number) => void} tell
 * @returns {Promise<[WebAssembly.Module, Files]>}
 */
export async function parts(tell) {
  const { wire } = await sizes();
  let bytes = 0;
  /** @param {number} more */
  const count = (more) => tell(FETCHED * Math.min(1, (bytes += more) / wire));
  return Promise.all([WebAssembly.compileStreaming(fetched("python.wasm.gz", count, "application/wasm")), files(count)]);
}

/**
 * What is laid before the interpreter; whoever starts another fetches it anew, for it takes memory.
 * @param {(bytes: number) => void} [count]
 * @returns {Promise<Files>}
 */
export async function files(count = () => undefined) {
  const { library, maat } = await sizes();
  const [first, second] = await Promise.all([whole("library", library, count), whole("maat", maat, count)]);
  return { library: first, maat: second };
}

/**
 * An interpreter with the package in it. Pyodide fetches by itself: for that while it is given nothing, for what it
 * wants is here already, and the library is laid before it as files that nobody copies.
 * @param {WebAssembly.Module} wasm
 * @param {Files} given used up: Pyodide keeps its settings, and must not keep the files with them
 */
export async function python(wasm, given) {
  const { loadPyodide } = await import(String(new URL("pyodide.mjs", HERE)));
  const plain = { fetch: globalThis.fetch, stream: WebAssembly.instantiateStreaming };
  globalThis.fetch = async (address, init) => (HAD.some((name) => String(address).endsWith(name)) ? new Response("") : plain.fetch(address, init));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) });
  try {
    const made = await loadPyodide({
      indexURL: String(HERE),
      stdLibURL: String(new URL("library.zip", HERE)),
      fsInit: async (/** @type {Disk} */ disk) => lay(disk, given.library, LIBRARY),
      lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} },
      packageBaseUrl: String(HERE),
    });
    lay(made.FS, given.maat, PACKAGE);
    made.runPython(`import sys; sys.path.insert(0, "${PACKAGE}")`);
    return made;
  } finally {
    given.library = given.maat = new ArrayBuffer(0);
    globalThis.fetch = plain.fetch;
    WebAssembly.instantiateStreaming = plain.stream;
  }
}

/**
 * What only the start needed is given back: files that are imported, now and of what has been by then, and garbage.
 * @param {any} made an interpreter that has imported what it is for
 */
export function settle(made) {
  for (const wait of [0, LATER]) {
    setTimeout(() => {
      forget(made.FS, made.runPython(IMPORTED).split("\n").filter(Boolean));
      collect();
    }, wait);
  }
}
