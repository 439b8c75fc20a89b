import { describe, expect, test } from 'vitest';
import { mapChits } from '../../../catalogue';
import type { RealmEvent } from '../events';
import { ASHES, chitsOf, DISGUST } from '../kit';
import { ALERTED, COMMITTED, DEAD, FATIGUED, LEFT, PREPARED, WORN, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { endGame, isLastDay } from './ending';
import { midnight } from './midnight';
import { scoreNow } from './score-of';

const AT = 'borderland-1';
const night = (s: RealmState): void => midnight(s, undefined);
const items = (s: RealmState): readonly string[] => s.who[0]!.items.map(({ id }) => id);

describe('Midnight', () => {
  test('MR-201, MR-R40: used potions and cards go back to the trader on them', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    s.who[0]!.items = [
      { id: 'potion-of-energy', state: WORN },
      { id: 'draught-of-speed', state: 0 },
      { id: 'amulet', state: WORN },
    ];
    s.who[0]!.used = ['potion-of-energy', 'amulet'];
    night(s);
    expect(items(s)).toEqual(['draught-of-speed']);
    expect(s.piles['warlock']).toEqual([{ id: 'potion-of-energy', state: 0 }]);
    expect(s.piles['shaman']).toEqual([{ id: 'amulet', state: 0 }]);
    expect(s.who[0]!.used).toEqual([]);
  });

  test('MR-R40: or they leave the game', () => {
    const s = realmWith([{ id: 'amazon', at: AT }], { 'items.potionReturn': 'removed' });
    s.who[0]!.items = [{ id: 'potion-of-energy', state: WORN }];
    night(s);
    expect([items(s), s.piles]).toEqual([[], {}]);
  });

  test('MR-199, MR-R39, MR-A04: weapons are unalerted, prepared chits tire, and nobody is berserk', () => {
    const s = realmWith([{ id: 'white-knight', at: AT }]);
    const magic = chitsOf(s, 0).findIndex(({ kind }) => kind === 'MAGIC');
    s.who[0]!.chits[magic] = PREPARED;
    s.who[0]!.items[0]!.state = WORN | ALERTED;
    s.who[0]!.berserk = 1;
    s.who[0]!.found = 1;
    night(s);
    expect(s.who[0]!.items[0]!.state).toBe(WORN);
    expect(s.who[0]!.chits[magic]).toBe(FATIGUED);
    expect(s.who[0]).toMatchObject({ berserk: 0, found: 0 });
  });

  test('MR-B25, MR-B26: spells of the combat end and their chits tire; permanent ones stay', () => {
    const s = realmWith([{ id: 'witch', at: AT }]);
    const index = (code: string) => chitsOf(s, 0).findIndex((one) => one.code === code);
    s.who[0]!.spells = [
      { id: 'poison', learned: 0, bound: 1 },
      { id: 'bad-luck', learned: 0, bound: 0 },
    ];
    s.who[0]!.chits[index('MAGIC VIII4*')] = COMMITTED;
    under(s, 'bad-luck', { seat: 0, box: 1, chit: index('MAGIC V4*') });
    night(s);
    expect(s.who[0]!.spells.map(({ bound }) => bound)).toEqual([0, 1]);
    expect(s.who[0]!.chits[index('MAGIC VIII4*')]).toBe(FATIGUED);
    expect(s.who[0]!.chits[index('MAGIC V4*')]).toBe(COMMITTED);
  });

  test('MR-200: curses are lifted at the chapel alone', () => {
    const s = realmWith([
      { id: 'amazon', at: AT },
      { id: 'dwarf', at: 'borderland-2' },
    ]);
    s.dwellings = [{ id: 'chapel', place: placeNamed(AT) }];
    for (const who of s.who) who.curses = (1 << ASHES) | 1;
    night(s);
    expect(s.who.map(({ curses }) => curses)).toEqual([0, (1 << ASHES) | 1]);
  });

  test('MR-B63: map chits turn down, but for the Lost City and the Lost Castle', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    const lay = (chit: string) => mapChits.findIndex((one) => one.chit === chit);
    s.chits = ['warning', 'sound', 'site', 'special'].map((kind) => ({ id: lay(kind), tile: 0, up: 1 }));
    s.stopped[3] = 1;
    night(s);
    expect(s.chits.map(({ up }) => up)).toEqual([0, 0, 0, 1]);
    expect(s.stopped[3]).toBe(0);
  });
});

describe('MR-B65, MR-B66: the score', () => {
  /** One great treasure, fame 20 and notoriety 40 are needed. */
  function example(): RealmState {
    const s = realmWith([{ id: 'amazon', at: AT, victory: [1, 0, 2, 2, 0] }]);
    const who = s.who[0]!;
    who.fame = 14;
    who.notoriety = 55;
    who.gold = 40;
    return s;
  }

  test('recorded and owned values less what was needed, tripled below zero', () => {
    const s = example();
    const { categories, total, won } = scoreNow(s, 0);
    expect(categories.get('greatTreasures')).toEqual({ raw: -1, score: -3, basic: -3, bonus: -3 });
    expect(categories.get('fame')).toEqual({ raw: -6, score: -18, basic: -2, bonus: -4 });
    expect(categories.get('gold')).toEqual({ raw: 5, score: 5, basic: 0, bonus: 0 });
    expect([total, won]).toEqual([-12, false]);
    s.who[0]!.items.push({ id: 'dragonfang-necklace', state: 0 });
    expect(scoreNow(s, 0).categories.get('greatTreasures')!.raw).toBe(0);
  });

  test('what is too heavy for all that carries does not count', () => {
    const s = example();
    s.who[0]!.items = [{ id: 'bejeweled-dwarf-vest', state: 0 }];
    expect(scoreNow(s, 0).categories.get('greatTreasures')!.raw).toBe(0);
    chitsOf(s, 0).forEach(({ kind }, i) => {
      if (kind === 'MOVE') s.who[0]!.chits[i] = FATIGUED;
    });
    expect(scoreNow(s, 0).categories.get('greatTreasures')!.raw).toBe(-1);
  });

  test('only spells learned in play count', () => {
    const s = example();
    s.who[0]!.spells = [
      { id: 'peace', learned: 0, bound: 0 },
      { id: 'curse', learned: 1, bound: 0 },
    ];
    expect(scoreNow(s, 0).categories.get('spells')!.raw).toBe(1);
  });

  test('MR-X05, MR-X06: cursed fame and gold count as one below nothing', () => {
    const s = example();
    s.who[0]!.curses = (1 << ASHES) | (1 << DISGUST);
    const { categories } = scoreNow(s, 0);
    expect([categories.get('fame')!.raw, categories.get('gold')!.raw]).toEqual([-21, -36]);
  });

  test('whoever is dead has a hundred below zero', () => {
    const s = example();
    s.who[0]!.life = DEAD;
    expect(scoreNow(s, 0)).toMatchObject({ total: -100, won: false });
  });
});

describe('The end', () => {
  const two = (house: Readonly<Record<string, unknown>> = {}): RealmState =>
    realmWith(
      [
        { id: 'amazon', at: AT, victory: [0, 0, 5, 0, 0] },
        { id: 'dwarf', at: AT, victory: [0, 0, 5, 0, 0] },
      ],
      house,
    );
  const rich = (s: RealmState, seat: number, fame: number, notoriety = 0): void => {
    Object.assign(s.who[seat]!, { fame, notoriety, gold: s.who[seat]!.outlay });
  };
  const ended = (s: RealmState): readonly number[] => {
    endGame(s, undefined);
    return s.winners;
  };

  test('MR-203, MR-R43: at the last midnight agreed', () => {
    const s = two({ 'game.days': 14 });
    s.day = 13;
    expect(isLastDay(s)).toBe(false);
    s.day = 14;
    expect(isLastDay(s)).toBe(true);
  });

  test('MR-R42: the highest total of those at zero or more is the victor; nobody, if all are below', () => {
    const s = two();
    rich(s, 0, 60);
    rich(s, 1, 90);
    expect(ended(s)).toEqual([1]);
    expect([s.part, s.by]).toEqual(['over', 'score']);
    const poor = two();
    rich(poor, 0, 0);
    rich(poor, 1, 10);
    expect(ended(poor)).toEqual([]);
  });

  test('MR-R42: equal totals share, or notoriety decides where that was agreed', () => {
    for (const [tie, winners] of [
      ['shared', [0, 1]],
      ['notoriety', [1]],
    ] as const) {
      const s = two({ 'victory.tie': tie });
      rich(s, 0, 60);
      rich(s, 1, 60, 3);
      expect(ended(s)).toEqual(winners);
    }
  });

  test('MR-R42: all categories must be met where that was agreed', () => {
    const s = two({ 'victory.mode': 'all-categories' });
    rich(s, 0, 60);
    rich(s, 1, 500);
    s.who[1]!.gold = 0;
    expect(ended(s)).toEqual([0]);
  });

  test('MR-B70: sudden death ends the game as soon as somebody meets them all', () => {
    const s = two({ 'victory.mode': 'sudden-death' });
    rich(s, 0, 49);
    rich(s, 1, 49);
    expect(isLastDay(s)).toBe(false);
    rich(s, 0, 50);
    expect(isLastDay(s)).toBe(true);
    expect(ended(s)).toEqual([0]);
  });

  test('MR-B36: when all have left, and when the dead may not come anew', () => {
    const s = two();
    s.who[0]!.life = LEFT;
    s.who[1]!.life = DEAD;
    expect(isLastDay(s)).toBe(false);
    s.who[1]!.out = 1;
    expect(isLastDay(s)).toBe(true);
    s.who[1]!.life = LEFT;
    ended(s);
    expect(s.by).toBe('quit');
    const strict = two({ 'death.restart': 'none' });
    for (const who of strict.who) who.life = DEAD;
    expect(isLastDay(strict)).toBe(true);
  });

  test('MR-B66: everybody is told what each category gave', () => {
    const s = two();
    rich(s, 0, 60);
    rich(s, 1, 60);
    s.who[1]!.life = DEAD;
    const told: RealmEvent[] = [];
    endGame(s, (event) => told.push(event));
    expect(told).toMatchObject([
      { type: 'scored', seat: 0, total: 6, won: true, categories: { length: 5 } },
      { type: 'scored', seat: 1, total: -100, won: false, categories: [] },
      { type: 'game-ended', winners: [0] },
    ]);
  });
});
