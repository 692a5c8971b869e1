// The proof of the shuffle, worked out in this browser: commitment, then every draw.

import { html, nothing, resolved } from "./dom.js";
import { also, texts } from "./l10n.js";
import { get } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Proof } from "./protocol.d.ts" */

const SEALED = "hmac-sha256"; // the dealer of tables, which can be followed here

const encoder = new TextEncoder();
/** @param {ArrayBuffer} buffer */
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} seed */
export const commitment = async (seed) => hex(await crypto.subtle.digest("SHA-256", encoder.encode(seed)));

/**
 * Draw number n below a limit: HMAC-SHA256 of `n.attempt` under the seed, the first without bias.
 * @param {CryptoKey} key
 * @param {number} n
 * @param {bigint} limit
 */
export async function below(key, n, limit) {
  const fair = ((1n << 64n) / limit) * limit;
  for (let attempt = 0; ; attempt += 1) {
    const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(`${n}.${attempt}`));
    const value = new DataView(digest).getBigUint64(0);
    if (value < fair) return value % limit;
  }
}

/** @param {string} seed */
export const keyOf = (seed) =>
  crypto.subtle.importKey("raw", encoder.encode(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

/**
 * Which of the weighted answers a draw gives.
 * @param {number[]} weights
 * @param {bigint} value
 */
export function pick(weights, value) {
  let rest = value;
  for (let at = 0; at < weights.length; at += 1) {
    rest -= BigInt(weights[at]);
    if (rest < 0n) return at;
  }
  return -1;
}

export class VerifyPage {
  kind = "text-page";
  /** @type {Proof} */
  proof;
  /** @type {Texts} */
  texts;
  unable = ""; // why the draws cannot be worked out here

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.checked = 0;
    /** @type {number[]} */
    this.wrong = [];
    /** @type {boolean | null} */
    this.sealed = null;
  }

  async open() {
    this.proof = await get(`/api/tables/${this.id}/proof`);
    await this.speak();
    this.app.title(`${this.app.say("web-verify")} · Maat`);
    this.unable = this.obstacle();
    if (!this.unable) this.check().catch((fault) => this.app.blame(fault));
  }

  async speak() {
    const { language } = this.app;
    [this.texts] = await Promise.all([texts(language, this.proof.game), also(language, "verify"), also(language, "deferred")]);
  }

  /** Why the draws cannot be worked out here, if so. */
  obstacle() {
    const { seed, dealer, verified } = this.proof;
    if (!seed) return "web-verify-no-seed";
    if (dealer !== SEALED) return verified ? "web-verify-by-server" : "web-not-verified";
    return globalThis.crypto?.subtle ? "" : "web-verify-unable"; // browsers give it to safe addresses only
  }

  async check() {
    const { seed, draws } = this.proof;
    this.sealed = (await commitment(seed)) === this.proof.commitment;
    const key = await keyOf(seed);
    for (const draw of draws) {
      const total = draw.weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      const at = pick(draw.weights, await below(key, draw.n, total));
      if (at !== draw.drawn) this.wrong.push(draw.n);
      this.checked += 1;
      if (this.checked % 40 === 0) this.app.draw();
    }
    this.app.draw();
  }

  /**
   * @param {boolean} done
   * @param {boolean | null} good
   */
  verdict(done, good) {
    const { app, proof } = this;
    if (this.unable) return app.say(this.unable);
    const draws = proof.draws.length;
    return done ? app.say(good ? "web-verified" : "web-not-verified", { draws }) : app.say("web-verifying", { done: this.checked, draws });
  }

  view() {
    const { app, proof } = this;
    const done = this.checked === proof.draws.length && this.sealed !== null;
    const good = done && this.sealed && !this.wrong.length;
    return html`<h1>${app.say("web-verify")}</h1>
      <p>${app.say("web-verify-hint")}</p>
      <dl class="proof">
        <div><dt>${app.say("web-commitment")}</dt><dd><code class="hash">${proof.commitment}</code></dd></div>
        <div><dt>${app.say("web-seed")}</dt><dd><code class="hash">${proof.seed}</code></dd></div>
      </dl>
      <p class="verdict ${done ? (good ? "good" : "bad") : ""}" role="status" id="verdict">
        ${this.verdict(done, good)}</p>
      ${proof.carried ? html`<p class="redrawn">${app.say("web-carried")}</p>` : nothing}
      <details><summary>${app.say("web-draws")}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label=${app.say("web-draws")}><table class="score">
          <thead><tr><th scope="col">${app.say("web-draw-number")}</th><th scope="col">${app.say("web-draw-result")}</th><th scope="col">${app.say("web-draw-chance")}</th></tr></thead>
          <tbody>${proof.draws.map((draw) => html`<tr class=${this.wrong.includes(draw.n) ? "bad" : ""}><td>${draw.n + 1}</td><td>${this.texts.say(draw.answer.key, resolved(draw.answer.values, []))}</td>
            <td>${draw.weights[draw.drawn]} / ${draw.weights.reduce((sum, weight) => sum + weight, 0)}</td></tr>`)}</tbody>
        </table></div></details>
      <p class="row"><a class="button" href="/replay/${this.id}">${app.say("web-replay")}</a>
        <a class="button" href="/api/tables/${this.id}/record" download="${this.id}.maat">${app.say("web-record")}</a></p>`;
  }
}
