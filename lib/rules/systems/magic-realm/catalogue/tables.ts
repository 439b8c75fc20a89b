import { curses } from './curses';
import type { Color, NativeGroupId, Strength } from './vocabulary';

/** Results for the rolls 1 to 6. */
export type Six<T = string> = readonly [T, T, T, T, T, T];

/** One table: what each roll gives. Results name the rules of the chapter on results. */
export interface RollTable {
  readonly id: string;
  readonly name: string;
  readonly rows: Six;
  /** What is said of it beyond the rolls. */
  readonly note?: string;
}

export const rollTables: readonly RollTable[] = [
  { id: 'hide', name: 'Hide', rows: ['hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'nothing'] },
  {
    id: 'peer',
    name: 'Peer',
    rows: ['choice', 'clues and paths', 'hidden enemies and paths', 'hidden enemies', 'clues', 'nothing'],
  },
  {
    id: 'locate',
    name: 'Locate',
    rows: ['choice', 'passages and clues', 'passages', 'discover chits', 'nothing', 'nothing'],
  },
  {
    id: 'loot',
    name: 'Loot',
    rows: ['first thing from the top', 'second', 'third', 'fourth', 'fifth', 'sixth'],
    note: 'A place with fewer things than the roll gives nothing.',
  },
  {
    id: 'reading-runes',
    name: 'Reading Runes',
    rows: ['learn and awaken', 'learn and awaken', 'learn and awaken', 'awaken', 'curse', 'nothing'],
  },
  {
    id: 'magic-sight',
    name: 'Magic Sight',
    rows: ['choice', 'counters', 'treasure cards', 'perceive spell', 'discover chits', 'nothing'],
  },
  {
    id: 'missile',
    name: 'Missile',
    rows: ['+2', '+1', '0', '-1', '-2', '-3'],
    note: 'The result is added to the levels of strength.',
  },
  {
    id: 'curse',
    name: 'Curse',
    rows: curses,
  },
  {
    id: 'wish',
    name: 'Wish',
    rows: ['elsewhere for me', 'elsewhere for you', 'vision', 'peace', 'health', 'strength'],
  },
  {
    id: 'power-of-the-pit',
    name: 'Power of the Pit',
    rows: ['fiery chasm', 'carried away', 'terror', 'blight', 'forget', 'rust'],
  },
  {
    id: 'violent-storm',
    name: 'Violent Storm',
    rows: ['4 phases', '3 phases', '3 phases', '2 phases', '2 phases', '1 phase'],
  },
  {
    id: 'lost',
    name: 'Lost',
    rows: ['clearing 1', 'clearing 2', 'clearing 3', 'clearing 4', 'clearing 5', 'clearing 6'],
  },
];

/** The Meeting table by column, from the worst relation to the best. */
export const meeting = {
  enemy: ['insult', 'challenge', 'block/battle', 'block/battle', 'block/battle', 'block/battle'],
  unfriendly: ['price 4', 'no deal', 'no deal', 'insult', 'challenge', 'block/battle'],
  neutral: ['opportunity', 'price 3', 'price 4', 'no deal', 'no deal', 'trouble'],
  friendly: ['opportunity', 'price 2', 'price 2', 'price 3', 'price 4', 'no deal'],
  ally: ['boon', 'price 1', 'price 2', 'price 3', 'price 4', 'price 4'],
} as const satisfies Readonly<Record<string, Six>>;

/** By how many levels a roll changes the strength of a missile. */
export const missileLevels: Six<number> = [2, 1, 0, -1, -2, -3];

/** For each roll, the box (0, 1, 2 from the left) to which a counter in box 0, 1 and 2 moves. */
export const repositioning: Six<readonly [number, number, number]> = [
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/** A creature of the Transform table. */
export interface Creature {
  readonly name: string;
  /** Absent: it does not attack. */
  readonly harm?: Strength;
  readonly attackTime?: number;
  readonly size: Strength;
  readonly armored: boolean;
  readonly moveTime: number;
  readonly flies: boolean;
}

export const transform: Six<Creature> = [
  { name: 'dragon', harm: 'T', attackTime: 4, size: 'T', armored: true, moveTime: 4, flies: true },
  { name: 'lion', harm: 'H', attackTime: 3, size: 'H', armored: false, moveTime: 4, flies: false },
  { name: 'eagle', harm: 'M', attackTime: 2, size: 'M', armored: false, moveTime: 2, flies: true },
  { name: 'bird', size: 'L', armored: false, moveTime: 1, flies: true },
  { name: 'squirrel', size: 'L', armored: false, moveTime: 2, flies: false },
  { name: 'frog', size: 'L', armored: false, moveTime: 3, flies: false },
];

export type Weather = 'clear' | 'showers' | 'storm' | 'special';

/** Days and phases under one kind of weather, as the list of seasons gives them. */
export interface WeatherPhases {
  readonly days: number;
  readonly basic: number;
  readonly sunlight?: number;
  /** Phases that only a sheltered individual has. */
  readonly sheltered?: number;
}

/** What a season changes. (MR-B70) */
export interface Season {
  readonly number: number;
  readonly name: string;
  readonly victoryPoints: number;
  readonly mountainCost: number;
  /** Gold a clearing for a mission. */
  readonly reward: number;
  readonly foodTo: readonly [string, string];
  readonly escortTo: readonly [string, string];
  readonly day7: readonly Color[];
  readonly weather: Readonly<Record<Weather, WeatherPhases>>;
}

export const seasons: readonly Season[] = [
  {
    number: 1,
    name: 'Christmas',
    victoryPoints: 4,
    mountainCost: 3,
    reward: 3,
    foodTo: ['inn', 'chapel'],
    escortTo: ['chapel', 'guardhouse'],
    day7: ['white'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 5, basic: 3, sunlight: 1 },
      storm: { days: 4, basic: 3, sheltered: 1 },
      special: { days: 5, basic: 3, sunlight: 2 },
    },
  },
  {
    number: 2,
    name: 'Ice',
    victoryPoints: 4,
    mountainCost: 4,
    reward: 3,
    foodTo: ['guardhouse', 'inn'],
    escortTo: ['inn', 'chapel'],
    day7: ['black'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 1 },
      showers: { days: 4, basic: 4 },
      storm: { days: 3, basic: 4, sheltered: 1 },
      special: { days: 4, basic: 4, sunlight: 2 },
    },
  },
  {
    number: 3,
    name: 'Snow',
    victoryPoints: 3,
    mountainCost: 4,
    reward: 4,
    foodTo: ['inn', 'house'],
    escortTo: ['inn', 'guardhouse'],
    day7: ['purple'],
    weather: {
      clear: { days: 5, basic: 3, sunlight: 1 },
      showers: { days: 4, basic: 4 },
      storm: { days: 3, basic: 4, sheltered: 1 },
      special: { days: 2, basic: 4, sheltered: 2 },
    },
  },
  {
    number: 4,
    name: 'Easter',
    victoryPoints: 4,
    mountainCost: 3,
    reward: 3,
    foodTo: ['chapel', 'inn'],
    escortTo: ['chapel', 'guardhouse'],
    day7: ['white'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 5, basic: 3, sunlight: 1 },
      storm: { days: 4, basic: 3, sheltered: 1 },
      special: { days: 7, basic: 2, sunlight: 2 },
    },
  },
  {
    number: 5,
    name: 'Freshet',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['inn', 'house'],
    escortTo: ['small-campfire', 'guardhouse'],
    day7: ['grey'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 5, basic: 2, sunlight: 3 },
      storm: { days: 4, basic: 2, sunlight: 4 },
      special: { days: 3, basic: 2, sunlight: 4 },
    },
  },
  {
    number: 6,
    name: 'Spring',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['inn', 'guardhouse'],
    escortTo: ['large-campfire', 'house'],
    day7: ['gold'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 6, basic: 2, sunlight: 3 },
      storm: { days: 6, basic: 2, sunlight: 2 },
      special: { days: 7, basic: 2, sunlight: 3 },
    },
  },
  {
    number: 7,
    name: 'Midsummer',
    victoryPoints: 6,
    mountainCost: 2,
    reward: 2,
    foodTo: ['large-campfire', 'inn'],
    escortTo: ['small-campfire', 'large-campfire'],
    day7: ['grey', 'gold', 'purple', 'black'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 3 },
      showers: { days: 7, basic: 2, sunlight: 2 },
      storm: { days: 7, basic: 2, sunlight: 2 },
      special: { days: 7, basic: 2, sunlight: 3 },
    },
  },
  {
    number: 8,
    name: 'High summer',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['guardhouse', 'large-campfire'],
    escortTo: ['small-campfire', 'guardhouse'],
    day7: ['gold'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 7, basic: 2, sunlight: 2 },
      storm: { days: 5, basic: 2, sunlight: 3 },
      special: { days: 5, basic: 3, sunlight: 3 },
    },
  },
  {
    number: 9,
    name: 'Swelter',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['chapel', 'small-campfire'],
    escortTo: ['inn', 'small-campfire'],
    day7: ['purple'],
    weather: {
      clear: { days: 5, basic: 3, sunlight: 2 },
      showers: { days: 7, basic: 2, sunlight: 2 },
      storm: { days: 7, basic: 2, sunlight: 1 },
      special: { days: 4, basic: 4, sunlight: 2 },
    },
  },
  {
    number: 10,
    name: 'Harvest',
    victoryPoints: 6,
    mountainCost: 2,
    reward: 2,
    foodTo: ['inn', 'large-campfire'],
    escortTo: ['guardhouse', 'large-campfire'],
    day7: ['grey'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 3 },
      showers: { days: 7, basic: 2, sunlight: 2 },
      storm: { days: 7, basic: 2, sunlight: 1 },
      special: { days: 7, basic: 2, sunlight: 3 },
    },
  },
  {
    number: 11,
    name: 'Autumn',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['guardhouse', 'large-campfire'],
    escortTo: ['guardhouse', 'small-campfire'],
    day7: ['purple'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 7, basic: 2, sunlight: 2 },
      storm: { days: 7, basic: 2, sunlight: 1 },
      special: { days: 7, basic: 2, sunlight: 3 },
    },
  },
  {
    number: 12,
    name: 'Halloween',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['chapel', 'inn'],
    escortTo: ['inn', 'large-campfire'],
    day7: ['white', 'grey', 'gold', 'purple', 'black'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 3 },
      showers: { days: 7, basic: 2, sunlight: 1 },
      storm: { days: 7, basic: 2, sunlight: 1 },
      special: { days: 7, basic: 2, sunlight: 2 },
    },
  },
  {
    number: 13,
    name: 'Desolate',
    victoryPoints: 5,
    mountainCost: 2,
    reward: 2,
    foodTo: ['inn', 'house'],
    escortTo: ['inn', 'chapel'],
    day7: ['grey'],
    weather: {
      clear: { days: 7, basic: 2, sunlight: 2 },
      showers: { days: 5, basic: 3, sunlight: 1 },
      storm: { days: 7, basic: 2, sunlight: 1 },
      special: { days: 7, basic: 2, sunlight: 2 },
    },
  },
];

/** The optional Commerce table; offers and demands are added to or taken from the special prices. (MR-B70) */
export const commerce = {
  enemy: ['demand 10', 'demand 15', 'demand 20', 'demand 30', 'block', 'block'],
  unfriendly: ['offer -5', 'offer -10', 'offer -10', 'demand 5', 'demand 10', 'demand 20'],
  neutral: ['opportunity', 'offer +0', 'offer -5', 'offer -10', 'offer -15', 'trouble'],
  friendly: ['opportunity', 'offer +5', 'offer +0', 'offer +0', 'offer -5', 'offer -10'],
  ally: ['offer +10', 'offer +5', 'offer +5', 'offer +0', 'offer +0', 'offer -5'],
} as const satisfies Readonly<Record<string, Six>>;

/** What a group adds to the price of a thing that is sold to it, with a fame reward of its own; visitors add nothing. (MR-B70) */
export const specialPrices: Readonly<Record<NativeGroupId, readonly ('fame' | 'notoriety')[]>> = {
  bashkars: ['notoriety'],
  company: ['notoriety'],
  rogues: ['notoriety'],
  woodfolk: ['fame', 'notoriety'],
  lancers: ['fame', 'notoriety'],
  soldiers: ['fame', 'notoriety'],
  patrol: ['fame', 'notoriety'],
  order: ['fame'],
  guard: ['fame'],
};

/** The optional weather roll. (MR-B70) */
export const weatherRolls: Six<Weather> = ['special', 'special', 'special', 'storm', 'showers', 'clear'];

/** A row of an adjusted table: results from `from` to `to`, open where a bound is absent. */
export interface Adjusted {
  readonly from?: number;
  readonly to?: number;
  readonly result: string;
}

/** The optional combat tables, whose rolls are adjusted before they are read. (MR-B70) */
export const adjustedTables: Readonly<Record<'missile' | 'fumble' | 'stumble', readonly Adjusted[]>> = {
  missile: [
    { to: -2, result: '+3' },
    { from: -1, to: -1, result: '+2' },
    { from: 0, to: 1, result: '+1' },
    { from: 2, to: 4, result: '0' },
    { from: 5, to: 6, result: '-1' },
    { from: 7, to: 7, result: '-2' },
    { from: 8, result: '-3' },
  ],
  fumble: [
    { to: 1, result: '+2' },
    { from: 2, to: 3, result: '+1' },
    { from: 4, to: 6, result: '0' },
    { from: 7, to: 8, result: '-1' },
    { from: 9, to: 9, result: '-2' },
    { from: 10, result: 'negligible' },
  ],
  stumble: [
    { to: 6, result: 'completed' },
    { from: 7, result: 'cancelled' },
  ],
};
