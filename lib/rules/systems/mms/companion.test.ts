import { describe, expect, test } from 'vitest';
import type { Army } from './army';
import { companion } from './companion';
import { MmsHouse } from './house';
import { armyOf, termsOf, use, type Agreed } from './testing';

const sheet = (house: object = {}) => companion.sheet(MmsHouse.parse(house));
const lines = (house?: object): string => {
  const { order, phases } = sheet(house);
  return [order, ...phases.flatMap(({ may }) => may)].map(({ text }) => text).join('\n');
};

describe('the sheet of a round', () => {
  test('detects from the roll and as far as agreed (detectionThreshold, detectionSightBonusPct)', () => {
    expect(lines()).toContain('from 50 on it finds what is within 30% more than its sight');
    expect(lines({ detectionThreshold: 61, detectionSightBonusPct: 0 })).toContain(
      'from 61 on it finds what is within 0% more',
    );
  });

  test.each([
    [{}, false],
    [{ players: 3 }, true],
    [{ players: 3, communication: 'off' }, false],
    [{ communication: 'on' }, true],
  ])('%j: telling another player is offered: %j (communication, MMS-R42)', (house, offered) =>
    expect(lines(house).includes('telling another player')).toBe(offered),
  );

  test('the order of play is settled as agreed, once or in each round (MMS-R49)', () => {
    expect(lines()).toContain('first, by dice');
    expect(lines({ orderOfPlay: 'randomCard', reorderEachRound: true })).toContain(
      'anew for each round, by a card',
    );
  });

  test('fruitless rounds are counted from the round after the condition first holds (MMS-E27, MMS-R45)', () => {
    // Held at the end of round 12, over at the end of round 32: the first of the twenty is round 13.
    expect(lines()).toContain('and were they so when the last round ended? One more fruitless round. At 20');
  });

  test('engines are among the actions (MMS-R25)', () => expect(lines()).toContain('next to an engine'));
});

describe('the CAP of pieces', () => {
  const names = (entries: Parameters<typeof armyOf>[0], agreed: Agreed = {}) => {
    const terms = termsOf(agreed);
    return companion.pieces!(armyOf(entries, terms) as unknown as Army, terms.house as MmsHouse).map(
      ({ name }) => name,
    );
  };

  test('uses of a card on several lines are told apart by their designations (MMS-032)', () =>
    expect(
      names([
        { ...use('knight', 1, 'armor'), designation: 'A' },
        { ...use('knight'), designation: 'B' },
        use('krag'),
      ]),
    ).toEqual(['Knight A', 'Knight B', 'Krag – The Fighter']));

  test('what the printed cards do not say is not counted (MMS-L25)', () =>
    expect(names([use('krag')], { house: { cardPool: 'printed' } })).toEqual([]));
});
