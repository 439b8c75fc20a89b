import { expect, test } from 'vitest';
import { asText, atLeast } from '../../kernel/game/odds';
import { countIn, oddsOf, orderOf, pileSize } from '../../kernel/list/draws';
import { List, type ListEntry } from '../../kernel/list/list';
import { defaultAgreement, parseList, prepareTerms } from '../../kernel/list/prepare';
import { conflictChances, conflictValue, winChance } from './conflict';
import { swordsSorcery } from './index';
import { parsedOf, some } from './testing';

const { statistics, draws } = await swordsSorcery.insights!();

const read = (form: string, entries: readonly ListEntry[], house = {}, options = {}) => {
  const terms = prepareTerms(swordsSorcery, defaultAgreement(swordsSorcery, house));
  if (!terms.ok) throw new Error(JSON.stringify(terms.problems));
  const list = parseList(
    swordsSorcery,
    List.parse({
      format: 'muster-list/1',
      system: 'swords-sorcery',
      name: 'A list',
      entries,
      options: { form, ...options },
    }),
    terms.value,
  );
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return { list: list.value, terms: terms.value };
};
const pile = (house = {}, options = {}) => {
  const form = swordsSorcery.forms.find((f) => f.id === 'pile')!;
  const { list, terms } = read('pile', form.start({}).entries, house, options);
  return draws(list, terms.house, terms)[0]!;
};

// SS-E01, SS-E02 and SS-E04: the dice and the value without a modifier.
test.each([
  [[1, 6], 61],
  [[4, 5, 4, 2], 54],
  [[5, 3, 3], 53],
  [[6, 6, 2, 6], 66],
])('%j make %i', (dice, value) => expect(conflictValue(dice)).toBe(value));

// SS-E10: the mover wins, without cards.
test.each([
  [2, 2, '227/432'],
  [2, 3, '3029/7776'],
  [2, 4, '14093/46656'],
  [3, 3, '8317/15552'],
  [4, 2, '34759/46656'],
])('%i dice against %i win with %s', (mine, yours, chance) =>
  expect(asText(winChance(mine, yours))).toBe(chance),
);

// SS-E12: saving throws over 33 and over 44.
test.each([
  [2, 33, '3/4'],
  [2, 44, '5/9'],
  [3, 33, '7/8'],
  [4, 44, '65/81'],
])('%i dice reach more than %i with %s', (dice, over, chance) => {
  let top = 0n;
  let bottom = 1n;
  for (const [value, c] of conflictChances(dice))
    if (value > over) [top, bottom] = [top * c.bottom + c.top * bottom, bottom * c.bottom];
  expect(Number(top) / Number(bottom)).toBeCloseTo(
    Number(chance.split('/')[0]) / Number(chance.split('/')[1]),
    12,
  );
});

test('the ten pieces roll 24 dice', () => {
  const { list, terms } = read('army', [
    { entry: 'pion', count: 6 },
    { entry: 'guard', count: 2 },
    { entry: 'warrior', count: 1 },
    { entry: 'wizard', count: 1 },
  ]);
  const one = statistics(list, terms.house, terms).find((s) => s.id === 'conflict-dice');
  expect(one?.shape === 'bars' && one.rows.map((r) => [r.label, r.value])).toEqual([
    ['Pions', 12],
    ['Guards', 6],
    ['Warriors', 4],
    ['Wizards', 2],
  ]);
});

test('a card without a printed level is left out of the levels and said to be', () => {
  const { list, terms } = read('grimoire', [
    { entry: 'swords', count: 1 },
    { entry: 'wisdom', count: 1 },
  ]);
  const one = statistics(list, terms.house, terms).find((s) => s.id === 'levels');
  expect(one?.shape === 'bars' && one.rows).toEqual([{ label: 'level 1', value: 1 }]);
  expect(one?.unknown).toContain('1 card print no level and is left out');
});

test('SS-L11, SS-R80: house power is said to be ours from 1 to 5, and the table’s of its own cards from 0', () => {
  const fog = {
    id: 'own:fog',
    name: 'Fog',
    kind: 'spell',
    usage: 'single use',
    power: 0,
    text: 'Nobody sees.',
  };
  const of = (text: string) => {
    const { list, terms } = parsedOf({
      form: 'pile',
      entries: some(text),
      house: { pileMode: 'custom' },
      agreement: { cards: [fog] },
    });
    return statistics(list, terms.house, terms).find((s) => s.id === 'power');
  };
  expect(of('swords')?.says).toBe(
    'Our estimate of the strength of each card, from 1 to 5; the level is only a rank.',
  );
  const own = of('swords, own:fog');
  expect(own?.says).toContain('the table’s of its own cards from 0 to 5');
  expect(own?.shape === 'bars' && own.rows[0]).toEqual({ label: 'power 0', value: 1 });
});

// SS-E29: first hands for two to five players.
test.each([
  [2, 6],
  [3, 5],
  [5, 3],
])('%i players are dealt %i cards each', (players, hand) => expect(pile({ players }).hand).toBe(hand));

test('the list may say how many are dealt, and brought hands are not dealt', () => {
  expect(pile({}, { deal: 4 }).hand).toBe(4);
  expect(pile({ cardSource: 'grimoire' }).hand).toBe(0);
});

test('the odds of a first hand are those of its cards in the pile of 63', () => {
  const one = pile();
  expect(pileSize(one)).toBe(63);
  const potions = one.questions.find((q) => q.label === 'potion')!;
  if (potions.asks !== 'cards') throw new Error('cards are asked for');
  expect(countIn(one, potions.ids)).toBe(8);
  expect(oddsOf(one, potions, 6)[0]!.chance).toEqual(atLeast(1, 8, 63, 6));
  expect(new Set(orderOf(one, 'muster')).size).toBe(63);
  expect(orderOf(one, 'muster')).not.toEqual(orderOf(one, 'other'));
});

test('SS-R76: dice that are rolled again make what is more than the dice at hand', () => {
  const of = (...cards: string[]) => {
    const { list, terms } = read(
      'grimoire',
      cards.map((entry) => ({ entry, count: 1 })),
    );
    return statistics(list, terms.house, terms).find((s) => s.id === 'dice')?.says;
  };
  // Two, one and two dice of a wizard: five, where four lie ready (SS-L28).
  expect(of('strength', 'giants-strength')).toBe(
    'Have 4 six-sided dice at hand; a roll of more is made by rolling some of them again.',
  );
});
