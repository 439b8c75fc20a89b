import { expect, test } from 'vitest';
import { find, given, play, unitAt } from '../engine/testing';
import { eventWords } from './event-words';
import { lossReader } from './losses';

test('a sunk ship is lost to its foe, and the army on it to the loss of the ship (BM-110, BM-131)', () => {
  const s = given(
    {
      units: { 1: [0, 'castle'], 5: [0, 'ship'], 7: [1, 'ship(army,hero)'] },
      deck: ['sword-3', 'move-1', 'gold-1', 'gold-1'],
    },
    'battle',
  );
  const [attacker, target] = [unitAt(s, 5, 'ship'), unitAt(s, 7, 'ship')];
  const read = lossReader();
  const events = play(s, { type: 'attack', attacker, target });
  expect(events.flatMap((event) => read(event, s))).toEqual([
    { lost: 'human-ship', by: 'human-ship' },
    { lost: 'human-army', by: 'the loss of its carrier' },
  ]);
  expect(find(events, 'destroyed').map((event) => event.by)).toEqual([attacker, target]);
  expect(find(events, 'destroyed').map((event) => eventWords(event, s).text)).toEqual([
    expect.stringMatching(/^Blue’s Ship.* is destroyed by Red’s Ship/),
    expect.stringMatching(/^Blue’s Army.* goes down with Blue’s Ship/),
  ]);
});
