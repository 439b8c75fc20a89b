import { ok, refuse, seededDice, type AnySystem, type Entry, type Refusal, type Result } from '@/lib/rules';
import {
  asWished,
  boardOf,
  partSetup,
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
  /** Seats of the wish. A list may set out at several seats of a game. */
  readonly players: number;
  /** By seat of the wish. */
  readonly bots: readonly AnyBot[];
  /** Catalogue entries that somebody may bring; grounds and markers are not among them. */
  readonly entries: readonly string[];
  /** In what the length of these games is counted. */
  readonly unit: string;
  /** What the engine sets up for a game. @throws where a board dealt for this game alone cannot be played on */
  table(game: number): unknown;
  /** By seat of a game, the place at the table of whoever leads it: the first, the second … of those who were wished for. */
  placesIn(game: number): readonly number[];
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
  const parted = partSetup(system, playable, {
    ...common,
    lists: side.seats.map(({ list = null }) => list),
  });
  if (!parted.ok) return refuse(...parted.problems.map(inSeats));
  const { setup, from } = parted.value;
  const refused = (problems: readonly Refusal[]) =>
    refuse(...problems.map(asWished(parted.value)).map(inSeats));
  const read = readSetup(system, playable, setup);
  if (!read.ok) return refused(read.problems);
  const { terms, lists } = read.value;
  /** By seat of a game, its place at the table and its list. */
  const seatsIn = (game: number) =>
    Array.from({ length: players }, (_, place) => {
      const wished = seatAt(place, game, players, wish.rotate ?? false);
      return from.flatMap((of, nth) => (of === wished ? [{ place, nth }] : []));
    }).flat();
  const open = (game: number): Result<unknown> => {
    const ground = board
      ? boardOf(playable, boardFor(wish, board, game), lists.length, terms, seededDice)
      : ok(undefined);
    if (!ground.ok) return ground;
    return tableOf(playable, { terms, lists: seatsIn(game).map(({ nth }) => lists[nth]) }, ground.value);
  };

  const kept: unknown[] = [];
  const turns = wish.rotate ? players : 1;
  for (let game = 0; game < turns; game++) {
    const table = open(game);
    if (!table.ok) return refused(table.problems);
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
    placesIn: (game) => seatsIn(game).map(({ place }) => place),
    setup: (game) => ({
      ...common,
      lists: seatsIn(game).map(({ nth }) => setup.lists[nth]!),
      ...(board ? { board: boardFor(wish, board, game) } : {}),
    }),
  });
}

/** By seat of a game, who plays there. */
export const botsIn = (
  { bots, players, placesIn }: Side,
  { rotate = false }: Pick<SimWish, 'rotate'>,
  game: number,
): readonly AnyBot[] => placesIn(game).map((place) => bots[seatAt(place, game, players, rotate)]!);
