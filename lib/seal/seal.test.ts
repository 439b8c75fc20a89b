import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Agreement, List } from '@/lib/rules';
import { canonicalValue } from '@/lib/rules/kernel/canonical-value';
import { agreementCode, commit } from './index';

const agreement: Agreement = {
  format: 'muster-agreement/1',
  system: 'mms',
  name: 'Kitchen',
  house: { levelTotal: 300, mat: { squares: 20 } } as never,
  banned: ['village', 'woods'],
  allowed: null,
  cards: [],
};
const list: List = {
  format: 'muster-list/1',
  system: 'mms',
  name: 'Ünder the hill',
  entries: [{ entry: 'krag', count: 1 }],
  options: {},
};

test('an agreement keeps its code through a new name and another order, and loses it with any other change', () => {
  const code = agreementCode(agreement);
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/);
  expect(agreementCode({ ...agreement, name: 'Cellar', banned: ['woods', 'village'] })).toBe(code);
  expect(agreementCode({ ...agreement, house: { levelTotal: 301 } })).not.toBe(code);
  expect(agreementCode({ ...agreement, allowed: [] })).not.toBe(code);
});

test('a commitment can be checked with any tool, and another list or salt does not fit it', () => {
  const salt = 'ab'.repeat(16);
  const made = commit(list, salt);
  expect(made).toBe(
    createHash('sha256')
      .update(`${salt}.${canonicalValue(list)}`)
      .digest('hex'),
  );
  expect(commit({ ...list, name: 'x' }, salt)).not.toBe(made);
  expect(commit(list, salt.replace('a', 'c'))).not.toBe(made);
});
