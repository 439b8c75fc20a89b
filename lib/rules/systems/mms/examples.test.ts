import { describe, expect, test } from 'vitest';
import { codesOf, found, use, verdictOf } from './testing';

const starter = { onePerSlot: true, maxAttachments: 3, rollPenaltyCap: 50, neutralRows: 4, buildMinutes: 15 };

describe('worked examples of the ledger that are about lists', () => {
  test('MMS-E01: Krag, Cleric, Woods, Haunted Forest and three Artifacts make exactly 300', () => {
    const verdict = verdictOf([
      use('krag'),
      use('cleric'),
      use('woods'),
      use('haunted-forest'),
      use('pendant-of-chance'),
      use('magical-long-sword'),
      use('magical-flail'),
    ]);
    expect(verdict.budget).toEqual({ name: 'level', spent: 300, limit: 300, left: 0 });
    expect(verdict.legal).toBe(true);
    expect(found(verdict, 'MMS-L02')).toBeUndefined();
  });

  test('MMS-E02: Horned Dragon, Mageron and War Gryphon leave 3, and Fleet Foot would fit', () => {
    const verdict = verdictOf([use('horned-dragon'), use('mageron'), use('war-gryphon')]);
    expect(verdict.budget).toEqual({ name: 'level', spent: 297, limit: 300, left: 3 });
    expect(verdict.legal).toBe(true);
    expect(found(verdict, 'MMS-L02')?.facts).toEqual({ left: 3, cards: ['Fleet Foot'] });
  });

  test.each([
    ['shield-of-death', 100, 90, ['MMS-L03']],
    ['mageron', 500, 383, []],
    ['village', 2500, 1910, ['MMS-L03']],
    ['haunted-forest', 100, 64, ['MMS-L03']],
  ] as const)('MMS-E03: %s of a total of %i leaves %i', (id, levelTotal, left, errors) => {
    const verdict = verdictOf([use(id)], { house: { levelTotal } });
    expect(verdict.budget.left).toBe(left);
    expect(codesOf(verdict, 'error')).toEqual(errors);
  });

  test('MMS-E04: four Archers are too many for 150, three are not and need two blank cards', () => {
    const four = verdictOf([use('archer', 4)], { house: { levelTotal: 150 } });
    expect(four.budget.spent).toBe(152);
    expect(codesOf(four, 'error')).toEqual(['MMS-L01']);

    const three = verdictOf([use('archer', 3)], { house: { levelTotal: 150 } });
    expect(three.budget).toMatchObject({ spent: 114, left: 36 });
    expect(three.legal).toBe(true);
    expect(found(three, 'MMS-L27')?.facts).toEqual({ blanks: 2, tiles: 2 });
  });

  test('MMS-E30: two weapons on Krag are an error under the starter preset, and a warning as printed', () => {
    const armed = [use('krag', 1, 'magical-long-sword', 'magical-flail')];
    expect(codesOf(verdictOf(armed, { house: starter }), 'error')).toEqual(['MMS-L09']);
    const printed = verdictOf(armed);
    expect(printed.legal).toBe(true);
    expect(codesOf(printed, 'warning')).toEqual(['MMS-L09']);
  });
});
