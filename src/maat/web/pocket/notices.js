// What a page without a server has to say of itself: loading, trouble, a new version, what is kept.

import { html, nothing, render } from "../dom.js";
import { texts, wishedLanguage } from "../l10n.js";

/** @import { Texts } from "../l10n.js" */

/**
 * What is to be said now; the box of the device once the page it belongs to is there.
 * @type {{ share: number, trouble: string, renew: (() => void) | null, install: (() => void) | null, told: string, kept: boolean | null, placed: boolean }}
 */
const state = { share: 0, trouble: "", renew: null, install: null, told: "", kept: null, placed: false };

/** @type {Texts | null} */
let words = null;
const root = Object.assign(document.createElement("aside"), { className: "pocket" });

/** What the box of this device can do; whoever knows how brings it along. */
/** @type {{ keep: () => unknown, take: (file: File) => unknown } | null} */
let doing = null;

/** @param {Partial<typeof state>} news */
export function notice(news) {
  Object.assign(state, news);
  draw();
}

/** @param {{ keep: () => unknown, take: (file: File) => unknown }} able */
export async function begin(able) {
  doing = able;
  document.body.append(root);
  new MutationObserver(speak).observe(document.documentElement, { attributeFilter: ["lang"] });
  await speak();
}

async function speak() {
  words = await texts(document.documentElement.lang || wishedLanguage(), "pocket");
  draw();
}

/** Whether the page shown is one that speaks of the device: the front page and the list of tables. */
const isHome = () => ["/", "/tables"].includes(new URLSearchParams(location.search).get("at") ?? "/");

function draw() {
  if (!words || !doing) return;
  render(view(words, doing), root);
}

/**
 * @param {Texts} said
 * @param {NonNullable<typeof doing>} able
 */
function view(said, able) {
  return html`
    ${state.share < 1 && !state.trouble ? loading(said) : nothing}
    ${state.trouble ? html`<div class="fault" role="alert"><p>${said.say(`pocket-${state.trouble}`)}</p>
      <button type="button" @click=${heard}>${said.say("pocket-close")}</button></div>` : nothing}
    ${state.placed && isHome() ? html`${state.renew ? renewal(said, state.renew) : nothing}${box(said, able)}` : nothing}`;
}

/**
 * Never at a table: there it would lie over the answers, and can wait.
 * @param {Texts} said
 * @param {() => void} renew
 */
const renewal = (said, renew) => html`<p class="notice row" role="status"><span>${said.say("pocket-new-version")}</span>
  <button type="button" class="primary" @click=${renew}>${said.say("pocket-renew")}</button>
  <button type="button" @click=${() => notice({ renew: null })}>${said.say("pocket-later")}</button></p>`;

/** @param {Texts} said */
const loading = (said) => html`<p class="loading" role="status"><label>${said.say("pocket-loading")}
  <progress max="1" .value=${state.share}></progress></label></p>`;

/** The page says of the same that something went wrong, unseen below this. */
function heard() {
  globalThis.maat.fault = null;
  globalThis.maat.draw();
  notice({ trouble: "" });
}

/** What is kept here, and for how long: a browser keeps a site only where nobody in between can change it. */
function staying() {
  if (!isSecureContext) return "pocket-open-network";
  return state.kept === false ? "pocket-may-be-cleared" : "pocket-kept";
}

/**
 * @param {Texts} said
 * @param {NonNullable<typeof doing>} able
 */
function box(said, able) {
  /** @param {Event} event */
  const chosen = (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.files?.[0]) able.take(field.files[0]);
    field.value = "";
  };
  return html`<section class="card device" aria-labelledby="device-title"><h2 id="device-title">${said.say("pocket-title")}</h2>
    <p>${said.say(staying())}</p>
    <p class="row">${state.install ? html`<button type="button" class="primary" @click=${state.install}>${said.say("pocket-install")}</button>` : nothing}
      <button type="button" @click=${able.keep}>${said.say("pocket-keep-all")}</button>
      <label class="button">${said.say("pocket-take-all")}<input class="hush" type="file" accept=".json,application/json" @change=${chosen}></label></p>
    <p role="status">${state.told ? said.say(state.told) : nothing}</p></section>`;
}
