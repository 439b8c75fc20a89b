import { pairsWanted, sayLength } from '@/components/simulator/batch/say-compared';
import type { Comparison } from '@/lib/sim';

const tenth = (share: number): string => (Math.abs(share) * 100).toFixed(1);

/** What playing with the other of two lists changes against the usual list, from games played twice by one seed. */
export function sayChange(
  { wins: [win], length, pairs }: Comparison,
  [one, other]: readonly [string, string],
  unit: string,
): readonly string[] {
  const lasts = sayLength(length, 'list', unit);
  if (!win || pairs < 2) return ['Two games are too few to say anything.'];
  const { difference, low, high } = win;
  const instead = `With “${other}” instead of “${one}” its player wins`;
  if (low === 0 && high === 0) return [`${instead} exactly the same games against the usual list.`, lasts];
  if (low > 0 || high < 0) {
    const [least, most] = low > 0 ? [low, high] : [high, low];
    return [
      `${instead} ${low > 0 ? 'more' : 'fewer'} games against the usual list: ${tenth(difference)} in a hundred, and surely between ${tenth(least)} and ${tenth(most)}.`,
      lasts,
    ];
  }
  const wanted = pairsWanted(win, pairs);
  return [
    `${instead} at most ${tenth(low)} games in a hundred fewer or ${tenth(high)} more against the usual list: which of the two is the stronger cannot be told yet.${
      wanted > pairs ? ` About ${wanted.toLocaleString('en')} games would show a difference of 2.` : ''
    }`,
    lasts,
  ];
}
