import { z } from 'zod';
import { certain, complement } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { counted } from '../../../kernel/words/words';
import { characters } from '../catalogue';
import { rollTables } from '../catalogue/tables';
import { chanceOf } from '../reckon/dice';
import { product } from '../reckon/exact';
import { nameOf, rollerFields, rollFor, rollWords } from './roller';
import { ordinal, outcome, percent, possible } from './words';

const rows = rollTables.find(({ id }) => id === 'hide')!.rows;

const HideQuestion = z.strictObject({
  ...rollerFields('hide'),
  phases: z.int().min(1).max(8).default(2).meta({ title: 'HIDE phases', description: 'In one day' }),
});
type HideQuestion = z.output<typeof HideQuestion>;

/** In which HIDE phase somebody gets hidden, or in none. (MR-029, MR-030) */
function solveHide(q: HideQuestion): Chances {
  const roll = rollFor(q, 'hide', { activity: 'HIDE' });
  const one = chanceOf(rows, roll, (row) => row === 'hidden');
  let open = certain;
  const phases = Array.from({ length: q.phases }, (_, i) => {
    const now = product(open, one);
    open = product(open, complement(one));
    return outcome(`phase-${i + 1}`, `hidden in the ${ordinal(i + 1)} phase`, now);
  });
  const hidden = complement(open);
  return {
    outcomes: possible([...phases, outcome('seen', 'not hidden at all', open)]),
    explained: `${nameOf(q)} hides ${rollWords(roll)} and fails only on a 6: in one phase ${percent(one)}${q.phases === 1 ? '' : `, in ${counted(q.phases, 'phase')} ${percent(hidden)}`}.`,
  };
}

export const hide = defineSituation<HideQuestion>({
  kind: 'hide',
  title: 'Getting hidden',
  explains:
    'Each HIDE phase gives one roll; once hidden, a character stays so until a first phase, an attack or a block.',
  rules: ['MR-029', 'MR-030', 'MR-034', 'MR-035', 'MR-B10', 'MR-table-hide'],
  schema: HideQuestion,
  example: HideQuestion.parse({ who: 'druid', phases: 2 }),
  about: ({ id }) => (characters.some((one) => one.id === id) ? { who: id } : undefined),
  solve: solveHide,
});
