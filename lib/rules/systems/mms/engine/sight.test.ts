import { describe, expect, test } from 'vitest';
import { isConcealed, isInView, sees, sightOf } from './sight';
import { stand } from './testing-fight';
import { at, type Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});

describe('how far', () => {
  test('MMS-092: ten units, counted as movement is, between the nearest squares', () => {
    const s = stand([
      one(0, 'warrior', 1, 1),
      one(1, 'krag', 11, 1),
      one(1, 'krag', 11, 2),
      one(1, 'horned-dragon', 12, 1),
      one(1, 'village', 8, 7),
    ]);
    expect([1, 2, 3, 4].map((piece) => sees(s, 0, piece))).toEqual([true, false, false, true]);
  });

  test('lineOfSight: as agreed', () => {
    const s = stand([one(0, 'warrior', 1, 1), one(1, 'krag', 11, 2)], { lineOfSight: 10.5 });
    expect(sees(s, 0, 1)).toBe(true);
  });

  test('MMS-E17, MMS-R35: a Detection reaches 13, with the Looking Glass 15 and 19.5; nothing is rounded', () => {
    const s = (x: number, y: number, carried: string[] = []) =>
      stand([one(0, 'warrior', 1, 1, { carried }), one(1, 'krag', x, y)]);
    const reach = (x: number, y: number, carried: string[], bonus: number) =>
      sees(s(x, y, carried), 0, 1, bonus);
    const glass = ['looking-glass'];
    expect([reach(14, 1, [], 30), reach(14, 2, [], 30)]).toEqual([true, false]);
    expect([reach(16, 1, glass, 0), reach(16, 2, glass, 0)]).toEqual([true, false]);
    expect([reach(20, 2, glass, 30), reach(20, 3, glass, 30)]).toEqual([true, false]);
    expect([sightOf(s(2, 2), 0), sightOf(s(2, 2, glass), 0)]).toEqual([20, 30]);
  });

  test('lookout+5: for the characters of its controller inside', () => {
    const s = stand([one(0, 'warrior', 1, 1), one(0, 'watch-post', 1, 1), one(1, 'krag', 16, 1)]);
    expect([sightOf(s, 0), sees(s, 0, 2)]).toEqual([30, true]);
    s.control[1] = 1;
    expect([sightOf(s, 0), sees(s, 0, 2)]).toEqual([20, false]);
  });
});

describe('what hides', () => {
  test('MMS-R36: stealth, traps, and characters wholly in cover are not known by sight', () => {
    const s = stand([
      one(0, 'scout', 1, 1),
      one(0, 'warrior', 2, 1, { carried: ['cloak-of-dusk'] }),
      one(0, 'warrior', 3, 1),
      one(0, 'knight', 4, 1),
      one(0, 'pit-trap', 5, 1),
      one(0, 'woods', 3, 1),
      one(0, 'woods', 4, 1),
      one(0, 'decoy', 3, 1),
    ]);
    expect([0, 1, 2, 3, 4, 5, 7].map((piece) => isInView(s, piece))).toEqual([
      false,
      false,
      false,
      // Half of it stands in the open.
      true,
      false,
      true,
      // A decoy passes for a character.
      false,
    ]);
    expect([isConcealed(s, 2), isConcealed(s, 3)]).toEqual([true, false]);
  });

  test('a bridge over cover conceals nobody', () => {
    const s = stand([one(0, 'warrior', 3, 1), one(0, 'woods', 3, 1), one(0, 'timber-bridge', 3, 1)]);
    expect(isInView(s, 0)).toBe(true);
  });
});

describe('MMS-R34, sightBlocking solid', () => {
  const over = (pieces: readonly Put[], house: object = { sightBlocking: 'solid' }) =>
    sees(stand([one(0, 'warrior', 5, 5), ...pieces], { ...house }), 0, 1);
  const krag = one(1, 'krag', 5, 9);

  test('a solid card between them blocks, as printed nothing does', () => {
    expect(over([krag, one(1, 'wall', 4, 7)])).toBe(false);
    expect(over([krag, one(1, 'wall', 4, 7)], {})).toBe(true);
    expect(over([krag, one(1, 'earthwork', 4, 7)])).toBe(true);
    expect(over([krag, one(1, 'wall', 6, 7)])).toBe(true);
  });

  test('not the card that holds either end', () => {
    expect(over([krag, one(1, 'fort', 4, 7)])).toBe(true);
    expect(over([one(1, 'castle', 5, 8)])).toBe(true);
    // The warrior stands in the Fort, and looks out over two more of its squares.
    expect(over([krag, one(1, 'fort', 4, 5)])).toBe(true);
  });

  test('to touch a corner is no crossing', () => {
    expect(over([one(1, 'krag', 7, 7), one(1, 'gate', 6, 5)])).toBe(true);
    expect(over([one(1, 'krag', 7, 7), one(1, 'gate', 5, 6)])).toBe(true);
    expect(over([one(1, 'krag', 7, 7), one(1, 'gate', 6, 6)])).toBe(false);
  });

  test('of several nearest pairs of squares one clear one is enough', () => {
    const s = stand([one(0, 'stone-giant', 5, 5), one(1, 'krag', 5, 9), one(1, 'gate', 5, 8)], {
      sightBlocking: 'solid',
    });
    expect(sees(s, 0, 1)).toBe(false);
    const two = stand([one(0, 'stone-giant', 5, 5), one(1, 'stone-giant', 5, 9), one(1, 'gate', 5, 8)], {
      sightBlocking: 'solid',
    });
    expect(sees(two, 0, 1)).toBe(true);
    two.at[1] = at(two, 6, 9);
    expect(sees(two, 0, 1)).toBe(true);
  });
});
