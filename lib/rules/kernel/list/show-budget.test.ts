import { expect, test } from 'vitest';
import { showBudget } from './show-budget';

test.each([
  ['level', 1, undefined, '1 level'],
  ['level', 0, undefined, '0 levels'],
  ['level', 12, 300, '12 of 300 levels'],
  ['Gold', 96, undefined, '96 Gold'],
  ['mean level', 2.5, undefined, '2.5 mean level'],
  ['mean battle total', 0.92, undefined, '0.92 mean battle total'],
  ['army as first chit', 0.122, undefined, '0.122 army as first chit'],
])('%s: %s of %s', (name, spent, limit, said) => {
  expect(showBudget({ name, spent, ...(limit === undefined ? {} : { limit }) })).toBe(said);
});
