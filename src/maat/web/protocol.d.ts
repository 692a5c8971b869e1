// Made by tools/page_types.py from the structs of the server: change those, then run it.

/** All places in reading order: the table first, then seat by seat. */
export interface Scene {
  places: Place[];
  sheets: Sheet[];
  targets: Target[];
  focus: string;
}

/** Somewhere on the table: the message that names it and what lies there, None for a fact. */
export interface Place {
  key: string;
  values?: Record<string, number | string | Name>;
  pieces?: Piece[] | null;
  seat?: number;
  brief?: boolean;
  silent?: boolean;
  id?: string;
  sheet?: string;
  box?: Box | null;
  layout?: string;
  turn?: number;
  stock?: boolean;
}

/** Stands for the name of whoever sits on a seat. */
export interface Name {
  seat: number;
}

/** Equal pieces in a place: the message that names one, how many there are, how they look. */
export interface Piece {
  key: string;
  count?: number;
  values?: Record<string, number | string | Name>;
  sprite?: string;
  tone?: string;
  badge?: string;
}

/** Where something lies on its sheet, in the sheet's own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the table that is drawn as one: the board, what lies before a seat. */
export interface Sheet {
  id: string;
  key: string;
  width: number;
  height: number;
  art?: string;
  seat?: number;
  role?: string;
  page?: string;
  tab?: string;
}

/** Where a legal answer is clicked: a place, or a piece in it; the bar for what has none. */
export interface Target {
  action: number;
  place?: string;
  piece?: string;
  look?: Offer | null;
}

/** What of an answer is seen before it is given: what it costs and brings, what it lays. */
export interface Offer {
  cost?: Piece[];
  gain?: Piece[];
  ghost?: string;
  at?: string;
  to?: string;
  turn?: number;
  about?: string;
  icon?: string;
  group?: string;
  points?: number;
}

/** A scene told by the one before it: runs of its places, and new ones between them. */
export interface Changes {
  base: number;
  places: ([number, number] | Place)[];
  targets?: Target[];
  sheets?: Sheet[];
  focus?: string;
  mended?: Mended[];
}

/** A place of the scene before with other pieces: runs of those it had, and new ones. */
export interface Mended {
  of: number;
  pieces: ([number, number] | Piece)[];
  values?: Record<string, number | string | Name>;
}

/** What is laid out, who is asked first, and what stays in the box. */
export interface Opening {
  places: Laid[];
  unused: Piece[];
  first: number;
}

/** A place to be laid out, and whether luck decides what lies there. */
export interface Laid {
  place: Place;
  drawn: boolean;
}

/** The pad of a game for so many seats. */
export interface Pad {
  lines: PadLine[];
  phases: number;
  options: string[];
}

/** One thing that is counted: how many there are, or which of some cards. */
export interface PadLine {
  key: string;
  piece: Piece;
  most: number;
  cards?: Piece[];
  labels?: string[];
  phase?: number;
  shared?: boolean;
  ordered?: boolean;
  carried?: boolean;
  common?: boolean;
  columns?: number;
  pool?: number;
  group?: string;
  whose?: string;
  itself?: boolean;
}

/** The first message: what the client knows already. */
export interface Hello {
  type: "hello";
  version?: number;
  chat?: number;
  seat?: number | null;
  changes?: boolean;
  base?: number | null;
  viewed?: number | null;
  spare?: boolean | null;
  position?: boolean;
}

/** From which of my seats I want to look; None follows the question. */
export interface Look {
  type: "look";
  seat?: number | null;
}

/** An answer to the open question. */
export interface Act {
  type: "act";
  action: number | string;
  version: number;
  id: string;
  seat?: number | null;
}

/** What people drew, in this order; then the table draws so many things for them. */
export interface HandDraw {
  type: "draw";
  version: number;
  id: string;
  actions?: (number | string)[];
  deal?: number;
  withhold?: boolean;
}

/** What was really drawn, in the place of an answer of the record, counted from 0. */
export interface Correct {
  type: "correct";
  at: number;
  action: number | string;
  version: number;
  id: string;
}

/** Take back my last answer: at once if that is free, else the others are asked. */
export interface Undo {
  type: "undo";
  version: number;
  id: string;
  seat?: number | null;
}

/** My word on an undo somebody asked for. */
export interface Consent {
  type: "consent";
  agree: boolean;
  seat?: number | null;
  version?: number | null;
  by?: number | null;
}

/** My word on a coach at the seat I look from: I want one, others may have one, or no. */
export interface CoachWord {
  type: "coach";
  word: "" | "agrees" | "wants";
}

/** Why an answer, or any that is missing, cannot be given now. */
export interface Why {
  type: "why";
  action?: number | string | null;
}

/** What an answer would do, or each of several. */
export interface Preview {
  type: "preview";
  action: number | string | (number | string)[];
}

/** What a thing on the table is: a place, or a piece in it as targets name them. */
export interface What {
  type: "what";
  place: string;
  piece?: string;
}

/** Show what was drawn, to correct it. */
export interface AskDraws {
  type: "draws";
}

/** Show the itemised score sheets. */
export interface AskSheets {
  type: "sheet";
}

/** What would the coach answer now? */
export interface AskHint {
  type: "hint";
}

/** Something for the others to read: a stock phrase by key, or a text. */
export interface Say {
  type: "say";
  phrase?: string | null;
  text?: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** All a seat may see now: what all who look are told alike, then what is one's own. */
export interface Update {
  type: "update";
  table: string;
  game: string;
  version: number;
  phase: "gathering" | "over" | "playing";
  seats: Seat[];
  options: Record<string, string>;
  rules: number;
  newest: number;
  asked: Asked | null;
  scene: Scene | Changes;
  places: number[];
  ties: Tie[];
  commitment: string;
  seed: string;
  rematch: string;
  kind: "carried" | "record" | "table";
  reconstructed: boolean;
  redrawn: number;
  differs: number;
  dealer: string;
  alone: number | null;
  withhold: boolean;
  seat: number | null;
  mine: number[];
  host: boolean;
  targets: Target[];
  answers: Answer[];
  since: number;
  log: LogLine[];
  undo: UndoState;
  coach: CoachState | null;
  scores: (number | null)[];
  clock: Clock | null;
  draw: Drawing | null;
  shared: boolean;
  pairs?: AnswerPair[];
  own?: Place[];
  position?: Record<string, unknown>;
}

/** Who sits there, and whether they are here. */
export interface Seat {
  name: string;
  kind: "automa" | "bot" | "human" | "open";
  bot: string;
  online: boolean;
  status: "" | "asked" | "resigned" | "waiting";
  color: number | null;
  wait: number;
}

/** The open question. */
export interface Asked {
  seat: number;
  key: string;
  step: string;
}

/** Sides that were level in points and all criteria before, and what each has of this one. */
export interface Tie {
  sides: number[];
  key: string;
  rule: string;
  values: number[];
}

/** A legal answer: its code, its written name, and the message that says it. */
export interface Answer {
  action: number;
  name: string;
  key: string;
  values: Record<string, number | string | Name>;
}

/** A line of the log: its version, message and seat; then how it is told in its turn's line. */
export interface LogLine {
  at: number;
  key: string;
  seat: number;
  values?: Record<string, number | string | Name>;
  opens?: "" | "chapter" | "turn";
  role?: "" | "gained" | "head" | "paid" | "points";
  icons?: Icon[];
  points?: number;
  spots?: string[];
  rule?: string;
  sound?: string;
  scored?: number | null;
  back?: number | null;
}

/** A drawing of the game, and how many of what it shows. */
export interface Icon {
  name: string;
  count?: number;
}

/** Whether I may take back, and what waits for consent: an undo, or newer rules. */
export interface UndoState {
  free: boolean;
  possible: boolean;
  by: number | null;
  agreed: number[];
  needed: number[];
  rules: number;
}

/** Whether a coach whispers to this seat, and whose word on it is known or missing. */
export interface CoachState {
  on: boolean;
  word: "" | "agrees" | "wants";
  wanted: number[];
  missing: number[];
}

/** What is left, in milliseconds, when this was sent. */
export interface Clock {
  move: number;
  total: number;
  left: number[];
  running: number | null;
  deadline: number | null;
}

/** A draw that people make: the answers are what it may be. */
export interface Drawing {
  left: number[];
  run: number;
  automa: boolean;
  goal: Note | null;
  first: number | null;
  asked: Asked | null;
  answers: Answer[];
  targets: Target[];
}

/** Something that is told of a thing, as a message. */
export interface Note {
  key: string;
  values?: Record<string, number | string | Name>;
}

/** An answer of mine that leads to another question of mine, and that one's answers. */
export interface AnswerPair {
  first: number;
  asked: Asked;
  answers: Answer[];
  targets: Target[];
  then: AnswerPair[];
  usual: boolean;
  again: boolean;
}

/** Your answer is kept; the version it made, and what did not fit a correction any more. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  lost: number;
}

/** Your message was not followed; why, and the present version. */
export interface Refused {
  type: "refused";
  key: string;
  version: number;
  id: string;
  values: Record<string, number | string>;
}

/** Why not; empty if nothing is forbidden. */
export interface Reasons {
  type: "why";
  action: number | null;
  version: number;
  reasons: Reason[];
}

/** A rule and the answers it forbids now. */
export interface Reason {
  rule: string;
  answers: Answer[];
}

/** What an answer would do: lines as in the log, points won or lost by each side. */
export interface Effect {
  type: "preview";
  action: number;
  version: number;
  lines: LogLine[];
  points: (number | null)[];
  next: Asked | null;
  shifts: Shift[];
  unsure: boolean;
}

/** A number that is seen of a side: how it is now, and in the piece how it would be. */
export interface Shift {
  seat: number;
  before: number;
  piece: Piece;
}

/** What each of several answers would do, in the order they were named. */
export interface Effects {
  type: "previews";
  version: number;
  effects: Effect[];
}

/** What a thing is: the rules about it, what it is worth, why no answer is given by it. */
export interface Explained {
  type: "what";
  place: string;
  piece: string;
  version: number;
  rules: string[];
  notes: Note[];
  reasons: Reason[];
  values: string;
}

/** The last draws I may see. */
export interface Draws {
  type: "draws";
  version: number;
  draws: PastDraw[];
}

/** A draw: where it stands in the record, what it is, what it could have been. */
export interface PastDraw {
  at: number;
  answer: Answer;
  others: Answer[];
}

/** The score sheets I may see, None for the others. */
export interface Sheets {
  type: "sheet";
  version: number;
  sides: (SheetLine[] | null)[];
}

/** One line of a score sheet. */
export interface SheetLine {
  key: string;
  rule: string;
  count: number;
  points: number;
  phase: number;
  icon: string;
}

/** What the coach would answer, and why. */
export interface Hint {
  type: "hint";
  version: number;
  seat: number;
  action: number;
  close: number | null;
  points: number;
  edges: CoachEdge[];
}

/** What an answer is ahead by in a category of points, or behind. */
export interface CoachEdge {
  key: string;
  points: number;
  icon: string;
}

/** An answer of mine gave much away; what the coach would have answered, and why. */
export interface Remark {
  type: "remark";
  version: number;
  seat: number;
  played: number;
  action: number;
  lost: number;
  points: number;
  edges: CoachEdge[];
}

/** What was said since. */
export interface Chat {
  type: "chat";
  lines: Speaking[];
}

/** One thing that was said. */
export interface Speaking {
  n: number;
  seat: number | null;
  name: string;
  at: number;
  phrase: string;
  text: string;
}

/** I am here; the time by my clock, in milliseconds. */
export interface Pong {
  type: "pong";
  at: number;
}

/** An empty body. */
export interface Nothing {

}

/** Something on the table at a moment of a game, as a seat saw it. */
export interface Thing {
  at: number;
  place: string;
  piece?: string;
  seat?: number | null;
}

/** A choice made before the game; the first value is the default. */
export interface GameOption {
  key: string;
  values: string[];
  solo: boolean;
}

/** A game on offer. */
export interface GameInfo {
  key: string;
  rules: number;
  seat_counts: number[];
  options: GameOption[];
  bots: string[];
  levels: string[];
  usual: string;
  solo: boolean;
  prefix: string;
  reconstructed: number;
  bgg: number;
  tools: string[];
  lessons: string[];
}

/** All games on offer, the languages, the phrases that can be said with one click. */
export interface Games {
  protocol: number;
  version: string;
  languages: string[];
  phrases: string[];
  games: GameInfo[];
  pause: number;
  site: string;
}

/** Who is to sit there. */
export interface NewSeat {
  kind?: "bot" | "me" | "open";
  bot?: string;
  name?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: ClockSettings | null;
  shuffle?: boolean;
  name?: string;
  changes?: Record<string, number | string | (number | string)[]>;
  dealer?: "people" | "sealed";
  ready?: boolean;
}

/** Seconds for each answer, for the whole game, or both; 0 is no limit. */
export interface ClockSettings {
  move?: number;
  total?: number;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  kind: "carried" | "record" | "table";
  version: number;
  seats: Seat[];
  mine: number[];
  asked: number | null;
  since: number;
  created: number;
  dealer: string;
  scores: number[];
  places: number[];
}

/** Who I am here, and my tables, the latest first. */
export interface Me {
  name: string;
  known: boolean;
  tables: TableRow[];
}

/** What I want to be called; `bearer` asks for a new guest with a token, for programs. */
export interface Person {
  name?: string;
  bearer?: boolean;
}

/** My name here; the token only for those who asked for a bearer. */
export interface Badge {
  name: string;
  token: string;
}

/** Where I am known: a browser, a program, a private link that waits to be opened, a contact. */
export interface Device {
  id: string;
  kind: "bearer" | "contact" | "cookie" | "link";
  label: string;
  born: number;
  used: number;
  here: boolean;
}

/** All of them, the latest used first. */
export interface MyDevices {
  devices: Device[];
}

/** Log out here, or everywhere. */
export interface LogOut {
  everywhere?: boolean;
}

/** Forget me, but only if I am sure. */
export interface Forget {
  sure?: boolean;
}

/** Something I have said. */
export interface SaidByMe {
  table: string;
  at: number;
  phrase: string;
  text: string;
}

/** All that a server keeps about me; my answers are in the records of the tables. */
export interface KnownOfMe {
  name: string;
  since: number;
  devices: Device[];
  tables: TableRow[];
  said: SaidByMe[];
}

/** A link; its secret is in the fragment. */
export interface Link {
  url: string;
}

/** The secret of a private link. */
export interface OpenLink {
  secret: string;
  replace?: boolean;
}

/** Whether I may open this computer to its network; the address and its code if it is open. */
export interface Network {
  may: boolean;
  url: string;
  code: string;
}

/** Whether the network is to reach this computer. */
export interface Reach {
  open: boolean;
}

/** Sit down: on a seat, or on the first empty one. */
export interface TakeSeat {
  invite: string;
  name?: string;
  seat?: number | null;
  ready?: boolean;
}

/** The bot that is to answer for a seat; empty gives the seat back to its player. */
export interface HandOver {
  bot?: string;
}

/** The same as `act`. */
export interface Move {
  action: number | string;
  version: number;
  id: string;
  seat?: number | null;
}

/** The same as `undo`. */
export interface TakeBack {
  version: number;
  id: string;
  seat?: number | null;
}

/** Play on under the newest rules. */
export interface NewRules {
  version: number;
}

/** The version a message has led to; `asked` if the others have to consent first. */
export interface Accepted {
  version: number;
  asked: boolean;
}

/** The version a correction has led to, and how many answers did not fit it any more. */
export interface Corrected {
  version: number;
  lost: number;
}

/** A record, or what a link holds of one; it must replay legally. */
export interface ImportRecord {
  record?: string;
  packed?: string;
}

/** Where a game is to go on: the address of another table of this kind. */
export interface CarryTo {
  to: string;
}

/** A game to take along: as a file, as a link and, if a camera can read it, as a picture. */
export interface CarriedGame {
  name: string;
  record: string;
  link: string;
  picture: string;
}

/** A table that has been opened, and the link that invites to its empty seats. */
export interface Opened {
  id: string;
  url: string;
  invite: string;
  kind: "carried" | "record" | "table";
}

/** One moment of a replay. */
export interface Frame {
  version: number;
  asked: Asked | null;
  scene: Scene | Changes;
  lines: LogLine[];
  answer: Answer | null;
  by: number | null;
  scores: (number | null)[];
}

/** A whole game as one seat saw it. */
export interface Replay {
  table: string;
  game: string;
  seat: number | null;
  over: boolean;
  seats: Seat[];
  options: Record<string, string>;
  frames: Frame[];
  sides: (SheetLine[] | null)[];
  places: number[];
  commitment: string;
  seed: string;
  redrawn: number;
  differs: number;
  carried: boolean;
  total: number;
  lacks: Fault | null;
  mine: number[];
}

/** What went wrong: a key for the texts, its values; an id to find it in the server's log. */
export interface Fault {
  key: string;
  values: Record<string, number | string>;
  version: number | null;
  id: string;
}

/** How far a review is; once it is done, the review and the answers it speaks of in words. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done: number;
  total: number;
  review: Review | null;
  answers: Answer[];
}

/** Everything about one game. */
export interface Review {
  edition: number;
  game: string;
  seats: number;
  level: number;
  bot: string;
  iterations: number;
  seed: string;
  decisions: Decision[];
  curve: Moment[];
  turns: TurningPoint[];
  players: PlayerReview[];
}

/** An answer somebody chose among several, and what the bot thinks of it. */
export interface Decision {
  n: number;
  version: number;
  seat: number;
  step: string;
  options: number;
  played: number;
  preferred: number;
  chance: number;
  error: number;
  best: number;
  best_error: number;
  lost: number;
  lost_error: number;
  points_lost: number;
  points_error: number;
  stake: number;
  shortfall: number;
  choice: number[];
  luck: number[];
  draws: number[];
  edges: Edge[];
}

/** What somebody gets more of by one answer than by another, or less: a category of points. */
export interface Edge {
  seat: number;
  label: string;
  points: number;
}

/** A point of the curve: the chance of every side before a decision, or at the end. */
export interface Moment {
  n: number;
  version: number;
  chances: number[];
  error: number;
}

/** A turning point: one of the largest swings, by a choice or by luck. */
export interface TurningPoint {
  kind: "choice" | "luck";
  decision: number;
  version: number;
  seat: number;
  swing: number;
  error: number;
}

/** How well a seat has chosen. */
export interface PlayerReview {
  seat: number;
  decisions: number;
  agreed: number;
  accuracy: number | null;
  lost: number;
  points_lost: number;
  luck: number;
}

/** One answer of chance: what it could be, how likely each was, which it is. */
export interface Draw {
  n: number;
  at: number;
  names: string[];
  weights: number[];
  drawn: number;
  answer: Answer;
}

/** Everything needed to check the draws of a finished game. */
export interface Proof {
  table: string;
  game: string;
  dealer: string;
  commitment: string;
  seed: string;
  verified: boolean;
  draws: Draw[];
  carried: boolean;
}

/** Which engine bots think with; how much of the fast one is compiled, from 0 to 1. */
export interface Engine {
  stage: "building" | "compiled" | "failed" | "plain";
  share: number;
  key: string;
}

/** What this server runs; where the table is to take along, empty if it was not built. */
export interface About {
  version: string;
  engine: Engine;
  site: string;
}

/** How the server is. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  tables: number;
  sockets: number;
  store: string;
}

/** What I choose before the game: another seat, a color, whether I am ready. */
export interface Settle {
  seat?: number | null;
  color?: number | null;
  ready?: boolean | null;
}

/** What lets others ask a guest to their table. */
export interface Contact {
  contact: string;
}

/** Whether I play again with those I have played with. */
export interface PlayAgain {
  again?: boolean;
}

/** A part of a lesson: its first and its last version. */
export interface LessonChapter {
  key: string;
  first: number;
  last: number;
}

/** What the learner is to do: the legal answers, the one to give and what it does, and rules */
export interface LessonTurn {
  options: number[];
  action: number;
  effect: Effect;
  forbidden: Record<string, number[]>;
}

/** One moment of a lesson; where the teacher speaks, what about. */
export interface LessonMoment {
  chapter: string;
  frame: Frame;
  about: string | null;
  turn: LessonTurn | null;
}

/** A guided game: its scenes by what changed since the moment before, the last score sheets, and */
export interface Lesson {
  game: string;
  name: string;
  seats: Seat[];
  options: Record<string, string>;
  chapters: LessonChapter[];
  moments: LessonMoment[];
  sides: (SheetLine[] | null)[];
  answers: Answer[];
}

/** A score pad for so many, alone against the automa; with the values of somebody's box. */
export interface PadWish {
  seats: number;
  changes?: Record<string, number | string | (number | string)[]>;
}

/** What is entered on a score pad, up to a Scoring: by line how many, or which cards. */
export interface PadEntries {
  sides: Record<string, number[]>[];
  table?: Record<string, number[]>;
  phase?: number;
  options?: Record<string, string>;
  changes?: Record<string, number | string | (number | string)[]>;
  alone?: boolean;
}

/** A table to be laid out; the same seed draws the same. */
export interface OpeningWish {
  seats: number;
  seed: string;
  options?: Record<string, string>;
  changes?: Record<string, number | string | (number | string)[]>;
}

/** What the rules make of it. */
export interface PadScores {
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  ties: Tie[];
}

/** A component value and where it is known from. */
export interface FactRow {
  path: string;
  value: unknown;
  tag: string;
  note: string;
}

/** Every component value of a game. */
export interface Facts {
  game: string;
  components: string;
  facts: FactRow[];
  sections: Section[];
  pieces: Record<string, Piece>;
  lists: Record<string, number>;
}

/** Parts of one kind, under the message that names the kind. */
export interface Section {
  key: string;
  parts: Part[];
}

/** Equal pieces of the box, and what they do, if that is to be said. */
export interface Part {
  piece: Piece;
  about?: Place | null;
}

/** Values of somebody's box by their paths; or an owner's file with them. */
export interface OwnValues {
  changes?: Record<string, number | string | (number | string)[]>;
  file?: string;
}

/** A component value that is not ours, and ours. */
export interface Difference {
  path: string;
  value: unknown;
  usual: unknown;
}

/** Which component values are not ours; the same as an owner's file. */
export interface Differences {
  game: string;
  components: string;
  values: Difference[];
  file: string;
}

export type Message = Hello | Look | Act | HandDraw | Correct | Undo | Consent | CoachWord | Why | Preview | What | AskDraws | AskSheets | AskHint | Say | Ping;

export type Reply = Update | Done | Refused | Reasons | Effect | Effects | Explained | Draws | Sheets | Hint | Remark | Chat | Pong;
