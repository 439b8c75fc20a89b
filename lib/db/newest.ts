import type { MostKept } from '../bounds';

interface Weighed {
  readonly bytes: number;
}

/** How many of these may stay, the newest first; the newest stays whatever it takes. */
function countKept(newestFirst: readonly Weighed[], most: MostKept): number {
  let bytes = 0;
  const cut = newestFirst.findIndex((one, i) => (bytes += one.bytes) > most.bytes || i >= most.count);
  return cut < 0 ? newestFirst.length : Math.max(1, cut);
}

/** Of things that make room for one another, the newest first, those that stay. */
export const newestOf = <T extends Weighed>(newestFirst: readonly T[], most: MostKept): readonly T[] =>
  newestFirst.slice(0, countKept(newestFirst, most));

/** The others, which have to go. */
export const olderOf = <T extends Weighed>(newestFirst: readonly T[], most: MostKept): readonly T[] =>
  newestFirst.slice(countKept(newestFirst, most));
