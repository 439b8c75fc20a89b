import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { betray } from '../../../combat/engine/melee/sheets';
import { AWAY, FOE, DEAD as KILLED_HERO, type MrState } from '../../../combat/engine/state';
import type { RealmEvent } from '../events';
import { DISGUST } from '../kit';
import { ALIVE, type RealmState } from '../state';
import { sunrise } from '../day/sunrise';
import { mountOf } from '../movers/riding';
import { eveningOf, fieldAt, putDenizens } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { hireAt } from '../testing/warband';
import { denizens, KILLED } from '../world/denizens';
import { hiredBy } from '../world/warband';
import { combatOf } from './combat-of';
import { fieldOf } from './fight';
import { endFight } from './spoils';

const place = placeNamed('cliff-1');
const elsewhere = 'borderland-1';

/** A combat in which happened what the test says, and its end. */
function over(
  s: RealmState,
  seats: readonly number[],
  all: readonly number[],
  happened: (combat: MrState) => void,
): readonly RealmEvent[] {
  const field = fieldAt(s, place, seats, all);
  const combat = combatOf(s, field);
  happened(combat);
  const events: RealmEvent[] = [];
  endFight(s, field, combat, (event) => events.push(event));
  return events;
}
const two = (at = 'cliff-1'): RealmState =>
  realmWith([
    { id: 'amazon', at: 'cliff-1' },
    { id: 'dwarf', at },
  ]);
const carriesHorse = (s: RealmState, id: string): boolean =>
  mountOf(
    s,
    denizens.findIndex((one) => one.id === id),
  ) !== undefined;
const worth = (...ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + denizens.find((one) => one.id === id)!.native!.notoriety, 0);
const told = (s: RealmState, faces: readonly number[] = []) => eveningOf(s, scriptedDice(...faces));

describe('who takes part', () => {
  test('MR-B46, MR-111, MR-R07: hirelings stand by their employer, hidden as he left them; a leader has found what he found', () => {
    const s = two();
    const all = [...hireAt(s, 1, 'cliff-1', 'r1', 'rhq'), ...putDenizens(s, 'cliff-1', 'giant')];
    s.hiding[all[0]!] = 1;
    s.who[1]!.found = 1;
    const { foes } = combatOf(s, fieldAt(s, place, [0, 1], all));
    expect(foes.map(({ owner, hidden, found }) => [owner, hidden, found])).toEqual([
      [1, 1, 0],
      [1, 0, 1],
      [-1, 0, 0],
    ]);
  });

  test('MR-187, MR-012, MR-R31: a native whose horse was killed goes on foot in every combat, until both are back where they began', () => {
    const s = two();
    const [lhq, l1] = hireAt(s, 1, 'cliff-1', 'lhq', 'l1');
    const riders = () =>
      combatOf(s, fieldAt(s, place, [0, 1], [lhq!, l1!])).foes.map(({ mounted }) => mounted);
    expect(riders()).toEqual([1, 1]);
    over(s, [0, 1], [lhq!, l1!], ({ foes }) => (foes[0]!.mounted = 2));
    expect(riders()).toEqual([0, 1]);
    expect(carriesHorse(s, 'lhq')).toBe(false);
    // It dies with him who rides it, and comes back with him.
    over(s, [0, 1], [lhq!, l1!], ({ foes }) => Object.assign(foes[1]!, { alive: 0, mounted: 0 }));
    s.hirer[lhq!] = -1;
    s.dwellings = [{ id: 'inn', place }];
    s.day = 7;
    sunrise(s, scriptedDice(4), undefined);
    expect([lhq!, l1!].map((i) => s.unhorsed[i])).toEqual([0, 0]);
  });

  test('MR-092: underlings alone fight nobody', () => {
    const s = realmWith([{ id: 'amazon', at: elsewhere }]);
    hireAt(s, 0, 'cliff-1', 'r1');
    putDenizens(s, 'cliff-1', 'giant');
    expect(told(s).offers().seat).toBe(-1);
  });

  test('MR-107: an unhidden hireling is found where his employer is hidden', () => {
    const isFought = (hidden: number): boolean => {
      const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
      const [r1] = hireAt(s, 0, 'cliff-1', 'r1');
      putDenizens(s, 'cliff-1', 'viper');
      s.hiding[r1!] = hidden;
      return fieldOf(told(s).s) !== undefined;
    };
    expect([isFought(1), isFought(0)]).toEqual([false, true]);
  });

  test('MR-107: an employer who is elsewhere fights by his hirelings, and nothing befalls himself', () => {
    const s = two(elsewhere);
    s.who[0]!.hidden = 0;
    const [r1] = hireAt(s, 1, 'cliff-1', 'r1');
    const [viper] = putDenizens(s, 'cliff-1', 'viper');
    const evening = told(s, [2, 1]);
    const field = fieldOf(evening.s)!;
    expect(field.seats.map((seat) => [seat, field.combat.heroes[field.seats.indexOf(seat)]!.life])).toEqual(
      expect.arrayContaining([
        [0, 0],
        [1, AWAY],
      ]),
    );
    const before = structuredClone(s.who[1]!);
    over(s, [0, 1], [r1!, viper!], ({ heroes, foes }) => {
      Object.assign(heroes[1]!, { fame: 2, notoriety: 3, gold: 1 });
      foes[1]!.alive = 0;
    });
    expect(s.who[1]).toEqual({ ...before, fame: 2, notoriety: 3, gold: before.gold + 1 });
    expect(s.at[viper!]).toBe(KILLED);
  });

  test('MR-096, MR-B52: for hirelings alone their employer rolls as well, without drinks', () => {
    const s = two(elsewhere);
    for (const one of s.who) one.gold = 50;
    hireAt(s, 1, 'cliff-1', 'r1');
    putDenizens(s, 'cliff-1', 'ghq');
    s.first = 1;
    // The clearings in their order, then the roll of the Dwarf for the Guard.
    const evening = told(s, [1, 3, 3]);
    expect(evening.events.flatMap((one) => (one.type === 'met' ? [one.seat] : []))).toEqual([1]);
    expect(evening.offers()).toMatchObject({ seat: 0, choices: [{ type: 'evening-drinks' }, {}] });
  });

  test('MR-096: hired natives are no group that is met', () => {
    const s = two();
    s.who.pop();
    hireAt(s, 0, 'cliff-1', 'r1', 'rhq');
    expect(told(s).events).toEqual([]);
  });
});

describe('what becomes of them', () => {
  test('MR-179, MR-B45: the dead serve nobody, others are hidden or not as they are left', () => {
    const s = two();
    const [r1, r2] = hireAt(s, 0, 'cliff-1', 'r1', 'r2');
    over(s, [0, 1], [r1!, r2!], ({ foes }) => {
      foes[0]!.alive = 0;
      foes[1]!.hidden = 1;
    });
    expect([s.at[r1!], s.hirer[r1!], s.term[r1!]]).toEqual([KILLED, -1, 0]);
    expect([s.hirer[r2!], s.hiding[r2!]]).toEqual([0, 1]);
  });

  test('MR-B45: a betrayed group rebels wherever its members are, and those who were not there cost fame too', () => {
    const s = two();
    const [r1] = hireAt(s, 0, 'cliff-1', 'r1');
    const [r2] = hireAt(s, 0, elsewhere, 'r2');
    const [g1] = hireAt(s, 0, 'cliff-1', 'g1');
    const [r3] = hireAt(s, 1, 'cliff-1', 'r3');
    over(s, [0, 1], [r1!, g1!, r3!], ({ heroes, foes }) => {
      foes[0]!.owner = -1;
      heroes[0]!.fame -= worth('r1');
    });
    expect([r1, r2, g1, r3].map((i) => s.hirer[i!])).toEqual([-1, -1, 0, 1]);
    expect(s.who[0]!.fame).toBe(-worth('r1', 'r2'));
  });

  test('MR-X06: fame that is disgust is lowered by no treachery', () => {
    const s = two();
    const [r1] = hireAt(s, 0, 'cliff-1', 'r1');
    hireAt(s, 0, elsewhere, 'r2');
    s.who[0]!.curses = 1 << DISGUST;
    over(s, [0, 1], [r1!], (combat) => betray(combat, 0, FOE));
    expect(s.who[0]!.fame).toBe(0);
    expect(hiredBy(s, 0)).toEqual([]);
  });

  test('MR-B45: with their employer’s death all are free, here and elsewhere, without a rebellion', () => {
    const s = two();
    const [r1] = hireAt(s, 0, 'cliff-1', 'r1');
    const [r2] = hireAt(s, 0, elsewhere, 'r2');
    const events = over(s, [0, 1], [r1!], ({ heroes, foes }) => {
      heroes[0]!.life = KILLED_HERO;
      foes[0]!.owner = -1;
    });
    expect([s.hirer[r1!], s.hirer[r2!], s.at[r1!]]).toEqual([-1, -1, place]);
    expect(events.flatMap((one) => (one.type === 'service-ended' ? [one.why] : []))).toEqual(['death']);
    expect(s.who[0]!.fame).toBe(0);
  });

  test.each([
    ['rhq', 'cliff-1', [1]],
    ['r1', 'cliff-1', []],
    ['rhq', elsewhere, []],
  ])('MR-183: killed by the hired %s with the employer in %s', (id, at, heirs) => {
    const s = two(at);
    const [killer] = hireAt(s, 1, 'cliff-1', id);
    const events = over(s, [0, 1], [killer!], ({ heroes }) => {
      heroes[0]!.life = KILLED_HERO;
      heroes[0]!.slayers = [FOE];
    });
    const [estate] = events.flatMap((one) => (one.type === 'estate' ? [one] : []));
    expect(estate).toMatchObject({ heirs, group: '' });
    expect(s.who[1]!.life).toBe(ALIVE);
  });

  test.each([
    [-1, 1],
    [0, 0],
  ])('MR-184: the goods of a dead leader whom %i hired: %i of them left lying', (hirer, count) => {
    const s = two();
    const [rhq] = hireAt(s, 0, 'cliff-1', 'rhq');
    s.hirer[rhq!] = hirer;
    s.piles['rogues'] = [{ id: 'helmet', state: 0 }];
    over(s, [0, 1], [rhq!], ({ foes }) => (foes[0]!.alive = 0));
    expect((s.abandoned[String(place)] ?? []).length).toBe(count);
  });
});
