import { budget, type Budget } from '../../../kernel/verdict/legality';
import type { Choice, Field } from '../../../kernel/list/field';
import { capital } from '../../../kernel/words/words';
import { setupChitChances } from '../catalogue/chits';
import { empireRowById, officialName } from '../catalogue/empires';
import { classWords, empireIds, unitClasses, type EmpireId } from '../catalogue/vocabulary';
import type { BmForm, BmList } from '../contract';
import type { House } from '../house';
import { countOfGroup, groups } from '../legality/bounds';
import { entriesOfEmpire } from '../legality/repairs';
import { countOf, meanTotalOf, musterOf } from '../muster';
import type { EmpireOptions } from '../options';
import { colours } from '../colours';
import { isUnit } from '../permitted';
import { randomEmpire } from './random-empire';

/** The first empire that was agreed, or the humans of the main rules (BM-176). */
const firstEmpire = (house: House): EmpireId => empireIds.find((id) => id === house.empires[0]) ?? 'human';

const empireChoices: readonly Choice[] = [
  ...empireIds.map((id) => ({ value: id, label: capital(id) })),
  { value: 'custom', label: 'Of my own design' },
];

const fields = (list: BmList): readonly Field[] => {
  if (list.options.form !== 'empire') return [];
  const { empire } = list.options;
  return [
    {
      path: ['empire'],
      label: 'Empire',
      help: 'Which set this is. Official empires have exactly the counters and names of their set.',
      input: 'choice',
      choices: empireChoices,
    },
    {
      path: ['colour'],
      label: 'Colour',
      help: 'Each player has a colour of his own.',
      input: 'choice',
      choices: colours.map((value) => ({ value, label: capital(value) })),
    },
    ...unitClasses
      .filter((unit) => countOf(list, unit) > 0)
      .map((unit): Field => ({
        path: ['names', unit],
        label: capital(classWords[unit].one),
        help: `Empty: “${officialName(empire, unit) ?? capital(classWords[unit].one)}”.`,
        group: 'Names on the counters',
        input: 'text',
        max: 24,
      })),
  ];
};

const tallies = (list: BmList, house: House): readonly Budget[] => {
  const { counters, gold } = musterOf(list);
  const mean = meanTotalOf(list, house);
  const custom = house.empireMode === 'custom';
  return [
    budget('Gold', gold, custom ? house.goldValueCap : undefined),
    ...(mean === undefined ? [] : [budget('mean battle total', Math.round(mean * 100) / 100)]),
    ...(custom
      ? groups.map((group) =>
          budget(`${group} counter`, countOfGroup(list, group), house.classBounds[group][1]),
        )
      : []),
    ...setupChitChances((unit) => countOf(list, unit), counters).map(([unit, chance]) =>
      budget(`${classWords[unit].one} as first chit`, Math.round(chance * 1000) / 1000),
    ),
  ];
};

/** The counter set of one player (BM-031). Lines are named counters of an empire, plain classes, or units of one's own. */
export const empireForm: BmForm = {
  id: 'empire',
  name: 'Empire',
  explains:
    'A set of 44 counters: one of the five printed empires, or one of your own design where the table agreed on custom empires.',
  provenance: 'printed',
  draws: true,
  guide: { label: 'Counters', load: () => import('../guide').then((m) => m.empireGuide) },
  start(house) {
    const empire = firstEmpire(house);
    const options: EmpireOptions = { form: 'empire', empire, names: {} };
    return { entries: entriesOfEmpire(empireRowById.get(empire)!), options };
  },
  accepts: isUnit,
  fields,
  budget: (list, house) => budget('counter', musterOf(list).counters, house.setSize),
  tallies,
  costOf: (entry) => (isUnit(entry) ? 1 : undefined),
  pricedIn: 'Gold',
  random: randomEmpire,
};
