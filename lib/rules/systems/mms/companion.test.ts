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

  test.each<[string, object, string]>([
    ['MMS-R03', { attackSelection: 'declared' }, 'Name a row of the table before you roll'],
    ['MMS-R04', { naturalHit: 96 }, 'A natural 96 or more lands the first row'],
    ['MMS-R04', { rollPenaltyCap: 50 }, 'count 50 together at the most'],
    ['MMS-R22', { dropArtifacts: true }, 'Artifacts of a removed character lie on its square'],
    ['MMS-R27', { healDoomed: false }, 'but on nobody at zero CAP or less'],
    ['MMS-R29', { healTargets: 'any' }, 'a neighbour of any player'],
    ['MMS-R36', { rehide: true }, 'is unidentified to him again'],
    ['MMS-R37', { attackUnidentified: true }, 'Any marker in range may be attacked'],
    ['MMS-R43', { divulgePenalty: 'loseCharacter' }, 'stay secret loses a character whom'],
    ['MMS-R48', { eliminatedPiecesStay: false }, 'leave the mat with him'],
  ])('says what the table agreed (%s, %j), and only then', (_, house, words) => {
    expect(lines(house)).toContain(words);
    expect(lines()).not.toContain(words);
  });

  test('where everything is known there is nothing to detect, to tell or to hide again (hiddenSetup, MMS-R36)', () => {
    const open = lines({ hiddenSetup: false, communication: 'on', rehide: true, attackUnidentified: true });
    for (const words of ['to detect', 'telling another', 'secret', 'unidentified', 'Any marker'])
      expect(open).not.toContain(words);
  });

  test('among several players a stalemate has winners and losers (MMS-084, MMS-088, MMS-R46)', () => {
    const said = (players: number) =>
      sheet({ players }).ends.some(({ text }) => text.includes('win together'));
    expect([said(2), said(3)]).toEqual([false, true]);
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
