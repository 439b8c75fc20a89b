import type { Comparison, Difference } from '@/lib/sim';

const tenth = (n: number): string => (Math.abs(n) * 100).toFixed(1);

/** A difference that is worth knowing of: one victory in fifty. */
const WORTH = 0.02;

/** About how many pairs of games would show a difference of two points, if there is one. */
export function pairsWanted({ low, high }: Difference, pairs: number): number {
  const half = (high - low) / 2;
  const wanted = pairs * (half / WORTH) ** 2;
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(wanted, 1))));
  return Math.ceil(wanted / step) * step;
}

/** What a comparison says of one seat's victories. */
export function sayWins(name: string, changed: string, difference: Difference, pairs: number): string {
  const { low, high } = difference;
  if (pairs < 2) return `Two games are too few to say anything of ${name}.`;
  if (low === 0 && high === 0) return `With the other ${changed} ${name} wins exactly the same games.`;
  if (low > 0 || high < 0) {
    const [least, most] = low > 0 ? [low, high] : [high, low];
    return `With the other ${changed} ${name} wins ${low > 0 ? 'more' : 'fewer'} games: ${tenth(difference.difference)} in a hundred, and surely between ${tenth(least)} and ${tenth(most)}.`;
  }
  const wanted = pairsWanted(difference, pairs);
  return `Whether the other ${changed} matters to ${name} cannot be told yet: it is at most ${tenth(low)} games in a hundred fewer or ${tenth(high)} more.${
    wanted > pairs ? ` About ${wanted.toLocaleString('en')} games would show a difference of 2.` : ''
  }`;
}

/** What a comparison says of the length of a game. */
export function sayLength({ difference, low, high }: Difference, changed: string, unit: string): string {
  const long = (n: number): string => `${Math.abs(n).toFixed(1)} ${unit}s`;
  if (low > 0) return `Games with the other ${changed} last ${long(difference)} longer.`;
  if (high < 0) return `Games with the other ${changed} last ${long(difference)} less.`;
  return low === 0 && high === 0
    ? 'Games last exactly as long.'
    : `No difference in length can be told: it is at most ${long(Math.max(-low, high))}.`;
}

/** The whole comparison in sentences. */
export const sayCompared = (
  { wins, length, pairs }: Comparison,
  changed: string,
  unit: string,
  nameOf: (seat: number) => string,
): readonly string[] => [
  // Of two, the other's difference is the same the other way round.
  ...(wins.length === 2 ? wins.slice(0, 1) : wins).map((d) => sayWins(nameOf(d.seat), changed, d, pairs)),
  sayLength(length, changed, unit),
];
