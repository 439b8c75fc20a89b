import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { mms } from '../systems/mms';
import { addOne, brokenBy, lookOut, outlook, reachableTotals, whatFits } from './fit';
import { defaultAgreement, parseList, prepareTerms } from './prepare';

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

  test('what does not fit says what it would break, and what fits breaks nothing', () => {
    const read = prepareTerms(mms, defaultAgreement(mms));
    if (!read.ok) throw new Error('the defaults do not hold');
    const parsed = parseList(
      mms,
      {
        format: 'muster-list/1',
        system: 'mms',
        name: 'L',
        entries: [
          { entry: 'krag', count: 2 },
          { entry: 'krag', count: 5, module: 'Reserve' },
        ],
        options: {},
        out: ['Reserve'],
      },
      read.value,
    );
    if (!parsed.ok) throw new Error('the list does not parse');
    expect(brokenBy(mms, parsed.value, read.value, 'krag').map((v) => v.code)).toEqual(['MMS-L01']);
    const fits = new Set(whatFits(mms, parsed.value, read.value).map((e) => e.id));
    expect(fits.size).toBeGreaterThan(0);
    for (const { id } of mms.entries)
      expect(brokenBy(mms, parsed.value, read.value, id).length === 0, id).toBe(fits.has(id));

    // Looked at one by one, with a rest after each.
    const work = lookOut(mms, parsed.value, read.value);
    let rests = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) rests += 1;
    expect(step.value).toEqual(outlook(mms, parsed.value, read.value));
    expect(rests).toBeGreaterThanOrEqual(fits.size);
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
