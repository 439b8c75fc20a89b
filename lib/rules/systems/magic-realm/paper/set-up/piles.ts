import { counted, listed } from '../../../../kernel/words/words';
import { mapChits, treasures } from '../../catalogue';
import type { Effect } from '../../catalogue/effects';
import type { TreasureContents } from '../../catalogue/types';
import { magicTypes, type MagicType } from '../../catalogue/vocabulary';
import { taught } from '../../catalogue/visitor-chits';
import { titled } from '../../catalogue/words-helpers';

type Spells = Readonly<Partial<Record<MagicType, number>>>;

/** A pile of cards, and what is laid on it when the game is set up. */
export interface Pile {
  readonly id: string;
  readonly name: string;
  /** What it begins with. */
  readonly holds: string;
}

/** Spells that go into no box (MR-B02). */
const OUT_OF_PLAY = 6;

/** Lower types lie below higher ones. */
function spellWords(spells: Spells): string {
  const types = magicTypes.flatMap((type) => new Array<string>(spells[type] ?? 0).fill(type));
  return `${types.length === 1 ? 'spell' : 'spells'} ${types.join(', ')}`;
}

const cards = (large: number, small: number): string =>
  listed([...(large > 0 ? [`${large} large`] : []), ...(small > 0 ? [`${small} small`] : [])], 'on');

const sites = mapChits.flatMap((chit) =>
  chit.effects.flatMap((effect) => (effect.kind === 'site' ? [{ chit, effect }] : [])),
);
type SiteEffect = Extract<Effect, { kind: 'site' }>;

const costs: Readonly<Record<NonNullable<SiteEffect['cost']>, string>> = {
  'asterisk-per-item': 'fatigue one asterisk a thing taken',
  'asterisk-per-roll': 'fatigue one asterisk a roll',
  'opened-once': 'must be opened once',
};

const sitePiles = sites.flatMap(({ chit, effect }): readonly Pile[] => {
  const { small, large, spells, cost } = effect;
  return [
    {
      id: chit.id,
      name: chit.name,
      holds: `${cards(large, small)}${cost ? `; ${costs[cost]}` : ''}`,
    },
    ...(Object.keys(spells).length > 0
      ? [{ id: `${chit.id}-spells`, name: `${chit.name}, spells`, holds: spellWords(spells) }]
      : []),
  ];
});

const contents = ({ large = 0, gold = 0, weapons = [], armor = [], horses = [] }: TreasureContents): string =>
  listed([
    ...(large > 0 ? [`${large} large`] : []),
    ...[...weapons, ...armor, ...horses].map(titled),
    ...(gold > 0 ? [`${gold} gold`] : []),
  ]);

const within = treasures
  .filter((card) => card.twt !== undefined)
  .sort((a, b) => a.twt!.localeCompare(b.twt!))
  .map(({ id, name, twt, contents: holds }): Pile => ({
    id,
    name: `${twt!} ${name}`,
    holds: contents(holds!),
  }));

/** Treasures of the sites, and treasures within treasures (MR-B02). */
export const treasurePiles: readonly Pile[] = [...sitePiles, ...within];

/** Spells of books, artifacts and visitors; the books, which hold more, first. */
export const spellPiles: readonly Pile[] = [
  ...treasures
    .filter(({ spells }) => spells !== undefined)
    .sort((a, b) => Number(b.form === 'book') - Number(a.form === 'book'))
    .map(({ id, name, spells }): Pile => ({ id, name, holds: spellWords(spells!) })),
  ...Object.entries(taught).map(([id, spells]): Pile => ({
    id,
    name: titled(id),
    holds: spellWords(spells),
  })),
  { id: 'out-of-play', name: 'Out of play', holds: `${counted(OUT_OF_PLAY, 'spell')}, seen by nobody` },
];
