import type { SheetBlock, SheetCell } from '../../../kernel/catalogue/paper';
import { capital, listed } from '../../../kernel/words/words';
import { printedRelation } from '../abilities';
import { mapChits, relations, tiles, treasures, type Relation, type Trader } from '../catalogue';
import { nativeGroupIds, visitorIds } from '../catalogue/vocabulary';
import { titled } from '../catalogue/words-helpers';
import type { House } from '../house';
import type { CharacterView } from '../sheet';

const traders: readonly Trader[] = [...nativeGroupIds, ...visitorIds];

/** How a trader meets a character, by the level and by the optional ability (MR-B43, MR-B70). */
export const relationTo = ({ entry, level }: CharacterView, trader: Trader, house: House): Relation =>
  printedRelation(entry, level, house, trader);

/** Traders by what they think of him, and room for what changes it (MR-B42, MR-B43). */
export const relationBlock = (who: CharacterView, house: House): SheetBlock => ({
  title: `${who.entry.name}: relations`,
  columns: [
    { title: 'Relation' },
    { title: 'Groups and visitors', part: 'values' },
    { title: 'Changed since', part: 'trackers' },
  ],
  rows: relations.flatMap((relation) => {
    const of = traders.filter((trader) => relationTo(who, trader, house) === relation);
    return of.length === 0
      ? []
      : [{ cells: [capital(relation), listed(of.map(titled)), { write: 'long' as const }] }];
  }),
  rules: ['MR-B42', 'MR-B43'],
});

/** Lines for spells that are learned during play stand below those that he has. */
const SPELL_LINES = 8;
const LEAST_FREE = 2;

const write: SheetCell = { write: 'long' };
const short: SheetCell = { write: 'short' };

/** Spells with the chit that is tied to each while it lasts, whom it is on, and its color at hand (MR-008, MR-124). */
export function spellBlock(title: string, spells: CharacterView['spells']): SheetBlock {
  const free = Math.max(LEAST_FREE, SPELL_LINES - spells.length);
  return {
    title,
    columns: [
      { title: 'Spell' },
      { title: 'Type', part: 'values' },
      { title: 'Color', part: 'values' },
      { title: 'Chit', part: 'trackers' },
      { title: 'Target', part: 'trackers' },
      { title: 'Active', part: 'boxes' },
    ],
    rows: [
      ...spells.map(({ name, type, color }) => ({ cells: [name, type, color, short, write, { boxes: 1 }] })),
      ...Array.from({ length: free }, () => ({ cells: [write, short, short, short, write, { boxes: 1 }] })),
    ],
    rules: ['MR-008', 'MR-124', 'MR-202', 'MR-B25'],
  };
}

/** Everything that can be discovered: roadways by tile and side, sites and site cards. */
const discoveries: readonly string[] = [
  ...tiles.flatMap(({ name, normal, enchanted }) =>
    [normal, enchanted].flatMap(({ roadways }, side) =>
      roadways.flatMap(([from, to, kind]) =>
        kind === 'hidden' || kind === 'secret'
          ? [`${name}${side === 1 ? ', enchanted' : ''}: ${kind} ${from}–${to}`]
          : [],
      ),
    ),
  ),
  ...mapChits.flatMap(({ chit, name }) => (chit === 'site' ? [name] : [])),
  ...treasures.flatMap(({ form, name }) => (form === 'site-card' ? [name] : [])),
];

/** Lists that stand beside each other. */
const BESIDE = 3;

/** What somebody has crossed off (MR-B22, MR-B38). */
export function discoveryBlock(title: string): SheetBlock {
  const long = Math.ceil(discoveries.length / BESIDE);
  return {
    title,
    part: 'trackers',
    columns: Array.from({ length: BESIDE }, () => [
      { title: 'What', names: true as const },
      { title: 'Found' },
    ]).flat(),
    rows: Array.from({ length: long }, (_, row) => ({
      cells: Array.from({ length: BESIDE }, (__, column): readonly SheetCell[] => {
        const what = discoveries[column * long + row];
        return what === undefined ? ['', ''] : [what, { boxes: 1 }];
      }).flat(),
    })),
    rules: ['MR-025', 'MR-B22', 'MR-B38'],
  };
}
