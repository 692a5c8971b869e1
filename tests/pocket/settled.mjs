// What an interpreter keeps of the files it has imported: node settled.mjs PYODIDE PACKAGE; says so in JSON.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { lay } from "../../src/maat/web/pocket/archive.js";
import { settle } from "../../src/maat/web/pocket/engine.js";

const [pyodide, maat] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
const zip = readFileSync(maat);
lay(python.FS, zip.buffer.slice(zip.byteOffset, zip.byteOffset + zip.byteLength), "/maat");
python.runPython("import sys; sys.path.insert(0, '/maat')");
python.pyimport("maat.pocket.thinker");

const kept = () => JSON.parse(python.runPython(`
import json, sys
from pathlib import Path
files = {module.__file__ for module in [*sys.modules.values()] if getattr(module, "__file__", None)}
json.dumps([sum(map(Path.is_file, map(Path, files))), sum(p.stat().st_size for p in Path("/maat").rglob("*") if p.is_file())])
`));
const before = kept();
settle(python);
await new Promise((done) => setTimeout(done, 100));
const after = kept();
const games = python.runPython(`
from maat import catalog
[catalog.load(key).key for key in catalog.games()]
`).toJs();
console.log(JSON.stringify({ before, after, games }));
process.exit(0); // whatever is still to be done later
