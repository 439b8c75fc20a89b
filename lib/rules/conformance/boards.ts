import { z } from 'zod';
import { seededDice } from '../kernel/game/dice';
import { plainTable, proveScene, type PlayableUnderTest } from './playable';

const text = (value: unknown): string => JSON.stringify(value);

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** A board that may be played on: it goes through its schema, breaks nothing, can be drawn and set up. */
function proveBoard(under: PlayableUnderTest, board: unknown, players: number, at: string): void {
  const { play, terms } = under;
  const { boards } = play;
  const read = boards.schema.safeParse(JSON.parse(text(board)));
  must(read.success && text(read.data) === text(board), `${at}: its own schema reads something else`);
  const wrong = boards.check(board, players, terms.house).filter(({ severity }) => severity === 'error');
  must(wrong.length === 0, `${at}: ${wrong[0]?.code} ${wrong[0]?.message}`);
  proveScene(boards.scene(board), at, under);
  for (const { label, bySeat, score } of boards.fairness(board, players, terms.house)) {
    must(bySeat.length === players, `${at}: ${label} says nothing of each seat`);
    must(score >= 0 && score <= 1, `${at}: ${label} scores ${score}`);
  }
  under.play.engine.setup(plainTable(under, players, board), seededDice(at));
}

/** Named boards are sound; the same seed makes the same board, another seed another; every finding has a code. */
export function proveBoards(under: PlayableUnderTest): void {
  const { play, terms } = under;
  const { boards, seats } = play;
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
