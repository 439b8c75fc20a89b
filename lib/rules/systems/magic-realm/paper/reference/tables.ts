import type { PaperAid, PaperTables, SheetBlock } from '../../../../kernel/catalogue/paper';
import { capital } from '../../../../kernel/words/words';
import { adjustedTables, repositioning, type Adjusted } from '../../catalogue/combat-tables';
import { transform, type Creature } from '../../catalogue/creatures';
import { commerce, meeting } from '../../catalogue/dealing-tables';
import { seasons, weatherRolls } from '../../catalogue/seasons';
import { rollTables, type Six } from '../../catalogue/tables';
import { phaseLines, seasonOf } from '../../companion-lines';
import type { House } from '../../house';
import { results } from '../../rulebook/results';
import { beside, steps } from './rows';

const dice = [1, 2, 3, 4, 5, 6].map((title) => ({ title: String(title) }));

interface Row {
  readonly name: string;
  readonly rows: Six;
}

/** Tables below each other, a column for each roll. */
const rolls = (
  title: string,
  first: string,
  tables: readonly Row[],
  rules: readonly string[],
): SheetBlock => ({
  title,
  even: true,
  columns: [{ title: first }, ...dice],
  rows: tables.map(({ name, rows }) => ({ cells: [name, ...rows.map(capital)] })),
  rules,
});

const ofRelations = (columns: Readonly<Record<string, Six>>): readonly Row[] =>
  Object.entries(columns).map(([name, rows]) => ({ name: capital(name), rows }));

/** On the adjusted tables another missile table is rolled. */
const tablesOf = (house: House): readonly Row[] =>
  rollTables.filter(({ id }) => id !== 'missile' || !house['combat.optionalTables']);

const creature = ({ name, harm, attackTime, size, armored, moveTime, flies }: Creature): string =>
  [
    `${name} ${size}${armored ? ', armored' : ''}`,
    harm === undefined ? 'no attack' : `attack ${harm}${attackTime!}`,
    `${flies ? 'flies' : 'moves'} ${moveTime}`,
  ].join('; ');

const boxes = ['first', 'second', 'third'] as const;
const moves = repositioning.map((to) => {
  const moved = to.flatMap((box, from) => (box === from ? [] : [`${boxes[from]!} to ${boxes[box]!}`]));
  return moved.length > 0 ? moved.join(', ') : 'nothing moves';
}) as unknown as Six;

const combat: readonly Row[] = [
  { name: 'Repositioning', rows: moves },
  { name: 'Change tactics, two dice', rows: ['–', '–', '–', '–', '–', 'on either die: turn over'] },
  { name: 'Transform', rows: transform.map(creature) as unknown as Six },
];

const span = ({ from, to }: Adjusted): string => {
  if (from === undefined) return `${to!} or less`;
  if (to === undefined) return `${from} or more`;
  return from === to ? String(from) : `${from} to ${to}`;
};

const adjusted = (): SheetBlock =>
  beside(
    { title: 'Optional combat tables', columns: ['Table', 'Result', 'Gives'], rules: ['MR-B70'] },
    Object.entries(adjustedTables).flatMap(([name, rows]) =>
      rows.map((row) => [capital(name), span(row), row.result]),
    ),
    3,
  );

/** The season that was agreed, with the weather of its days. */
const season = (house: House): readonly SheetBlock[] => {
  const now = seasonOf(house);
  return now === undefined
    ? []
    : [
        rolls(
          `Weather, season ${now.number} of ${seasons.length}: ${now.name}`,
          'Roll',
          [{ name: 'Weather', rows: weatherRolls }],
          ['MR-B70'],
        ),
        steps('Phases of the season', phaseLines(house)),
      ];
};

/** `Curse 1, eyemist: no SEARCH` parted where its name ends. */
const meanings = results.map(({ id, text }): readonly string[] => {
  const at = text.indexOf(': ');
  return [text.slice(0, at), capital(text.slice(at + 2)), id];
});

/** What the results of the tables do. */
export const resultSheet: PaperAid<House> = {
  id: 'result-sheet',
  name: 'Reference: results of the tables',
  explains: 'What each result of Meeting, the search tables, Curse, Wish and Power of the Pit does.',
  rules: results.map(({ id }) => id),
  make: (): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: results of the tables',
    hints: [],
    blocks: [
      {
        title: 'What results do',
        columns: [{ title: 'Result' }, { title: 'Meaning' }, { title: 'Rule' }],
        rows: meanings.map((cells) => ({ cells })),
        rules: results.map(({ id }) => id),
      },
    ],
  }),
};

/** Every table that is rolled on. */
export const tableSheet: PaperAid<House> = {
  id: 'table-sheet',
  name: 'Reference: tables',
  explains: 'All tables that are rolled on, those of the agreed options too, on one sheet.',
  rules: ['MR-035', 'MR-B10', 'MR-156', 'MR-157', 'MR-172'],
  make: (house): PaperTables => ({
    kind: 'tables',
    name: 'Magic Realm: tables',
    hints: [
      'A table roll is two dice, of which the higher counts; what modifies it is added at the end, and 1 to 6 is the limit. Rolls of the game, such as repositioning and tactics, are never modified.',
    ],
    blocks: [
      rolls('Meeting', 'Relation', ofRelations(meeting), ['MR-B42', 'MR-B43']),
      rolls('Searching, magic and combat', 'Table', [...tablesOf(house), ...combat], ['MR-B10']),
      ...(house['world.commerce'] ? [rolls('Commerce', 'Relation', ofRelations(commerce), ['MR-B70'])] : []),
      ...(house['combat.optionalTables'] ? [adjusted()] : []),
      ...season(house),
    ],
  }),
};
