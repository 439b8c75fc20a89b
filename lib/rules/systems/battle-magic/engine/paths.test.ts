import { describe, expect, test } from 'vitest';
import { engine } from './index';
import type { BmState } from './state';
import { tollsFrom } from './ground';
import { crowdedStates, offers } from './testing';
import { kindAt } from './units';

/* The rules of movement once more, as slowly as they are told: what the engine offers is compared with them. */

const unitsAt = (s: BmState, at: number): readonly number[] =>
  s.at.flatMap((where, unit) => (where === at ? [unit] : []));
const isOwn = (s: BmState, unit: number): boolean => s.game.ownerOf[unit] === s.active;
const suits = (s: BmState, unit: number, at: number): boolean =>
  s.game.ground.land[at] ? kindAt(s, unit).land : kindAt(s, unit).water;

/** May these stay there together: no enemies, and every place that they need is free (BM-102 to BM-106, BM-R09)? */
const mayRest = (s: BmState, group: readonly number[], at: number): boolean =>
  unitsAt(s, at).every(
    (other) =>
      group.includes(other) ||
      (isOwn(s, other) &&
        group.every((unit) => kindAt(s, unit).stack < 0 || kindAt(s, unit).stack !== kindAt(s, other).stack)),
  );

/** May the leader be there for a moment (BM-107, BM-108, BM-R10)? */
const mayPass = (s: BmState, leader: number, at: number): boolean =>
  suits(s, leader, at) &&
  unitsAt(s, at).every(
    (other) => isOwn(s, other) || (kindAt(s, leader).over >= 0 && kindAt(s, other).unit !== 'dragon'),
  );

/** Has an own ship there room for the one who comes from the shore (BM-109, BM-R13)? */
const hasBerth = (s: BmState, unit: number, from: number, at: number): boolean =>
  s.game.ground.land[from]! &&
  !s.game.ground.land[at] &&
  ['army', 'ballista', 'crystal-tower'].includes(kindAt(s, unit).unit) &&
  unitsAt(s, at).some((ship) => isOwn(s, ship) && kindAt(s, ship).unit === 'ship' && !hasCargo(s, ship));

const cargo = ['army', 'ballista', 'crystal-tower'];
const hasCargo = (s: BmState, carrier: number): boolean =>
  s.on.some((on, unit) => on === carrier && cargo.includes(kindAt(s, unit).unit));

/** Neighbours to which the leader may go on from there, as it may come to rest sometime with so many MP. */
function onward(s: BmState, leader: number, group: readonly number[], from: number, mp: number): number[] {
  const tolls = tollsFrom(s.game.ground, kindAt(s, leader), from);
  return s.game.ground.neighbours[from]!.filter((to, i) => {
    if (tolls[i]! > mp) return false;
    if (hasBerth(s, leader, from, to)) return mayRest(s, group, to);
    if (!mayPass(s, leader, to)) return false;
    return mayRest(s, group, to) || onward(s, leader, group, to, mp - tolls[i]!).length > 0;
  });
}

const finishes = (s: BmState, leader: number, group: readonly number[], mp: number): boolean =>
  mayRest(s, group, s.at[leader]!) || onward(s, leader, group, s.at[leader]!, mp).length > 0;

const groupOf = (s: BmState, leader: number): readonly number[] => [
  leader,
  ...s.on.flatMap((on, unit) => (on === leader && s.at[unit]! >= 0 ? [unit] : [])),
];

/** Would the leader take that unit (BM-109, BM-111 to BM-113, BM-192, BM-R13, BM-R44)? */
function takes(s: BmState, leader: number, unit: number): boolean {
  const [by, who] = [kindAt(s, leader).unit, kindAt(s, unit).unit];
  if (!isOwn(s, unit) || s.on[unit] === leader || ![0, leader + 1].includes(s.rode[unit]!)) return false;
  if (by === 'dragon') return who === 'hero' && groupOf(s, leader).length === 1;
  if (by === 'ship' || by === 'juggernaught')
    return who === 'hero' || who === 'wizard' || (cargo.includes(who) && !hasCargo(s, leader));
  return cargo.includes(by) && (who === 'hero' || who === 'wizard');
}

const sorted = (pairs: readonly (readonly number[])[]): readonly string[] => pairs.map(String).sort();

describe('what the leader of a move may do', () => {
  const all = Array.from({ length: 100 }, (_, i) => i)
    .flatMap((i) => crowdedStates(`paths ${i}`, {}, 25))
    .filter((s) => s.phase === 'move' && s.leader >= 0);
  const shores = (s: BmState): readonly number[] =>
    kindAt(s, s.leader).unit === 'ship'
      ? s.game.ground.neighbours[s.at[s.leader]!]!.filter((at) => s.game.ground.land[at])
      : [];
  const tollOf = (s: BmState, from: number, to: number): number =>
    s.game.ground.toll[from]![s.game.ground.neighbours[from]!.indexOf(to)]!;

  test('it goes where it may come to rest, or from where it may go on (BM-R07, BM-R09, BM-R10)', () => {
    for (const s of all) {
      const steps = onward(s, s.leader, groupOf(s, s.leader), s.at[s.leader]!, s.pool);
      expect(sorted(offers(s, 'step', s.active).map(({ to }) => [to]))).toEqual(
        sorted(steps.map((to) => [to])),
      );
      const rests = mayRest(s, groupOf(s, s.leader), s.at[s.leader]!);
      expect(engine.choices(s, s.active).some(({ type }) => type === 'done')).toBe(rests);
    }
  });

  test('who stands there joins it where all can come to rest, and leaves it where he may rest (BM-R13)', () => {
    for (const s of all) {
      const at = s.at[s.leader]!;
      const near = unitsAt(s, at).filter((unit) => unit !== s.leader);
      const group = groupOf(s, s.leader);
      const joins = near.filter(
        (unit) =>
          takes(s, s.leader, unit) &&
          (s.game.ground.land[at] || !cargo.includes(kindAt(s, unit).unit)) &&
          finishes(s, s.leader, [...group, unit], s.pool),
      );
      expect(sorted(offers(s, 'join', s.active).map(({ unit }) => [unit]))).toEqual(
        sorted(joins.map((unit) => [unit])),
      );
      const drops = near.filter(
        (unit) => s.on[unit] === s.leader && suits(s, unit, at) && mayRest(s, [unit], at),
      );
      expect(sorted(offers(s, 'drop', s.active).map(({ unit }) => [unit]))).toEqual(
        sorted(drops.map((unit) => [unit])),
      );
    }
  });

  test('a ship takes aboard from the shore and lands there, on its pool (BM-109, BM-R13)', () => {
    for (const s of all) {
      const at = s.at[s.leader]!;
      const group = groupOf(s, s.leader);
      const boards = shores(s).flatMap((shore) =>
        unitsAt(s, shore).filter((unit) => {
          const left = s.pool - tollOf(s, shore, at);
          return left >= 0 && takes(s, s.leader, unit) && finishes(s, s.leader, [...group, unit], left);
        }),
      );
      expect(sorted(offers(s, 'board', s.active).map(({ unit }) => [unit]))).toEqual(
        sorted(boards.map((unit) => [unit])),
      );
      const lands = shores(s).flatMap((shore) =>
        group
          .filter((unit) => unit !== s.leader && mayRest(s, [unit], shore))
          .filter((unit) =>
            finishes(
              s,
              s.leader,
              group.filter((one) => one !== unit),
              s.pool - tollOf(s, at, shore),
            ),
          )
          .filter(() => tollOf(s, at, shore) <= s.pool)
          .map((unit) => [unit, shore]),
      );
      expect(sorted(offers(s, 'land', s.active).map(({ unit, to }) => [unit, to]))).toEqual(sorted(lands));
    }
  });
});
