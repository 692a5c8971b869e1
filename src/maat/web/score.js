// Score sheets with rule numbers, and what is left in bags and decks.

import { drawing, html, mark, nothing, resolved } from "./dom.js";

const rowName = (line) => `${line.phase}|${line.key}|${line.rule}`;

/** All lines of all sides, in the order of the game, each once. */
function rows(sides) {
  const found = new Map();
  for (const side of sides) {
    for (const line of side ?? []) found.set(rowName(line), found.get(rowName(line)) ?? line);
  }
  return [...found.values()].sort((one, other) => one.phase - other.phase);
}

function points(side, row) {
  const lines = (side ?? []).filter((line) => rowName(line) === rowName(row));
  return lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : "";
}

const total = (side) => side.reduce((sum, line) => sum + line.points, 0);

export function sheetView(page, sides) {
  const { app, texts, names, game } = page;
  const label = (line) => `${line.phase ? `${texts.say("phase", { phase: line.phase })}: ` : ""}${texts.say(line.key)}`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${app.say("score-sheet")}><table class="score">
    <caption class="hush">${app.say("score-sheet")}</caption>
    <thead><tr><th scope="col">${app.say("column-line")}</th><th scope="col">${app.say("column-rule")}</th>
      ${sides.map((_, seat) => html`<th scope="col">${mark(seat)} ${names[seat]}</th>`)}</tr></thead>
    <tbody>${rows(sides).map((row) => html`<tr><th scope="row">${label(row)}</th>
      <td class="rule"><a href="/rules/${game}#${row.rule}">${row.rule}</a></td>
      ${sides.map((side) => html`<td>${side ? points(side, row) : "?"}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row" colspan="2">${app.say("score-total")}</th>
      ${sides.map((side) => html`<td>${side ? total(side) : "?"}</td>`)}</tr></tfoot>
  </table></div>`;
}

/** How many of each are left in every bag and deck that all may count, and how likely each is. */
export function leftView(page) {
  const heaps = page.scene.places.filter((place) => place.layout === "heap" && place.pieces?.length);
  if (!heaps.length) return html`<p class="none">${page.app.say("web-left-none")}</p>`;
  return heaps.map((place) => {
    const all = place.pieces.reduce((sum, piece) => sum + piece.count, 0);
    const share = (count) => page.app.say("web-share", { share: Math.round((1000 * count) / all) / 10 });
    return html`<section class="left"><h2>${page.texts.say(place.key, resolved(place.values, page.names))}</h2>
      <ul>${place.pieces.map((piece) => html`<li>
        ${page.sprites.has(piece.key) ? drawing(page.game, piece.key, page.sprites.get(piece.key), "tiny") : nothing}
        <span>${page.texts.say(piece.key, resolved(piece.values, page.names))}</span>
        <b>${piece.count}</b><span class="share">${share(piece.count)}</span></li>`)}</ul></section>`;
  });
}
