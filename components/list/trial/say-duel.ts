import type { Report } from '@/lib/sim';
import { wilson } from '@/lib/sim/statistics';

const tenth = (share: number): string => (share * 100).toFixed(1);

/** Of games that somebody won: fewer than this say nothing. */
const LEAST = 10;

/** What many games of one list against another say, and how surely. */
export function sayDuel(
  { wins, draws, games, unfinished }: Pick<Report, 'wins' | 'draws' | 'games' | 'unfinished'>,
  [one, other]: readonly [string, string],
): readonly string[] {
  const [a = 0, b = 0] = wins.map(({ count }) => count);
  const won = a + b;
  const shares = `“${one}” wins ${tenth(wins[0]?.share ?? 0)} games in a hundred, “${other}” ${tenth(wins[1]?.share ?? 0)}${
    draws.count > 0 ? `; ${tenth(draws.share)} are drawn` : ''
  }.`;
  const broken =
    unfinished > 0 ? [`${unfinished} of ${games} games came to no end and count for neither.`] : [];
  if (won < LEAST)
    return [shares, 'Too few of these games have a winner to tell which is the stronger.', ...broken];
  const { low, high } = wilson(a, won);
  if (low <= 0.5 && high >= 0.5)
    return [
      shares,
      `Which is the stronger cannot be told from these games: of those that were won, “${one}” has surely between ${tenth(low)} and ${tenth(high)} in a hundred.`,
      ...broken,
    ];
  const [strong, least, most] = low > 0.5 ? [one, low, high] : [other, 1 - high, 1 - low];
  return [
    shares,
    `“${strong}” is the stronger of the two in these hands, and not by chance: of the games that were won it has surely between ${tenth(least)} and ${tenth(most)} in a hundred.`,
    ...broken,
  ];
}
