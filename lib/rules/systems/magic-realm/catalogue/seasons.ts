import type { Six } from './tables';
import type { Color } from './vocabulary';

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

/** The optional weather roll. (MR-B70) */
export const weatherRolls: Six<Weather> = ['special', 'special', 'special', 'storm', 'showers', 'clear'];
