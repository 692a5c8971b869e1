// After the game: who has won and why, and what to do next.

import { finalTally, podium } from "./ceremony.js";
import { html, icon, nothing } from "./dom.js";
import { post } from "./wire.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
async function rematch(page) {
  const opened = await page.app.attempt(() => post(`/api/tables/${page.id}/rematch`));
  if (opened) page.app.go(new URL(opened.url, location.href).pathname);
}

/** @param {TablePage} page */
function again(page) {
  const { app, update } = page;
  if (update.rematch) return html`<a class="button primary" href="/t/${update.rematch}">${app.say("web-rematch")}</a>`;
  if (!update.mine.length || update.kind !== "table") return nothing;
  return html`<button type="button" class="primary" @click=${() => rematch(page)}>${app.say("web-rematch")}</button>`;
}

/**
 * Give the address of the replay to somebody: by what the device has for it, else by the clipboard.
 * @param {TablePage} page
 */
async function share(page) {
  const url = `${location.origin}/replay/${page.id}`;
  try {
    if (navigator.share) await navigator.share({ title: page.texts.say("game-title"), url });
    else await navigator.clipboard.writeText(url);
    page.copied = !navigator.share;
  } catch {
    page.copied = false;
  }
  page.app.draw();
}

/** @param {TablePage} page */
export function endView(page) {
  const { app, update, id, game } = page;
  const best = Math.min(...update.places);
  const names = update.places.flatMap((place, side) => (place === best ? [page.names[side]] : []));
  return html`<section class="end card">
    <button type="button" class="quiet" @click=${() => page.seeEnd()} aria-label=${app.say("web-close")}>${icon("close")}</button>
    <h2 role="status">${app.say("web-winner", { player: names.join(", "), count: names.length })}</h2>
    ${podium(page)}
    ${update.redrawn ? html`<p class="redrawn">${app.say("web-redrawn", { count: update.redrawn })}</p>` : nothing}
    ${finalTally(page)}
    <p class="row">
      ${again(page)}
      <a class="button" href="/review/${id}#go">${app.say("web-review")}</a>
      <button type="button" id="share" @click=${() => share(page)}>${app.say(page.copied ? "web-copied" : "web-share-game")}</button>
      <a class="button" href="/">${app.say("web-back-home")}</a>
    </p>
    <p class="row">
      <a class="button" href="/replay/${id}">${app.say("web-replay")}</a>
      <a class="button" href="/verify/${id}">${app.say("web-verify")}</a>
      <a class="button" href="/api/tables/${id}/record" download="${game}-${id}.maat">${app.say("web-record")}</a>
      <a class="button" href="/api/tables/${id}/replay.html" download="${game}-${id}.html">${app.say("web-one-file")}</a>
    </p>
  </section>`;
}
