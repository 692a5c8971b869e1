// Where I am known and what is known of me: devices, logging out, taking it along, being forgotten.

import { checked, html, repeat } from "./dom.js";
import { also, texts } from "./l10n.js";
import { get, post } from "./wire.js";

/** @import { Texts } from "./l10n.js" */
/** @import { App } from "./main.js" */
/** @import { Device, Me, MyDevices } from "./protocol.d.ts" */

export class AccountPage {
  kind = "text-page";
  /** @type {Me} */
  me;
  /** @type {Device[]} */
  devices = [];
  /** @type {Texts} */
  texts;
  sure = false;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  async open() {
    [this.me] = await Promise.all([get("/api/me"), this.speak()]);
    if (this.me.known) this.devices = (await get("/api/me/devices")).devices;
    this.app.title(`${this.app.say("web-account")} · Maat`);
  }

  async speak() {
    [this.texts] = await Promise.all([texts(this.app.language, "account"), also(this.app.language, "account")]);
  }

  /** @param {Device} device */
  async leave(device) {
    /** @type {MyDevices | null | undefined} */
    const left = await this.app.attempt(() => post(`/api/me/devices/${device.id}/leave`));
    if (left) this.devices = left.devices;
    this.app.draw();
  }

  /**
   * Go, and be nobody here from then on.
   * @param {string} path
   * @param {object} wish
   */
  async go(path, wish) {
    if (await this.app.attempt(() => post(path, wish))) location.assign("/");
  }

  view() {
    const { app, me, texts: own } = this;
    if (!me.known) return html`<h1>${app.say("web-account")}</h1><p>${own.say("web-account-nobody")}</p>`;
    return html`<h1>${app.say("web-account")}</h1>
      <h2>${own.say("web-account-devices")}</h2>
      <ul class="devices">${repeat(this.devices, (device) => device.id, (device) => this.device(device))}</ul>
      <p class="row"><button type="button" id="leave" @click=${() => this.go("/api/me/leave", {})}>${own.say("web-account-leave")}</button>
        <button type="button" id="leave-everywhere" @click=${() => this.go("/api/me/leave", { everywhere: true })}>${own.say("web-account-leave-everywhere")}</button></p>
      <p>${own.say("web-account-leave-hint")}</p>
      <h2>${own.say("web-account-data")}</h2>
      <p><a class="button" href="/api/me/export" download="maat.json">${own.say("web-account-export")}</a></p>
      <p>${own.say("web-account-forget-hint")}</p>
      <p><label class="check"><input type="checkbox" id="sure" ?checked=${this.sure} @change=${checked((on) => { this.sure = on; app.draw(); })}> ${own.say("web-account-sure")}</label></p>
      <p><button type="button" id="forget" ?disabled=${!this.sure} @click=${() => this.go("/api/me/forget", { sure: true })}>${own.say("web-account-forget")}</button></p>`;
  }

  /** @param {Device} device */
  device(device) {
    const { app, texts: own } = this;
    const day = new Intl.DateTimeFormat(app.language, { dateStyle: "medium" }).format(new Date(device.used));
    const name = device.label || own.say(`web-account-${device.kind}`);
    const about = own.say(["link", "contact"].includes(device.kind) ? "web-account-link-since" : "web-account-used", { day });
    return html`<li><strong>${name}</strong> ${about}
      ${device.here ? html`<em>${own.say("web-account-here")}</em>` : html`<button type="button" class="quiet" @click=${() => this.leave(device)}>${own.say("web-account-end")}</button>`}</li>`;
  }
}
