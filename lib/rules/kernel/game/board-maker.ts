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

/** One figure of a board: how much each seat gets of something, or what the whole of it comes to. */
export interface Fairness {
  readonly label: string;
  readonly explains: string;
  /** Empty where it is a figure of the whole board. */
  readonly bySeat: readonly number[];
  /** The figure of the whole board; absent where there is one for each seat. */
  readonly whole?: number;
  /** 1 where all seats stand alike, towards 0 as they differ; absent where nothing is shared out. */
  readonly score?: number;
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

/** Boards of a game, and for how many it is. All that can be played has them; a game without an engine may have them by themselves. */
export interface GameBoards<B, H> {
  readonly seats: { readonly least: number; readonly most: number };
  readonly boards: BoardMaker<B, H>;
}

/** Boards whose own types are forgotten. */
export type AnyBoards = GameBoards<unknown, Readonly<Record<string, unknown>>>;

/** Checks the types of boards, then seals them, as `definePlayable` does for a game. */
export const defineBoards = <B, H>(boards: GameBoards<B, H>): AnyBoards => boards as unknown as AnyBoards;
