// Runs a script in the Python that will run in the browser:
// node python.mjs PYODIDE SCRIPT IN OUT [LIBRARY PACKAGE]; its `main` finds /tmp/in and leaves /tmp/out.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, script, source, target, library, maat] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// Bytecode knows its lines and not its columns: a quarter less to send.
const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, env, ...(library ? { stdLibURL: library } : {}) });
python.FS.writeFile("/tmp/in", readFileSync(source));
if (maat) {
  const data = readFileSync(maat);
  python.unpackArchive(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength), "zip", { extractDir: "/maat" });
  python.runPython("import sys; sys.path.insert(0, '/maat')");
}
try {
  python.runPython(readFileSync(script, "utf-8"));
  await python.globals.get("main")();
  writeFileSync(target, python.FS.readFile("/tmp/out"));
  process.exit(0); // whatever tasks still wait for a time
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
