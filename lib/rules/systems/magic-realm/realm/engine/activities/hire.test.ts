import { describe, expect, test } from 'vitest';
import { natives } from '../../../catalogue';
import { phasesOf } from '../day/phases';
import { ASHES } from '../kit';
import { WORN, type RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { hireAt } from '../testing/warband';
import { leaderAt, membersAt, tradersAt } from '../world/company';
import { denizens } from '../world/denizens';
import { lotOf } from './lots';

const AT = 'borderland-1';
const HIRE = { type: 'hire' } as const;

/** Somebody with gold among these natives. */
function among(
  id: string,
  ids: readonly string[],
  house: Readonly<Record<string, unknown>> = {},
): RealmState {
  const s = realmWith([{ id, at: AT }], house);
  putDenizens(s, AT, ...ids);
  s.who[0]!.gold = 100;
  return s;
}
const ids = (all: readonly number[]): readonly string[] => all.map((i) => denizens[i]!.id);
const served = (s: RealmState, seat = 0): readonly string[] =>
  ids(s.hirer.flatMap((hirer, i) => (hirer === seat ? [i] : [])));
const types = (s: RealmState): readonly string[] => offered(s).map(({ type }) => type);
const patrol = ['phq', 'p1', 'p2'];
const rogues = natives.filter(({ group }) => group === 'rogues').map(({ id }) => id);

/** Asks them, without drinks, and the dice fall so. */
function ask(s: RealmState, group: string, ...faces: readonly number[]): void {
  carryOut(s, 0, HIRE);
  answer(s, { type: 'ask-to-hire', group });
  answer(s, { type: 'hire-drinks', buy: false }, ...faces);
}

describe('whom', () => {
  test('MR-016: where no natives stand the phase is lost, and a visitor is not for hire', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    s.visitors = [{ id: 'scholar', place: placeNamed(AT) }];
    expect(carryOut(s, 0, HIRE)).toMatchObject([{ type: 'nobody-to-hire', rule: 'MR-016' }]);
  });

  test('MR-056: a group as one lot, all that stand unhired there, with their leader or without', () => {
    const s = among('amazon', ['p1', 'p2']);
    putDenizens(s, 'borderland-2', 'phq');
    expect(ids(lotOf(s, 0, { group: 'patrol', again: 0 }))).toEqual(['p1', 'p2']);
    expect(tradersAt(s, placeNamed(AT))).toEqual([]);
  });

  test('MR-055, MR-R13: Rogues and Order one by one, the highest number first, the leader last', () => {
    const s = among('amazon', rogues);
    for (const one of [...rogues.slice(1).toReversed(), 'rhq']) {
      const [next] = lotOf(s, 0, { group: 'rogues', again: 0 });
      expect(denizens[next!]!.id).toBe(one);
      s.hirer[next!] = 0;
    }
    expect(lotOf(s, 0, { group: 'rogues', again: 0 })).toEqual([]);
  });

  test('MR-057: a hidden character may, and stays hidden', () => {
    const s = among('amazon', patrol);
    ask(s, 'patrol', 2, 2);
    answer(s, { type: 'pay-wages' });
    expect(s.who[0]!.hidden).toBe(1);
  });

  test('MR-T63: the Royal Sceptre gives a HIRE phase', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    const gives = () => phasesOf(s, 0, true).some(({ activity }) => activity === 'HIRE');
    expect(gives()).toBe(false);
    s.who[0]!.items.push({ id: 'royal-sceptre', state: WORN });
    expect(gives()).toBe(true);
  });
});

describe('for how much', () => {
  test('MR-054, MR-B44: the price by the Meeting roll times their wages, for 14 days of which this is the first (MR-R12)', () => {
    const s = among('amazon', patrol);
    s.day = 3;
    // Friendly: price 2, for wages of 6.
    ask(s, 'patrol', 1, 3);
    expect(offered(s)[0]).toMatchObject({ type: 'pay-wages', gold: 12 });
    answer(s, { type: 'pay-wages' });
    expect(s.who[0]!.gold).toBe(88);
    expect(served(s)).toEqual(patrol);
    const [one] = lotOf(s, 0, { group: 'patrol', again: 1 });
    expect([s.term[one!], s.comes[one!]]).toEqual([16, 0]);
  });

  test('MR-052: he may refuse', () => {
    const s = among('amazon', patrol);
    ask(s, 'patrol', 1, 3);
    answer(s, { type: 'decline-wages' });
    expect([served(s), s.who[0]!.gold, s.asks]).toEqual([[], 100, []]);
  });

  test('MR-058, MR-053: drinks before the roll, a gold for each unhired one there', () => {
    const s = among('amazon', patrol);
    carryOut(s, 0, HIRE);
    answer(s, { type: 'ask-to-hire' });
    // As an ally: price 1.
    answer(s, { type: 'hire-drinks', buy: true }, 2, 2);
    expect(offered(s)[0]).toMatchObject({ type: 'pay-wages', gold: 6 });
    expect(s.who[0]!.gold).toBe(97);
  });

  test.each([
    ['unhired', 3],
    ['all-members', 5],
  ])('MR-R10: drinks are for those who are %s', (drinksCount, gold) => {
    const s = among('amazon', [], { 'trade.drinksCount': drinksCount });
    hireAt(s, 0, AT, 'r1', 'r2');
    putDenizens(s, AT, 'r3', 'r4', 'rhq');
    carryOut(s, 0, HIRE);
    answer(s, { type: 'ask-to-hire', again: 0 });
    answer(s, { type: 'hire-drinks', buy: true }, 5, 5);
    expect(s.who[0]!.gold).toBe(100 - gold);
  });

  test('MR-X20, MR-B42: a boon is free, and leaves them less friendly until it is bought back', () => {
    const s = among('black-knight', ['chq', 'c1']);
    s.who[0]!.gold = 0;
    carryOut(s, 0, HIRE);
    // For an ally no drinks; with fear one die.
    answer(s, { type: 'ask-to-hire' }, 1);
    expect(types(s)).toEqual(['hire-by-boon', 'decline-wages']);
    answer(s, { type: 'hire-by-boon' });
    expect(served(s)).toEqual(['chq', 'c1']);
    expect(s.who[0]!.owes).toEqual({ company: 1 });
    expect(s.who[0]!.boons).toEqual([{ trader: 'company', gold: 4 }]);
  });

  test('MR-B44, MR-X05: only recorded gold pays, and ashes pay nothing', () => {
    for (const set of [{ gold: 11 }, { gold: 90, curses: 1 << ASHES }]) {
      const s = among('amazon', patrol);
      Object.assign(s.who[0]!, set);
      carryOut(s, 0, HIRE);
      answer(s, { type: 'ask-to-hire' }, ...('curses' in set ? [1, 3] : []));
      if (s.asks.length > 0) answer(s, { type: 'hire-drinks', buy: false }, 1, 3);
      expect([s.asks, served(s)]).toEqual([[], []]);
    }
  });

  test('MR-X21, MR-X22: no deal ends it, and a block ends his turn', () => {
    const s = among('amazon', patrol);
    ask(s, 'patrol', 6, 6);
    expect([s.asks, s.who[0]!.blocked]).toEqual([[], 0]);
    const worse = among('wizard', ['ghq']);
    worse.who[0]!.owes = { guard: 4 };
    ask(worse, 'guard', 3, 3);
    expect([worse.who[0]!.blocked, worse.who[0]!.hidden]).toEqual([1, 0]);
  });

  test('MR-X23: an insult may be paid off', () => {
    const s = among('wizard', ['ghq']);
    s.who[0]!.owes = { guard: 4 };
    ask(s, 'guard', 1, 1);
    expect(types(s)).toEqual(['pay-off', 'be-blocked']);
    answer(s, { type: 'pay-off' });
    expect([s.who[0]!.notoriety, s.who[0]!.blocked, served(s)]).toEqual([-5, 0, []]);
  });

  test('MR-B44: who serves already may be hired for 14 days more; of single ones the one whose term ends first', () => {
    const s = among('amazon', []);
    const [r1, r2] = hireAt(s, 0, AT, 'r1', 'r2');
    s.term[r2!] = 5;
    carryOut(s, 0, HIRE);
    // Nobody unhired is there who would drink.
    answer(s, { type: 'ask-to-hire', again: 1 }, 3, 2);
    answer(s, { type: 'pay-wages' });
    expect([s.term[r1!], s.term[r2!]]).toEqual([14, 19]);
  });
});

test('MR-051: a hired leader does not trade, and hired natives are no members of their group', () => {
  const s = among('amazon', ['p1']);
  hireAt(s, 0, AT, 'phq');
  const at = placeNamed(AT);
  expect(leaderAt(s, 'patrol', at)).toBeUndefined();
  expect(tradersAt(s, at)).toEqual([]);
  expect(ids(membersAt(s, 'patrol', at))).toEqual(['p1']);
});
