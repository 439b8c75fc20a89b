import type { SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import { titled } from '../catalogue/words-helpers';
import { chitCode, chitNames } from '../chits';
import type { House } from '../house';
import { categoryNames, factors, needed } from '../points';
import { discoveryBlock, relationBlock, spellBlock } from './record';
import { sheetOf, type CharacterView, type RealmList } from '../sheet';
import { victoryCategories } from '../sheet-words';

/** Weeks that stand beside each other. */
const WEEKS = 4;
const DAYS = 7;

/** What a character must reach, and what he has recorded (MR-B64). */
const victory = ({ entry, member }: CharacterView): SheetBlock => {
  const goal = member.victory ? needed(member.victory) : undefined;
  return {
    title: `${entry.name}: victory`,
    columns: [
      { title: 'Category' },
      { title: 'Points', part: 'values' },
      { title: 'Each worth', part: 'values' },
      { title: 'Needed', part: 'values' },
      { title: 'Recorded', part: 'trackers' },
    ],
    rows: victoryCategories.map((category) => ({
      cells: [
        titled(categoryNames[category]),
        member.victory ? String(member.victory[category] ?? 0) : { write: 'short' },
        String(factors[category]),
        goal ? String(goal[category]) : { write: 'short' },
        { write: 'long' },
      ] satisfies SheetCell[],
    })),
    rules: ['MR-003', 'MR-004', 'MR-B64', 'MR-B65'],
  };
};

/** His action chits at his level, each with boxes for fatigue and wounds (MR-B11, MR-191, MR-196). */
const chits = ({ entry, has, plays, level, at }: CharacterView): SheetBlock => ({
  title: `${entry.name}, level ${level}: chits`,
  columns: [
    { title: 'Chit' },
    { title: 'Effort', part: 'values' },
    { title: 'Fatigued', part: 'boxes' },
    { title: 'Wounded', part: 'boxes' },
    { title: 'Committed to', part: 'trackers' },
  ],
  rows: chitNames(has).map((name, i) => {
    const code = chitCode(name);
    const nth = /#(\d+)$/.exec(name)?.[1];
    return {
      ...(i === 0 ? { at } : {}),
      cells: [
        `${nth === undefined ? code : `${code}, no. ${nth}`}${plays.some((chit) => chit.code === code) ? '' : ' (not played)'}`,
        String(has.chits.find((chit) => chit.code === code)?.asterisks ?? 0),
        { boxes: 1 },
        { boxes: 1 },
        { write: 'long' as const },
      ],
    };
  }),
  rules: ['MR-B11', 'MR-191', 'MR-196', 'MR-197'],
});

/** Weapon and armor with what becomes of them, spells and other belongings. */
const belongings = ({ entry, has, items, spells }: CharacterView): SheetBlock => ({
  title: `${entry.name}: belongings`,
  columns: [
    { title: 'Thing' },
    { title: 'What', part: 'values' },
    { title: 'Alerted or cast', part: 'boxes' },
    { title: 'Damaged', part: 'boxes' },
    { title: 'Lost', part: 'boxes' },
  ],
  rows: [
    ...(items.length === 0 ? has.equipment.map((id) => [titled(id), 'equipment', 1] as const) : []),
    ...items.map(({ item }) => [item.name, capital(item.kind), item.kind === 'armor' ? 1 : 0] as const),
    ...spells.map((spell) => [spell.name, `spell ${spell.type}, ${spell.color}`, 0] as const),
  ].map(([name, what, damage]) => ({ cells: [name, what, { boxes: 1 }, { boxes: damage }, { boxes: 1 }] })),
  rules: ['MR-199'],
});

/** A line for each day, four weeks beside each other, and a box for each of the usual four phases (MR-009, MR-017). */
const days = (house: House): readonly SheetBlock[] =>
  Array.from({ length: Math.ceil(house['game.days'] / DAYS / WEEKS) }, (_, month): SheetBlock => {
    const weeks = Array.from({ length: WEEKS }, (_, week) => month * WEEKS + week);
    return {
      title: month === 0 ? 'Days' : `Days of weeks ${weeks[0]! + 1} to ${weeks[WEEKS - 1]! + 1}`,
      part: 'trackers',
      columns: weeks.flatMap((week) => [{ title: 'Day' }, { title: `Week ${week + 1}: activities` }]),
      rows: Array.from({ length: DAYS }, (_, day) => ({
        cells: weeks.flatMap((week): readonly SheetCell[] => {
          const number = week * DAYS + day + 1;
          return number > house['game.days'] ? ['', ''] : [String(number), { write: 'long' }];
        }),
      })),
      rules: ['MR-009', 'MR-017', 'MR-022'],
    };
  });

/** Hired natives and the monsters of a roster, by what keeps them. */
function others(list: RealmList, house: House): SheetBlock {
  const { natives, monsters } = sheetOf(list, house);
  return {
    title: monsters.length > 0 ? 'Natives and monsters' : 'Hired natives',
    columns: [
      { title: 'Who' },
      { title: 'Size', part: 'values' },
      { title: 'Wage', part: 'values' },
      { title: 'Hired on day', part: 'trackers' },
      { title: 'Dead', part: 'boxes' },
    ],
    rows: [
      ...natives.map(({ entry, at, count, hire }) => ({
        at,
        cells: [
          entry.name,
          entry.vulnerability,
          String(entry.wage),
          hire?.day === undefined ? { write: 'short' as const } : String(hire.day),
          { boxes: count },
        ],
      })),
      ...monsters.map(({ entry, at, count }) => ({
        at,
        cells: [entry.name, entry.vulnerability, '–', '', { boxes: count }],
      })),
    ],
    rules: [],
  };
}

/** The personal record of each character: victory, chits, belongings, days; and whom he has hired. */
export function sheet(list: RealmList, house: House): readonly SheetBlock[] {
  const { characters } = sheetOf(list, house);
  return [
    ...characters.flatMap((who) => [
      ...(list.form === 'party' ? [victory(who)] : []),
      chits(who),
      belongings(who),
      ...(list.form === 'party'
        ? [
            spellBlock(`${who.entry.name}: spell boxes`, who.spells),
            relationBlock(who, house),
            discoveryBlock(`${who.entry.name}: discoveries`),
          ]
        : []),
    ]),
    others(list, house),
    ...(list.form === 'party' ? days(house) : []),
  ];
}
