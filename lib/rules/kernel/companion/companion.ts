import type { Entry } from '../catalogue/entry';
import type { ParsedList } from '../list/list';

/** One thing that is done, or may be done, in a phase. Our words, with the ledger rows that they stand on. */
export interface CompanionLine {
  readonly text: string;
  readonly rules: readonly string[];
}

/** A line with its ledger rows: `line('Roll three dice.', 'SS-019')`. */
export const line = (text: string, ...rules: readonly string[]): CompanionLine => ({ text, rules });

/** A step of a round. */
export interface CompanionPhase {
  readonly id: string;
  readonly name: string;
  /** `all`: the table goes through it together. `each`: seat after seat, with the `each` phases that stand beside it. */
  readonly by: 'all' | 'each';
  readonly may: readonly CompanionLine[];
}

/** A number that the table keeps. */
export interface CompanionTracker {
  readonly id: string;
  readonly name: string;
  readonly explains?: string;
  readonly rules: readonly string[];
  readonly per: 'table' | 'seat';
  /** Only of this seat: what its list brings, such as the points of one character. */
  readonly seat?: number;
  /** Trackers of one group stand together under its name. */
  readonly group?: string;
  readonly min: number;
  /** Absent: nothing bounds it but `MOST`. */
  readonly max?: number;
  readonly start: number;
  /** How far one tap goes besides 1. */
  readonly steps?: readonly number[];
  /** Goes back to its start when a round, or a seat's turn, begins. */
  readonly resets?: 'round' | 'turn';
}

/** Dice that the game throws. */
export interface CompanionDice {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly sides: number;
  readonly reads: 'each' | 'sum' | 'highest';
  readonly rules: readonly string[];
}

/** What a system says about its game at the table. */
export interface CompanionSheet {
  /** What one pass through the phases is called: `round`, `day`. */
  readonly cycle: string;
  /** Who begins, and who follows. */
  readonly order: CompanionLine;
  readonly phases: readonly CompanionPhase[];
  readonly trackers: readonly CompanionTracker[];
  readonly dice: readonly CompanionDice[];
  /** How the game ends. */
  readonly ends: readonly CompanionLine[];
}

/** What a system knows about its game at the table. */
export interface SystemCompanion<E extends Entry = Entry, H = unknown, O = unknown> {
  /** Under these house variations. */
  sheet(house: H): CompanionSheet;
  /** What a list brings to count, such as the points of each character. */
  pieces?(list: ParsedList<E, O>, house: H): readonly Omit<CompanionTracker, 'per' | 'seat'>[];
}
