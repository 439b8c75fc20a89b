import { describe, expect, test } from 'vitest';
import { asText } from '../../../kernel/game/odds';
import { chart, monsters } from '../catalogue';
import { times } from '../reckon/times';
import { of } from '../reckon/exact';
import { drawOrder } from './draw-order';
import { mapChitsThere } from './map-chits';
import { prowl } from './prowl';
import { regeneration } from './regeneration';
import { summons } from './summons';
import { ask, fractionsOf, sequences, share, spreadOf } from './testing';

const DIE = [1, 2, 3, 4, 5, 6];

describe('prowling', () => {
  test.each([
    [['giant'], [4]],
    [['giant', 'heavy-troll'], [4]],
    [
      ['tremendous-dragon', 'giant', 'imp'],
      [1, 4, 5],
    ],
    [
      ['patrol', 'wolf-a', 'giant-bat'],
      [3, 6],
    ],
  ] as const)('%j: rows %j', (who, rows) => {
    const days = sequences(DIE, 4).map(
      (rolls) => rolls.filter((n) => (rows as readonly number[]).includes(n)).length,
    );
    const answer = ask(prowl, { who, days: 4 });
    expect(fractionsOf(answer)['prowls']).toBe(share(days, (n) => n > 0));
    const expected = Object.fromEntries([0, 1, 2, 3, 4].map((k) => [k, share(days, (n) => n === k)]));
    expect(spreadOf(answer)).toEqual(expected);
  });

  test('every monster but the ghosts is in one row, and ghosts prowl every day', () => {
    for (const { id } of monsters) {
      const chance = fractionsOf(ask(prowl, { who: [id], days: 1 }))['prowls'];
      expect(chance, id).toBe(id === 'ghost' ? '1' : '1/6');
    }
  });

  test('times: as many tries as there are, exactly', () => {
    const thirds = [...times(of(2, 6), 3)].map(([, chance]) => asText(chance));
    expect(thirds).toEqual(['8/27', '4/9', '2/9', '1/27']);
    expect([...times(of(0, 1), 2)].map(([, chance]) => asText(chance))).toEqual(['1', '0', '0']);
  });
});

describe('coming back', () => {
  test('W29: row 3 only, on each seventh day that is left', () => {
    const days = [7, 14, 21, 28];
    const ends = sequences(DIE, 4).map((rolls) => days[rolls.indexOf(3)]);
    const got = fractionsOf(ask(regeneration, { who: ['goblin-axe'], day: 6 }));
    for (const day of days) expect(got[`day-${day}`]).toBe(share(ends, (end) => end === day));
    expect(got['gone']).toBe(share(ends, (end) => end === undefined));
  });

  test('killed on the Evening of a seventh day, that day is past', () => {
    expect(Object.keys(fractionsOf(ask(regeneration, { who: ['giant'], day: 21 })))).toEqual([
      'day-28',
      'gone',
    ]);
    expect(fractionsOf(ask(regeneration, { who: ['giant'], day: 28 }))).toEqual({ gone: '1' });
    expect(fractionsOf(ask(regeneration, { who: ['ghost'], day: 1 }))).toEqual({ 'day-7': '1' });
  });
});

describe('who comes', () => {
  const words = (question: object) => ask(summons, question).outcomes.map((one) => one.words);

  test('W28: bats of row 6, one to the warning and two to the sound', () => {
    const got = words({ warning: 'warning-ruins-m', chits: ['sound-flutter-1'], clearing: 3 });
    expect(got).toContain('1 Giant Bat in clearing 3 and 2 Giant Bats in clearing 1');
    expect(got).toContain('2 Heavy Flying Dragons in clearing 1');
  });

  test('a letter decides for sounds that have one, and a warning that lay open calls nobody', () => {
    expect(words({ warning: 'warning-ruins-c', warningIsUp: true, chits: ['sound-howl-4'] })).toEqual([
      '6 Goblin Axes in clearing 4',
      'nobody comes',
    ]);
    expect(words({ warning: 'none', chits: ['sound-howl-4'] })).toEqual(['nobody comes']);
  });

  test('natives come to each dwelling of their row', () => {
    for (const { natives } of chart)
      for (const dwelling of natives?.at ?? [])
        expect(fractionsOf(ask(summons, { warning: 'none', dwelling }))['nobody'], dwelling).not.toBe('1');
    expect(words({ warning: 'none', dwelling: 'guardhouse' })).toEqual(['the Patrol', 'nobody comes']);
  });
});

describe('what is drawn and dealt', () => {
  test.each([
    [5, 1, 2],
    [5, 2, 1],
    [6, 2, 3],
  ])('of %i counters %i own ones before %i others', (counters, mine, rivals) => {
    const orders = permutations(Array.from({ length: counters }, (_, i) => i));
    const firstOf = (order: readonly number[], from: number, to: number) =>
      Math.min(...order.flatMap((one, at) => (one >= from && one < to ? [at] : [])));
    const own = (order: readonly number[]) => firstOf(order, 0, mine);
    const answer = ask(drawOrder, { counters, mine, rivals });
    expect(fractionsOf(answer)['before']).toBe(
      share(orders, (order) => own(order) < firstOf(order, mine, mine + rivals)),
    );
    const draws = Array.from({ length: counters - mine + 1 }, (_, i) => i);
    expect(spreadOf(answer)).toEqual(
      Object.fromEntries(draws.map((at) => [at + 1, share(orders, (order) => own(order) === at)])),
    );
    expect(drawOrder.schema.safeParse({ counters: mine + rivals - 1, mine, rivals }).success).toBe(false);
  });

  test('every site lies in one of ten tiles: in four of eighteen cases by itself on each kind', () => {
    const hoard = fractionsOf(ask(mapChitsThere, { place: 'cave', wanted: ['site-hoard'] }));
    // Five cave tiles share four of the eighteen chits and the Lost City with five more.
    expect(hoard).toEqual({ there: '2/45', within: '1/18', elsewhere: '9/10' });
    expect(fractionsOf(ask(mapChitsThere, { place: 'lost-castle', wanted: ['site-hoard'] }))).toEqual({
      within: '5/18',
      elsewhere: '13/18',
    });
  });
});

function permutations(of: readonly number[]): readonly (readonly number[])[] {
  return of.length === 0
    ? [[]]
    : of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}
