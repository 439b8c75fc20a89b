import { z } from 'zod';
import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import { readDrawn, type AnyBoards, type BoardWish } from '@/lib/rules/playing';
import type { SimBoard } from '@/lib/sim';

/** Which board a form has chosen. */
export const BoardPick = z.object({
  /** Empty: dealt by the game; `named <id>`, `way <id>`, or `own`. */
  from: z.string(),
  /** Of a way. */
  seed: z.string(),
  /** One's own, as it was opened last; it stays while another is tried. */
  own: z.json().optional(),
  /** What it is called, where it is one of the account’s. */
  name: z.string().optional(),
});
export type BoardPick = z.infer<typeof BoardPick>;

/** `named short` → `['named', 'short']`. */
export const partsOf = (from: string): readonly [kind: string, id: string] => {
  const [kind = '', id = ''] = from.split(/ (.*)/s);
  return [kind, id];
};

/** Has the system, or the form itself, what was chosen? */
export function isOffered({ named, ways }: AnyBoards['boards'], { from, own }: BoardPick): boolean {
  const [kind, id] = partsOf(from);
  if (kind === 'named') return named.some((board) => board.id === id);
  if (kind === 'way') return ways.some((way) => way.id === id);
  return kind === '' || own !== undefined;
}

/** The board as a game takes it. */
export function boardWish({ from, seed, own }: BoardPick): BoardWish | undefined {
  const [kind, id] = partsOf(from);
  if (kind === 'named') return { named: id };
  if (kind === 'way') return { way: id, seed: seed.trim() || '1' };
  return kind === 'own' && own !== undefined ? { drawn: own } : undefined;
}

/** The board as a batch takes it: what is dealt is dealt anew for each game. */
export function boardOfBatch(pick: BoardPick): SimBoard | undefined {
  const [kind, id] = partsOf(pick.from);
  return kind === 'way' ? { way: id } : boardWish(pick);
}

const FORMAT = 'muster-board/1';

/** A board as a text file, to be changed by hand and opened again. */
export const boardText = ({ slug }: Pick<AnySystem, 'slug'>, board: unknown): string =>
  `${JSON.stringify({ format: FORMAT, system: slug, board }, null, 1)}\n`;

const notOne = (message: string, path: readonly (string | number)[] = []): Result<never> =>
  refuse({ path: [...path], code: 'no_board', message });

/** Reads a text as a board of this system: the file of one, or the bare board. */
export function readBoardText(system: AnySystem, game: AnyBoards, text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notOne('This is no board: it is not JSON, or it was cut off on its way.');
  }
  const file = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof file.format === 'string') {
    if (!file.format.startsWith('muster-board/')) return notOne(`This is no board but “${file.format}”.`);
    if (file.format !== FORMAT) return notOne(`It is written as “${file.format}”; here “${FORMAT}” is read.`);
    if (file.system !== system.slug) return notOne(`This is no board of ${system.name}.`);
    value = file.board;
  }
  const read = readDrawn(game, value, ['board', 'drawn']);
  // What was read is plain JSON again: it goes into the record of the game.
  return read.ok ? ok(JSON.parse(JSON.stringify(read.value)) as unknown) : read;
}
