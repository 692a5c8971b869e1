// A game to take along: as a file, as a link, as a picture of the link.

import { html, nothing, selectAll } from "./dom.js";
import { also, keep, read } from "./l10n.js";
import { download } from "./results.js";
import { post } from "./wire.js";

/** @import { CarriedGame } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/** Where the page itself is, with the folder it lies in. */
const here = () => `${location.origin}${globalThis.pocket ? location.pathname : "/"}`;

/** A site that a server hands out goes back to that server, unless another place was named before. */
const usual = () => read("carry-to") ?? here().replace(/\/pocket\/$/, "/");

/**
 * The address at which a finished game can be seen elsewhere.
 * @param {TablePage} page
 * @returns {Promise<string>}
 */
export const linkTo = async (page) => (await post(`/api/tables/${page.id}/carry`, { to: here() })).link;

export class Transfer {
  /** @type {CarriedGame | null} */
  game = null;
  copied = false;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.to = usual();
  }

  async open() {
    const { app, id } = this.page;
    await also(app.language, "transfer");
    this.game = await app.attempt(() => post(`/api/tables/${id}/carry`, { to: this.to }));
    this.copied = false;
    app.draw();
  }

  /** @param {Event} event */
  async name(event) {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    const wish = field.value.trim();
    this.to = !wish ? here() : /^https?:\/\//.test(wish) ? wish : `https://${wish}`;
    keep("carry-to", wish ? this.to : "");
    await this.open();
  }

  async copy() {
    await navigator.clipboard.writeText(this.game?.link ?? "");
    this.copied = true;
    this.page.app.draw();
  }

  view() {
    const { game, page: { app } } = this;
    if (!game) return nothing;
    return html`<section class="transfer"><p>${app.say("web-transfer-hint")}</p>
      <p class="row"><button type="button" @click=${() => download(new File([game.record], game.name, { type: "text/plain" }))}>${app.say("web-transfer-file")}</button></p>
      <p><label>${app.say("web-transfer-to")} <input id="transfer-to" type="url" .value=${this.to} @change=${(/** @type {Event} */ event) => this.name(event)}></label></p>
      <p class="secret"><input id="transfer-link" readonly aria-label=${app.say("web-transfer-link")} .value=${game.link} @focus=${selectAll}>
        <button type="button" @click=${() => this.copy()}>${app.say(this.copied ? "web-copied" : "web-copy")}</button></p>
      ${game.picture ? html`<p><img class="qr" src=${game.picture} alt=${app.say("web-transfer-picture")}></p>` : html`<p>${app.say("web-transfer-long")}</p>`}</section>`;
  }
}
