import type { Sample } from '../../kernel/system';
import type { ListEntry } from '../../kernel/list/list';
import { empireRows } from './catalogue/empires';
import { deckEntries } from './legality/deck';
import { entriesOfEmpire } from './legality/repairs';

const counted = (counts: Readonly<Record<string, number>>): ListEntry[] =>
  Object.entries(counts).map(([entry, count]) => ({ entry, count }));

const sample = (
  id: string,
  name: string,
  entries: ListEntry[],
  options: Sample['list']['options'],
  rest: Pick<Sample, 'house' | 'legal'> & Partial<Pick<Sample, 'codes' | 'example'>>,
): Sample => ({
  id,
  list: { format: 'muster-list/1', system: 'battle-magic', name, entries, options },
  ...rest,
});

/** The custom empire of example BM-E02: 44 counters worth 98 Gold. */
const dragonriders = counted({
  army: 8,
  ship: 6,
  castle: 5,
  wizard: 5,
  ballista: 4,
  dragon: 4,
  hero: 5,
  artifact: 7,
});

/** The orcs of example BM-E03: one army less, one artifact more. */
const trickster = entriesOfEmpire(empireRows.find((e) => e.id === 'orc')!).map((e) =>
  e.entry === 'orc-army'
    ? { ...e, count: e.count - 1 }
    : e.entry === 'orc-artifact'
      ? { ...e, count: e.count + 1 }
      : e,
);

const custom = { form: 'empire', empire: 'custom' };

export const samples: readonly Sample[] = [
  ...empireRows.map((row) =>
    sample(
      `${row.id}-set`,
      row.name,
      entriesOfEmpire(row),
      { form: 'empire', empire: row.id },
      { house: {}, legal: true, codes: [], ...(row.id === 'human' ? { example: 'BM-E01' } : {}) },
    ),
  ),
  sample('dragonriders-96', 'Dragonriders, too dear', dragonriders, custom, {
    house: { empireMode: 'custom', goldValueCap: 96 },
    legal: false,
    codes: ['BM-L05'],
    example: 'BM-E02',
  }),
  sample('dragonriders-106', 'Dragonriders', dragonriders, custom, {
    house: { empireMode: 'custom', goldValueCap: 106, strictBounds: true },
    legal: true,
    codes: [],
    example: 'BM-E02',
  }),
  sample(
    'tricky-orcs-official',
    'Tricky orcs',
    trickster,
    { form: 'empire', empire: 'orc' },
    { house: {}, legal: false, codes: ['BM-L04'], example: 'BM-E03' },
  ),
  sample(
    'tricky-orcs-custom',
    'Tricky orcs, by agreement',
    trickster,
    { form: 'empire', empire: 'orc' },
    { house: { empireMode: 'custom' }, legal: true, codes: [], example: 'BM-E03' },
  ),
  sample(
    'landlocked',
    'An empire without ships',
    counted({ army: 12, castle: 7, wizard: 7, ballista: 6, dragon: 3, hero: 5, artifact: 4 }),
    custom,
    { house: { empireMode: 'custom' }, legal: false, codes: ['BM-L03'], example: 'BM-E04' },
  ),
  sample(
    'common-deck',
    'The common deck',
    deckEntries(1),
    { form: 'deck' },
    { house: {}, legal: true, codes: [] },
  ),
];
