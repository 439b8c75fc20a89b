import type { List, ListEntry } from '../../kernel/list/list';
import type { Sample } from '../../kernel/system';
import { allies } from './catalogue/allies';
import { SetupOptions } from './options';

const whole: ListEntry[] = allies.map(({ id }) => ({ entry: id, count: 1 }));

const listOf = (name: string, entries: ListEntry[], options: List['options']): List => ({
  format: 'muster-list/1',
  system: 'monsters-magic',
  name,
  entries,
  options,
});

const deck = (name: string, entries: ListEntry[]): List => listOf(name, entries, { form: 'deck' });
const permanents = (name: string, ...ids: string[]): List =>
  listOf(
    name,
    ids.map((id) => ({ entry: `mm-${id}`, count: 1 })),
    { form: 'permanents' },
  );

interface SheetSeat {
  readonly corner: string;
  readonly colour?: string;
  readonly figure?: string;
  readonly extra?: string;
}

/** A sheet with so many seats, each with a hero unless it says otherwise. */
const sheet = (name: string, ...seats: SheetSeat[]): List => {
  const names = ['one', 'two', 'three', 'four'];
  const options = SetupOptions.parse({
    form: 'setup',
    players: seats.length,
    seats: Object.fromEntries(seats.map((seat, i) => [names[i]!, { figure: 'hero', ...seat }])),
  });
  return listOf(name, [], JSON.parse(JSON.stringify(options)) as List['options']);
};

/** The deck of MM-E03: no Empire, no Merchant, Treants twice. */
const twoTreants = whole
  .filter(({ entry }) => entry !== 'mm-empire' && entry !== 'mm-merchant')
  .map((item) => (item.entry === 'mm-treants' ? { ...item, count: 2 } : item));

/** The ledger's examples of legality, and a good list of each form to begin from. */
export const samples: readonly Sample[] = [
  {
    id: 'base-deck',
    example: 'MM-E01',
    list: deck('The base deck', whole),
    house: {},
    legal: true,
    codes: [],
  },
  {
    id: 'twelve-levels',
    example: 'MM-E02',
    list: permanents('Twelve levels', 'empire', 'cavalry', 'treants', 'knights', 'healers'),
    house: { permanentsLevelTotal: 8 },
    legal: false,
    codes: ['MM-L12'],
  },
  {
    id: 'two-treants-base',
    example: 'MM-E03',
    list: deck('Two Treants in a base deck', twoTreants),
    house: {},
    legal: false,
    codes: ['MM-L05'],
  },
  {
    id: 'two-treants-single',
    example: 'MM-E03',
    list: deck('Two Treants, one copy each', twoTreants),
    house: { deckVariant: 'custom' },
    legal: false,
    codes: ['MM-L03'],
  },
  {
    id: 'two-treants-double',
    example: 'MM-E03',
    list: deck('Two Treants, two copies each', twoTreants),
    house: { deckVariant: 'custom', maxCopies: 2 },
    legal: true,
    codes: [],
  },
  {
    id: 'small-deck-for-four',
    example: 'MM-E04',
    list: deck('36 cards for four', whole.slice(0, 36)),
    house: { deckVariant: 'custom', players: 4 },
    legal: true,
    codes: [],
  },
  {
    id: 'opposite-corners',
    example: 'MM-E05',
    list: sheet('Across the board', { corner: 'a8' }, { corner: 'h1' }),
    house: {},
    legal: true,
    codes: [],
  },
  {
    id: 'same-side',
    example: 'MM-E05',
    list: sheet('On the same side', { corner: 'a8' }, { corner: 'a1' }),
    house: {},
    legal: false,
    codes: ['MM-L16'],
  },
  {
    id: 'forest-row',
    list: permanents('Masters of the forest', 'treants', 'wood-elves', 'druids', 'rangers', 'forest-scouts'),
    house: {},
    legal: true,
    codes: [],
  },
  {
    id: 'riders-row',
    list: permanents(
      'Riders, eight levels',
      'cavalry',
      'horse-archers',
      'knights',
      'general',
      'mountain-guides',
    ),
    house: { permanentsMode: 'choose', permanentsLevelTotal: 8 },
    legal: true,
    codes: [],
  },
  {
    id: 'caught-in-the-middle',
    list: sheet(
      'Three at the table',
      { corner: 'a8' },
      { corner: 'h1', figure: 'army' },
      { corner: 'h8', figure: 'mage', extra: 'monster' },
    ),
    house: { players: 3 },
    legal: true,
    codes: [],
  },
  {
    id: 'four-corners',
    list: sheet(
      'Four at the table',
      { corner: 'a8', figure: 'mage' },
      { corner: 'h8', figure: 'hero' },
      { corner: 'h1', figure: 'monster' },
      { corner: 'a1', figure: 'army' },
    ),
    house: { players: 4 },
    legal: true,
    codes: [],
  },
];
