import { z } from 'zod';
import { asPercent, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { counted, listed } from '../../../kernel/words/words';
import { treasures } from '../catalogue';
import { adjustedTables, type Adjusted } from '../catalogue/combat-tables';
import { transform } from '../catalogue/creatures';
import { rollTables } from '../catalogue/tables';
import { sayAll } from '../catalogue/words';
import { faces, inTries, limited } from '../reckon/dice';
import type { NamedTable } from '../reckon/roll-of';
import { nameOf, rollerFields, rollFor, rollWords } from './roller';
import { gathered, outcome, percent, possible, spreadLine } from './words';

/** Something that is rolled on: what a result, after all that is added, gives. */
interface Table {
  readonly id: string;
  readonly name: string;
  /** What changes the dice of it. */
  readonly table: NamedTable;
  readonly read: (result: number) => string;
  /** Results of the optional tables are not limited to 1 to 6. */
  readonly isOpen?: true;
}

const article = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** Rows that are numbers, or names, in words. */
const worded: Readonly<Record<string, (row: string) => string>> = {
  missile: (row) => (row === '0' ? 'the strength stays' : `the strength changes by ${row.replace('-', '−')}`),
  'violent-storm': (row) => `${row === '1 phase' ? '1 phase is' : `${row} are`} lost`,
  loot: (row) => (row.startsWith('first') ? row : `${row} thing from the top`),
};

const printed: readonly Table[] = rollTables.map(({ id, name, rows }) => ({
  id,
  name,
  table: id as NamedTable,
  read: (result) => (worded[id] ?? String)(rows[limited(result) - 1]!),
}));

const siteCards: readonly Table[] = treasures.flatMap(({ id, name, effects }) =>
  effects.flatMap((e) => {
    if (e.kind !== 'site-table') return [];
    const rows = sayAll(e.rows).map((row) => row.replace(/\.$/, ''));
    return [{ id, name, table: 'site-card' as const, read: (result) => rows[limited(result) - 1]! }];
  }),
);

const span = (rows: readonly Adjusted[], result: number): string =>
  rows.find(({ from = -Infinity, to = Infinity }) => from <= result && result <= to)!.result;

const optional: readonly Table[] = Object.entries(adjustedTables).map(([id, rows]) => ({
  id: `adjusted-${id}`,
  name: `${id === 'missile' ? 'Missile' : id === 'fumble' ? 'Fumble' : 'Stumble'} (optional table)`,
  table: 'missile',
  isOpen: true,
  read: (result) => {
    const row = span(rows, result);
    return /\d|negligible/.test(row)
      ? row === 'negligible'
        ? 'the strength is negligible'
        : worded['missile']!(row)
      : `the maneuver is ${row}`;
  },
}));

const tables: readonly Table[] = [
  ...printed,
  {
    id: 'transform',
    name: 'Transform',
    table: 'transform',
    read: (result) => article(transform[limited(result) - 1]!.name),
  },
  ...siteCards,
  ...optional,
];

const TableRollQuestion = z.strictObject({
  table: z
    .enum(tables.map(({ id }) => id))
    .default('reading-runes')
    .meta(
      cardField({
        title: 'Table',
        labels: Object.fromEntries(tables.map(({ id, name }) => [id, name])),
      }),
    ),
  ...rollerFields(...(tables.map(({ table }) => table) as [NamedTable])),
  plus: z.int().min(-6).max(6).default(0).meta({
    title: 'Added besides',
    description: 'To the result of each roll',
  }),
  rolls: z.int().min(1).max(12).default(1).meta({ title: 'Rolls', description: 'One after the other' }),
});
type TableRollQuestion = z.output<typeof TableRollQuestion>;

/** Each result of one roll, and how likely it comes at least once in several. (MR-035, MR-B10) */
function solveTableRoll(q: TableRollQuestion): Chances {
  const table = tables.find(({ id }) => id === q.table)!;
  // Nothing that the ledger gives changes the dice of the optional tables but what is added.
  const roll = table.isOpen ? { dice: 2 as const, plus: q.plus } : rollFor(q, table.table);
  const results = faces(roll).map((chance, i): readonly [number, Fraction] => [
    table.isOpen ? i + 1 + roll.plus : limited(i + 1 + roll.plus),
    chance,
  ]);
  const rows = [...gathered(results.map(([result, chance]) => [table.read(result), chance] as const))];
  const [likeliest, most] = rows.reduce((a, b) => (a[1].top * b[1].bottom >= b[1].top * a[1].bottom ? a : b));
  const first = `${nameOf(q)} rolls on ${table.name} ${rollWords(roll)}; most likely comes “${likeliest}”: ${percent(most)}.`;
  const once = rows.map(([row, chance]) => `“${row}” ${asPercent(inTries(chance, q.rolls))}`);
  return {
    outcomes: possible(rows.map(([row, chance]) => outcome(keyOf(row), row, chance))),
    explained:
      q.rolls === 1 ? first : `${first} At least once in ${counted(q.rolls, 'roll')}: ${listed(once)}.`,
    spreads: [spreadLine('Result of a roll', gathered(results))],
  };
}

const keyOf = (row: string): string =>
  row
    .toLowerCase()
    .replace('−', 'minus-')
    .replace('+', 'plus-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const tableRoll = defineSituation<TableRollQuestion>({
  kind: 'table-roll',
  title: 'A roll on a table',
  explains:
    'What one roll on any table gives, with whatever changes the dice, and what several rolls in a row give.',
  rules: ['MR-035', 'MR-R03', 'MR-B10', 'MR-B28', 'MR-B39', 'MR-B70'],
  schema: TableRollQuestion,
  example: TableRollQuestion.parse({ table: 'reading-runes', who: 'pilgrim', rolls: 2 }),
  about: ({ id }) =>
    siteCards.some((one) => one.id === id) ? { table: id, who: 'anybody', rolls: 1 } : undefined,
  solve: solveTableRoll,
});
