import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { RealmEvent } from '../events';
import { DISGUST } from '../kit';
import { DEAD, LEFT, type RealmState } from '../state';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { relationTo } from '../trade/relation';
import { view } from '../view';
import { denizens, KILLED, ON_CARD } from '../world/denizens';
import { waysFrom } from '../world/ground';
import { midnight } from './midnight';
import { beginPhase } from './phase-start';
import { sunrise } from './sunrise';
import { reviewTasks } from './tasks';

const INN = 'curst-valley-5';
const HOUSE = 'dark-valley-5';

const group = (id: string): number[] =>
  denizens.flatMap(({ native }, i) => (native?.group === id ? [i] : []));
const kind = (id: string): number[] => denizens.flatMap((one, i) => (one.id === id ? [i] : []));

/** The first phase of somebody at the inn, where these chits lie. */
function atInn(...faces: readonly string[]): RealmState {
  const s = realmWith([{ id: 'captain', at: INN }]);
  s.dwellings = [
    { id: 'inn', place: placeNamed(INN) },
    { id: 'house', place: placeNamed(HOUSE) },
  ];
  s.waiting = [...faces, '', '', '', '', ''];
  s.visitors = faces.map((id) => ({ id, place: placeNamed(INN) }));
  Object.assign(s.who[0]!, { fame: 20, notoriety: 50 });
  s.who[0]!.record = [{ type: 'hide' }];
  s.turn = turnOf(0);
  beginPhase(s, 0, undefined);
  return s;
}
const put = (s: RealmState, who: readonly number[], at = 'cliff-1'): void => {
  for (const i of who) s.at[i] = placeNamed(at);
};
const tasksOffered = (s: RealmState): readonly string[] =>
  offered(s).flatMap((one) => (one.type === 'take-task' ? [one.task] : []));
const review = (s: RealmState): RealmEvent[] => {
  const told: RealmEvent[] = [];
  reviewTasks(s, (event) => told.push(event));
  return told;
};
const points = (s: RealmState) => [s.who[0]!.fame, s.who[0]!.notoriety];

describe('MR-B50: taking up', () => {
  test('a chit of the clearing, for points that must be there', () => {
    const s = atInn('food-ale');
    expect(tasksOffered(s)).toEqual(['food-ale']);
    s.who[0]!.notoriety = 4;
    expect(tasksOffered(s)).toEqual([]);
    s.who[0]!.notoriety = 5;
    s.visitors[0]!.place = placeNamed('cliff-1');
    expect(tasksOffered(s)).toEqual([]);
  });

  test('a campaign only with a foe on the map, and one at a time', () => {
    const s = atInn('raid', 'war');
    expect(tasksOffered(s)).toEqual([]);
    put(s, [group('rogues')[0]!]);
    expect(tasksOffered(s)).toEqual(['raid', 'war']);
    answer(s, { task: 'raid' });
    expect(points(s)).toEqual([12, 50]);
    expect(s.visitors.map(({ id }) => id)).toEqual(['war']);
    expect(tasksOffered(s)).toEqual([]);
  });

  test('MR-X06: a disgusted fame pays nothing', () => {
    const s = atInn('raid');
    put(s, group('rogues'));
    s.who[0]!.curses = 1 << DISGUST;
    expect(tasksOffered(s)).toEqual([]);
  });

  test('the day counts, and no term is longer than the game', () => {
    const s = atInn('food-ale', 'conquer');
    s.day = 10;
    put(s, group('rogues'));
    answer(s, { task: 'food-ale' });
    answer(s, { task: 'conquer' });
    expect(s.who[0]!.tasks.map(({ until }) => until)).toEqual([23, 28]);
  });

  test('everybody sees what somebody carries', () => {
    const s = atInn('food-ale');
    answer(s, { task: 'food-ale' });
    expect(view(s, undefined).who[0]!.tasks).toEqual(s.who[0]!.tasks);
  });
});

describe('MR-B50: missions', () => {
  test.each([
    ['a clearing away', 1, 2],
    ['two clearings away', 2, 4],
    ['30 without a route', 0, 30],
  ])('2 gold for each clearing of the shortest route: %s', (_, steps, gold) => {
    const s = atInn('food-ale');
    const from = placeNamed(INN);
    const next = (place: number) => waysFrom(s.game.map, s.sides, place).map(({ to }) => to);
    const near = next(from);
    const far = near.flatMap(next).find((to) => to >= 0 && to !== from && !near.includes(to))!;
    s.dwellings[1]!.place = [placeNamed('curst-valley-3'), near[0]!, far][steps]!;
    if (steps > 0) expect(near[0]).toBeGreaterThanOrEqual(0);
    answer(s, { task: 'food-ale' });
    expect(s.who[0]!.tasks).toMatchObject([{ id: 'food-ale', to: 'house', gold, foes: [] }]);
  });

  test('from elsewhere it goes to its own dwelling', () => {
    const s = atInn('food-ale');
    s.who[0]!.place = s.visitors[0]!.place = placeNamed('cliff-1');
    answer(s, { task: 'food-ale' });
    expect(s.who[0]!.tasks).toMatchObject([{ to: 'inn' }]);
  });

  test('brought to its dwelling it pays, gives its cost back and lies there', () => {
    const s = atInn('food-ale');
    answer(s, { task: 'food-ale' });
    const { gold } = s.who[0]!.tasks[0]!;
    expect(review(s)).toEqual([]);
    s.who[0]!.place = placeNamed(HOUSE);
    s.who[0]!.toward = placeNamed('cliff-1');
    expect(review(s)).toEqual([]);
    s.who[0]!.toward = -1;
    expect(review(s)).toEqual([{ type: 'task-done', rule: 'MR-B50', seat: 0, task: 'food-ale', gold }]);
    expect(s.who[0]).toMatchObject({ notoriety: 50, gold: 10 + gold, tasks: [] });
    expect(s.visitors).toEqual([{ id: 'food-ale', place: placeNamed(HOUSE) }]);
  });

  test('its last day over, it costs the same again, below zero too', () => {
    const s = atInn('food-ale');
    answer(s, { task: 'food-ale' });
    s.who[0]!.notoriety = 2;
    s.day = 13;
    midnight(s, undefined);
    expect(s.who[0]!.tasks).toHaveLength(1);
    s.day = 14;
    midnight(s, undefined);
    expect(s.who[0]).toMatchObject({ notoriety: -3, tasks: [] });
    expect(s.visitors).toEqual([{ id: 'food-ale', place: placeNamed(INN) }]);
  });
});

describe('MR-B50: campaigns', () => {
  test('partners are two levels friendlier, foes are enemies', () => {
    const s = atInn('war');
    put(s, group('rogues'));
    const relations = () =>
      (['soldiers', 'guard', 'rogues', 'company', 'woodfolk'] as const).map((one) => relationTo(s, 0, one));
    expect(relations()).toEqual(['friendly', 'friendly', 'neutral', 'neutral', 'unfriendly']);
    answer(s, { task: 'war' });
    expect(relations()).toEqual(['ally', 'ally', 'enemy', 'enemy', 'unfriendly']);
    // Levels beyond ally are counted: what is owed for a boon is taken from them.
    s.who[0]!.owes = { soldiers: 1 };
    expect(relationTo(s, 0, 'soldiers')).toBe('ally');
  });

  test('done when all foes are dead that were on the map, come back or not; others do not count', () => {
    const s = atInn('raid');
    const [first, second] = group('rogues') as [number, number];
    put(s, [first, second]);
    answer(s, { task: 'raid' });
    put(s, group('bashkars'));
    s.at[first] = KILLED;
    expect(review(s)).toEqual([]);
    s.at[first] = placeNamed('cliff-1');
    s.at[second] = ON_CARD;
    expect(review(s)).toEqual([]);
    s.at[second] = KILLED;
    expect(review(s)).toMatchObject([{ type: 'task-done', task: 'raid', gold: 0 }]);
    expect(points(s)).toEqual([20, 50]);
  });

  test('the quest is against every dragon', () => {
    const s = atInn('quest');
    put(s, kind('giant'));
    expect(tasksOffered(s)).toEqual([]);
    put(s, [kind('heavy-flying-dragon')[0]!, kind('tremendous-dragon')[0]!]);
    answer(s, { task: 'quest' });
    expect(s.who[0]!.tasks[0]!.foes).toHaveLength(2);
    expect(relationTo(s, 0, 'order')).toBe('ally');
  });

  test('the end of the game ends it too', () => {
    const s = atInn('war');
    put(s, group('rogues'));
    answer(s, { task: 'war' });
    s.day = 28;
    midnight(s, undefined);
    expect(points(s)).toEqual([0, 20]);
  });
});

describe('MR-B50: whose bearer is gone', () => {
  test('of a dead one it lies where he fell', () => {
    const s = atInn('food-ale');
    answer(s, { task: 'food-ale' });
    s.who[0]!.life = DEAD;
    expect(review(s)).toMatchObject([{ type: 'task-dropped' }]);
    expect(s.visitors).toEqual([{ id: 'food-ale', place: placeNamed(INN) }]);
  });

  test('MR-X06: to fail costs no fame while a curse keeps it, and that is told', () => {
    const s = atInn('raid');
    put(s, [group('rogues')[0]!]);
    answer(s, { task: 'raid' });
    const before = points(s);
    s.who[0]!.curses = 1 << DISGUST;
    s.who[0]!.life = LEFT;
    expect(review(s)).toMatchObject([{ type: 'task-failed', spared: true }]);
    expect(points(s)).toEqual(before);
  });

  test('MR-B36: who left the map has failed, and the chit is in its box', () => {
    const s = atInn('food-ale');
    answer(s, { task: 'food-ale' });
    s.who[0]!.life = LEFT;
    expect(review(s)).toMatchObject([{ type: 'task-failed' }]);
    expect(points(s)).toEqual([20, 40]);
    expect(s.visitors).toEqual([]);
  });
});

test('MR-B34: what is carried does not turn over', () => {
  const s = atInn('food-ale', 'raid');
  answer(s, { task: 'food-ale' });
  s.day = 7;
  sunrise(s, scriptedDice(6), undefined);
  expect(s.waiting.slice(0, 2)).toEqual(['food-ale', 'crone']);
  expect(s.visitors).toEqual([]);
});
