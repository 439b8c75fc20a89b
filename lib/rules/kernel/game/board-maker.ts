import type { z } from 'zod';
import type { Dice } from './dice';
import type { Scene } from './scene';
import type { SpaceForm } from './space-form';

/** Something wrong with a board, or worth knowing of it. */
export interface BoardFinding {
  /** Ledger code: `BM-L31`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Spaces at fault, by their scene ids. */
  readonly spaces: readonly string[];
}

/** One figure of a board's fairness: how much each seat gets of something, and what a perfect board would give. */
export interface Fairness {
  readonly label: string;
  readonly explains: string;
  readonly bySeat: readonly number[];
  /** 1 where all seats stand alike, towards 0 as they differ. */
  readonly score: number;
}

/** Boards of a system: drawn, dealt from a seed, checked and compared. A board is plain JSON. */
export interface BoardMaker<B, H> {
  readonly schema: z.ZodType<B>;
  readonly named: readonly {
    readonly id: string;
    readonly name: string;
    readonly explains: string;
    readonly board: B;
  }[];
  /** Ways to deal one: `random`, `balanced`, `symmetric`. */
  readonly ways: readonly { readonly id: string; readonly name: string; readonly explains: string }[];
  /** The same dice give the same board on every machine. Of boards that are entries, those that `isPlayed`; absent: all. */
  make(way: string, dice: Dice, players: number, house: H, isPlayed?: (entry: string) => boolean): B;
  check(board: B, players: number, house: H): readonly BoardFinding[];
  fairness(board: B, players: number, house: H): readonly Fairness[];
  /** The empty board, as an agreement sees it; absent: by the printed rules. */
  scene(board: B, house?: H): Scene;
  /** What of it can be changed by hand, on its drawing; absent: nothing. */
  readonly space?: SpaceForm<B>;
}
