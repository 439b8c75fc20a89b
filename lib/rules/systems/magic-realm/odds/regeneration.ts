import { z } from 'zod';
import { certain, complement } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import { of, product } from '../reckon/exact';
import { prowlerNames, rowsOf, whoProwl } from './prowl';
import { outcome, percent, possible } from './words';

const WEEK = 7;

const RegenerationQuestion = z.strictObject({
  who: whoProwl(['giant']).describe('Killed or on the map; hired natives stay where they are'),
  day: z
    .int()
    .min(1)
    .max(28)
    .default(1)
    .meta({ title: 'Day of the game', description: 'On its Evening they were killed' }),
  last: z.int().min(1).max(28).default(28).meta({ title: 'Last day of the game' }),
});
type RegenerationQuestion = z.output<typeof RegenerationQuestion>;

/** On which seventh day the first of them goes back to its start. (MR-012, MR-B34) */
function solveRegeneration({ who, day, last }: RegenerationQuestion): Chances {
  const each = who.includes('ghost') ? certain : of(rowsOf(who).size, 6);
  let open = certain;
  const days = Array.from({ length: Math.floor(last / WEEK) }, (_, i) => (i + 1) * WEEK).filter(
    (one) => one > day,
  );
  const outcomes = days.map((one) => {
    const now = product(open, each);
    open = product(open, complement(each));
    return outcome(`day-${one}`, `back on day ${one}`, now);
  });
  return {
    outcomes: possible([...outcomes, outcome('gone', 'not back in this game', open)]),
    explained:
      days.length === 0
        ? `After day ${day} no seventh day is left on which ${prowlerNames(who)} could come back.`
        : `${counted(days.length, 'seventh day')} may bring back ${prowlerNames(who)}, each ${percent(each)}; in all ${percent(complement(open))}.`,
  };
}

export const regeneration = defineSituation<RegenerationQuestion>({
  kind: 'regeneration',
  title: 'Coming back at the end of a week',
  explains: 'On days 7, 14, 21 and 28 the row that prowls goes back to where it began, killed ones included.',
  rules: ['MR-012', 'MR-B34', 'MR-R31'],
  schema: RegenerationQuestion,
  example: RegenerationQuestion.parse({ who: ['giant'], day: 5 }),
  solve: solveRegeneration,
});
