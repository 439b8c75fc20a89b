import { expect, test } from 'vitest';
import { allies } from '../catalogue/allies';
import type { MmHouse } from '../house';
import type { MmTerms } from '../legality/types';
import { termsOf } from '../testing';
import { contradictions } from './contradictions';

const treants = {
  id: 'own:treants',
  name: 'Treants',
  kind: 'ally',
  alters: 'mm-treants',
  mode: 'static',
  pc: [{ kind: 'force', value: 1, who: ['monster'] }],
};
const printed = allies.map(({ id }) => id).filter((id) => id !== 'mm-treants');

// Two players are dealt 5 cards each.
test.each([
  ['nine and an altered one are ten', [...printed.slice(0, 9), 'own:treants'], [], false],
  [
    'eight, an altered one and its original are nine',
    [...printed.slice(0, 8), 'own:treants', 'mm-treants'],
    [],
    true,
  ],
  [
    'the original counts where the altered one is banned',
    [...printed.slice(0, 9), 'own:treants', 'mm-treants'],
    ['own:treants'],
    false,
  ],
] as const)('MM-C14: %s', (_, allowed, banned, isFound) => {
  const terms = termsOf({ house: { deckVariant: 'custom' }, allowed, banned, cards: [treants] });
  const rule = contradictions.find(({ id }) => id === 'MM-C14')!;
  expect(rule.when(terms.house as MmHouse, terms as unknown as MmTerms)).toBe(isFound);
});
