import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { RealmEvent } from '../events';
import { ASHES } from '../kit';
import { DEAD, type RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { answer } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';
import { relationTo } from '../trade/relation';
import { KILLED } from '../world/denizens';
import { advance } from './day';
import { midnight } from './midnight';
import { beginPhase } from './phase-start';
import { totalsOf } from './score-of';
import { reviewTasks } from './tasks';

const HERE = 'cliff-1';
const HOUSE = 'dark-valley-5';

const raid = (...foes: readonly number[]) => ({ id: 'raid', until: 14, to: '', gold: 0, foes: [...foes] });
const mission = { id: 'food-ale', until: 14, to: 'house', gold: 6, foes: [] };
const two = (at = HERE): RealmState => realmWith(['captain', 'elf'].map((id) => ({ id, at })));
function review(s: RealmState): readonly string[] {
  const told: RealmEvent[] = [];
  reviewTasks(s, (event) => told.push(event));
  return told.flatMap((one) => ('task' in one ? [`${one.seat} ${one.task} ${one.type}`] : []));
}

describe('MR-B50: a campaign and those against whom it is led', () => {
  test('two players with one foe: whoever kills it has done it for both', () => {
    const s = two();
    const [r1 = -1] = putDenizens(s, HERE, 'r1');
    s.who[0]!.tasks = [raid(r1)];
    s.who[1]!.tasks = [{ ...raid(r1), id: 'pillage' }];
    s.at[r1] = KILLED;
    expect(review(s)).toEqual(['0 raid task-done', '1 pillage task-done']);
    expect([s.who[0]!.fame, s.who[1]!.notoriety]).toEqual([8, 10]);
    expect(s.visitors.map(({ id }) => id)).toEqual(['raid', 'pillage']);
  });

  test('MR-B45: a foe in somebody’s service is still to be killed, and in the bearer’s own as well', () => {
    for (const seat of [0, 1]) {
      const s = two();
      const [r1 = -1] = hireAt(s, seat, HERE, 'r1');
      s.who[0]!.tasks = [raid(r1)];
      expect(review(s)).toEqual([]);
      Object.assign(s, { at: s.at.with(r1, KILLED), hirer: s.hirer.with(r1, -1) });
      expect(review(s)).toEqual(['0 raid task-done']);
    }
  });

  test('who falls with the last foe has done nothing: the chit lies where he fell', () => {
    const s = two();
    const [r1 = -1] = putDenizens(s, HERE, 'r1');
    s.who[0]!.tasks = [raid(r1)];
    s.at[r1] = KILLED;
    s.who[0]!.life = DEAD;
    expect(review(s)).toEqual(['0 raid task-dropped']);
    expect([s.who[0]!.fame, s.visitors]).toEqual([0, [{ id: 'raid', place: placeNamed(HERE) }]]);
  });

  test('what was won in its last evening counts before its term ends, on the last day of five weeks too', () => {
    for (const [days, fame] of [
      [35, 8],
      [42, 8],
    ] as const) {
      const s = realmWith([{ id: 'captain', at: HERE }], { 'game.days': days });
      const [r1 = -1] = putDenizens(s, HERE, 'r1');
      Object.assign(s, { day: 35, part: 'evening' });
      s.who[0]!.tasks = [{ ...raid(r1), until: 35 }];
      s.at[r1] = KILLED;
      advance(s, scriptedDice(), undefined);
      expect([s.part, s.who[0]!.fame]).toEqual([days === 35 ? 'over' : 'birdsong', fame]);
    }
  });

  test('with its term the friendship of partners and the enmity of foes end', () => {
    const s = realmWith([{ id: 'captain', at: HERE }]);
    const relations = () => (['woodfolk', 'lancers', 'rogues'] as const).map((one) => relationTo(s, 0, one));
    s.who[0]!.tasks = [raid(...putDenizens(s, HERE, 'r1'))];
    expect(relations()).toEqual(['friendly', 'ally', 'enemy']);
    s.day = 14;
    midnight(s, undefined);
    expect(relations()).toEqual(['unfriendly', 'neutral', 'neutral']);
  });
});

describe('MR-B50: a mission', () => {
  const atHouse = (...ids: readonly string[]): RealmState => {
    const s = realmWith(ids.map((id) => ({ id, at: HOUSE })));
    s.dwellings = [
      { id: 'inn', place: placeNamed('curst-valley-5') },
      { id: 'house', place: placeNamed(HOUSE) },
    ];
    s.who[0]!.tasks = [mission];
    return s;
  };

  test('MR-X05: its reward is recorded though gold is ashes, and counts for nothing', () => {
    const s = atHouse('captain');
    s.who[0]!.curses = 1 << ASHES;
    review(s);
    expect([s.who[0]!.gold, totalsOf(s, 0).gold]).toEqual([16, -1 - s.who[0]!.outlay]);
  });

  test('MR-X07: brought there by a wish it is done', () => {
    const s = atHouse('captain');
    s.who[0]!.place = placeNamed(HERE);
    s.asks.push({ type: 'teleport', seat: 0, caves: false, rule: 'MR-X07' });
    answer(s, { to: placeNamed(HOUSE) });
    expect(review(s)).toEqual(['0 food-ale task-done']);
  });

  test('delivered, it is taken up there by another, for the way back', () => {
    const s = atHouse('captain', 'elf');
    review(s);
    s.who[1]!.notoriety = 5;
    s.who[1]!.record = [{ type: 'hide' }];
    s.turn = turnOf(1);
    beginPhase(s, 1, undefined);
    answer(s, { task: 'food-ale' });
    expect(s.who[1]!.tasks).toMatchObject([{ id: 'food-ale', to: 'inn', until: 14 }]);
  });
});
