import type { AnyBoards, BoardFinding, Fairness } from './board-maker';
import type { Dice } from './dice';
import { boardOf, type BoardTerms, type BoardWish } from './opening';
import { ok, refuse, type Result } from '../result';
import type { Scene } from './scene';

/** A board, with what the ledger finds and how even it is for so many players. */
export interface JudgedBoard {
  /** Plain JSON: a game takes it back as `drawn`. */
  readonly board: unknown;
  readonly scene: Scene;
  readonly findings: readonly BoardFinding[];
  readonly fairness: readonly Fairness[];
}

/** Makes the board that was wished for, and judges it. Refuses what cannot be read, and numbers of players that it has no room for. */
export function judgeBoard(
  game: AnyBoards,
  wish: BoardWish,
  players: number,
  terms: BoardTerms,
  diceOf: (seed: string) => Dice,
): Result<JudgedBoard> {
  const { boards, seats } = game;
  const noRoom = refuse({
    path: ['players'],
    code: 'no_such_board',
    message: `There is no such board for ${players} players.`,
  });
  if (players < seats.least || players > seats.most) return noRoom;
  let read: Result<unknown>;
  try {
    read = boardOf(game, wish, players, terms, diceOf);
  } catch {
    // Some ways make boards for fewer.
    return noRoom;
  }
  if (!read.ok) return read;
  const board = read.value;
  const { house } = terms;
  const scene = boards.scene(board, house);
  try {
    const findings = boards.check(board, players, house);
    return ok({ board, scene, findings, fairness: boards.fairness(board, players, house) });
  } catch {
    return 'drawn' in wish ? ok({ board, scene, findings: [unmeasured(players)], fairness: [] }) : noRoom;
  }
}

/** A drawn board may not hold together enough to be measured; it is still seen, and mended. */
const unmeasured = (players: number): BoardFinding => ({
  code: 'board',
  severity: 'error',
  message: `It does not hold together as a board for ${players} players.`,
  spaces: [],
});
