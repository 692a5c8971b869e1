// Shapes the page's scripts share that neither travel nor have a class of their own.

import type { Answer, Box, Fault, Frame, LogLine, Network, Piece, Place, Replay, Scene, Seat, Sheet, Target, Update } from "./protocol.d.ts";
import type { App } from "./main.js";
import type { Texts } from "./l10n.js";
import type { Painter } from "./scene.js";
import type { Stage } from "./stage.js";

/** What a template can hold. */
export type Drawn = unknown;

/** What one view of the page does; most of it only if it wants to. */
export interface Page {
  kind: string;
  texts?: Texts;
  open(): Promise<void>;
  view(): Drawn;
  close?(): void;
  speak?(): Promise<void>;
  anchor?(): unknown;
  key?(event: KeyboardEvent): void;
  ruleText?(rule: string): string;
  drawn?(): void; // after every drawing
  fits?(): boolean; // whether it is as large as the window
  stage?: Stage;
}

/** How large a drawing is, in its own units. */
export interface Shape {
  width: number;
  height: number;
}

export type Sprites = Map<string, Shape>;

/** A message's values, or those of a game's pieces with names in the place of seats. */
export type Values = Record<string, number | string>;

// A scene with everything the wire leaves out because it is usual.

export type WholePiece = Required<Piece>;

export interface WholePlace extends Required<Omit<Place, "pieces">> {
  pieces: WholePiece[] | null;
}

/** One with pieces in it. */
export interface FilledPlace extends WholePlace {
  pieces: WholePiece[];
}

/** One that lies somewhere on its sheet. */
export interface BoxedPlace extends WholePlace {
  box: Box;
}

export type WholeSheet = Required<Sheet>;
export type WholeTarget = Required<Omit<Target, "look">> & Pick<Target, "look">;

export interface WholeScene {
  places: WholePlace[];
  sheets: WholeSheet[];
  targets: WholeTarget[];
  focus: string;
}

// What came by changes, put together.

export interface WholeUpdate extends Update {
  scene: Scene;
  /** The scene as everybody sees it. */
  public: Scene;
  own: Place[];
}

export interface WholeFrame extends Frame {
  scene: Scene;
}

export interface WholeReplay extends Replay {
  frames: WholeFrame[];
}

/** What a picture needs besides: who sits there, what can be answered, and what to do. */
export interface View {
  scene: WholeScene;
  answers: Answer[];
  game: string;
  texts: Texts;
  names: string[];
  seats: Seat[];
  seat: number | null;
  turn: number | null;
  live: boolean;
  chosen: number | null;
  sprites: Sprites;
  choose?(answer: Answer, event: MouseEvent): void;
  preview?(answer: Answer | null): void;
  ask?(event: Event): unknown;
  scores: (number | null)[];
  examined?: number | null;
  examine?(seat: number | null): void;
  gone(seat: number): boolean;
  tags(seat: number, who: Seat): Drawn;
  clock(seat: number): Drawn;
}

/** The lines of the log from one that opens a turn, or a chapter, to the next. */
export interface Turn {
  n: number;
  seat: number;
  resumes: number; // whose turn goes on if this is an undo
  chapter: boolean;
  undo: boolean;
  undone: boolean;
  at: number; // of its last line
  lines: LogLine[];
  gone?: LogLine[]; // those that were taken back
  setUp?: boolean;
}

/** A page with a table on it: the one that is played, or a replay. */
export interface Told {
  app: App;
  game: string;
  texts: Texts;
  names: string[];
  sprites: Sprites;
  scene: WholeScene;
  painter: Painter;
  log: LogLine[];
  lines: number; // how many turns of the log are shown
  pointed: Turn | null; // the one that is pointed at
  actedAt: number;
  tab: string;
}

/** A page from which others can be let in. */
export interface Linked {
  app: App;
  network?: Network;
  reaching?: boolean;
  seatLink?: string;
}

/** What went wrong, as it is shown. */
export type Shown = Pick<Fault, "key"> & Partial<Fault>;

/** Where a piece lies on the screen, and on its sheet. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  dx: number;
  dy: number;
}

/** A piece that may fly. */
export interface Flyer {
  place: string;
  id: string;
  n: string;
  count: number;
  node: HTMLElement | null;
  at: Spot;
}

export interface Flight {
  from: Flyer | null;
  to: Flyer;
}

/** What a socket of a table is spoken on: a WebSocket, or what stands for one. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** What stands for a server where there is none (pocket/carrier.js). */
export interface Pocket {
  addressOf(place: string): string;
  lineTo(table: string): Line;
  placeOf(at: URL | Location): string;
  request(path: string, init?: RequestInit): Promise<Pick<Response, "ok" | "status" | "json">>;
}

declare global {
  var maat: App; // the tests look at it
  var pocket: Pocket | undefined;
}
