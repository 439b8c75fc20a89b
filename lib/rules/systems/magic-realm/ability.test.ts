import { describe, expect, test } from 'vitest';
import { abilityField } from './forms/character-fields';
import { magicRealm } from './index';
import type { House } from './house';
import { sheet } from './paper/sheet';
import { sheetOf, type RealmList } from './sheet';
import { line, parsedOf, termsOf, verdictOf, type Case } from './testing';

const elf = (ability?: string, agreed = true, level = 4): Case => ({
  entries: [line('elf', 'axe')],
  options: { form: 'party', continued: true, members: { elf: { level, ...(ability ? { ability } : {}) } } },
  house: { 'party.optionalAbilities': agreed },
});
const read = (of: Case) => {
  const terms = termsOf(of);
  return { list: parsedOf(of, terms) as RealmList, house: terms.house as House };
};
const plays = (of: Case): readonly string[] => {
  const { list, house } = read(of);
  return sheetOf(list, house).characters[0]!.plays.map(({ code }) => code);
};

describe('the Elf chooses his optional ability (MR-B70)', () => {
  test.each([
    ['a light elf plays no medium chits', elf('light-elf'), ['MOVE M4', 'FIGHT M3*', 'FIGHT M4']],
    ['a great elf does not play MOVE L2*', elf('great-elf'), ['MOVE L2*']],
    ['who has not chosen plays all', elf(), []],
    ['so does everybody where abilities were not agreed', elf('light-elf', false), []],
  ])('%s', (_, of, idle) => {
    const all = plays(elf());
    expect(all).toHaveLength(12);
    expect(all.filter((code) => !plays(of).includes(code))).toEqual(idle);
  });

  test('what he does not play carries nothing (MR-L36)', () => {
    const found = (of: Case) => verdictOf(of).violations.filter(({ code }) => code === 'MR-L36').length;
    expect(found(elf('light-elf'))).toBe(1);
    expect(found(elf('great-elf'))).toBe(0);
    expect(found(elf('light-elf', false))).toBe(0);
  });

  test('his record marks it, and the form asks him alone', () => {
    const { list, house } = read(elf('great-elf'));
    expect(JSON.stringify(sheet(list, house))).toContain('MOVE L2* (not played)');
    const asked = (entry: string) => {
      const other = read({ entries: [entry], house: { 'party.optionalAbilities': true } });
      return sheetOf(other.list, other.house).characters.flatMap((who) => abilityField(who, 'x'));
    };
    expect(asked('elf')).toMatchObject([{ path: ['members', 'elf', 'ability'] }]);
    expect(asked('wizard')).toEqual([]);
  });

  test('there is no third way', () => {
    const options = { form: 'party', members: { elf: { ability: 'grey-elf' } } };
    expect(magicRealm.options.safeParse(options).success).toBe(false);
  });
});
