import type { Clearing, TileSide } from '../catalogue/types';

/** Roadways that need to be discovered, as `hidden 1-3` and `secret 3-6`. */
export type Known = ReadonlySet<string>;

const typeOf = ({ clearings }: TileSide, n: number): Clearing['type'] | undefined =>
  clearings.find((clearing) => clearing.n === n)?.type;

/** Clearings to which a roadway leads that the mover may use. (MR-024, MR-025) */
const neighbours = ({ roadways }: TileSide, from: number, known: Known): readonly number[] =>
  roadways.flatMap(([a, b, kind]) => {
    if (typeof b !== 'number' || (a !== from && b !== from)) return [];
    const isFree = kind === 'open' || kind === 'tunnel' || known.has(`${kind} ${a}-${b}`);
    return isFree ? [a === from ? b : a] : [];
  });

/** MOVE phases that it takes to enter a clearing. (MR-026) */
const costOf = (side: TileSide, to: number, mountainCost: number): number =>
  typeOf(side, to) === 'mountain' ? mountainCost : 1;

/** The way of fewest phases within a tile. (MR-023 to MR-026) */
export function route(
  side: TileSide,
  from: number,
  to: number,
  known: Known = new Set(),
  mountainCost = 2,
): { readonly clearings: readonly number[]; readonly phases: number } | undefined {
  const done = new Set<number>();
  const open = [{ clearings: [from], phases: 0 }];
  for (;;) {
    open.sort((a, b) => a.phases - b.phases);
    const best = open.shift();
    const at = best?.clearings.at(-1);
    if (!best || at === undefined) return undefined;
    if (at === to) return best;
    if (done.has(at)) continue;
    done.add(at);
    for (const next of neighbours(side, at, known))
      open.push({
        clearings: [...best.clearings, next],
        phases: best.phases + costOf(side, next, mountainCost),
      });
  }
}

/** A day as it is written: a clearing to move to, or any other activity. */
export type Recorded = readonly (number | 'other')[];

/** How many phases may be written: two and the extra ones where the day touches a cave. (MR-018, MR-R04) */
export const phasesAllowed = (side: TileSide, from: number, record: Recorded, extras = 0): number =>
  [from, ...record].some((n) => n !== 'other' && typeOf(side, n) === 'cave') ? 2 + extras : 4 + extras;

/** Where the mover stands after each phase: the MOVE phases into a mountain clearing must follow each other. (MR-016, MR-R05) */
export function walk(
  side: TileSide,
  from: number,
  record: Recorded,
  known: Known = new Set(),
  mountainCost = 2,
): readonly number[] {
  let at = from;
  let spent = 0;
  let towards: number | undefined;
  return record.map((to) => {
    if (to === 'other' || !neighbours(side, at, known).includes(to)) {
      spent = 0;
      return at;
    }
    spent = towards === to ? spent + 1 : 1;
    towards = to;
    if (spent < costOf(side, to, mountainCost)) return at;
    at = to;
    spent = 0;
    return at;
  });
}
