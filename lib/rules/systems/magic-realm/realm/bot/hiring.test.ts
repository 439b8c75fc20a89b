import { expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import type { RealmChoice } from '../engine/choices';
import { recordChoices } from '../engine/day/birdsong';
import type { RealmState } from '../engine/state';
import { putDenizens } from '../engine/testing/evening';
import { realmWith } from '../engine/testing/realm';
import { steady } from './steady';

const AT = 'borderland-1';
const dice = seededDice('hiring');
const among = (gold: number): RealmState => {
  const s = realmWith([{ id: 'amazon', at: AT }]);
  putDenizens(s, AT, 'phq', 'p1', 'p2');
  s.who[0]!.gold = gold;
  return s;
};
const picks = (s: RealmState, choices: readonly RealmChoice[]): RealmChoice => steady(s, 0, choices, dice);
const pay = (times: number): RealmChoice => ({
  type: 'pay-wages',
  group: 'patrol',
  again: 0,
  gold: 6 * times,
  times,
});

test('7.6: the steady bot hires when it has gold to spare, and not towards the end', () => {
  const records = (s: RealmState): boolean => {
    const choice = picks(s, recordChoices(s, 0));
    return choice.type === 'record' && choice.deed.type === 'hire';
  };
  const late = among(60);
  late.day = 20;
  expect([records(among(60)), records(among(20)), records(late)]).toEqual([true, false, false]);
});

test.each([
  [1, 'pay-wages'],
  [2, 'pay-wages'],
  [3, 'decline-wages'],
])('7.6: at %i times the wages it says %s', (times, type) => {
  const choices: readonly RealmChoice[] = [pay(times), { type: 'decline-wages', group: 'patrol' }];
  expect(picks(among(60), choices).type).toBe(type);
});
