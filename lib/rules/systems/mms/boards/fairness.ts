import type { Fairness } from '../../../kernel/game/board-maker';
import type { MmsHouse } from '../house';
import { sizesOf, type MmsBoard } from './board';
import { waysToOthers } from './measure';

/** 1 where all are alike, towards 0 as the least falls behind the most. */
const alike = (values: readonly number[]): number => {
  const most = Math.max(...values);
  return most <= 0 ? 1 : Math.max(0, Math.min(...values)) / most;
};

const figure = (label: string, explains: string, bySeat: readonly number[]): Fairness => ({
  label,
  explains,
  bySeat,
  score: alike(bySeat),
});

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** What each part offers: room, depth, and how much of it lies open to the others. */
export function fairness(
  board: MmsBoard,
  players: number,
  { lineOfSight }: Pick<MmsHouse, 'lineOfSight'>,
): readonly Fairness[] {
  const ways = Array.from({ length: players }, (_, seat) => waysToOthers(board, seat));
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : tenths(values.reduce((sum, n) => sum + n, 0) / values.length / 2);
  return [
    figure('Squares', 'Squares of the own part.', sizesOf(board, players)),
    figure(
      'Way to the others',
      'Units from a square of the part to the nearest one of another player, in the mean.',
      ways.map(mean),
    ),
    figure(
      'Border',
      'Squares of the part that lie next to another one, or as near to it as neutral ground allows.',
      ways.map((all) => {
        const least = Math.min(...all);
        return all.filter((n) => n <= least + 1).length;
      }),
    ),
    figure(
      'Out of sight',
      `Squares of the part from which nothing of another lies within ${lineOfSight} units, the line of sight.`,
      ways.map((all) => all.filter((n) => n > lineOfSight * 2).length),
    ),
  ];
}
