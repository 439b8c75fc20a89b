import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { magicRealm } from '..';
import { line, tableOf, type Case } from '../testing';

const party = (members: object = {}, more: object = {}) => ({ form: 'party', members, ...more });
const warband = { form: 'warband' };
const under = party({}, { continued: true });

// Each row: the code, sheets of a table that break the rule, and sheets that keep it.
const match: readonly (readonly [code: string, broken: readonly Case[], kept: readonly Case[]])[] = [
  [
    'MR-L03-match',
    [{ entries: ['elf'] }, { entries: ['elf'] }],
    [{ entries: ['elf'] }, { entries: ['dwarf'] }],
  ],
  [
    'MR-L04-match',
    [{ entries: [{ entry: 'elf', count: 9 }] }, { entries: [{ entry: 'dwarf', count: 8 }] }],
    [{ entries: [{ entry: 'elf', count: 8 }] }, { entries: [{ entry: 'dwarf', count: 8 }] }],
  ],
  [
    'MR-L17-match',
    ['amazon', 'berserker', 'black-knight', 'captain'].map((id) => ({
      entries: [id],
      options: party({ [id]: { level: 3 } }),
    })),
    [{ entries: ['elf'] }, { entries: ['captain'] }],
  ],
  [
    'MR-L27',
    [
      { entries: ['elf'], options: party({}, { agreed: { 'combat.ambush': true } }) },
      { entries: ['dwarf'], options: party({}, { agreed: {} }) },
    ],
    [
      { entries: ['elf'], options: party({}, { agreed: { 'combat.ambush': false } }) },
      { entries: ['dwarf'], options: party({}, { agreed: {} }) },
    ],
  ],
  [
    'MR-L27',
    [
      { entries: ['elf'], options: party({}, { agreed: { 'game.days': 14 } }) },
      { entries: ['dwarf'], options: party({}, { agreed: { 'game.days': 14, 'game.victoryPoints': 5 } }) },
    ],
    [
      { entries: ['elf'], options: party({}, { agreed: { 'game.days': 14 } }) },
      { entries: ['dwarf'], options: party({}, { agreed: { 'game.days': 14, 'game.victoryPoints': 3 } }) },
    ],
  ],
  [
    'MR-L29-match',
    [
      { entries: [line('elf', 'lucky-charm')], options: under },
      { entries: [line('dwarf', 'lucky-charm')], options: under },
    ],
    [
      { entries: [line('elf', 'lucky-charm')], options: under },
      { entries: [line('dwarf', 'lost-keys')], options: under },
    ],
  ],
  [
    'MR-L40-match',
    [
      { entries: ['r7'], options: warband },
      { entries: ['r7', 'r6'], options: warband },
    ],
    [
      { entries: ['r7'], options: warband },
      { entries: ['o3'], options: warband },
    ],
  ],
];

describe('sheets of one table', () => {
  test.each(match)('%s', (code, broken, kept) => {
    const violations = tableOf(broken).filter((v) => v.code === code);
    expect(violations.length).toBeGreaterThan(0);
    for (const v of violations) {
      expect(v.lists?.length).toBeGreaterThan(1);
      expect(sentence(magicRealm, v)).toMatch(/^[A-Z0-9“‘].*[.!?]$/su);
    }
    expect(tableOf(kept).map((v) => v.code)).not.toContain(code);
  });

  test('every check of a table has a row', () => {
    const tried = new Set(match.map(([code]) => code));
    expect(magicRealm.matchChecks.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([]);
  });

  test('MR-L03-match is silent where a character may be played twice', () => {
    const sheets: readonly Case[] = [{ entries: ['elf'] }, { entries: ['elf'] }];
    expect(tableOf(sheets, { house: { 'party.duplicateCharacters': true } })).toEqual([]);
  });
});
