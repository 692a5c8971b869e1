// The Python that runs here: interpreter, library and package, each one file, compressed by ourselves.

/** @typedef {{ wasm: WebAssembly.Module, library: ArrayBuffer, maat: ArrayBuffer }} Parts */

const HERE = new URL("../engine/", import.meta.url);
const MAGIC = 0x1f; // the first byte of what gzip wrote; a host may have unpacked it already
const FETCHED = 0.8; // of all work

/**
 * A file as a whole, counted as it comes.
 * @param {string} name
 * @param {(bytes: number) => void} count
 */
async function fetched(name, count) {
  const reply = await fetch(new URL(name, HERE));
  if (!reply.ok || !reply.body) throw new Error(`${name}: ${reply.status}`);
  const counted = new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const packed = new Uint8Array(await new Response(reply.body.pipeThrough(counted)).arrayBuffer());
  const body = new Response(packed).body;
  return packed[0] === MAGIC && body ? new Response(body.pipeThrough(new DecompressionStream("gzip"))) : new Response(packed);
}

/**
 * Everything there is to fetch; `tell` hears how much of all work is done.
 * @param {(share: number) => void} tell
 * @returns {Promise<Parts>}
 */
export async function parts(tell) {
  const total = await (await fetch(new URL("size.json", HERE))).json();
  let bytes = 0;
  /** @param {number} more */
  const count = (more) => tell(FETCHED * Math.min(1, (bytes += more) / total));
  const [wasm, library, maat] = await Promise.all([
    fetched("python.wasm.gz", count).then(async (reply) =>
      WebAssembly.compile(await reply.arrayBuffer())),
    fetched("library.zip.gz", count).then((reply) => reply.arrayBuffer()),
    fetched("maat.zip.gz", count).then((reply) => reply.arrayBuffer()),
  ]);
  return { wasm, library, maat };
}

/**
 * An interpreter with the package in it. Pyodide fetches by itself: for that while it is handed what is here already.
 * @param {Parts} given
 */
export async function python({ wasm, library, maat }) {
  const { loadPyodide } = await import(String(new URL("pyodide.mjs", HERE)));
  const plain = { fetch: globalThis.fetch, stream: WebAssembly.instantiateStreaming };
  globalThis.fetch = async (address, init) => (String(address).endsWith("library.zip") ? new Response(library) : String(address).endsWith(".wasm") ? new Response() : plain.fetch(address, init));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) });
  try {
    const made = await loadPyodide({
      indexURL: String(HERE),
      stdLibURL: String(new URL("library.zip", HERE)),
      lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} },
      packageBaseUrl: String(HERE),
    });
    made.unpackArchive(maat, "zip", { extractDir: "/maat" });
    made.runPython("import sys; sys.path.insert(0, '/maat')");
    return made;
  } finally {
    globalThis.fetch = plain.fetch;
    WebAssembly.instantiateStreaming = plain.stream;
  }
}
