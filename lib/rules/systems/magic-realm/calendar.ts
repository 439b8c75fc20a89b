import { seasons, type Season } from './catalogue/seasons';
import type { House } from './house';

export const WEEK = 7;
export const MONTH = 28;

/** The season of a day: the agreed one in the first month, and then one after the other. (MR-B70) */
export function seasonOn(house: House, day: number): Season | undefined {
  if (house['world.seasons'] === 'none') return undefined;
  const month = Math.floor((Math.max(1, day) - 1) / MONTH);
  return seasons[(Number(house['world.seasons']) - 1 + month) % seasons.length];
}

/** MOVE phases into a mountain clearing; a season may ask for more than was agreed. (MR-026, MR-B70) */
export const mountainCostOn = (house: House, day: number): number =>
  Math.max(house['world.mountainCost'], seasonOn(house, day)?.mountainCost ?? 0);

const goals: Readonly<Record<string, 'foodTo' | 'escortTo'>> = {
  'food-ale': 'foodTo',
  'escort-party': 'escortTo',
};

/** Where a mission is brought in this season, or else where it is taken up at the first dwelling. (MR-B50, MR-B70) */
export function goalsOn(house: House, day: number, task: string): readonly [string, string] | undefined {
  const goal = goals[task];
  return goal && seasonOn(house, day)?.[goal];
}
