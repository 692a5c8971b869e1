// Talk at the table: stock phrases everybody reads in their own language, and free text.

import { html, mark, nothing, repeat } from "./dom.js";

/** @import { Speaking } from "./protocol.d.ts" */
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
export const spoken = (field) => field.value.replace(/\s+/g, " ").trim().slice(0, 500);

/**
 * @param {TablePage} page
 * @param {Speaking} line
 */
export const saidView = (page, line) => html`<b>${line.name || page.names[line.seat ?? -1] || page.app.say("web-spectator")}</b> <span>${words(page, line)}</span>`;

/** @param {TablePage} page */
export function chatView(page) {
  /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
  const send = (event) => {
    event.preventDefault();
    const text = spoken(event.currentTarget.text);
    // it stays until it comes back
    if (text && page.socket.send({ type: "say", text })) page.saying = text;
  };
  return html`<div class="chat">
    <ol class="talk" tabindex="0" aria-label=${page.app.say("web-chat")}>
      ${repeat(page.chat, (line) => line.n, (line) => html`<li>
        ${line.seat === null || line.seat < 0 ? nothing : mark(line.seat)}
        ${saidView(page, line)}
      </li>`)}
      ${page.chat.length ? nothing : html`<li class="none">${page.app.say("web-chat-empty")}</li>`}
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
