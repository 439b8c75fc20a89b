import { expect, test } from 'vitest';
import type { Verdict } from './contract/shapes/verdict';
import { sealedVerdict } from './sealed-verdict';

const violation = (code: string, severity: 'error' | 'warning' | 'note', name: string) => ({
  code,
  severity,
  message: `${name} is not allowed.`,
  facts: { name },
  entries: [3],
  rules: [`${code}-rule`],
  because: 'banned',
  repairs: [],
});

test('a sealed verdict counts its problems by check and names nothing of the list', () => {
  const verdict: Verdict = {
    agreement: 'League',
    agreementCode: 'aaaa-bbbb',
    legal: false,
    budget: { name: 'level', spent: 322, limit: 300, left: -22 },
    tallies: [{ name: 'Krag card', spent: 2 }],
    violations: [
      violation('X-L01', 'error', 'Krag'),
      violation('X-L02', 'warning', 'Krag'),
      violation('X-L01', 'error', 'Woods'),
      violation('X-L01', 'note', 'Cleric'),
    ],
  };
  const sealed = sealedVerdict(verdict);
  expect(sealed).toEqual({
    legal: false,
    budget: { name: 'level', spent: 322, limit: 300, left: -22 },
    problems: { error: 2, warning: 1, note: 1 },
    failed: [
      { code: 'X-L01', severity: 'error', count: 2, rules: ['X-L01-rule'] },
      { code: 'X-L02', severity: 'warning', count: 1, rules: ['X-L02-rule'] },
    ],
  });
  expect(JSON.stringify(sealed)).not.toMatch(/Krag|Woods|Cleric/);
});
