// Bots think here, so that the table never waits for them.

import { files, python, settle } from "./engine.js";

/** @type {Promise<any> | null} */
let worker = null;

/** @param {WebAssembly.Module} wasm */
async function started(wasm) {
  const made = await python(wasm, await files());
  const thinker = made.pyimport("maat.pocket.thinker");
  settle(made);
  return thinker;
}

onmessage = async ({ data }) => {
  if (data.wasm) {
    worker = started(data.wasm);
    await worker;
    postMessage({ awake: true });
    return;
  }
  try {
    postMessage({ id: data.id, told: (await worker).answer(data.wanted, data.told) });
  } catch (fault) {
    postMessage({ id: data.id, fault: String(fault) });
  }
};
