// Texts and drawings: fetched from the server, or folded into a page that is one file.

const BASE = new URL(".", document.querySelector('script[type="module"][src]')?.src ?? location.href);

/** What a one-file page carries along, by path. */
const folded = JSON.parse(document.getElementById("files")?.textContent ?? "null");

/** Whether this page is one file, without a server behind it. */
export const alone = folded !== null || document.getElementById("replay") !== null;

/** The text of a file: `art/ra.svg` beside this module, or `/locale/en/ra.ftl` of the server. */
export async function text(path) {
  if (folded && path in folded) return folded[path];
  if (alone) throw new Error(`${path} is not in this page`);
  const reply = await fetch(path.startsWith("/") ? path : new URL(path, BASE));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.text();
}

/** The address of a file beside this module. */
export const address = (path) => String(new URL(path, BASE));

const sprites = new Map();

/** Lay the drawings of a game into the page, once; which of them there are, with their shape. */
export function loadSprites(game) {
  if (!sprites.has(game)) sprites.set(game, layIn(game));
  return sprites.get(game);
}

async function layIn(game) {
  const found = new Map();
  try {
    const source = await text(`art/${game}.svg`);
    const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    if (drawing.localName !== "svg") return found;
    drawing.setAttribute("class", "sprites");
    drawing.setAttribute("aria-hidden", "true");
    document.body.append(document.importNode(drawing, true));
    for (const symbol of drawing.querySelectorAll("symbol")) {
      const [, , width, height] = symbol.getAttribute("viewBox").split(" ").map(Number);
      found.set(symbol.id.slice(game.length + 1), { width, height });
    }
  } catch {
    sprites.delete(game); // shown in words; the next table tries again
  }
  return found;
}
