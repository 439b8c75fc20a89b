import { expect, test } from 'vitest';
import { allies } from '../catalogue/allies';
import { entriesOf, listOf, sentencesOf, verdictOf } from '../testing';

const base = allies.map(({ id }) => ({ entry: id, count: 1 }));
const treants = { kind: 'force', value: 2, who: ['monster'], terrain: ['forests'] };
const card = (more: object) => ({
  id: 'own:one',
  name: 'One',
  kind: 'ally',
  pc: [treants],
  hc: [treants],
  ...more,
});
const deckWith = (...ids: string[]) => listOf('deck', [...base, ...entriesOf(...ids.map((id) => `=${id}`))]);
const house = { deckVariant: 'custom' };

test.each<readonly [string, readonly object[], readonly string[]]>([
  ['MM-L08 and MM-L09 pass: a card like the printed ones', [card({})], []],
  ['MM-L08 passes: only a hand use', [card({ pc: [], hc: [{ kind: 'draw', value: 3 }] })], []],
  [
    'MM-L08 no effect at all',
    [card({ pc: [], hc: [] })],
    ['“One” does nothing; give it an effect as a permanent or from the hand.'],
  ],
  [
    'MM-L08 an action that could only be played in a combat',
    [card({ pc: [], hc: [{ kind: 'draw', value: 2 }], windows: ['combat'] })],
    ['“One” can never be played: in a combat only Force is, and it has none.'],
  ],
  [
    'MM-L08 passes: Force for one figure, which the attacker may play there',
    [card({ pc: [], hc: [{ kind: 'forceTarget', value: 1 }], windows: ['combat'] })],
    [],
  ],
  [
    'MM-L08 the name of a printed card, whatever the case',
    [card({ name: 'tREANTS' })],
    ['Another printed card is also called “tREANTS”.'],
  ],
  [
    'MM-L08 the name of another custom card',
    [card({}), card({ id: 'own:two', name: 'ONE' })],
    ['Another custom card is also called “One”.'],
  ],
  [
    'MM-L08 an altered card beside the printed one',
    [card({ name: 'Treants', alters: 'mm-treants' })],
    ['“Treants” stands beside the printed card that it alters and whose name it bears.'],
  ],
  [
    'MM-L08 a value out of range',
    [card({ pc: [], hc: [{ kind: 'recruit', value: 6, who: ['army'] }] })],
    ['“One” has an effect of 6; it may be from 1 to 5.'],
  ],
  [
    'MM-L08 a Force of 0',
    [card({ pc: [{ ...treants, value: 0 }], hc: [] })],
    ['“One” has an effect of 0; it may be from −6 to 6, and not 0.'],
  ],
  [
    'MM-L09 Force above the agreed value',
    [card({ pc: [{ ...treants, value: 3 }], hc: [] })],
    ['“One” gives +3 Force; +2 is agreed as the most.'],
  ],
  [
    'MM-L09 move points above the agreed value',
    [card({ pc: [{ kind: 'mpTarget', value: 2 }], hc: [] })],
    ['“One” gives 2 move points; 1 is agreed as the most.'],
  ],
  [
    'MM-L09 Force always',
    [card({ pc: [{ kind: 'force', value: 1, who: ['hero'] }], hc: [] })],
    ['“One” helps without a condition or helps all figures at once.'],
  ],
  [
    'MM-L09 move points for all figures',
    [card({ pc: [{ kind: 'mp', value: 1, who: ['mage', 'hero', 'monster', 'army'] }], hc: [] })],
    ['“One” helps without a condition or helps all figures at once.'],
  ],
])('%s', (_, cards, sentences) =>
  expect(sentencesOf(deckWith('own:one'), { house, cards })).toEqual(sentences),
);

test('MM-L08 an altered card may bear the name of the printed card that it replaces', () => {
  const altered = card({ name: 'Treants', alters: 'mm-treants' });
  const deck = listOf('deck', [
    ...base.filter(({ entry }) => entry !== 'mm-treants'),
    ...entriesOf('=own:one'),
  ]);
  expect(sentencesOf(deck, { house, cards: [altered] })).toEqual([]);
});

test('MM-L09 only warns, and the agreement decides from where on', () => {
  const strong = card({ pc: [{ ...treants, value: 3 }], hc: [] });
  const deck = deckWith('own:one');
  expect(verdictOf(deck, { house, cards: [strong] })).toMatchObject({
    legal: true,
    violations: [{ code: 'MM-L09', severity: 'warning', because: 'house.customForceMax' }],
  });
  expect(verdictOf(deck, { house: { ...house, customForceMax: 3 }, cards: [strong] }).violations).toEqual([]);
});

test('cards that a list does not use are no concern of it', () => {
  expect(sentencesOf(listOf('deck', base), { house, cards: [card({ pc: [], hc: [] })] })).toEqual([]);
});

test('MM-L05 a custom card has no place in a base deck or among permanents from it', () => {
  expect(sentencesOf(deckWith('own:one'), { cards: [card({})] })).toEqual([
    'The base deck has exactly one of each of the 64 printed cards. Too many of: One.',
  ]);
  const row = listOf('permanents', entriesOf('treants', 'druids', 'giants', 'demons', '=own:one'));
  expect(sentencesOf(row, { cards: [card({})] })).toEqual([
    '“One” is no printed card; the agreement plays with the base deck.',
  ]);
  expect(sentencesOf(row, { house, cards: [card({})] })).toEqual([]);
});
