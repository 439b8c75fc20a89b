import { ok, refuse, seededDice, type AnySystem, type Entry, type Refusal, type Result } from '@/lib/rules';
import {
  boardOf,
  readSetup,
  tableOf,
  type AnyPlayable,
  type BoardWish,
  type GameSetup,
} from '@/lib/rules/playing';
import { botOf, type AnyBot } from './bots';
import { seatAt, seedOf, type SimBoard, type SimSide, type SimWish } from './wish';

/** Everything that the games of one side are played with, read once. */
export interface Side {
  readonly playable: AnyPlayable;
  readonly players: number;
  readonly bots: readonly AnyBot[];
  /** Catalogue entries that somebody may bring; grounds and markers are not among them. */
  readonly entries: readonly string[];
  /** In what the length of these games is counted. */
  readonly unit: string;
  /** What the engine sets up for a game. @throws where a board dealt for this game alone cannot be played on */
  table(game: number): unknown;
  /** The same as a record keeps it. */
  setup(game: number): GameSetup;
}

const isDealt = (board: SimBoard | undefined): board is { readonly way: string } =>
  board !== undefined && 'way' in board && !('seed' in board);

const boardFor = (wish: SimWish, board: SimBoard, game: number): BoardWish =>
  isDealt(board) ? { way: board.way, seed: seedOf(wish, game) } : board;

/** The rules speak of lists; a wish has them in its seats. */
export const inSeats = ({ path, ...problem }: Refusal): Refusal => {
  const [first, ...rest] = path;
  if (first === 'lists')
    return {
      ...problem,
      path: rest.length === 0 ? ['seats'] : ['seats', rest[0]!, 'list', ...rest.slice(1)],
    };
  return { ...problem, path: first === 'house' ? ['agreement', ...path] : path };
};

function unitOf({ length, engine }: AnyPlayable, table: unknown, seed: string): string {
  return length.unitIn?.(engine.setup(table, seededDice(seed))) ?? length.unit;
}

/** Reads one side of a wish. Refuses with the path at fault, as the wish has it. */
export function readSide(
  system: AnySystem,
  playable: AnyPlayable,
  wish: SimWish,
  side: SimSide,
): Result<Side> {
  const { agreement } = side;
  const board = side.board ?? undefined;
  const players = side.seats.length;
  const common = agreement ? { agreement } : {};
  const listOf = (seat: number) => side.seats[seat]?.list ?? null;
  const orderOf = (game: number): number[] =>
    Array.from({ length: players }, (_, place) => seatAt(place, game, players, wish.rotate ?? false));

  const read = readSetup(system, playable, { ...common, lists: side.seats.map((_, seat) => listOf(seat)) });
  if (!read.ok) return refuse(...read.problems.map(inSeats));
  const { terms, lists } = read.value;
  const open = (game: number): Result<unknown> => {
    const ground = board
      ? boardOf(playable, boardFor(wish, board, game), players, terms, seededDice)
      : ok(undefined);
    if (!ground.ok) return ground;
    return tableOf(playable, { terms, lists: orderOf(game).map((seat) => lists[seat]) }, ground.value);
  };

  const kept: unknown[] = [];
  const turns = wish.rotate ? players : 1;
  for (let game = 0; game < turns; game++) {
    const table = open(game);
    if (!table.ok) return refuse(...table.problems.map(inSeats));
    kept.push(table.value);
  }
  const isOut = (id: string) =>
    terms.banned.has(id) || (terms.allowed !== undefined && !terms.allowed.has(id));
  const canBeBrought = (entry: Entry) => system.forms.some((form) => form.accepts(entry));
  return ok({
    playable,
    players,
    bots: side.seats.map(({ bot, effort }) => botOf(playable, bot, effort)),
    entries: [...system.entries.filter(canBeBrought).map(({ id }) => id), ...terms.cards.keys()].filter(
      (id) => !isOut(id),
    ),
    unit: unitOf(playable, kept[0], wish.seed),
    table(game) {
      if (!isDealt(board)) return kept[game % turns];
      const table = open(game);
      if (!table.ok) throw new Error(table.problems[0]?.message ?? 'The board cannot be played on.');
      return table.value;
    },
    setup: (game) => ({
      ...common,
      lists: orderOf(game).map(listOf),
      ...(board ? { board: boardFor(wish, board, game) } : {}),
    }),
  });
}
