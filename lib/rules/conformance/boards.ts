import { z } from 'zod';
import type { AnyBoards } from '../kernel/game/board-maker';
import { seededDice } from '../kernel/game/dice';
import { must } from './must';
import { plainTable, type Measures, type PlayableUnderTest } from './playable';
import { proveScene } from './scene';

const text = (value: unknown): string => JSON.stringify(value);

/** Boards with what they are held against, and what a game makes of one; absent where there is no engine. */
export interface BoardsUnderTest extends Measures {
  readonly game: AnyBoards;
  readonly setUp?: (board: unknown, players: number, at: string) => void;
}

/** Boards on which a game is set up. */
export const boardsOf = (under: PlayableUnderTest): BoardsUnderTest => ({
  ...under,
  game: under.play,
  setUp: (board, players, at) => {
    under.play.engine.setup(plainTable(under, players, board), seededDice(at));
  },
});

/** A board that may be played on: it goes through its schema, breaks nothing, can be drawn and set up. */
function proveBoard(under: BoardsUnderTest, board: unknown, players: number, at: string): void {
  const { game, terms, setUp } = under;
  const { boards } = game;
  const read = boards.schema.safeParse(JSON.parse(text(board)));
  must(read.success && text(read.data) === text(board), `${at}: its own schema reads something else`);
  const wrong = boards.check(board, players, terms.house).filter(({ severity }) => severity === 'error');
  must(wrong.length === 0, `${at}: ${wrong[0]?.code} ${wrong[0]?.message}`);
  proveScene(boards.scene(board), at, under);
  for (const { label, bySeat, whole, score } of boards.fairness(board, players, terms.house)) {
    const says =
      whole === undefined ? bySeat.length === players : bySeat.length === 0 && !Number.isNaN(whole);
    must(says, `${at}: ${label} says nothing of each seat, nor of the whole`);
    must(score === undefined || (score >= 0 && score <= 1), `${at}: ${label} scores ${score}`);
  }
  setUp?.(board, players, at);
}

/** Named boards are sound; the same seed makes the same board, another seed another; every finding has a code. */
export function proveBoards(under: BoardsUnderTest): void {
  const { game, terms } = under;
  const { boards, seats } = game;
  z.toJSONSchema(boards.schema, { io: 'input' });
  must(new Set(boards.named.map(({ id }) => id)).size === boards.named.length, 'two boards have one id');
  must(boards.named.length + boards.ways.length > 0, 'no board to play on');
  for (const players of new Set([seats.least, seats.most])) {
    for (const { id, board } of boards.named)
      if (boards.check(board, players, terms.house).length === 0)
        proveBoard(under, board, players, `board ${id} for ${players}`);
    for (const { id } of boards.ways) {
      const made = (seed: string) => boards.make(id, seededDice(seed), players, terms.house);
      const board = made('a');
      must(text(made('a')) === text(board), `${id} for ${players}: the same seed makes another board`);
      must(text(made('b')) !== text(board), `${id} for ${players}: every seed makes the same board`);
      proveBoard(under, board, players, `${id} for ${players}`);
    }
  }
  for (const { id, board } of boards.named) {
    const fits = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i).some(
      (players) => boards.check(board, players, terms.house).every(({ severity }) => severity !== 'error'),
    );
    must(fits, `nobody can play on ${id}`);
  }
}
