import { z } from 'zod';
import { certain, complement, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import { chances } from '../reckon/dice';
import { product } from '../reckon/exact';
import { nameOf, rollerFields, rollFor, rollWords } from './roller';
import { gathered, ordinal, outcome, percent, possible, spreadLine } from './words';

const MOST = 12;

const LootQuestion = z
  .strictObject({
    ...rollerFields('loot'),
    things: z.int().min(1).max(MOST).default(9).meta({
      title: 'Things in the pile',
      description: 'The site begins with up to nine: large treasures on top of small ones',
    }),
    wanted: z.int().min(1).max(MOST).default(1).meta({
      title: 'Place of the wanted thing',
      description: 'Counted from the top; every thing taken above it brings it nearer',
    }),
    phases: z.int().min(1).max(8).default(1).meta({ title: 'Loot rolls' }),
  })
  .refine(({ wanted, things }) => wanted <= things, {
    path: ['wanted'],
    message: 'The pile has fewer things.',
  });
type LootQuestion = z.output<typeof LootQuestion>;

/** Result n takes the n-th thing from the top, or nothing where there are fewer. (MR-B39) */
function solveLoot(q: LootQuestion): Chances {
  const roll = rollFor(q, 'loot', { activity: 'SEARCH' });
  const results = chances(roll);
  // By where the wanted thing lies now, and how many things are left.
  let piles: ReadonlyMap<string, Fraction> = new Map([[`${q.wanted} ${q.things}`, certain]]);
  let taken = never;
  let things = new Map<number, Fraction>([[0, certain]]);
  const phases = Array.from({ length: q.phases }, (_, i) => {
    let now = never;
    const next: [string, Fraction][] = [];
    for (const [pile, chance] of piles) {
      const [at, left] = pile.split(' ').map(Number) as [number, number];
      results.forEach((one, face) => {
        const nth = face + 1;
        const both = product(chance, one);
        if (nth === at) now = sum(now, both);
        else if (nth > left) next.push([pile, both]);
        else next.push([`${nth < at ? at - 1 : at} ${left - 1}`, both]);
      });
    }
    piles = gathered(next);
    taken = sum(taken, now);
    things = stepOf(things, results, q.things);
    return outcome(`roll-${i + 1}`, `the wanted thing is taken by the ${ordinal(i + 1)} roll`, now);
  });
  const first = results[q.wanted - 1] ?? never;
  return {
    outcomes: possible([
      ...phases,
      outcome('not-taken', 'the wanted thing stays in the pile', complement(taken)),
    ]),
    explained: `${nameOf(q)} loots a pile of ${counted(q.things, 'thing')} ${rollWords(roll)}: the ${ordinal(q.wanted)} thing comes at once ${percent(first)}${q.phases === 1 ? '' : `; within ${counted(q.phases, 'roll')} ${percent(taken)}`}.`,
    spreads: [spreadLine('Things taken', things)],
  };
}

/** How many things are taken after one roll more. */
function stepOf(
  taken: ReadonlyMap<number, Fraction>,
  results: readonly Fraction[],
  things: number,
): Map<number, Fraction> {
  const next: [number, Fraction][] = [];
  for (const [n, chance] of taken)
    results.forEach((one, face) => next.push([face + 1 > things - n ? n : n + 1, product(chance, one)]));
  return new Map(gathered(next));
}

export const loot = defineSituation<LootQuestion>({
  kind: 'loot',
  title: 'Looting a pile',
  explains: 'Whether the Loot rolls take a certain thing out of a site or an abandoned pile.',
  rules: ['MR-044', 'MR-045', 'MR-035', 'MR-B10', 'MR-B39', 'MR-table-loot'],
  schema: LootQuestion,
  example: LootQuestion.parse({ things: 9, wanted: 5, phases: 3 }),
  solve: solveLoot,
});
