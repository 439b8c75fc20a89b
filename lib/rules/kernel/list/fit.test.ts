import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { battleMagic } from '../../systems/battle-magic';
import { mms } from '../../systems/mms';
import { monstersMagic } from '../../systems/monsters-magic';
import { swordsSorcery } from '../../systems/swords-sorcery';
import { seededDice } from '../game/dice';
import { addOne, brokenBy, fillRest, lookOut, outlook, reachableTotals, whatFits } from './fit';
import { judge } from '../verdict/judge';
import { List } from './list';
import type { AnySystem } from '../system';
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

describe('fill the rest', () => {
  const filled = (system: AnySystem, house: Record<string, unknown>, given: Partial<List>, seed: string) => {
    const read = prepareTerms(system, { ...defaultAgreement(system, house) });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const whole = {
      format: 'muster-list/1',
      system: system.slug,
      name: 'L',
      entries: [],
      options: {},
      ...given,
    };
    const parsed = parseList(system, List.parse(whole), read.value);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const list = fillRest(system, parsed.value, read.value, seededDice(seed));
    const after = parseList(system, list, read.value);
    if (!after.ok) throw new Error(JSON.stringify(after.problems));
    return { list, verdict: judge(system, after.value, read.value) };
  };
  const seeds = Array.from({ length: 12 }, (_, n) => `fill ${n}`);

  test.each<[string, AnySystem, Record<string, unknown>, Partial<List>]>([
    ['an empty army', mms, {}, {}],
    ['an army that wants Modifications', mms, { categoryLimits: { modification: { minUses: 2 } } }, {}],
    ['the ten printed pieces', swordsSorcery, {}, { options: { form: 'army' } }],
    ['a grimoire', swordsSorcery, { powerTotal: 14 }, { options: { form: 'grimoire' } }],
    ['the base deck', monstersMagic, {}, { options: { form: 'deck' } }],
    ['permanents', monstersMagic, { permanentsLevelTotal: 15 }, { options: { form: 'permanents' } }],
    ['a printed set', battleMagic, {}, { options: { form: 'empire', empire: 'elf' } }],
    ['the common deck', battleMagic, { deckCopies: 2 }, { options: { form: 'deck' } }],
  ])('%s ends legal', (_, system, house, given) => {
    for (const seed of seeds) {
      const { verdict } = filled(system, house, given, seed);
      expect(
        verdict.violations.filter((v) => v.severity === 'error'),
        seed,
      ).toEqual([]);
    }
  });

  test('nothing is added that the agreement bans, though a mistake goes with it (MMS-L03, MMS-L06)', () => {
    const read = prepareTerms(mms, { ...defaultAgreement(mms), banned: ['zombie'] });
    const parsed =
      read.ok &&
      parseList(
        mms,
        List.parse({ format: 'muster-list/1', system: 'mms', name: 'L', entries: [] }),
        read.value,
      );
    if (!read.ok || !parsed || !parsed.ok) throw new Error('not read');
    expect(whatFits(mms, parsed.value, read.value).map(({ id }) => id)).not.toContain('zombie');
  });

  test('what is carried goes to somebody who has room for it, and the levels are spent (MMS-L08)', () => {
    for (const levelTotal of [100, 300, 1000])
      for (const seed of seeds) {
        const { verdict } = filled(mms, { levelTotal }, {}, seed);
        expect(
          verdict.violations.filter(({ code }) => code === 'MMS-L08'),
          seed,
        ).toEqual([]);
        expect(verdict.budget.left, seed).toBe(0);
      }
  });

  test('what nobody may carry stays out (MMS-L08)', () => {
    const { list, verdict } = filled(
      mms,
      { maxAttachments: 0 },
      { entries: [{ entry: 'krag', count: 1 }] },
      'a',
    );
    expect(list.entries.length).toBeGreaterThan(1);
    expect(verdict.violations.filter(({ code }) => code === 'MMS-L08')).toEqual([]);
  });
});
