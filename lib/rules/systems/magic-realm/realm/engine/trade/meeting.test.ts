import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { Trader } from '../../../catalogue/vocabulary';
import type { RealmEvent } from '../events';
import { ASHES, DISGUST } from '../kit';
import type { RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { denizens } from '../world/denizens';
import { mayBuyDrinks, mayPayOff, meet, payOff, type MeetingPurpose } from './meeting';

const AT = 'borderland-1';

function natives(s: RealmState, ...ids: readonly string[]): void {
  for (const id of ids) s.at[denizens.findIndex((one) => one.id === id)] = placeNamed(AT);
}

function roll(
  s: RealmState,
  trader: Trader,
  faces: readonly number[],
  drinks = false,
  purpose: MeetingPurpose = 'trade',
) {
  const dice = scriptedDice(...faces);
  const columns: string[] = [];
  const result = meet(
    s,
    0,
    trader,
    drinks,
    dice,
    (event: RealmEvent) => {
      if (event.type === 'met') columns.push(event.column);
    },
    purpose,
  );
  expect(dice.spent()).toBe(true);
  return { result, columns };
}

describe('Meeting rolls', () => {
  test('MR-035, MR-050: two dice, the higher counts, on the column of the relation', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    expect(roll(s, 'patrol', [2, 4])).toEqual({ result: 'price 3', columns: ['friendly'] });
    expect(roll(s, 'bashkars', [1, 1])).toEqual({ result: 'price 4', columns: ['unfriendly'] });
    expect(roll(s, 'guard', [2, 1])).toEqual({ result: 'price 3', columns: ['neutral'] });
  });

  test('MR-X25, MR-X26: an opportunity rolls on the next friendlier column, trouble on the unfriendly one', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    expect(roll(s, 'guard', [1, 1, 1, 1, 1, 1])).toEqual({
      result: 'boon',
      columns: ['neutral', 'friendly', 'ally'],
    });
    expect(roll(s, 'guard', [6, 2, 4, 4])).toEqual({ result: 'insult', columns: ['neutral', 'unfriendly'] });
  });

  test('MR-B42, MR-B43: a boon that was not bought back makes a group less friendly; below level 3 all are neutral', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    s.who[0]!.owes = { patrol: 1 };
    expect(roll(s, 'patrol', [2, 1]).columns).toEqual(['neutral']);
    expect(roll(realmWith([{ id: 'amazon', at: AT, level: 2 }]), 'patrol', [2, 1]).columns).toEqual([
      'neutral',
    ]);
  });

  test('MR-A06, MR-A21, MR-A24: fear and barter roll one die, honor takes one off; barter is for trade alone', () => {
    expect(roll(realmWith([{ id: 'black-knight', at: AT }]), 'company', [6], false, 'battle').result).toBe(
      'price 4',
    );
    const swordsman = realmWith([{ id: 'swordsman', at: AT }]);
    expect(roll(swordsman, 'guard', [4]).result).toBe('no deal');
    expect(roll(swordsman, 'guard', [4, 2], false, 'battle').result).toBe('no deal');
    expect(roll(realmWith([{ id: 'white-knight', at: AT }]), 'guard', [3, 2]).result).toBe('price 3');
  });
});

describe('Drinks', () => {
  test('MR-053, MR-R10: a gold for each native there, and the next column', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    natives(s, 'ghq', 'g1', 'g2');
    expect(mayBuyDrinks(s, 0, 'guard')).toBe(true);
    expect(roll(s, 'guard', [6, 6], true)).toEqual({ result: 'no deal', columns: ['friendly'] });
    expect(s.who[0]!.gold).toBe(7);
  });

  test('MR-053, MR-R10, MR-X05: not for visitors, allies or groups elsewhere, nor with ashes or too little gold', () => {
    const s = realmWith([{ id: 'pilgrim', at: AT }]);
    natives(s, 'ohq', 'ghq');
    expect(mayBuyDrinks(s, 0, 'order')).toBe(false);
    expect(mayBuyDrinks(s, 0, 'crone')).toBe(false);
    expect(mayBuyDrinks(s, 0, 'patrol')).toBe(false);
    expect(mayBuyDrinks(s, 0, 'guard')).toBe(true);
    s.who[0]!.gold = 0;
    expect(mayBuyDrinks(s, 0, 'guard')).toBe(false);
    s.who[0]!.gold = 10;
    s.who[0]!.curses = 1 << ASHES;
    expect(mayBuyDrinks(s, 0, 'guard')).toBe(false);
  });
});

test('MR-X23, MR-X24, MR-R36, MR-X06: an insult costs 5 notoriety, a challenge 5 fame, even below zero; disgust forbids it', () => {
  const s = realmWith([{ id: 'amazon', at: AT }]);
  payOff(s, 0, 'guard', 'insult', undefined);
  payOff(s, 0, 'guard', 'challenge', undefined);
  expect(s.who[0]).toMatchObject({ notoriety: -5, fame: -5 });
  s.who[0]!.curses = 1 << DISGUST;
  expect([mayPayOff(s, 0, 'insult'), mayPayOff(s, 0, 'challenge')]).toEqual([true, false]);
});
