import { describe, expect, test } from 'vitest';
import { chitsOf } from '../kit';
import { COLOR, FATIGUED, WORN, type RealmState } from '../state';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { hireAt } from '../testing/warband';
import { tileAt } from '../world/ground';
import { beginPhase } from './phase-start';

const AT = 'borderland-1';

/** The first of two phases of the first seat. */
function morning(...ids: readonly string[]): RealmState {
  const s = realmWith(ids.map((id) => ({ id, at: AT })));
  s.who[0]!.record = [{ type: 'hide' }, { type: 'rest' }];
  s.turn = {
    seat: 0,
    phase: 0,
    step: 'deed',
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
const types = (s: RealmState) => offered(s).map(({ type }) => type);

describe('Arranging belongings', () => {
  test('MR-076: things are put away, used again and left behind, and then the phase goes on', () => {
    const s = morning('amazon');
    beginPhase(s, 0, undefined);
    answer(s, { type: 'deactivate-item', item: 0 });
    expect(s.who[0]!.items[0]).toEqual({ id: 'short-sword', state: 0 });
    answer(s, { type: 'activate-item', item: 0 });
    expect(s.who[0]!.items[0]!.state).toBe(WORN);
    answer(s, { type: 'abandon-item', item: 0 });
    expect(s.abandoned[String(s.who[0]!.place)]!.map(({ id }) => id)).toEqual(['short-sword']);
    answer(s, { type: 'go' });
    expect(s.asks).toEqual([]);
  });

  test('MR-077: nothing is activated beside another of its kind', () => {
    const s = morning('amazon');
    s.who[0]!.items.push({ id: 'broadsword', state: 0 });
    beginPhase(s, 0, undefined);
    expect(types(s)).not.toContain('activate-item');
    answer(s, { type: 'deactivate-item', item: 0 });
    expect(offered(s)).toContainEqual({ type: 'activate-item', item: 4 });
  });

  test('MR-B19: a potion works until midnight, and cannot be put away or given', () => {
    const s = morning('amazon', 'dwarf');
    s.who[0]!.items = [{ id: 'potion-of-energy', state: 0 }];
    beginPhase(s, 0, undefined);
    answer(s, { type: 'activate-item', item: 0 });
    expect(s.who[0]!.used).toEqual(['potion-of-energy']);
    expect(types(s)).not.toContain('deactivate-item');
    expect(types(s)).not.toContain('give-item');
  });

  test('MR-B15: in the air nothing is arranged, but things may fall anywhere in the tile', () => {
    const s = morning('amazon');
    s.turn!.over = tileAt(placeNamed('cliff-1'));
    beginPhase(s, 0, undefined);
    expect([...new Set(types(s))]).toEqual(['go', 'skip', 'abandon-item']);
    answer(s, { type: 'abandon-item', item: 0 }, 5);
    expect(s.abandoned).toEqual({ [placeNamed('cliff-5')]: [{ id: 'short-sword', state: 0 }] });
  });

  test('MR-B24: a color chit may be fatigued', () => {
    const s = morning('witch');
    const chit = chitsOf(s, 0).findIndex(({ code }) => code === 'MAGIC V6*');
    s.who[0]!.chits[chit] = COLOR;
    beginPhase(s, 0, undefined);
    answer(s, { type: 'fatigue-color', chit });
    expect(s.who[0]!.chits[chit]).toBe(FATIGUED);
  });

  test('MR-016: a phase may be left blank', () => {
    const s = morning('amazon');
    beginPhase(s, 0, undefined);
    answer(s, { type: 'skip' });
    expect(s.who[0]!.record[0]).toEqual({ type: 'blank' });
    expect(carryOut(s, 0, s.who[0]!.record[0]!)).toEqual([]);
  });
});

describe('MR-075: gifts', () => {
  test('a thing changes hands when the other agrees', () => {
    const s = morning('amazon', 'dwarf');
    beginPhase(s, 0, undefined);
    answer(s, { type: 'give-item', item: 0, to: 1 });
    expect(s.asks.at(-1)).toMatchObject({ type: 'gift', seat: 1 });
    answer(s, { type: 'refuse-gift' });
    answer(s, { type: 'give-item', item: 0, to: 1 });
    answer(s, { type: 'accept-gift' });
    expect(s.who[0]!.items.some(({ id }) => id === 'short-sword')).toBe(false);
    expect(s.who[1]!.items.some(({ id }) => id === 'short-sword')).toBe(true);
  });

  test('gold too, but nobody gives to who is elsewhere', () => {
    const s = morning('amazon', 'dwarf');
    s.who[0]!.gold = 25;
    beginPhase(s, 0, undefined);
    expect(offered(s).filter(({ type }) => type === 'give-gold')).toEqual([
      { type: 'give-gold', gold: 10, to: 1 },
      { type: 'give-gold', gold: 25, to: 1 },
    ]);
    answer(s, { type: 'give-gold', gold: 10 });
    answer(s, { type: 'accept-gift' });
    expect([s.who[0]!.gold, s.who[1]!.gold]).toEqual([15, 20]);
    s.who[1]!.place++;
    expect(types(s)).not.toContain('give-gold');
  });
});

describe('MR-B46, MR-R44: followers', () => {
  test('a follower may stop before an activity: his turn is over', () => {
    const s = morning('amazon', 'dwarf');
    s.who[1]!.guide = 0;
    beginPhase(s, 0, undefined);
    expect(s.asks.at(-1)).toEqual({ type: 'follow-on', seat: 1, guide: 0 });
    answer(s, { type: 'stop-following' });
    expect(s.who[1]).toMatchObject({ guide: -1, done: 1 });
    expect(s.asks.at(-1)).toEqual({ type: 'phase', seat: 0 });
  });

  test('MR-063: hirelings of his own a follower leaves behind whenever his guide begins an activity', () => {
    const s = morning('amazon', 'dwarf');
    s.who[1]!.guide = 0;
    const [r1] = hireAt(s, 1, AT, 'r1');
    beginPhase(s, 0, undefined);
    expect(types(s)).toEqual(['follow-on', 'stop-following', 'leave-hired']);
    expect(answer(s, { type: 'leave-hired' })).toMatchObject([
      { type: 'hired-left', rule: 'MR-063', seat: 1, denizens: [r1] },
    ]);
    expect(types(s)).toEqual(['follow-on', 'stop-following']);
    expect(s.comes[r1!]).toBe(0);
  });

  test('before a blank phase nobody is asked', () => {
    const s = morning('amazon', 'dwarf');
    s.who[1]!.guide = 0;
    s.who[0]!.record[0] = { type: 'blank' };
    beginPhase(s, 0, undefined);
    expect(s.asks).toEqual([{ type: 'phase', seat: 0 }]);
  });
});
