import { expect, test } from 'vitest';
import { defaultAgreement } from '@/lib/rules';
import type { Audit, AuditLine, Effect, Measured } from '@/lib/sim';
import { auditCsv } from './audit-csv';
import { points, sayMany, sayPrice } from '../say-effect';
import { sayAudit } from './say-audit';

const line = (name: string, more: Partial<AuditLine> = {}): AuditLine => ({
  entry: name.toLowerCase(),
  name,
  at: 0,
  uses: 2,
  games: { none: '' },
  ...more,
});
const measured = (of: AuditLine, says: Effect['says'], difference = 0.031): Measured => ({
  line: of,
  effect: { difference, low: difference - 0.02, high: difference + 0.02, pairs: 200, says },
  ended: 'done',
});

test('names what can be told from chance, and counts the rest', () => {
  const some = [
    measured(line('Warrior'), 'more'),
    measured(line('Guard'), 'more'),
    measured(line('Pion'), 'untold'),
    measured(line('Rock'), 'same'),
    measured(line('Fool'), 'less', -0.05),
  ];
  expect(sayAudit(some)).toEqual([
    'One use wins games beyond chance: “Warrior” and “Guard”.',
    'The list wins more games with one use less, beyond chance: “Fool”.',
    'Of the other 2 nothing can be told from chance.',
  ]);
  expect(sayAudit(some.slice(2, 4))).toEqual([
    'Nothing can be told from chance. More games may show smaller effects.',
  ]);
});

test('says how many luck would make look real, and what was done about it', () => {
  expect(sayMany(1)).toBe('The bounds hold in 95 of 100 such measurements.');
  expect(sayMany(9)).toMatch(
    /^9 comparisons: .* at least one of these would in 37 of 100 measurements\..*Bonferroni/,
  );
});

test('signs and prices: no minus before nothing, no price where there is none', () => {
  expect([0.0312, -0.05, -0.0001, 0].map(points)).toEqual(['+3.1', '−5.0', '0.0', '0.0']);
  expect([undefined, 0, 1, 2.5].map((price) => sayPrice(price, 'level'))).toEqual([
    '',
    '0 levels',
    '1 level',
    '2.5 levels',
  ]);
});

test('the file has a row for each entry, with the same numbers, and why some have none', () => {
  const pion = line('Pion, the “small” one', {
    price: 2,
    standIn: { entry: 'rock', name: 'Rock', price: 1 },
  });
  const wizard = line('Wizard', { games: { none: 'Each needs one.' } });
  const audit: Audit = {
    wish: {
      list: { format: 'muster-list/1', system: 'swords-sorcery', name: 'x', entries: [], options: {} },
      agreement: defaultAgreement({ slug: 'swords-sorcery' }),
      bot: 'steady',
      games: 200,
      seed: 's',
    },
    unit: 'point',
    lines: [wizard],
    comparisons: 1,
  };
  const rows = auditCsv(audit, [measured(pion, 'more', 0.25)])
    .trimEnd()
    .split('\n');
  expect(rows.slice(1)).toEqual([
    '"pion, the “small” one","Pion, the “small” one",2,2,point,exchanged for Rock,200,0.25,0.23,0.27,,"wins games, and not by chance"',
    'wizard,Wizard,2,,,,0,,,,,Each needs one.',
  ]);
  for (const row of rows) expect(row.replaceAll(/"[^"]*"/g, 'x').split(',')).toHaveLength(12);
});
