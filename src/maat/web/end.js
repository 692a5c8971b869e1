// After the game: who has won, and what to do next.

import { html, icon, nothing } from "./dom.js";
import { sheetView } from "./score.js";
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

/** @param {TablePage} page */
export function endView(page) {
  const { app, update, id, game } = page;
  const best = Math.min(...update.places);
  const names = update.places.flatMap((place, side) => (place === best ? [page.names[side]] : []));
  return html`<section class="end card">
    <button type="button" class="quiet" @click=${() => page.seeEnd()} aria-label=${app.say("web-close")}>${icon("close")}</button>
    <h2>${app.say("web-winner", { player: names.join(", "), count: names.length })}</h2>
    ${update.redrawn ? html`<p class="note">${app.say("web-redrawn", { count: update.redrawn })}</p>` : nothing}
    ${page.sheets ? sheetView(page, page.sheets) : nothing}
    <p class="row">
      ${again(page)}
      <a class="button" href="/review/${id}#go">${app.say("web-review")}</a>
      <a class="button" href="/replay/${id}">${app.say("web-replay")}</a>
      <a class="button" href="/verify/${id}">${app.say("web-verify")}</a>
      <a class="button" href="/api/tables/${id}/record" download="${game}-${id}.maat">${app.say("web-record")}</a>
      <a class="button" href="/api/tables/${id}/replay.html" download="${game}-${id}.html">${app.say("web-one-file")}</a>
    </p>
  </section>`;
}
