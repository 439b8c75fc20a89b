import { expect, test } from 'vitest';
import { beginPhase } from '../../engine/day/phase-start';
import type { RealmState } from '../../engine/state';
import { answer, offered } from '../../engine/testing/play';
import { placeNamed, realmWith } from '../../engine/testing/realm';
import { turnOf } from '../../engine/testing/turn';
import { view } from '../../engine/view';
import { denizens } from '../../engine/world/denizens';
import { choiceWords } from '../choice-words';
import { eventWords } from '../event-words';
import { scene } from '../scene';

const AT = 'curst-valley-5';

function atInn(...faces: readonly string[]): RealmState {
  const s = realmWith([
    { id: 'captain', at: AT },
    { id: 'dwarf', at: 'cliff-1' },
  ]);
  s.dwellings = [
    { id: 'inn', place: placeNamed(AT) },
    { id: 'house', place: placeNamed('dark-valley-5') },
  ];
  s.waiting = [...faces];
  s.visitors = faces.map((id) => ({ id, place: placeNamed(AT) }));
  Object.assign(s.who[0]!, { fame: 20, notoriety: 50, record: [{ type: 'hide' }] });
  denizens.forEach(({ native }, i) => {
    if (native?.group === 'rogues') s.at[i] = placeNamed('cliff-1');
  });
  s.turn = turnOf(0);
  beginPhase(s, 0, undefined);
  return s;
}

test('MR-B50: a chit on the map says what it is, and is touched to be taken up', () => {
  const s = atInn('war', 'food-ale');
  const seen = view(s, 0);
  const piece = scene(seen, 0).pieces.find(({ id }) => id === 'visitor-war');
  expect(piece).toMatchObject({ name: 'Campaign War', space: AT });
  const words = offered(s)
    .filter(({ type }) => type === 'take-task')
    .map((choice) => choiceWords(seen, 0, choice));
  expect(words.map(({ text }) => text)).toEqual([
    'Take up the campaign War for 10 fame and 15 notoriety: given back if it is done within 28 days, lost again if not',
    'Take up the mission Food / Ale for 5 notoriety: given back if it is done within 14 days, lost again if not',
  ]);
  expect(words[0]!.touches).toEqual(['visitor-war']);
});

test('MR-B50: whoever carries something shows it to all, with what is left of it', () => {
  const s = atInn('war', 'food-ale');
  const told = [...answer(s, { task: 'war' }), ...answer(s, { task: 'food-ale' })];
  const { gold } = s.who[0]!.tasks[1]!;
  const tray = (viewer: number) => scene(view(s, viewer), viewer).trays.find(({ id }) => id === 'tasks-0');
  expect(tray(0)).toMatchObject({ title: 'Your tasks' });
  expect(tray(1)).toMatchObject({ title: 'Captain: tasks' });
  expect(tray(1)!.items.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'Campaign War: 8 foes to kill, by day 28',
    `Mission Food / Ale: to the House for ${gold} gold, by day 14`,
  ]);
  expect(told.map((event) => eventWords(event, view(s, undefined)).text)).toEqual([
    'The Captain takes up the campaign War for 10 fame and 15 notoriety, by the end of day 28.',
    `The Captain takes up the mission Food / Ale for 5 notoriety, to bring it to the House for ${gold} gold, by the end of day 14.`,
  ]);
});

test('MR-B50: words of how it ends', () => {
  const s = atInn();
  const of = (event: object) =>
    eventWords({ rule: 'MR-B50', seat: 0, task: 'raid', ...event } as never, view(s, undefined)).text;
  expect(of({ type: 'task-done', gold: 0 })).toBe(
    'The Captain has done the campaign Raid, and gets back 8 fame.',
  );
  expect(of({ type: 'task-done', task: 'food-ale', gold: 12 })).toBe(
    'The Captain has done the mission Food / Ale, and gets back 5 notoriety, with 12 gold.',
  );
  expect(of({ type: 'task-failed' })).toBe(
    'The Captain has failed in the campaign Raid, which costs 8 fame again.',
  );
  expect(of({ type: 'task-failed', spared: true })).toBe(
    'The Captain has failed in the campaign Raid, which costs nothing, as no fame can be taken from the cursed.',
  );
  expect(of({ type: 'task-failed', task: 'war', spared: true })).toBe(
    'The Captain has failed in the campaign War, which costs 15 notoriety again, as no fame can be taken from the cursed.',
  );
  expect(of({ type: 'task-dropped' })).toBe('The campaign Raid of the dead Captain is free again.');
});
