import { describe, expect, test } from 'vitest';
import { chitsOf, ILL_HEALTH, WITHER } from '../kit';
import {
  ACTIVE,
  ALERTED,
  ALIVE,
  COMMITTED,
  DEAD,
  FATIGUED,
  PREPARED,
  WORN,
  WOUNDED,
  type RealmState,
} from '../state';
import { answer, carryOut, offered } from '../testing/play';
import { realmWith } from '../testing/realm';
import { under } from '../testing/spells';

const AT = 'borderland-1';
const REST = { type: 'rest' } as const;
const ALERT = { type: 'alert' } as const;

/** The place of the n-th chit of that code. */
const chit = (s: RealmState, code: string, n = 0, seat = 0): number =>
  chitsOf(s, seat).flatMap((one, i) => (one.code === code ? [i] : []))[n]!;
const put = (s: RealmState, code: string, state: number, n = 0): number => {
  const at = chit(s, code, n);
  s.who[0]!.chits[at] = state;
  return at;
};
const alone = (id: string): RealmState => realmWith([{ id, at: AT }]);

describe('REST', () => {
  test('MR-038 to MR-040: a wounded chit without asterisk and a fatigued one return, a wounded one tires, each by its rule', () => {
    const s = alone('white-knight');
    const plain = put(s, 'MOVE H6', WOUNDED);
    const tired = put(s, 'MOVE H5*', FATIGUED);
    const hurt = put(s, 'FIGHT H5*', WOUNDED);
    const rules = [plain, tired, hurt].map((at) => {
      carryOut(s, 0, REST);
      const [told] = answer(s, { type: 'rest-chit', chit: at });
      expect(s.asks).toEqual([]);
      return told!.rule;
    });
    expect(rules).toEqual(['MR-038', 'MR-040', 'MR-039']);
    expect([plain, tired, hurt].map((at) => s.who[0]!.chits[at])).toEqual([ACTIVE, ACTIVE, FATIGUED]);
  });

  test('MR-041: two asterisks rest one step, while any chit with one in play is fatigued for it', () => {
    const s = alone('white-knight');
    const big = put(s, 'FIGHT T4**', FATIGUED);
    const change = chit(s, 'MOVE T6*');
    carryOut(s, 0, REST);
    expect(offered(s)).not.toContainEqual({ type: 'rest-chit', chit: big, change: -1 });
    answer(s, { type: 'rest-chit', chit: big, change });
    expect([s.who[0]!.chits[big], s.who[0]!.chits[change]]).toEqual([ACTIVE, FATIGUED]);
  });

  test('MR-041, MR-037: a prepared chit is in play, and may be fatigued as change', () => {
    const s = alone('pilgrim');
    s.who[0]!.chits.fill(COMMITTED);
    const big = put(s, 'FIGHT M2**', FATIGUED);
    const change = put(s, 'MAGIC I4*', PREPARED);
    carryOut(s, 0, REST);
    answer(s, { type: 'rest-chit', chit: big, change });
    expect([s.who[0]!.chits[big], s.who[0]!.chits[change]]).toEqual([ACTIVE, FATIGUED]);
  });

  test('MR-041: without a chit with one asterisk in play it cannot be rested', () => {
    const s = alone('berserker');
    chitsOf(s, 0).forEach(({ asterisks }, i) => {
      if (asterisks === 1) s.who[0]!.chits[i] = COMMITTED;
    });
    put(s, 'BERSERK T4**', FATIGUED);
    expect(carryOut(s, 0, REST)).toMatchObject([{ type: 'no-rest', rule: 'MR-016' }]);
  });

  test('MR-A11: the Dwarf rests two asterisks, two chits or one big one', () => {
    const s = alone('dwarf');
    const first = put(s, 'FIGHT H5*', FATIGUED);
    const second = put(s, 'MOVE T6*', FATIGUED);
    carryOut(s, 0, REST);
    answer(s, { type: 'rest-chit', chit: first });
    answer(s, { type: 'rest-chit', chit: second });
    expect(s.asks).toEqual([]);
    const big = put(s, 'FIGHT H4**', FATIGUED);
    carryOut(s, 0, REST);
    answer(s, { type: 'rest-chit', chit: big, change: -1 });
    expect(s.asks).toEqual([]);
    expect([first, second, big].map((at) => s.who[0]!.chits[at])).toEqual([ACTIVE, ACTIVE, ACTIVE]);
  });

  test('MR-T56: the Poultice rests two asterisks in all', () => {
    const s = alone('white-knight');
    s.who[0]!.items.push({ id: 'poultice-of-health', state: WORN });
    const first = put(s, 'MOVE H5*', FATIGUED);
    put(s, 'FIGHT H5*', FATIGUED);
    carryOut(s, 0, REST);
    answer(s, { type: 'rest-chit', chit: first });
    expect(s.asks).toEqual([{ type: 'rest', seat: 0, left: 1 }]);
  });

  test('MR-X03: who is withered gets no fatigued chit back, but a wound may tire', () => {
    const s = alone('white-knight');
    s.who[0]!.curses = 1 << WITHER;
    put(s, 'MOVE H5*', FATIGUED);
    const hurt = put(s, 'FIGHT H5*', WOUNDED);
    carryOut(s, 0, REST);
    expect(offered(s)).toEqual([{ type: 'rest-chit', chit: hurt, change: -1 }, { type: 'rest-enough' }]);
  });

  test('MR-X04: ill health forbids rest', () => {
    const s = alone('white-knight');
    s.who[0]!.curses = 1 << ILL_HEALTH;
    put(s, 'MOVE H5*', FATIGUED);
    expect(carryOut(s, 0, REST)).toMatchObject([{ type: 'no-rest', rule: 'MR-X04' }]);
  });

  test('MR-B14: without any chit in play, whoever cannot rest dies', () => {
    const s = alone('white-knight');
    s.who[0]!.curses = 1 << ILL_HEALTH;
    s.who[0]!.chits.fill(FATIGUED);
    carryOut(s, 0, REST);
    expect(s.who[0]!.life).toBe(DEAD);
  });

  test('MR-B46: a follower may rest too', () => {
    const s = realmWith([
      { id: 'white-knight', at: AT },
      { id: 'amazon', at: AT },
      { id: 'dwarf', at: 'borderland-2' },
    ]);
    s.who[1]!.guide = 0;
    s.who[2]!.guide = 0;
    for (const who of s.who) who.chits[1] = WOUNDED;
    carryOut(s, 0, REST);
    expect(s.asks.map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('ALERT', () => {
  test('MR-036: who has nothing else turns his weapon over without a question', () => {
    const s = alone('amazon');
    expect(carryOut(s, 0, ALERT)).toMatchObject([{ type: 'weapon-alerted' }]);
    expect(s.who[0]!.items[0]!.state).toBe(WORN | ALERTED);
    expect(carryOut(s, 0, ALERT)).toMatchObject([{ type: 'no-alert' }]);
  });

  test('MR-037: one MAGIC chit is prepared', () => {
    const s = alone('white-knight');
    const magic = chit(s, 'MAGIC I5**');
    carryOut(s, 0, ALERT);
    expect(offered(s).map(({ type }) => type)).toEqual(['alert-weapon', 'prepare-chit', 'alert-nothing']);
    answer(s, { type: 'prepare-chit', chit: magic });
    expect(s.who[0]!.chits[magic]).toBe(PREPARED);
  });

  test('MR-A04: BERSERK fatigues at once, and is played once a day', () => {
    const s = alone('berserker');
    const rage = chit(s, 'BERSERK T4**');
    carryOut(s, 0, ALERT);
    answer(s, { type: 'go-berserk' });
    expect(s.who[0]).toMatchObject({ berserk: 1 });
    expect(s.who[0]!.chits[rage]).toBe(FATIGUED);
    s.who[0]!.chits[rage] = ACTIVE;
    s.who[0]!.items = [];
    expect(carryOut(s, 0, ALERT)).toMatchObject([{ type: 'no-alert' }]);
  });
});

test('MR-B29, MR-B46: what a spell has made of a follower neither rests his chits nor readies them or his weapon', () => {
  const s = realmWith([
    { id: 'white-knight', at: AT },
    { id: 'witch', at: AT },
  ]);
  s.who[1]!.guide = 0;
  s.who[1]!.items = [{ id: 'staff', state: WORN }];
  s.who[1]!.chits.fill(COMMITTED);
  under(s, 'transform', { seat: 1, shape: 'squirrel' });
  carryOut(s, 0, REST);
  expect(s.who[1]!.life).toBe(ALIVE);
  s.who[1]!.chits.fill(FATIGUED);
  carryOut(s, 0, REST);
  s.who[1]!.chits.fill(ACTIVE);
  carryOut(s, 0, ALERT);
  expect(s.asks.map(({ seat }) => seat)).not.toContain(1);
  expect(s.who[1]!.items).toEqual([{ id: 'staff', state: WORN }]);
});
