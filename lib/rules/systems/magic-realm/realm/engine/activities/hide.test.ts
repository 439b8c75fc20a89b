import { expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { SQUEAK } from '../kit';
import type { RealmState } from '../state';
import { realmWith } from '../testing/realm';
import { hideDeeds } from './hide';

function hide(s: RealmState, ...faces: readonly number[]): void {
  const dice = scriptedDice(...faces);
  hideDeeds.hide(s, 0, { type: 'hide' }, dice, undefined);
  expect(dice.spent()).toBe(true);
}
/** The first one, seen by all, and whoever follows him. */
function seen(...ids: readonly string[]): RealmState {
  const s = realmWith(ids.map((id) => ({ id, at: 'cliff-3' })));
  s.who.forEach((one, seat) => {
    one.hidden = 0;
    if (seat > 0) one.guide = 0;
  });
  return s;
}

test.each([
  ['5 hides', 'amazon', [2, 5], 1],
  ['6 does not', 'amazon', [1, 6], 0],
  ['MR-A09: the Druid throws one die', 'druid', [5], 1],
] as const)('MR-029, MR-030, MR-035: %s', (_, id, faces, hidden) => {
  const s = seen(id);
  hide(s, ...faces);
  expect(s.who[0]!.hidden).toBe(hidden);
});

test('MR-B46: followers share the roll of their guide', () => {
  const s = seen('amazon', 'black-knight', 'elf');
  s.who[2]!.guide = -1;
  hide(s, 1, 1);
  expect(s.who.map(({ hidden }) => hidden)).toEqual([1, 1, 0]);
});

test('MR-X02: a squeak keeps its owner unhidden, not those who follow him', () => {
  const s = seen('amazon', 'black-knight');
  s.who[0]!.curses = 1 << SQUEAK;
  hide(s, 1, 1);
  expect(s.who.map(({ hidden }) => hidden)).toEqual([0, 1]);
});

test('MR-029: nobody rolls for what he has', () => {
  const s = seen('amazon');
  s.who[0]!.hidden = 1;
  hide(s);
  expect(s.who[0]!.hidden).toBe(1);
});
