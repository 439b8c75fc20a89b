/** The closed sets of the game, in the order of the rules. */
export const figureTypes = ['mage', 'hero', 'monster', 'army'] as const;
export type FigureType = (typeof figureTypes)[number];

export const unitTypes = [...figureTypes, 'garrison'] as const;
export type UnitType = (typeof unitTypes)[number];

export const terrains = ['plains', 'forests', 'mountains', 'badlands'] as const;
export type Terrain = (typeof terrains)[number];

export const structures = ['village', 'town', 'city', 'castle', 'ruins', 'mine', 'temple', 'tower'] as const;
export type Structure = (typeof structures)[number];

export const roles = ['attack', 'defend'] as const;
export type Role = (typeof roles)[number];

/**
 * How a card acts (MM-R12): a lasting effect, once on the owner's turn, different as permanent and from the hand, or an
 * action that the owner may repeat.
 */
export const modes = ['static', 'ot', 'split', 'ability'] as const;
export type Mode = (typeof modes)[number];

/** When a card may be played from the hand (MM-R11). */
export const windows = ['combat', 'combatAttacker', 'main'] as const;
export type Window = (typeof windows)[number];

export const plurals: Readonly<Record<UnitType | Structure, string>> = {
  mage: 'mages',
  hero: 'heroes',
  monster: 'monsters',
  army: 'armies',
  garrison: 'garrisons',
  village: 'villages',
  town: 'towns',
  city: 'cities',
  castle: 'castles',
  ruins: 'ruins',
  mine: 'mines',
  temple: 'temples',
  tower: 'towers',
};

export const modeNames: Readonly<Record<Mode, string>> = {
  static: 'Lasting',
  ot: 'Once on your turn',
  split: 'Two uses',
  ability: 'Repeatable',
};

export const windowNames: Readonly<Record<Window, string>> = {
  combat: 'Combat',
  combatAttacker: 'Combat as attacker',
  main: 'Own turn',
};
