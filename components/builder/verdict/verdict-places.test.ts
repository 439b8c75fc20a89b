import { expect, test } from 'vitest';
import type { Severity, Violation } from '@/lib/rules';
import { byPlace } from './verdict-places';

const found = (code: string, entries: readonly number[], severity: Severity = 'error'): Violation => ({
  code,
  severity,
  facts: {},
  entries,
  rules: [],
});

test('a verdict is told place by place: the whole list, several lines, then each line', () => {
  const places = byPlace([
    found('A', [2]),
    found('B', []),
    found('C', [0, 2], 'note'),
    found('D', [0]),
    found('E', [2], 'note'),
    found('F', [], 'warning'),
    found('G', [0, 2]),
  ]);
  expect(places.map(({ entries, violations }) => [entries, violations.map((v) => v.code).join('')])).toEqual([
    [[], 'BF'],
    [[0, 2], 'GC'],
    [[0], 'D'],
    [[2], 'AE'],
  ]);
});

test('within a place the gravest comes first, and equals stay in the order of the checks', () =>
  expect(
    byPlace([
      found('A', [], 'note'),
      found('B', []),
      found('C', [], 'warning'),
      found('D', []),
    ])[0]!.violations.map((v) => v.code),
  ).toEqual(['B', 'D', 'C', 'A']));
