import { describe, expect, test } from 'vitest';
import { mms } from '../../systems/mms';
import { defaultAgreement, parseList, prepareTerms } from './prepare';
import { lineCost, lineCosts } from './cost';
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
