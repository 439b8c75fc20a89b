import { z } from 'zod';
import { asPercent, atLeast, complement } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { empireRows } from '../catalogue/empires';
import { classWords, countedUnits, empireIds, oneOf, unitClasses } from '../catalogue/vocabulary';

const onMap = ['castle', 'army', 'ship'] as const;

export const ChitQuestion = z
  .strictObject({
    empire: z.enum(empireIds).default('human').meta({ title: 'Empire' }),
    unit: z.enum(unitClasses).default('army').meta({ title: 'Wanted' }),
    out: z.int().min(0).max(14).default(0).meta({
      title: 'Of these out of the cup',
      description: 'On the map or in the pile, beyond the setup.',
    }),
    othersOut: z.int().min(0).max(40).default(0).meta({ title: 'Other chits out of the cup' }),
    draws: z.int().min(1).max(12).default(1).meta({ title: 'Chits drawn' }),
  })
  .superRefine((q, context) => {
    const { wanted, cup } = cupOf(q);
    if (wanted < 0)
      context.addIssue({
        code: 'custom',
        path: ['out'],
        message: `The empire has fewer ${classWords[q.unit].many}.`,
      });
    else if (cup < wanted)
      context.addIssue({ code: 'custom', path: ['othersOut'], message: 'The cup holds fewer chits.' });
  });
type Asked = z.output<typeof ChitQuestion>;

const unitsOf = (empire: string): readonly string[] =>
  empireRows.find(({ id }) => id === empire)!.counters.map(({ unit }) => unit);

/** Chits left in the cup after setup and what came out since (BM-082..BM-088). */
function cupOf({ empire, unit, out, othersOut }: Omit<Asked, 'draws'>): {
  readonly wanted: number;
  readonly cup: number;
} {
  const { counters } = empireRows.find(({ id }) => id === empire)!;
  const all = counters.reduce((sum, { count }) => sum + count, 0);
  const has = counters.filter((row) => row.unit === unit).reduce((sum, { count }) => sum + count, 0);
  const placed = (onMap as readonly string[]).includes(unit) && has > 0 ? 1 : 0;
  return { wanted: has - placed - out, cup: all - onMap.length - out - othersOut };
}

/** How likely a class comes out of the cup (BM-088, BM-157). */
export function solveChit(q: Asked): Chances {
  const { wanted, cup } = cupOf(q);
  const found = cup > 0 ? atLeast(1, wanted, cup, q.draws) : atLeast(1, 0, 1, 1);
  return {
    outcomes: [
      { key: 'found', words: `${oneOf(q.unit)} is among them`, chance: found },
      { key: 'not-found', words: `${oneOf(q.unit)} is not among them`, chance: complement(found) },
    ],
    explained: `Of ${Math.max(0, cup)} chits in the cup there are ${countedUnits(wanted, q.unit)}: ${q.draws === 1 ? 'the next chit is one' : `${q.draws} chits bring one`} in ${asPercent(found)}.`,
  };
}

export const chit = defineSituation<Asked>({
  kind: 'chit',
  title: 'Drawing a chit',
  explains: 'Does the cup give a counter of the class that you want?',
  rules: ['BM-082', 'BM-088', 'BM-157'],
  schema: ChitQuestion as unknown as z.ZodType<Asked>,
  example: ChitQuestion.parse({}),
  about: ({ id, kind }) => {
    const isOf = empireRows.find((row) => row.id === id);
    if (isOf) return { empire: id, unit: 'army' };
    return kind === 'class' && unitsOf('human').includes(id) ? { unit: id } : undefined;
  },
  solve: solveChit,
});
