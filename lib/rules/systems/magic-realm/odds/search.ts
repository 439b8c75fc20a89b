import { z } from 'zod';
import { certain, complement, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { cardField } from '../../../kernel/own/own-fields';
import { counted } from '../../../kernel/words/words';
import { rollTables } from '../catalogue/tables';
import { chanceOf, inTries, type Roll } from '../reckon/dice';
import { product } from '../reckon/exact';
import { characterOf, nameOf, rollerFields, rollFor, rollWords } from './roller';
import { ordinal, outcome, percent, possible } from './words';

const searchTables = ['peer', 'locate', 'reading-runes', 'magic-sight'] as const;
type SearchTable = (typeof searchTables)[number];

interface Find {
  readonly words: string;
  /** Rows that give it, by table; of Peer, Locate and Magic Sight a choice gives it too where either table has it. */
  readonly rows: Partial<Readonly<Record<SearchTable, readonly string[]>>>;
}

/** The choice of Peer and Locate, which Magic Sight has as well, is any result of Peer or Locate. (MR-X32) */
const chosen = ['peer', 'locate', 'magic-sight'] as const;
const withChoice = (rows: Find['rows']): Find['rows'] =>
  Object.fromEntries([
    ...chosen.map((table) => [table, ['choice', ...(rows[table] ?? [])]] as const),
    ...Object.entries(rows).filter(([table]) => table === 'reading-runes'),
  ]);

/** What somebody may look for, and the rows that give it. (MR-X27 to MR-X35, MR-B30) */
const finds = {
  clues: {
    words: 'clues',
    // Who finds the sites looks at all chits of the tile. (MR-X31)
    rows: withChoice({
      peer: ['clues and paths', 'clues'],
      locate: ['passages and clues', 'discover chits'],
      'magic-sight': ['discover chits'],
    }),
  },
  paths: {
    words: 'the hidden paths',
    rows: withChoice({ peer: ['clues and paths', 'hidden enemies and paths'] }),
  },
  passages: {
    words: 'the secret passages',
    rows: withChoice({ locate: ['passages and clues', 'passages'] }),
  },
  enemies: {
    words: 'hidden enemies',
    rows: withChoice({ peer: ['hidden enemies and paths', 'hidden enemies'] }),
  },
  sites: {
    words: 'the treasure sites',
    rows: withChoice({ locate: ['discover chits'], 'magic-sight': ['discover chits'] }),
  },
  counter: { words: 'a counter or its owners', rows: { 'magic-sight': ['counters'] } },
  card: { words: 'a treasure card or its owners', rows: { 'magic-sight': ['treasure cards'] } },
  perceived: { words: 'a spell to perceive', rows: { 'magic-sight': ['perceive spell'] } },
  learned: { words: 'a spell learned', rows: { 'reading-runes': ['learn and awaken'] } },
  awakened: { words: 'a spell awakened', rows: { 'reading-runes': ['learn and awaken', 'awaken'] } },
} as const satisfies Readonly<Record<string, Find>>;
type FindId = keyof typeof finds;
const findIds = Object.keys(finds) as [FindId, ...FindId[]];

const names: Readonly<Record<SearchTable, string>> = {
  peer: 'Peer',
  locate: 'Locate',
  'reading-runes': 'Reading Runes',
  'magic-sight': 'Magic Sight',
};

export const SearchQuestion = z.strictObject({
  table: z
    .enum(searchTables)
    .default('locate')
    .meta(cardField({ title: 'Search table', labels: names })),
  find: z
    .enum(findIds)
    .default('sites')
    .meta(
      cardField({
        title: 'Looked for',
        description: 'A choice counts, where the wanted thing may be chosen',
        labels: {
          clues: 'Clues: the map chits of the tile',
          paths: 'Hidden paths',
          passages: 'Secret passages',
          enemies: 'Hidden enemies',
          sites: 'Treasure sites',
          counter: 'Counters (Magic Sight)',
          card: 'Treasure cards (Magic Sight)',
          perceived: 'A spell to perceive (Magic Sight)',
          learned: 'To learn a spell (Reading Runes)',
          awakened: 'To awaken a spell (Reading Runes)',
        },
      }),
    ),
  ...rollerFields(...searchTables),
  phases: z.int().min(1).max(8).default(1).meta({ title: 'SEARCH phases' }),
});
export type SearchQuestion = z.output<typeof SearchQuestion>;

/** The chance of one roll to give what is looked for. */
function findChance(table: SearchTable, find: FindId, roll: Roll): Fraction {
  const given = (finds[find].rows as Find['rows'])[table] ?? [];
  return chanceOf(rowsOf(table), roll, (row) => given.includes(row));
}

const rowsOf = (table: SearchTable) => rollTables.find(({ id }) => id === table)!.rows;

/** What stands in the way of this character, whatever the dice show. (MR-B30, MR-B40) */
const remarksOn = (q: SearchQuestion): readonly string[] => {
  const has = characterOf(q);
  if (!has) return [];
  const sees = has.advantages.some(
    ({ fromLevel, effects }) => fromLevel <= q.level && effects.some(({ kind }) => kind === 'magic-sight'),
  );
  const learns = has.chits.some(({ kind, level }) => kind === 'MAGIC' && level <= q.level);
  return [
    ...(sees && q.table !== 'magic-sight'
      ? [`${nameOf(q)} must use Magic Sight, unless a second cause undoes the first.`]
      : []),
    ...(q.find === 'learned' && !learns ? [`${nameOf(q)} has no MAGIC chit to learn with.`] : []),
  ];
};

/** In which SEARCH phase the wanted thing is found first, or in none. */
function solveSearch(q: SearchQuestion): Chances {
  const roll = rollFor(q, q.table, { activity: 'SEARCH' });
  const one = findChance(q.table, q.find, roll);
  let open = certain;
  const phases = Array.from({ length: q.phases }, (_, i) => {
    const now = product(open, one);
    open = product(open, complement(one));
    return outcome(`phase-${i + 1}`, `it comes in the ${ordinal(i + 1)} phase`, now);
  });
  const { words } = finds[q.find];
  const several = q.phases === 1 ? '' : `, and in ${counted(q.phases, 'phase')} ${percent(complement(open))}`;
  const curse = chanceOf(rowsOf(q.table), roll, (row) => row === 'curse');
  const cursed =
    curse.top === 0n
      ? ''
      : ` The runes curse ${q.phases === 1 ? '' : 'at least once '}${percent(inTries(curse, q.phases))}, if all phases are used.`;
  const remarks = remarksOn(q)
    .map((remark) => ` ${remark}`)
    .join('');
  return {
    outcomes: possible([...phases, outcome('not-found', 'it does not come', open)]),
    explained:
      one.top === 0n
        ? `${names[q.table]} never gives ${words}.${remarks}`
        : `${nameOf(q)} rolls on ${names[q.table]} ${rollWords(roll)}: ${words} in one phase ${percent(one)}${several}.${cursed}${remarks}`,
  };
}

export const search = defineSituation<SearchQuestion>({
  kind: 'search',
  title: 'Searching and reading runes',
  explains: 'In which SEARCH phase the thing looked for is found, if every phase rolls on the same table.',
  rules: ['MR-042', 'MR-047', 'MR-048', 'MR-R09', 'MR-B10', 'MR-B30', 'MR-B38', 'MR-X32'],
  schema: SearchQuestion,
  example: SearchQuestion.parse({ table: 'locate', find: 'sites', who: 'dwarf', place: 'cave', phases: 2 }),
  solve: solveSearch,
});
