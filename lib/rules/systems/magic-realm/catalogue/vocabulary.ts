/** The closed vocabularies of the game. Each tuple gives the values, and the type of the same name. */

/** From weakest to strongest: negligible, light, medium, heavy, tremendous. */
export const strengths = ['N', 'L', 'M', 'H', 'T'] as const;
export type Strength = (typeof strengths)[number];

export const strengthNames: Readonly<Record<Strength, string>> = {
  N: 'negligible',
  L: 'light',
  M: 'medium',
  H: 'heavy',
  T: 'tremendous',
};

/** Is `a` at least as strong as `b`? */
export const atLeast = (a: Strength, b: Strength): boolean => strengths.indexOf(a) >= strengths.indexOf(b);

export const colors = ['white', 'grey', 'gold', 'purple', 'black'] as const;
export type Color = (typeof colors)[number];

export const magicTypes = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
export type MagicType = (typeof magicTypes)[number];

/** The color that a MAGIC chit gives when it is enchanted; types VI to VIII give none. (MR-069, MR-070) */
export const colorOfType: Readonly<Partial<Record<MagicType, Color>>> = {
  I: 'white',
  II: 'grey',
  III: 'gold',
  IV: 'purple',
  V: 'black',
};

export const relations = ['ally', 'friendly', 'neutral', 'unfriendly', 'enemy'] as const;
export type Relation = (typeof relations)[number];

export const nativeGroupIds = [
  'bashkars',
  'company',
  'guard',
  'lancers',
  'order',
  'patrol',
  'rogues',
  'soldiers',
  'woodfolk',
] as const;
export type NativeGroupId = (typeof nativeGroupIds)[number];

export const visitorIds = ['scholar', 'shaman', 'warlock', 'crone'] as const;
export type VisitorId = (typeof visitorIds)[number];

/** Whoever trades: a group through its leader, or a visitor. */
export type Trader = NativeGroupId | VisitorId;

export const dwellingIds = [
  'inn',
  'house',
  'chapel',
  'guardhouse',
  'small-campfire',
  'large-campfire',
] as const;
export type DwellingId = (typeof dwellingIds)[number];

/** Where a character may begin; `ghosts` is the clearing of the two ghosts. */
export type StartPlace = 'inn' | 'house' | 'chapel' | 'guardhouse' | 'ghosts';

export const clearingTypes = ['woods', 'cave', 'mountain'] as const;
export type ClearingType = (typeof clearingTypes)[number];

/** The letter of the warning chit that a tile gets. */
export type TileKind = 'cave' | 'mountain' | 'valley' | 'woods';
export type WarningLetter = 'C' | 'M' | 'V' | 'W';

export const edges = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Edge = (typeof edges)[number];

export type RoadKind = 'open' | 'tunnel' | 'hidden' | 'secret';

export type AttackDirection = 'THRUST' | 'SWING' | 'SMASH';

export const durations = ['instant', 'attack', 'fly', 'phase', 'combat', 'day', 'permanent'] as const;
export type Duration = (typeof durations)[number];

export const activities = [
  'MOVE',
  'HIDE',
  'ALERT',
  'REST',
  'SEARCH',
  'TRADE',
  'HIRE',
  'FOLLOW',
  'FLY',
  'SPELL',
  'PEER',
  'CACHE',
] as const;
/** The ten activities of a phase, PEER, which only some advantages give, and CACHE, which an optional rule gives. */
export type Activity = (typeof activities)[number];
