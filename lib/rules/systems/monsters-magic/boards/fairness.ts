import type { Fairness } from '../../../kernel/game/board-maker';
import { structures, type Structure } from '../catalogue/vocabulary';
import { cornerSpaces, SPACES } from '../engine/board';
import type { MmHouse } from '../house';
import type { MmBoard } from './board';

/** Corners as players of that number take them: two across the board, more clockwise (MM-301, MM-R02). */
const cornersFor = (players: number): readonly number[] =>
  players === 2 ? [cornerSpaces[0]!, cornerSpaces[2]!] : cornerSpaces.slice(0, players);

/** Steps between two spaces, diagonals too (MM-044). */
const steps = (a: number, b: number): number =>
  Math.max(Math.abs((a % 8) - (b % 8)), Math.abs((a >> 3) - (b >> 3)));

const within = (board: MmBoard, corner: number, reach: number, kinds: readonly Structure[]): number => {
  let n = 0;
  for (let space = 0; space < SPACES; space++)
    if (kinds.includes(board.structure[space]!) && steps(corner, space) <= reach) n++;
  return n;
};

/** How many steps it takes, one after the other from the corner, to the nearest of them. */
const nearest = (board: MmBoard, corner: number, kind: Structure, count: number): number => {
  const ways = board.structure
    .flatMap((one, space) => (one === kind ? [steps(corner, space)] : []))
    .sort((a, b) => a - b);
  return ways.slice(0, count).reduce((all, n) => all + n, 0);
};

/** 1 where all are alike, towards 0 as the least falls behind the most. */
const alike = (values: readonly number[]): number => {
  const most = Math.max(...values);
  return most === 0 ? 1 : Math.min(...values) / most;
};

const figure = (label: string, explains: string, bySeat: readonly number[]): Fairness => ({
  label,
  explains,
  bySeat,
  score: alike(bySeat),
});

/** The way to the Temples that win by the agreement (MM-004); none where Temples win nothing, or the board has none. */
function wayToTemples(board: MmBoard, corners: readonly number[], toWin: number | null): readonly Fairness[] {
  const there = board.structure.filter((one) => one === 'temple').length;
  if (toWin === null || there === 0) return [];
  const count = Math.min(toWin, there);
  return [
    figure(
      count === 1 ? 'Way to the Temple' : `Way to ${count} Temples`,
      count === 1
        ? 'Steps from the corner to the only Temple; fewer are better.'
        : `Steps from the corner to each of the ${count} nearest Temples, together; fewer are better.`,
      corners.map((corner) => nearest(board, corner, 'temple', count)),
    ),
  ];
}

/** What each corner finds near it: Temples before all, which most games turn on. */
export function fairness(
  board: MmBoard,
  players: number,
  { templesToWin }: Pick<MmHouse, 'templesToWin'>,
): readonly Fairness[] {
  const corners = cornersFor(players);
  return [
    figure(
      'Temples within 3 steps',
      'Temples that a figure of the corner can reach in three turns.',
      corners.map((corner) => within(board, corner, 3, ['temple'])),
    ),
    ...wayToTemples(board, corners, templesToWin),
    figure(
      'Castles and towns near',
      'Castles and towns within 3 steps of the corner.',
      corners.map((corner) => within(board, corner, 3, ['castle', 'town'])),
    ),
    figure(
      'Structures to control near',
      'Villages, cities, ruins, mines and towers within 3 steps of the corner.',
      corners.map((corner) => within(board, corner, 3, ['village', 'city', 'ruins', 'mine', 'tower'])),
    ),
    figure(
      'Kinds of ground near',
      'Different pairs of terrain and structure within 3 steps of the corner.',
      corners.map(
        (corner) =>
          new Set(
            Array.from({ length: SPACES }, (_, space) => space)
              .filter((space) => steps(corner, space) <= 3)
              .map((space) => `${board.terrain[space]} ${structures.indexOf(board.structure[space]!)}`),
          ).size,
      ),
    ),
  ];
}
