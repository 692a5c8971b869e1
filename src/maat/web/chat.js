// Talk at the table: stock phrases everybody reads in their own language, and free text.

import { html, mark, nothing, repeat } from "./dom.js";
import { keep, read } from "./l10n.js";

/** @import { Chat, Speaking } from "./protocol.d.ts" */
/** @import { TablePage } from "./table.js" */

/**
 * @param {TablePage} page
 * @param {Speaking} line
 */
const words = (page, line) => (line.phrase ? page.app.say(`phrase-${line.phrase}`) : line.text);

/**
 * What a field says, as it is sent.
 * @param {HTMLInputElement} field
 */
const spoken = (field) => field.value.replace(/\s+/g, " ").trim().slice(0, 500);

/**
 * @param {TablePage} page
 * @param {Speaking} line
 */
const saidView = (page, line) => html`<b>${line.name || page.names[line.seat ?? -1] || page.app.say("web-spectator")}</b> <span>${words(page, line)}</span>`;

/** All that was said at a table, and how much of it I have seen. */
export class Talk {
  /** @type {Speaking[]} */
  lines = [];
  /** @type {Speaking | null} what is spoken */
  newest = null;
  /** @type {string | null} what I said that has not come back */
  saying = null;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.place = `read-${page.id}`;
    this.readTo = Number(read(this.place) ?? 0);
  }

  /** @param {Chat} message */
  hear(message) {
    const { page } = this;
    const known = new Set(this.lines.map((line) => line.n));
    const fresh = message.lines.filter((line) => !known.has(line.n));
    this.lines = [...this.lines, ...fresh];
    this.newest = this.unread().at(-1) ?? this.newest;
    if (page.tab === "chat" || page.gathers()) this.read();
    if (fresh.some((line) => line.text === this.saying)) this.clear();
    page.app.draw();
    this.toNewest();
  }

  /** What I said has come back: the field is free, unless something else is written there by now. */
  clear() {
    /** @type {HTMLInputElement | null} */
    const field = document.querySelector("#say");
    if (field && spoken(field) === this.saying) field.value = "";
    this.saying = null;
  }

  toNewest() {
    const talk = document.querySelector(".talk");
    if (talk) talk.scrollTop = talk.scrollHeight;
  }

  unread() {
    return this.lines.filter((line) => line.n > this.readTo);
  }

  read() {
    this.readTo = Math.max(this.readTo, ...this.lines.map((line) => line.n));
    keep(this.place, this.readTo);
  }

  /** What was said last, for those who hear it. */
  newestView() {
    return repeat(this.newest ? [this.newest] : [], (line) => line.n, (line) => saidView(this.page, line));
  }
}

/** @param {TablePage} page */
export function chatView(page) {
  const { talk } = page;
  if (!talk) return nothing;
  /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
  const send = (event) => {
    event.preventDefault();
    const text = spoken(event.currentTarget.text);
    // it stays until it comes back
    if (text && page.socket.send({ type: "say", text })) talk.saying = text;
  };
  return html`<div class="chat">
    <ol class="talk" tabindex="0" aria-label=${page.app.say("web-chat")}>
      ${repeat(talk.lines, (line) => line.n, (line) => html`<li>
        ${line.seat === null || line.seat < 0 ? nothing : mark(line.seat)}
        ${saidView(page, line)}
      </li>`)}
      ${talk.lines.length ? nothing : html`<li class="none">${page.app.say("web-chat-empty")}</li>`}
    </ol>
    ${page.update.mine.length
      ? html`<div class="phrases">${page.phrases.map((phrase) => html`<button
            type="button"
            @click=${() => page.socket.send({ type: "say", phrase })}
          >${page.app.say(`phrase-${phrase}`)}</button>`)}</div>
          <form @submit=${send}>
            <label class="hush" for="say">${page.app.say("web-say")}</label>
            <input id="say" name="text" maxlength="500" autocomplete="off" placeholder=${page.app.say("web-say")}>
            <button type="submit">${page.app.say("web-send")}</button>
          </form>`
      : nothing}
  </div>`;
}
