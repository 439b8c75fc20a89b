import type { Dice } from '../../../../../kernel/game/dice';
import { armor, groups, horses, mapChits, spells, treasures, visitorIds, weapons } from '../../../catalogue';
import type { TreasureSize } from '../../../catalogue/types';
import { taught } from '../../../catalogue/visitor-chits';
import { magicTypes, type MagicType } from '../../../catalogue/vocabulary';
import type { Held } from '../state';
import { thingsOf } from '../../../lists';

/** Small treasures of each group, and of the scholar. (MR-B02) */
const GROUP_SMALL = 2;
const SCHOLAR_SMALL = 3;

const lying = (ids: readonly string[]): Held[] => thingsOf(ids, (id) => ({ id, state: 0 }));
const cardsOf = (size: TreasureSize): readonly string[] =>
  treasures.flatMap((card) => (card.size === size ? [card.id] : []));
const cards = { small: cardsOf('small'), large: cardsOf('large'), twt: cardsOf('twt') };
const holders = treasures.flatMap(({ id, contents }) => (contents ? [{ id, contents }] : []));

const sites = mapChits.flatMap(({ id, effects }) =>
  effects.flatMap((effect) => (effect.kind === 'site' ? [{ id, ...effect }] : [])),
);

/** Counters that a group holds when the game begins. */
const goodsOf = (group: string): readonly string[] => [
  ...[...weapons, ...armor].flatMap(({ id, startsWith }) =>
    new Array<string>(startsWith[group] ?? 0).fill(id),
  ),
  ...horses.flatMap(({ id, startsWith }) => (startsWith === group ? [id] : [])),
];

const goodsByGroup = groups.map(({ id }) => [id, goodsOf(id)] as const);

/**
 * All treasure cards and counters, the top of each pile first: cards that hold something, sites with the large ones on top,
 * the goods of the groups and visitors. (MR-B01, MR-B02)
 */
export function layTreasures(dice: Dice): Record<string, Held[]> {
  const small = dice.shuffle(cards.small);
  const large = dice.shuffle(cards.large);
  const piles: Record<string, Held[]> = {};
  for (const { id, contents } of holders) {
    const { armor: suits = [], weapons: arms = [], horses: mounts = [] } = contents;
    piles[id] = lying([...suits, ...mounts, ...arms, ...large.splice(0, contents.large ?? 0)]);
  }
  const rest = dice.shuffle([...large, ...cards.twt]);
  for (const site of sites)
    piles[site.id] = lying([...rest.splice(0, site.large), ...small.splice(0, site.small)]);
  for (const [id, goods] of goodsByGroup) piles[id] = lying([...small.splice(0, GROUP_SMALL), ...goods]);
  for (const id of visitorIds) piles[id] = lying(id === 'scholar' ? small.splice(0, SCHOLAR_SMALL) : []);
  return piles;
}

type Types = Readonly<Partial<Record<MagicType, number>>>;

const spellHolders: readonly (readonly [id: string, types: Types])[] = [
  ...treasures.flatMap(({ id, spells: on }) => (on ? [[id, on] as const] : [])),
  ...sites.flatMap(({ id, spells: on }) => (Object.keys(on).length > 0 ? [[id, on] as const] : [])),
  ...Object.entries(taught),
];

const spellsByType = magicTypes.map(
  (type) => [type, spells.flatMap((one) => (one.type === type ? [one.id] : []))] as const,
);

/** Spell cards by type, the higher types on top; six of them stay out of play. (MR-B02) */
export function laySpells(dice: Dice): Record<string, string[]> {
  const decks = new Map(spellsByType.map(([type, ids]) => [type, dice.shuffle(ids)]));
  return Object.fromEntries(
    spellHolders.map(([id, types]) => [
      id,
      magicTypes.toReversed().flatMap((type) => decks.get(type)!.splice(0, types[type] ?? 0)),
    ]),
  );
}
