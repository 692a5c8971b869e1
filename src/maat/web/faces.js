// The faces of bots, one for each level.

import { html, nothing } from "./dom.js";

// What each wears on the head, and beside the eyes; the face itself is the same.
/** @type {Record<string, { cloth: string, hair: string, line: string, gray?: boolean, gold?: boolean }>} */
const HEADS = {
  // a child with its lock of hair
  random: { cloth: "", hair: "M4.4 8.4C5 3.6 15 3.6 15.6 8.4 12 6.6 8 6.6 4.4 8.4zM15 6.2c4 1.4 3.6 7.4 1.4 10.4-.8-3 .6-6.6-1.8-8z", line: "M8 13.6q2 2 4 0" },
  // a man with a headband and a beard
  greedy: { cloth: "M3.6 6.4h12.8v2.2H3.6zM16 7l3 1.2-2.6 2z", hair: "M4 6.4C5.4 2 14.6 2 16 6.4zM4.4 12c1.6 7.4 9.6 7.4 11.2 0-2 2.2-9.2 2.2-11.2 0z", line: "" },
  // a woman with a feather
  peek: { cloth: "M12.4 4.4C12.6 1 15 .2 17.6.4 17 3 15.4 4.6 12.4 4.4z", hair: "M3 16C2 3.4 18 3.4 17 16h-2.4C15.4 5.6 4.6 5.6 5.4 16z", line: "M8 14h4" },
  // a striped headdress
  search: { cloth: "M2 17.6L4 7C5 1.6 15 1.6 16 7l2 10.6h-3.4L15 8.4C12 6.6 8 6.6 5 8.4l.4 9.2z", hair: "", line: "M8.2 14h3.6M3.4 10.4l1.6.2M2.8 13.4l2.2.3M16.6 10.4l-1.6.2M17.2 13.4l-2.2.3", gold: true },
  // an old man with a long beard
  learned: { cloth: "", hair: "M3.2 10C3 8.4 4 7 5 7v4zM16.8 10c.2-1.6-.8-3-1.8-3v4zM5.2 12.4C6 21.4 14 21.4 14.8 12.4c-2.6 1.2-7 1.2-9.6 0z", line: "M6.4 8.6q1.2-1 2.4 0M11.2 8.6q1.2-1 2.4 0", gray: true },
};

/**
 * The face of a bot, if it is one of the levels.
 * @param {string | undefined} bot
 */
export function face(bot) {
  const head = HEADS[bot ?? ""];
  if (!head) return nothing;
  return html`<svg class="bot-face" width="24" height="24" viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
    <circle cx="10" cy="10" r="10" fill="#f4e8ca"></circle><circle cx="10" cy="10.5" r="6.6" fill="#c98f5e" stroke="#5b3a1a" stroke-width=".5"></circle>
    <path d=${head.hair} fill=${head.gray ? "#d9d2c3" : "#2b1d0e"} stroke="#2b1d0e" stroke-width=".4"></path>
    <path d=${head.cloth} fill=${head.gold ? "#eab02c" : "#b5391f"} stroke="#2b1d0e" stroke-width=".4"></path>
    <path d="M7 10.6h1.4M11.6 10.6H13${head.line}" stroke="#2b1d0e" stroke-width="1.1" stroke-linecap="round"></path></svg>`;
}
