// Bots think here, so that the table never waits for them.

import { files, python } from "./engine.js";

/** @type {Promise<any> | null} */
let worker = null;

onmessage = async ({ data }) => {
  if (data.wasm) {
    worker = files().then((given) => python(data.wasm, given)).then((made) => made.pyimport("maat.pocket.thinker"));
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
