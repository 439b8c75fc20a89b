/** The closed sets of the game, as literal tuples: values, types and tables all come from here. */

export const cardTypes = ['move', 'sword', 'gold', 'magic'] as const;
export type CardType = (typeof cardTypes)[number];
/** The types that count in battle. */
export type BattleType = Extract<CardType, 'sword' | 'magic'>;

/** Classes decide movement, battle, transport and special territories; display names differ by empire (BM-R42). */
export const unitClasses = [
  'army',
  'ship',
  'castle',
  'wizard',
  'ballista',
  'crystal-tower',
  'dragon',
  'juggernaught',
  'giant',
  'hero',
  'artifact',
] as const;
export type UnitClass = (typeof unitClasses)[number];

export const empireIds = ['human', 'dwarf', 'orc', 'elf', 'undead'] as const;
export type EmpireId = (typeof empireIds)[number];

export type Domain = 'land' | 'water' | 'any' | 'none' | 'attached';

export const terrainIds = ['clear', 'forest', 'mountain', 'sea', 'reef'] as const;
export type TerrainId = (typeof terrainIds)[number];

export const specialIds = [
  'city',
  'oracle',
  'monolith',
  'mine',
  'altar',
  'temple',
  'barbarian-villages',
  'dragons-lair',
  'tavern',
  'workshops',
  'wizards-tower',
  'pirates-cove',
  'ruins',
] as const;
export type SpecialId = (typeof specialIds)[number];

/** Names of a class for one and for many counters, as sentences use them. */
export const classWords: Readonly<Record<UnitClass, { readonly one: string; readonly many: string }>> = {
  army: { one: 'army', many: 'armies' },
  ship: { one: 'ship', many: 'ships' },
  castle: { one: 'castle', many: 'castles' },
  wizard: { one: 'wizard', many: 'wizards' },
  ballista: { one: 'ballista', many: 'ballistae' },
  'crystal-tower': { one: 'Crystal Tower', many: 'Crystal Towers' },
  dragon: { one: 'dragon', many: 'dragons' },
  juggernaught: { one: 'Juggernaught', many: 'Juggernaughts' },
  giant: { one: 'Giant', many: 'Giants' },
  hero: { one: 'hero', many: 'heroes' },
  artifact: { one: 'artifact', many: 'artifacts' },
};

export const cardTypeNames: Readonly<Record<CardType, string>> = {
  move: 'Move',
  sword: 'Sword',
  gold: 'Gold',
  magic: 'Magic',
};

/** `9 armies`, `1 army`, `no armies`. */
export const countedUnits = (n: number, of: UnitClass): string =>
  `${n === 0 ? 'no' : n} ${n === 1 ? classWords[of].one : classWords[of].many}`;

/** `an army`, `a ship`. */
export const oneOf = (of: UnitClass): string =>
  `${/^[aeiou]/i.test(classWords[of].one) ? 'an' : 'a'} ${classWords[of].one}`;
