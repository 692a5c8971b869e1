// Beside the boards: what has happened, talk, scores, what is left.

import { html, nothing } from "./dom.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function panelsView(page) {
  const { app, deferred } = page;
  const unread = page.talk?.unread().length ?? 0;
  const tabs = ["log", "chat", "score", "left", "more"];
  const body = {
    log: () => deferred?.logView(page),
    chat: () => deferred?.chatView(page),
    score: () => (page.sheets ? deferred?.sheetView(page, page.sheets) : html`<p class="none">…</p>`),
    left: () => deferred?.leftView(page),
    more: () => page.more?.(page),
  }[page.tab] ?? (() => deferred?.logView(page));
  return html`<section class="panels">
    <h2 class="hush">${app.say("web-panels")}</h2>
    <div class="tabs" role="tablist" aria-label=${app.say("web-panels")}>
      ${tabs.map((tab) => html`<button
        type="button"
        role="tab"
        id="tab-${tab}"
        aria-selected=${tab === page.tab}
        aria-controls="panel"
        @click=${() => page.openTab(tab)}
      >${app.say(`web-tab-${tab}`)}${tab === "chat" && unread ? html` <b class="unread">${unread}</b>` : nothing}</button>`)}
    </div>
    <div class="panel" role="tabpanel" id="panel" aria-labelledby="tab-${page.tab}" tabindex="0" @scroll=${(/** @type {{ currentTarget: Element }} */ event) => deferred?.longer(page, event.currentTarget)}>${body()}</div>
  </section>`;
}
