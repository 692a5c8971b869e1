// What a table needs only after it can be played: it is loaded once the table is seen.

export { Camera } from "./camera.js";
export { ceremonyOf, ceremonyView, count, countedWords } from "./ceremony.js";
export { chatView, Talk } from "./chat.js";
export { Coach } from "./coach.js";
export { Command } from "./command.js";
export { chime, clockView } from "./clock.js";
export { capture, changed, play } from "./flip.js";
export { face } from "./faces.js";
export { showGhosts } from "./ghosts.js";
export { effectView, reachDown } from "./preview.js";
export { sound, soundsOf, volumeView } from "./cues.js";
export { helpView } from "./help.js";
export { tableKey } from "./keys.js";
export { dwell, factor, hurries, paceSelect, paceView } from "./pace.js";
export { askView, handOver, peopleView, refusal } from "./people.js";
export { belongingsView } from "./belongings.js";
export { leftView, sheetView } from "./score.js";
export { fitTray } from "./tray.js";
export { logView, longer, markPlaces, SCREENFUL, sinceView } from "./turns.js";
export { matching, searchField } from "./seek.js";
export { Why } from "./why.js";
export { What } from "./what.js";
