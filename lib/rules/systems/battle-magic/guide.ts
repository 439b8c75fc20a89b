import type { CountRow, Guide, Step, StepPart } from '../../kernel/list/guide';
import { budget } from '../../kernel/verdict/legality';
import type { ListOptions } from '../../kernel/list/list';
import { capital } from '../../kernel/words/words';
import { setupChitChances } from './catalogue/chits';
import { classById } from './catalogue/classes';
import { empireRowById, empireRows, officialName } from './catalogue/empires';
import type { BmEntry } from './catalogue/entry';
import { classWords, unitClasses, type UnitClass } from './catalogue/vocabulary';
import type { BmList, BmTerms } from './contract';
import { empireForm } from './forms/empire';
import type { House } from './house';
import { countOfGroup, groupClasses, groups, type Group } from './legality/bounds';
import { entriesOfEmpire } from './legality/repairs';
import { countOf, meanTotalOf, musterOf, nameOn } from './muster';
import type { Options } from './options';

const goldWords = (gold: number): string => `${gold} Gold`;
/** The usual number of a custom set is that of the humans, the set of the main rules (BM-176). */
const usualSet = (list: BmList): string =>
  list.options.form === 'empire' && list.options.empire !== 'custom' ? list.options.empire : 'human';

const withEmpire = (list: BmList, empire: string): ListOptions => ({
  ...list.list.options,
  form: 'empire',
  empire,
});

function setStep(list: BmList, house: House): Step {
  const own = list.options.form === 'empire' ? list.options.empire : undefined;
  return {
    id: 'set',
    title: 'Set',
    explains:
      'Begin with one of the five printed sets; a set of your own starts from the counters that you have.',
    checks: ['BM-L01', 'BM-L04', 'BM-L24'],
    parts: [
      {
        part: 'terms',
        label: 'What the table plays',
        choices: [
          {
            label: 'Printed sets',
            explains: 'Each player has one of the five.',
            chosen: house.empireMode === 'official',
            house: { empireMode: 'official' },
          },
          {
            label: 'Sets of our own',
            explains: 'Counters of any classes, and units of your own.',
            chosen: house.empireMode === 'custom',
            house: { empireMode: 'custom' },
          },
        ],
      },
      {
        part: 'starts',
        label: 'Empire',
        help:
          house.empireMode === 'custom'
            ? 'The agreement allows sets of your own design.'
            : 'The agreement plays with the printed sets; a set of your own is kept and labelled.',
        choices: [
          ...empireRows.map((row) => ({
            label: row.name,
            explains: row.counters
              .map((c) => `${c.count} ${c.count === 1 ? c.name : classWordsOf(c.name, c.unit)}`)
              .join(', '),
            chosen: own === row.id,
            becomes: { entries: entriesOfEmpire(row), options: withEmpire(list, row.id) },
          })),
          {
            label: 'Of my own design',
            explains: `${house.setSize} counters of any classes, from those that are here.`,
            chosen: own === 'custom',
            becomes: { entries: list.list.entries, options: withEmpire(list, 'custom') },
          },
        ],
      },
    ],
  };
}

/** `9 Armies` in print says the class; a name of its own stays as it is. */
const classWordsOf = (name: string, unit: UnitClass): string =>
  name.toLowerCase() === classWords[unit].one.toLowerCase() ? classWords[unit].many : name;

const groupOf = (unit: UnitClass): Group => groups.find((g) => groupClasses[g].includes(unit))!;

/** One row for each class, and one for each unit of the players' own; a class alone in its group has its bounds. */
function rows(list: BmList, house: House, terms: BmTerms): readonly CountRow[] {
  const set = empireRowById.get(usualSet(list));
  const isCustom = house.empireMode === 'custom';
  const empire = list.options.form === 'empire' ? list.options.empire : 'custom';
  const ofClass = unitClasses.map((unit): CountRow => {
    const lines = list.lines.filter(({ entry }) => entry.stats?.unit === unit);
    const usual = set?.counters.find((c) => c.unit === unit)?.count ?? 0;
    const [least, most] = house.classBounds[groupOf(unit)];
    const alone = groupClasses[groupOf(unit)].length === 1;
    return {
      label: lines[0]
        ? nameOn(list, lines[0])
        : (officialName(empire, unit) ?? capital(classWords[unit].one)),
      entry: set?.id === empire && usual > 0 ? `${empire}-${unit}` : unit,
      count: countOf(list, unit),
      at: lines.map(({ at }) => at),
      usual,
      ...(isCustom && alone ? { least, most } : {}),
      cost: goldWords(classById.get(unit)!.stats!.gold),
    };
  });
  const own = [...terms.cards.values()].flatMap((card): CountRow[] => {
    if (card.stats?.unit !== 'own') return [];
    const lines = list.lines.filter(({ entry }) => entry.id === card.id);
    return [
      {
        label: `${card.name} (your own)`,
        entry: card.id,
        count: lines.reduce((sum, { count }) => sum + count, 0),
        at: lines.map(({ at }) => at),
        cost: goldWords(card.stats.gold),
      },
    ];
  });
  return [...ofClass, ...own];
}

/** Groups of several classes are bounded together. */
const groupFacts = (list: BmList, house: House): readonly StepPart[] =>
  house.empireMode !== 'custom'
    ? []
    : [
        {
          part: 'facts',
          title: 'Bounds of classes together',
          rows: groups
            .filter((group) => groupClasses[group].length > 1)
            .map((group) => ({
              label: groupClasses[group].map((unit) => capital(classWords[unit].many)).join(', '),
              text: `${countOfGroup(list, group)}; ${house.classBounds[group][0]} to ${house.classBounds[group][1]} are usual`,
            })),
        },
      ];

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

function countStep(list: BmList, house: House, terms: BmTerms): Step {
  const { counters, gold } = musterOf(list);
  const mean = meanTotalOf(list, house);
  const chances = setupChitChances((unit) => countOf(list, unit), counters);
  return {
    id: 'counters',
    title: 'Counters',
    explains: `A set has ${house.setSize} counters. Beside each class stands how many the printed set has.`,
    checks: ['BM-L02', 'BM-L03', 'BM-L05', 'BM-L06', 'BM-L07', 'BM-L08', 'BM-L09'],
    parts: [
      {
        part: 'counts',
        label: 'Counters by class',
        total: budget('counter', counters, house.setSize),
        rows: rows(list, house, terms),
      },
      ...groupFacts(list, house),
      {
        part: 'facts',
        title: 'What the set is worth',
        rows: [
          {
            label: 'Gold value',
            text:
              house.empireMode === 'custom' && house.goldValueCap !== null
                ? `${gold} of ${house.goldValueCap}`
                : String(gold),
          },
          {
            label: 'Mean battle total',
            text: mean === undefined ? 'nobody fights' : mean.toFixed(2),
          },
          ...(chances.length === 0
            ? []
            : [
                {
                  label: 'First chit drawn',
                  text: chances
                    .map(([unit, chance]) => `${classWords[unit].one} ${percent(chance)}`)
                    .join(', '),
                },
              ]),
        ],
      },
    ],
  };
}

const ownStep = (house: House): Step => ({
  id: 'own',
  title: 'Units of your own',
  explains:
    'A unit of your own has no advantages of its own; the formula says the least Gold that it must cost.',
  checks: ['BM-L10'],
  parts: [
    {
      part: 'own',
      label: 'Units of your own',
      help: 'They belong to the agreement, so that everybody at the table knows them.',
      ...(house.empireMode === 'custom' ? {} : { closed: 'The agreement plays with the printed sets only.' }),
    },
  ],
});

const nameStep = (list: BmList, house: House, terms: BmTerms): Step => ({
  id: 'names',
  title: 'Names and colour',
  explains: 'What stands on your counters. Left empty, they are called as in the printed set.',
  checks: ['BM-L12'],
  parts: [
    {
      part: 'fields',
      fields: (empireForm.fields?.(list, house) ?? []).filter(({ path }) => path[0] !== 'empire'),
    },
    ...(terms.cards.size === 0
      ? []
      : [
          {
            part: 'facts' as const,
            title: 'Units of your own',
            rows: [{ label: 'Names', text: 'They bear the names that the agreement gives them.' }],
          },
        ]),
  ],
});

/** From a printed set to a set of one's own, by steppers. */
export const empireGuide: Guide<BmEntry, House, Options> = {
  steps: (list, house, terms) => [
    setStep(list, house),
    countStep(list, house, terms),
    ownStep(house),
    nameStep(list, house, terms),
  ],
};
