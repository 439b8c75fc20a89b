import { expect, test } from 'vitest';
import { proveSituation } from '../../../conformance/situations';
import { rulebook } from '../rulebook';
import { situations } from './index';

const rules = new Set([...rulebook.rules, ...rulebook.rulings].map(({ id }) => id));

test('no two questions are of a kind', () => {
  expect(new Set(situations.map(({ kind }) => kind)).size).toBe(situations.length);
});

test.each(situations.map((one) => [one.kind, one] as const))(
  '%s has an example, a form and whole chances',
  (_, one) => {
    proveSituation(one, rules);
  },
);
