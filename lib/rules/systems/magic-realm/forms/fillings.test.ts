import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { fillMissing } from '../../../kernel/list/fill';
import { magicRealm } from '..';
import { characters } from '../catalogue';
import { line, listOf, parsedOf, termsOf, type Case } from '../testing';

const filled = (of: Case, seed = '1') => {
  const terms = termsOf(of);
  const { list, verdict } = fillMissing(magicRealm, parsedOf(of, terms), terms, seededDice(seed));
  return { list, verdict, errors: verdict.violations.filter(({ severity }) => severity === 'error') };
};
const party = (members: object = {}, more: object = {}) => ({ form: 'party', whole: true, members, ...more });
const battle = (more: object = {}) => ({ form: 'roster', ...more });

describe('a filling', () => {
  test('gives a party a character with spells, a starting place and all points', () => {
    const { list, verdict } = filled({ entries: [], options: party() });
    expect(verdict.legal).toBe(true);
    expect(verdict.budget.left).toBe(0);
    // Not even the note that no place was chosen.
    expect(verdict.violations.map(({ code }) => code)).not.toContain('MR-L15');
    expect(list.entries).toHaveLength(1);
  });

  test('adds nobody to a party that has somebody, and leaves what he chose', () => {
    const members = { sorceror: { victory: { notoriety: 2 } } };
    const of = { entries: [line('sorceror', 'fiery-blast')], options: party(members) };
    for (let seed = 0; seed < 20; seed++) {
      const { list, errors } = filled(of, `${seed}`);
      expect(errors).toEqual([]);
      expect(list.entries).toHaveLength(1);
      expect(list.entries[0]!.with).toHaveLength(3);
      expect(list.entries[0]!.with![0]).toBe('fiery-blast');
      expect(list.options).toMatchObject({ members });
    }
  });

  test('finds levels that add up, with the spells that were chosen', () => {
    const house = { 'party.charactersPerPlayer': 3, 'party.levelTotal': 7 };
    const of = { entries: [line('sorceror', 'fiery-blast'), 'amazon'], options: party(), house };
    for (let seed = 0; seed < 20; seed++) expect(filled(of, `${seed}`).errors).toEqual([]);
  });

  test('lets the mates of a hired native join on his terms', () => {
    const hires = { phq: { day: 2, employer: 'elf' } };
    const { list, errors } = filled({ entries: ['elf', 'phq'], options: party({}, { hires, day: 3 }) });
    expect(errors).toEqual([]);
    expect(list.entries.map(({ entry }) => entry)).toEqual(['elf', 'phq', 'p1', 'p2']);
    expect(list.options['hires']).toMatchObject({ p1: hires.phq, p2: hires.phq });
  });

  test('notes as absent whom the table left out', () => {
    const { list, errors } = filled({ entries: ['phq'], options: { form: 'warband' }, banned: ['p1'] });
    expect(errors).toEqual([]);
    expect(list.options['absent']).toEqual(['p1']);
  });

  test('brings the character whom the natives of a battle serve', () => {
    const hires = { r7: { employer: 'dwarf' } };
    const { list, errors } = filled({ entries: ['r7', 'giant'], options: battle({ hires }) });
    expect(errors).toEqual([]);
    expect(list.entries.map(({ entry }) => entry)).toContain('dwarf');
  });

  test('leaves a group that the gold does not pay for as it is', () => {
    const house = { 'roster.goldBudget': 6, 'roster.priceMultiplier': 2 };
    const { list, errors } = filled({ entries: ['elf', 'p1', 'giant'], options: battle(), house });
    expect(errors).toEqual([]);
    expect(list.options['absent']).toEqual(['phq', 'p2']);
  });

  test.each<[string, Case, string]>([
    ['a banned character', { entries: ['elf'], options: party(), banned: ['elf'] }, 'MR-L05'],
    ['too many points', { entries: ['elf'], options: party({ elf: { victory: { fame: 9 } } }) }, 'MR-L08'],
    ['a spell of another type', { entries: [line('pilgrim', 'fog')], options: party() }, 'MR-L19'],
    ['nobody left', { entries: [], options: party(), banned: characters.map(({ id }) => id) }, 'MR-L01'],
  ])('says what is left where there is none: %s', (_, of, code) => {
    const { list, verdict, errors } = filled(of);
    expect(verdict.legal).toBe(false);
    expect(errors.map((error) => error.code)).toContain(code);
    expect(list.entries.map(({ entry }) => entry)).toEqual(listOf(of).entries.map(({ entry }) => entry));
  });

  test('leaves alone what is switched out', () => {
    const of = { entries: [{ entry: 'elf', count: 1, module: 'Reserve' }], options: party() };
    const terms = termsOf(of);
    const whole = { ...listOf(of), out: ['Reserve'] };
    const begun = { ...parsedOf(of, terms), list: whole, lines: [] };
    const { list, verdict } = fillMissing(magicRealm, begun, terms, seededDice('1'));
    expect(verdict.legal).toBe(true);
    expect(list.out).toEqual(['Reserve']);
    expect(list.entries).toContainEqual(of.entries[0]);
    expect(list.entries).toHaveLength(2);
  });
});
