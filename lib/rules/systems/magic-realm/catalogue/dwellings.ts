import { dwelling } from './make-map-chit';
import type { Dwelling } from './types';

/** The six dwellings that warning chits are exchanged for. */
export const dwellings: readonly Dwelling[] = [
  dwelling('inn', 'tavern-sign', true, { garrison: 'rogues' }),
  dwelling('house', 'family-house', true, { garrison: 'soldiers' }),
  dwelling('chapel', 'church', true, {
    garrison: 'order',
    effects: [{ kind: 'color', color: 'white', from: 'always' }, { kind: 'lifts-curses' }],
  }),
  dwelling('guardhouse', 'guarded-tower', true, { garrison: 'guard' }),
  dwelling('small-campfire', 'small-fire', false),
  dwelling('large-campfire', 'campfire', false),
];
