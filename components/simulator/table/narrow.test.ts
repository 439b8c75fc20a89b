import { expect, test } from 'vitest';
import { narrow, onlyChoice, touch, type Offered } from './narrow';

const choice = (nth: number, ...touches: string[]): Offered => ({
  nth,
  words: { text: `choice ${nth}`, group: 'Move', rule: 'X-1', touches },
});
const offered = [
  choice(0),
  choice(1, 'army', 'c4'),
  choice(2, 'army', 'c5'),
  choice(3, 'wizard', 'c4'),
  choice(4, 'mine'),
  choice(5, 'mine', 'c5'),
];

test('each touch narrows: the piece first, then where it may go', () => {
  expect([...narrow(offered, []).lit]).toEqual(['army', 'wizard', 'mine']);
  expect([...narrow(offered, ['army']).lit]).toEqual(['c4', 'c5']);
  expect(onlyChoice(offered, ['army', 'c4'])?.nth).toBe(1);
});

test('a choice that is the beginning of another waits to be named', () => {
  expect(onlyChoice(offered, ['mine'])).toBeUndefined();
  expect(narrow(offered, ['mine']).done.map((o) => o.nth)).toEqual([4]);
});

test('touching again steps back, touching another beginning begins anew, anything else does nothing', () => {
  expect(touch(offered, ['army'], 'army')).toEqual([]);
  expect(touch(offered, ['army'], 'wizard')).toEqual(['wizard']);
  expect(touch(offered, ['army'], 'c4')).toEqual(['army', 'c4']);
  expect(touch(offered, ['wizard'], 'c5')).toEqual(['wizard']);
});

test('what has nothing to touch stands in the list alone', () => {
  expect(narrow(offered, []).left).toHaveLength(6);
  expect(narrow(offered, ['army']).left.map((o) => o.nth)).toEqual([1, 2]);
});
