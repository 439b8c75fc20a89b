import { describe, expect, test } from 'vitest';
import { battleMagic } from '../../systems/battle-magic';
import { mms } from '../../systems/mms';
import { defaultAgreement, parseList, prepareTerms } from './prepare';
import { lineCost, lineCosts, pricesOfUses } from './cost';
import { writeText } from './text-write';
import { List } from './list';

const read = prepareTerms(mms, defaultAgreement(mms));
if (!read.ok) throw new Error('the defaults do not hold');
const terms = read.value;
const list = List.parse({
  format: 'muster-list/1',
  system: 'mms',
  name: 'L',
  entries: [
    { entry: 'krag', count: 1, with: ['pendant-of-chance', 'magical-long-sword'] },
    { entry: 'archer', count: 3 },
    { entry: 'woods', count: 1, module: 'Reserve' },
  ],
  out: ['Reserve'],
});
const parsed = parseList(mms, list, terms);
if (!parsed.ok) throw new Error('the list does not parse');
const levelOf = (id: string) => mms.entries.find((e) => e.id === id)!.cost!;

describe('what a line costs', () => {
  test('a bearer costs what it carries as well (MMS-031)', () => {
    const parts = [levelOf('pendant-of-chance'), levelOf('magical-long-sword')];
    expect(lineCost(mms, parsed.value, terms, 0)).toEqual({
      spent: levelOf('krag') + parts[0]! + parts[1]!,
      parts,
    });
  });
  test('every use pays', () =>
    expect(lineCosts(mms, parsed.value, terms).get(1)?.spent).toBe(3 * levelOf('archer')));
  test('what is switched out costs nothing', () =>
    expect(lineCost(mms, parsed.value, terms, 2)).toBeUndefined());
  test('the text says it of the line and of each thing carried', () => {
    const text = writeText(mms, list, terms, 'long').split('\n');
    expect(text).toContain(`1 Krag – The Fighter (${lineCost(mms, parsed.value, terms, 0)!.spent})`);
    expect(text).toContain(`  + Magical Long Sword (${levelOf('magical-long-sword')})`);
    expect(text).toContain('  module: Reserve');
    expect(text).toContain('out: Reserve');
  });
});

describe('what a use costs', () => {
  test('by the budget, with what it carries', () => {
    const { unit, byLine, of } = pricesOfUses(mms, parsed.value, terms);
    expect(unit).toBe('level');
    expect(byLine.get(0)).toBe(lineCost(mms, parsed.value, terms, 0)!.spent);
    expect(byLine.get(1)).toBe(levelOf('archer'));
    expect(byLine.has(2)).toBe(false);
    expect(of(mms.entries.find((e) => e.id === 'krag')!)).toBe(levelOf('krag'));
  });
  test('by the total that prices it, where the budget only counts uses (BM-031)', () => {
    const given = prepareTerms(battleMagic, defaultAgreement(battleMagic));
    if (!given.ok) throw new Error('the defaults do not hold');
    const orcs = battleMagic.samples.find(({ id }) => id === 'orc-set')!;
    const set = parseList(battleMagic, orcs.list, given.value);
    if (!set.ok) throw new Error('the set does not parse');
    const { unit, byLine } = pricesOfUses(battleMagic, set.value, given.value);
    expect(unit).toBe('Gold');
    const gold = set.value.lines.map(({ at, count }) => count * (byLine.get(at) ?? 0));
    const form = battleMagic.forms.find(({ id }) => id === 'empire')!;
    const [whole] = form.tallies!(set.value, given.value.house, given.value);
    expect(gold.reduce((sum, n) => sum + n, 0)).toBe(whole!.spent);
    expect(new Set(byLine.values()).size).toBeGreaterThan(1);
  });
});
