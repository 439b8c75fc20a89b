import { expect, test } from 'vitest';
import { figureAt, position } from '../engine/testing';
import { eventWords } from './event-words';
import { lossReader } from './losses';

const s = position({ units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } });
const [mine, theirs] = [figureAt(s, 'a8'), figureAt(s, 'h1')];
const resolved = { type: 'resolved', attacker: mine, at: 0, totals: [9, 7] } as const;
const read = lossReader();

test.each([
  ['defender', theirs, [{ lost: 'hero', by: 'hero' }], /: Red’s hero destroys Blue’s hero\.$/],
  ['attacker', -1, [{ lost: 'hero', by: 'garrison' }], /: the garrison destroys Red’s hero\.$/],
  [
    'both',
    theirs,
    [
      { lost: 'hero', by: 'hero' },
      { lost: 'hero', by: 'hero' },
    ],
    /destroy each other\.$/,
  ],
] as const)('the %s falls to what stood against it (MM-091, MM-092)', (lost, defender, losses, says) => {
  const event = { ...resolved, rule: 'MM-091', defender, lost };
  expect(read(event, s)).toEqual(losses);
  expect(eventWords(event, s).text).toMatch(says);
});

test('who is given for cards is lost to a sacrifice, and not to the last foe', () => {
  const given = {
    type: 'effect',
    rule: 'MM-203',
    seat: 0,
    kind: 'sacrificeFigureToDraw',
    what: mine,
    first: -1,
  } as const;
  expect(read(given, s)).toEqual([{ lost: 'hero', by: 'a sacrifice' }]);
});
