import { describe, expect, test } from 'vitest';
import { meeting as table } from '../catalogue/dealing-tables';
import { relations, type Relation } from '../catalogue/vocabulary';
import { meetingTable } from './meeting';
import { price } from './price';
import { ask, fractionsOf, sequences, share, spreadOf, text, throwsOf } from './testing';

/** Three throws are enough: an opportunity leads to an ally at last, and trouble to the unfriendly column. */
const DEPTH = 3;

/** What one sequence of throws leads to on a column: an enumeration of its own. */
function read(column: Relation, rolls: readonly number[]): string {
  const row = table[column][rolls[0]! - 1]!;
  const better = {
    enemy: 'unfriendly',
    unfriendly: 'neutral',
    neutral: 'friendly',
    friendly: 'ally',
    ally: 'ally',
  } as const;
  if (row === 'opportunity') return read(better[column], rolls.slice(1));
  return row === 'trouble' ? read('unfriendly', rolls.slice(1)) : row;
}

test('MR-B43: below level 3 every trader is neutral', () => {
  const enemies = { who: 'druid', trader: 'woodfolk' };
  const at = (more: object) => fractionsOf(ask(meetingTable, { ...enemies, ...more }));
  for (const level of [1, 2]) expect(at({ level })).toEqual(at({ relation: 'neutral' }));
  expect(at({ level: 3 })).toEqual(at({ relation: 'enemy' }));
});

const keyOf = (result: string): string => result.replace(/[ /]/g, '-');

describe('the Meeting table', () => {
  test('W17: neutral, with two dice and rerolls', () => {
    expect(fractionsOf(ask(meetingTable, {}))).toEqual({
      boon: '1/46656',
      'price-1': '1/15552',
      'price-2': '293/46656',
      'price-3': '4147/46656',
      'price-4': '1805/11664',
      'no-deal': '25/48',
      insult: '77/1296',
      challenge: '11/144',
      'block-battle': '121/1296',
    });
  });

  test('W18: friendly, with one die', () => {
    const swordsman = { who: 'swordsman', relation: 'friendly' };
    const expected = {
      boon: '1/36',
      'price-1': '1/36',
      'price-2': '13/36',
      'price-3': '7/36',
      'price-4': '2/9',
      'no-deal': '1/6',
    };
    expect(fractionsOf(ask(meetingTable, swordsman))).toEqual(expected);
    expect(
      fractionsOf(ask(meetingTable, { who: 'black-knight', relation: 'friendly', purpose: 'hire' })),
    ).toEqual(expected);
    // The Swordsman barters for goods and not for service.
    expect(fractionsOf(ask(meetingTable, { ...swordsman, purpose: 'hire' }))).not.toEqual(expected);
  });

  test.each(relations.flatMap((relation) => [-1, 0, 1].map((plus) => [relation, plus] as const)))(
    '%s with one die and %i equals the throws one by one',
    (relation, plus) => {
      const all = sequences(throwsOf(1, plus), DEPTH).map((rolls) => keyOf(read(relation, rolls)));
      const got = fractionsOf(ask(meetingTable, { who: 'black-knight', relation, plus }));
      expect(Object.keys(got).sort()).toEqual([...new Set(all)].sort());
      for (const [key, chance] of Object.entries(got))
        expect(chance, key).toBe(share(all, (one) => one === key));
    },
  );

  test('relations are those of the character, and drinks are for natives and not for allies', () => {
    const said = (question: object) => ask(meetingTable, question).explained;
    expect(said({ who: 'black-knight', trader: 'company' })).toContain('ally column');
    expect(said({ who: 'elf', trader: 'order' })).toContain('unfriendly column');
    expect(said({ who: 'elf', trader: 'order', drinks: true })).toContain('neutral column');
    expect(said({ who: 'black-knight', trader: 'company', drinks: true })).toContain('ally column');
    expect(said({ trader: 'scholar', drinks: true })).toContain('neutral column');
  });

  test('before a combat only a fight matters', () => {
    expect(fractionsOf(ask(meetingTable, { relation: 'unfriendly', purpose: 'battle' }))).toEqual({
      peace: share(throwsOf(2), (n) => n <= 3),
      insult: '7/36',
      challenge: '1/4',
      'block-battle': '11/36',
    });
  });
});

describe('a price', () => {
  test('an ally with one die: five of six offers by their price', () => {
    const ally = { who: 'black-knight', relation: 'ally', price: 10 };
    const got = (gold: number) => fractionsOf(ask(price, { ...ally, gold }))['got'];
    expect([0, 9, 10, 20, 30, 40].map(got)).toEqual(['1/6', '1/6', '1/3', '1/2', '2/3', '1']);
    expect(spreadOf(ask(price, ally))).toEqual({ 0: '1/6', 10: '1/6', 20: '1/6', 30: '1/6', 40: '1/3' });
  });

  test.each([false, true])('two phases equal the throws one by one, insults paid off: %s', (pays) => {
    const ended = (rolls: readonly number[]): string => {
      for (const n of rolls) {
        const row = table.unfriendly[n - 1]!;
        if (row === 'price 4') return 'got';
        if (row === 'block/battle' || (!pays && row !== 'no deal')) return 'blocked';
      }
      return 'not-got';
    };
    const all = sequences(throwsOf(2), 2).map(ended);
    const got = fractionsOf(ask(price, { relation: 'unfriendly', price: 5, gold: 20, phases: 2, pays }));
    expect(got).toEqual({
      got: share(all, (end) => end === 'got'),
      blocked: share(all, (end) => end === 'blocked'),
      'not-got': share(all, (end) => end === 'not-got'),
    });
  });

  test('an enemy names no price', () => {
    const answer = ask(price, { relation: 'enemy', phases: 3 });
    expect(fractionsOf(answer)).toEqual({ blocked: '1' });
    expect(answer.spreads).toBeUndefined();
  });

  test('who can only take a boon', () => {
    expect(fractionsOf(ask(price, { relation: 'ally', price: 10, gold: 0 }))['got']).toBe(text(1, 36));
  });
});
