import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { addOne, reachableTotals } from './fit';

describe('what still fits', () => {
  test('reachable totals equal plain enumeration', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
        fc.integer({ min: 0, max: 30 }),
        (costs, limit) => {
          const sums = new Set([0]);
          for (const sum of sums) for (const c of costs) if (sum + c <= limit) sums.add(sum + c);
          const flags = reachableTotals(costs, limit);
          expect([...flags.keys()].filter((n) => flags[n])).toEqual([...sums].sort((a, b) => a - b));
        },
      ),
    );
  });

  test('one more joins a plain line, never one that carries or is named', () => {
    const entries = [
      { entry: 'a', count: 1, with: ['x'] },
      { entry: 'a', count: 1 },
    ];
    expect(addOne(entries, 'a')).toEqual([
      { entry: 'a', count: 1, with: ['x'] },
      { entry: 'a', count: 2 },
    ]);
    expect(addOne([{ entry: 'a', count: 1, designation: 'A' }], 'a')).toHaveLength(2);
  });
});
