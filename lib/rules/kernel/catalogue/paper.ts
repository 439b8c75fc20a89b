import type { Steps } from '../list/steps';
import type { z } from 'zod';
import type { Back, Face, Livery, PaperSize, Tone } from './face';
import type { Entry } from './entry';
import type { ParsedList } from '../list/list';
import { readBy } from '../refusals';
import { ok, type Result } from '../result';
import type { SceneLine, SceneSpace } from '../game/scene';

/** What a list sheet may show besides the names; each can be left out. */
export const sheetParts = [
  'values',
  'boxes',
  'designations',
  'trackers',
  'notes',
  'verdict',
  'turn',
] as const;
export type SheetPart = (typeof sheetParts)[number];

/** A cell of a list sheet: words, boxes to tick off, or a line to write on. */
export type SheetCell =
  | string
  | {
      readonly boxes: number;
      /** What one box stands for, where that is more than 1. */
      readonly each?: number;
    }
  | { readonly write: 'short' | 'long' };

export interface SheetColumn {
  readonly title: string;
  /** The switch that shows it; absent: it always stands there. */
  readonly part?: SheetPart;
  /** Small print that leaves the room to the others: numbers of rules. */
  readonly small?: true;
  /** Names again, as in the first column: a list that goes on beside itself. */
  readonly names?: true;
}

export interface SheetRow {
  /** Position in the list’s `entries` of the line that it is about, whose note goes with it. */
  readonly at?: number;
  readonly cells: readonly SheetCell[];
}

/** A table of the sheet. */
export interface SheetBlock {
  readonly title: string;
  readonly part?: SheetPart;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** A line below it: a sum, what a box means. */
  readonly foot?: string;
  /** Ledger rows that it stands on. */
  readonly rules?: readonly string[];
  /** All columns but the first are as wide as one another: a matrix. */
  readonly even?: true;
  /** Begins a page of an aid: the second side of a sheet. */
  readonly opens?: true;
}

/** Something to cut out that a list needs besides the faces of its lines: a tile, a marker, a blank card. */
export interface PaperPiece {
  readonly face: Face;
  readonly back?: Back;
  /** Its own size, where none of the system’s is meant. */
  readonly size?: PaperSize;
  readonly times: number;
  /** It shows whose it is: the livery of the list’s player (see `Liveries`). */
  readonly worn?: true;
}

/**
 * A line as paper has it. A `ring` sets a place apart, an `arrow` is drawn upon one, a `frame` is the heavy rim of a box, and
 * a `rule` is written on.
 */
export interface PaperLine extends Pick<SceneLine, 'points'> {
  readonly kind: SceneLine['kind'] | 'ring' | 'arrow' | 'frame' | 'rule';
}

/** A place on a printed board. */
export interface PaperSpace extends SceneSpace {
  /** What somebody called it; printed under its label. */
  readonly title?: string;
}

export type PaperFloor = Pick<SceneSpace, 'shape' | 'ground'>;

/** A board as it is drawn: everything in millimetres at true size. */
export interface PaperDrawing {
  readonly name: string;
  readonly wMm: number;
  readonly hMm: number;
  /** What lies under everything, such as the hexagon of a tile. */
  readonly floor?: PaperFloor;
  /** Under several things that are drawn beside each other and not cut out. */
  readonly floors?: readonly PaperFloor[];
  readonly spaces: readonly PaperSpace[];
  readonly lines: readonly PaperLine[];
  /** So much of the usual breadth lines have; absent: all of it. */
  readonly fine?: number;
  /** Words and pictures beside the spaces, in the middle of a point: coordinates on a rim, castles of the start. */
  readonly marks?: readonly {
    readonly x: number;
    readonly y: number;
    readonly sizeMm: number;
    readonly label?: string;
    readonly icon?: string;
    /** Is the label written for somebody who sits at the far side? */
    readonly turned?: true;
    /** Its words are parted into lines that are no wider; the first has its middle at the point. */
    readonly widthMm?: number;
  }[];
  /** What stands on it, on how much of it, and in which colour. */
  readonly pieces?: readonly {
    readonly shape: readonly number[];
    readonly icon: string;
    readonly tone: Tone;
  }[];
  /** The same with a narrower rim, for paper on which that saves pages. */
  readonly narrower?: PaperDrawing;
  /** The other side of what is cut out. */
  readonly behind?: PaperDrawing;
  /** What is read beside a board, such as a list of its spaces: on pages of its own after it. */
  readonly beside?: PaperTables;
}

/** What is asked of a board. What it has no use for it leaves aside. */
export interface DrawingWish {
  readonly seed: string;
  readonly players: number;
}

/** A board that can be printed. */
export interface PaperBoard<H = unknown> {
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  /** Is it drawn from a seed, and does the number of players matter? */
  readonly asks: readonly (keyof DrawingWish)[];
  readonly rules: readonly string[];
  /** One drawing, or several that are cut out, such as tiles. */
  draw(wish: DrawingWish, house: H): readonly PaperDrawing[];
}

/** Something that stands on a plan, by the number of its marker. */
export interface PlanMark {
  readonly number: number;
  /** Absent: it is written in. */
  readonly name?: string;
  /** Squares across and along; absent where nobody knows them. */
  readonly footprint?: readonly [width: number, length: number];
}

/** Squares on which somebody notes in secret where his pieces stand, seen from his own edge, with a key of his markers. */
export interface PaperPlan {
  readonly kind: 'plan';
  readonly name: string;
  readonly squareMm: number;
  /** Numbers of the columns from the left and of the rows from the far edge, as the board has them. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** What lies beyond the far edge. */
  readonly far: string;
  readonly marks: readonly PlanMark[];
  readonly hints: readonly string[];
}

/** Round faces that are cut out and spun where dice are lacking. */
export interface PaperDials {
  readonly kind: 'dials';
  readonly name: string;
  /** Those that one player needs, each with its numbers in the order in which they stand round it. */
  readonly dials: readonly { readonly name: string; readonly numbers: readonly string[] }[];
  readonly sets: number;
  readonly hints: readonly string[];
}

/** Tables to read or to fill in, on one sheet, or one for each part that opens a page, as large as they go there. */
export interface PaperTables {
  readonly kind: 'tables';
  readonly name: string;
  readonly hints: readonly string[];
  readonly blocks: readonly SheetBlock[];
  /** Does what was agreed otherwise than printed stand below them? */
  readonly agreed?: true;
  /** They have room in half the width of a page: rather side by side than on a second page. */
  readonly narrow?: true;
}

/** An aid that needs no list, laid out for the paper at hand. */
export interface PaperAid<H = unknown> {
  /** Told apart from the boards of the system too. */
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  readonly rules: readonly string[];
  /** What takes long, a step at a time; `make` is quick afterwards. Absent: it always is. */
  prepare?(house: H): Steps<void>;
  make(house: H): PaperPlan | PaperDials | PaperTables;
}

/** How paper draws a board that somebody has as plain JSON. Refuses what is none. */
export type DrawnPaper<H = unknown> = (
  name: string,
  board: unknown,
  house: H,
) => Result<readonly PaperDrawing[]>;

/** Reads a board by its schema before it is drawn. */
export const drawnBy =
  <B, H>(
    schema: z.ZodType<B>,
    draw: (name: string, board: B, house: H) => readonly PaperDrawing[],
  ): DrawnPaper<H> =>
  (name, board, house) => {
    const read = readBy(schema, board);
    return read.ok ? ok(draw(name, read.value, house)) : read;
  };

/** What a system prints besides its cards; loaded apart. */
export interface SystemPaper<E extends Entry = Entry, H = unknown, O = unknown> {
  /** The tables of a list’s sheet; name, verdict, trackers and turn are added to them. */
  sheet(list: ParsedList<E, O>, house: H): readonly SheetBlock[];
  /**
   * Tiles, counters, chits and markers that the list brings to the table besides the faces of its lines; `seat` from 0, and the
   * liveries of all lists that meet there, by their seats.
   */
  pieces(
    list: ParsedList<E, O>,
    house: H,
    seat: number,
    liveries?: readonly (Livery | undefined)[],
  ): readonly PaperPiece[];
  /** What lies there once, however many of these lists meet; absent: nothing does. */
  shared?(lists: readonly ParsedList<E, O>[], house: H): readonly PaperPiece[];
  readonly boards: readonly PaperBoard<H>[];
  /** The game under way, as the picture at its door; absent: the first of its boards that is dealt shows enough of it. */
  banner?(): PaperDrawing;
  /** What else lies beside the board; absent: nothing that is printed here. */
  readonly aids?: readonly PaperAid<H>[];
  /** The plan on which the owner of a list lays it out; absent where nothing is laid out in secret. */
  plan?(list: ParsedList<E, O>, house: H): PaperPlan;
  /** The sheet of one session, once for all its lists; `players` as far as they have names. Absent: this game has none. */
  match?(lists: readonly ParsedList<E, O>[], players: readonly (string | undefined)[], house: H): PaperTables;
  /** A board as a game takes it, changed by hand perhaps; absent where no game is played here. */
  readonly drawn?: DrawnPaper<H>;
}
