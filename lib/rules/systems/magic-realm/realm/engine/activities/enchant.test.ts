import { describe, expect, test } from 'vitest';
import { chitsOf } from '../kit';
import { ACTIVE, COLOR, FATIGUED, WORN, type RealmState } from '../state';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { tileAt } from '../world/ground';

const AT = 'borderland-1';
const TILE = tileAt(placeNamed(AT));
const ENCHANT = { type: 'enchant' } as const;

/** Somebody in the second of two SPELL phases. */
function enchanter(id: string, at = AT): RealmState {
  const s = realmWith([{ id, at }]);
  s.who[0]!.record = [{ type: 'prepare' }, ENCHANT];
  s.turn = {
    seat: 0,
    phase: 1,
    step: 'end',
    sunlight: 0,
    caved: 0,
    climbed: 0,
    climbing: -1,
    over: -1,
    blockers: [],
    stormed: 0,
    strayed: 0,
    warded: -1,
  };
  return s;
}
const chit = (s: RealmState, code: string): number => chitsOf(s, 0).findIndex((one) => one.code === code);

describe('SPELL', () => {
  test('MR-068: without a phase that prepared, the phase is lost', () => {
    const s = enchanter('witch');
    s.who[0]!.record = [{ type: 'blank' }, ENCHANT];
    expect(carryOut(s, 0, ENCHANT)).toMatchObject([{ type: 'no-enchanting' }]);
    expect(s.asks).toEqual([]);
  });

  test('MR-069, MR-070: chits of type I to V become color, others never', () => {
    const s = enchanter('witch');
    carryOut(s, 0, ENCHANT);
    const codes = offered(s).flatMap((one) =>
      one.type === 'enchant-chit' ? [chitsOf(s, 0)[one.chit]!.code] : [],
    );
    expect(codes).toEqual(['MAGIC V6*', 'MAGIC II3*', 'MAGIC V5*', 'MAGIC V4*', 'MAGIC II2*']);
    answer(s, { type: 'enchant-chit', chit: chit(s, 'MAGIC V4*') });
    expect(s.who[0]!.chits[chit(s, 'MAGIC V4*')]).toBe(COLOR);
  });

  test('MR-071, MR-074, MR-R15: a tile is turned with a MAGIC chit, which stays, and a color chit, which tires', () => {
    const s = enchanter('witch');
    const color = chit(s, 'MAGIC V6*');
    const magic = chit(s, 'MAGIC V4*');
    s.who[0]!.chits[color] = COLOR;
    carryOut(s, 0, ENCHANT);
    answer(s, { type: 'enchant-tile', chit: magic, color });
    expect(s.sides[TILE]).toBe(1);
    expect([s.who[0]!.chits[magic], s.who[0]!.chits[color]]).toEqual([ACTIVE, FATIGUED]);
  });

  test('MR-073: the color must be that of the chit', () => {
    const s = enchanter('witch');
    s.who[0]!.chits[chit(s, 'MAGIC V6*')] = COLOR;
    carryOut(s, 0, ENCHANT);
    const used = offered(s).flatMap((one) =>
      one.type === 'enchant-tile' ? [chitsOf(s, 0)[one.chit]!.code] : [],
    );
    expect(used).toEqual(['MAGIC V5*', 'MAGIC V4*']);
  });

  test('MR-R50: a color that is there serves, and only in its own clearing', () => {
    const s = enchanter('witch');
    s.sides[TILE] = 1;
    carryOut(s, 0, ENCHANT);
    const magic = chit(s, 'MAGIC II3*');
    answer(s, { type: 'enchant-tile', chit: magic, color: -1 });
    expect(s.sides[TILE]).toBe(0);
    const other = enchanter('witch', 'borderland-2');
    other.sides[TILE] = 1;
    carryOut(other, 0, ENCHANT);
    expect(offered(other).some(({ type }) => type === 'enchant-tile')).toBe(false);
  });

  test('MR-T16, MR-T71: with the Crystal Ball any tile may be turned', () => {
    const s = enchanter('witch');
    s.day = 14;
    s.who[0]!.items.push({ id: 'crystal-ball', state: WORN });
    carryOut(s, 0, ENCHANT);
    const tiles = new Set(offered(s).flatMap((one) => (one.type === 'enchant-tile' ? [one.tile] : [])));
    expect(tiles.size).toBe(Object.keys(s.game.map.tiles).length);
  });
});
