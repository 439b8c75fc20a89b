import { z } from 'zod';
import { Agreement } from '../agreement/agreement';
import type { AnyBoards } from './board-maker';
import type { Dice } from './dice';
import { List } from '../list/list';
import { readBy } from '../refusals';
import type { AnyPlayable } from './playable';
import { defaultAgreement, parseList, prepareTerms, type AnyList, type AnyTerms } from '../list/prepare';
import { MOST_SEATS } from './seats';
import { ok, refuse, type Refusal, type Result } from '../result';
import type { AnySystem } from '../system';

/** Any text from which dice are made. */
export const Seed = z.string().min(1).max(80);

/** The board of a game: one of the system's own, dealt anew, or drawn by hand. */
export const BoardWish = z.union([
  z.strictObject({ named: z.string().max(60) }),
  z.strictObject({ way: z.string().max(40), seed: Seed }),
  z.strictObject({ drawn: z.json() }),
]);
export type BoardWish = z.infer<typeof BoardWish>;

/** Everything that is settled before the first die: these, the seed and the moves rebuild a game. */
export const GameSetup = z
  .strictObject({
    /** Absent: the rules as printed. */
    agreement: Agreement.optional(),
    /** One for each seat; null: the system's usual list. */
    lists: z.array(List.nullable()).min(1).max(MOST_SEATS),
    /** Absent: dealt by the game's own dice. */
    board: BoardWish.optional(),
    /** The seat that begins, where the agreement lets the table choose; absent: the first. */
    first: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1)
      .optional(),
  })
  .meta({ id: 'GameSetup' });
export type GameSetup = z.infer<typeof GameSetup>;

/** A board by the system's schema. Refuses what that does not read, with the path at fault. */
export const readDrawn = (
  { boards }: Pick<AnyBoards, 'boards'>,
  drawn: unknown,
  at: readonly (string | number)[],
): Result<unknown> => readBy(boards.schema, drawn, at);

/** What of an agreement a board follows. */
export type BoardTerms = Pick<AnyTerms, 'house' | 'banned' | 'allowed'>;

/** The board that was wished for. Refuses an unknown name or way, and what the system's schema does not read. */
export function boardOf(
  game: AnyBoards,
  wish: BoardWish,
  players: number,
  terms: BoardTerms,
  diceOf: (seed: string) => Dice,
): Result<unknown> {
  const { boards } = game;
  const isPlayed = (id: string): boolean => !terms.banned.has(id) && (terms.allowed?.has(id) ?? true);
  if ('named' in wish) {
    const found = boards.named.find(({ id }) => id === wish.named);
    return found
      ? ok(found.board)
      : refuse({
          path: ['board', 'named'],
          code: 'unknown_board',
          message: `There is no board “${wish.named}”.`,
        });
  }
  if ('way' in wish)
    return boards.ways.some(({ id }) => id === wish.way)
      ? ok(boards.make(wish.way, diceOf(wish.seed), players, terms.house, isPlayed))
      : refuse({
          path: ['board', 'way'],
          code: 'unknown_way',
          message: `There is no way “${wish.way}” to make a board.`,
        });
  return readDrawn(game, wish.drawn, ['board', 'drawn']);
}

/** What was settled, read by the system's schemas; the board aside. */
export interface ReadSetup {
  readonly players: number;
  readonly terms: AnyTerms;
  readonly lists: readonly (AnyList | undefined)[];
}

/** Why so many cannot play it; undefined where they can. `path` is where their number was said. */
export function wrongSeats(
  system: AnySystem,
  { seats: { least, most } }: Pick<AnyBoards, 'seats'>,
  players: number,
  path: Refusal['path'],
): Refusal | undefined {
  if (players >= least && players <= most) return undefined;
  const range = least === most ? least : `${least} to ${most}`;
  return { path, code: 'wrong_seats', message: `${system.name} is for ${range} players, not ${players}.` };
}

/** Reads agreement and lists. Refuses with the path at fault. */
export function readSetup(
  system: AnySystem,
  playable: AnyPlayable,
  setup: Pick<GameSetup, 'agreement' | 'lists'>,
): Result<ReadSetup> {
  const players = setup.lists.length;
  const wrong = wrongSeats(system, playable, players, ['lists']);
  if (wrong) return refuse(wrong);
  const terms = prepareTerms(system, setup.agreement ?? defaultAgreement(system));
  if (!terms.ok) return refuse(...terms.problems.map((p) => ({ ...p, path: ['agreement', ...p.path] })));
  const lists: (AnyList | undefined)[] = [];
  const problems: Refusal[] = [];
  setup.lists.forEach((list, seat) => {
    const read = list === null ? ok(undefined) : parseList(system, list, terms.value);
    if (read.ok) lists.push(read.value);
    else problems.push(...read.problems.map((p) => ({ ...p, path: ['lists', seat, ...p.path] })));
  });
  return problems.length > 0 ? refuse(...problems) : ok({ players, terms: terms.value, lists });
}

/** What the engine sets up, on a board that was read or made before. */
export const tableOf = (
  playable: AnyPlayable,
  { terms, lists }: Pick<ReadSetup, 'terms' | 'lists'>,
  board: unknown,
  first?: number,
  asksAll = false,
): Result<unknown> =>
  playable.table({
    house: terms.house,
    terms,
    lists,
    ...(board === undefined ? {} : { board }),
    ...(first === undefined ? {} : { first }),
    ...(asksAll ? { asksAll } : {}),
  });

/** Why nobody chose that this seat begins; undefined where it may. */
function wrongFirst(
  playable: AnyPlayable,
  { players, terms }: ReadSetup,
  first: number | undefined,
): Refusal | undefined {
  if (first === undefined) return undefined;
  if (!playable.letsChooseFirst?.(terms.house))
    return {
      path: ['first'],
      code: 'not_chosen',
      message: 'Under this agreement the table does not choose who begins.',
    };
  return first < players
    ? undefined
    : { path: ['first'], code: 'no_seat', message: `There is no seat ${first + 1} to begin.` };
}

/**
 * Reads what was settled, by the system's schemas, into what its engine sets up. Refuses with the path at fault.
 * @param asksAll for a game whose moves answer also what is asked no more: see asks-less.ts
 */
export function openTable(
  system: AnySystem,
  playable: AnyPlayable,
  setup: GameSetup,
  diceOf: (seed: string) => Dice,
  asksAll = false,
): Result<unknown> {
  const read = readSetup(system, playable, setup);
  if (!read.ok) return read;
  const { players, terms } = read.value;
  const wrong = wrongFirst(playable, read.value, setup.first);
  if (wrong) return refuse(wrong);
  const board = setup.board ? boardOf(playable, setup.board, players, terms, diceOf) : ok(undefined);
  return board.ok ? tableOf(playable, read.value, board.value, setup.first, asksAll) : board;
}
