import { horse } from './make-counters';
import type { Horse } from './types';

/** The 17 horse counters: breed, galloping side, walking side, basic price, who holds it. */
export const horses: readonly Horse[] = [
  horse('pony', 'M4', 'M5', 12, 'bashkars'),
  horse('pony', 'M3', 'M5', 14, 'bashkars'),
  horse('pony', 'L3', 'M5', 12, 'bashkars'),
  horse('pony', 'M2', 'M5', 16, 'bashkars'),
  horse('pony', 'M3', 'M4', 15, 'bashkars'),
  horse('pony', 'L3', 'M4', 14, 'bashkars'),
  horse('pony', 'L2', 'L4', 16, 'enchanted-meadow', true),
  horse('warhorse', 'T5', 'T7', 22, 'order'),
  horse('warhorse', 'H4', 'T7', 20, 'order'),
  horse('warhorse', 'H4', 'H6', 18, 'order'),
  horse('warhorse', 'T3', 'T5', 25, 'crypt-of-the-knight', true),
  horse('workhorse', 'H6', 'T8', 12, 'rogues'),
  horse('workhorse', 'H6', 'H7', 11, 'rogues'),
  horse('workhorse', 'M5', 'H7', 11, 'rogues'),
  horse('workhorse', 'M5', 'M6', 10, 'rogues'),
  horse('workhorse', 'L4', 'M6', 9, 'rogues'),
  horse('workhorse', 'L4', 'L5', 8, 'rogues'),
];
