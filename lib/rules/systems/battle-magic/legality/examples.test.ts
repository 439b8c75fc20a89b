import { describe, expect, test } from 'vitest';
import { found, sentences, set, verdictOf } from '../testing/judged';

const custom = { form: 'empire', empire: 'custom' };
const dragonriders = { army: 8, ship: 6, castle: 5, wizard: 5, ballista: 4, dragon: 4, hero: 5, artifact: 7 };
const tricky = set('orc', { 'orc-army': 11, 'orc-artifact': 4 });

describe('the ledger’s examples of legality', () => {
  test('BM-E01: the human set has 44 counters worth 96 Gold and is legal', () => {
    const verdict = verdictOf(set('human'), { form: 'empire', empire: 'human' });
    expect(verdict).toMatchObject({
      legal: true,
      violations: [],
      budget: { name: 'counter', spent: 44, left: 0 },
    });
    expect(verdict.tallies.find((t) => t.name === 'Gold')).toEqual({ name: 'Gold', spent: 96 });
  });

  test('BM-E01: plain classes say the same as named counters', () => {
    const plain = { army: 9, dragon: 3, hero: 5, ship: 7, castle: 5, wizard: 5, ballista: 4, artifact: 6 };
    expect(verdictOf(plain, { form: 'empire', empire: 'human' })).toMatchObject({
      legal: true,
      violations: [],
    });
  });

  test('BM-E02: 98 Gold are 2 too many under a cap of 96, and legal under 106 with all bounds met', () => {
    const under = (goldValueCap: number) => ({ house: { empireMode: 'custom', goldValueCap } });
    expect(found(dragonriders, custom, under(96))).toEqual(['BM-L05 error']);
    expect(sentences(dragonriders, custom, under(96))).toEqual([
      'The counters are worth 98 Gold, 2 more than the 96 agreed.',
    ]);
    expect(verdictOf(dragonriders, custom, under(106))).toMatchObject({ legal: true, violations: [] });
  });

  test('BM-E03: an orc set with an artifact in place of an army', () => {
    expect(found(tricky, { form: 'empire', empire: 'orc' })).toEqual(['BM-L04 error']);
    const verdict = verdictOf(tricky, { form: 'empire', empire: 'orc' }, { house: { empireMode: 'custom' } });
    expect(verdict).toMatchObject({ legal: true, budget: { spent: 44 } });
    expect(verdict.tallies.find((t) => t.name === 'Gold')).toEqual({ name: 'Gold', spent: 92 });
  });

  test('BM-E04: 44 counters without a ship', () => {
    const landlocked = { army: 12, castle: 7, wizard: 7, ballista: 6, dragon: 3, hero: 5, artifact: 4 };
    expect(found(landlocked, custom, { house: { empireMode: 'custom' } })).toEqual([
      'BM-L03 error',
      'BM-L06 warning',
    ]);
  });

  test('BM-E28: the builder shows the chance of an army as first chit', () => {
    const { tallies } = verdictOf(set('human'), { form: 'empire', empire: 'human' });
    expect(tallies.find((t) => t.name === 'army as first chit')?.spent).toBe(0.195);
  });
});
