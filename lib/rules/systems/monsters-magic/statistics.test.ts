import { expect, test } from 'vitest';
import { oddsOf, pileSize } from '../../kernel/list/draws';
import { parseList } from '../../kernel/list/prepare';
import { monstersMagic } from './index';
import { entriesOf, listOf, termsOf, type Table } from './testing';

const { statistics, draws } = await monstersMagic.insights!();

const read = (form: string, cards: readonly string[] | 'all', table: Table = {}) => {
  const terms = termsOf(table);
  const start = monstersMagic.forms.find((f) => f.id === form)!.start(terms.house).entries;
  const done = parseList(
    monstersMagic,
    listOf(form, cards === 'all' ? [...start] : entriesOf(...cards)),
    terms,
  );
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
  return { list: done.value, terms };
};
const statistic = (id: string, ...of: Parameters<typeof read>) => {
  const { list, terms } = read(...of);
  return statistics(list, terms.house, terms).find((s) => s.id === id);
};
const pile = (...of: Parameters<typeof read>) => {
  const { list, terms } = read(...of);
  return draws(list, terms.house, terms)[0]!;
};

test('the base deck has 95 levels, 45 cards of level 1 and two of level 6', () => {
  const one = statistic('levels', 'deck', 'all');
  expect(one?.says).toMatch(/^95 levels in all, 1.48 a card; 45 cards of level 1/);
  expect(one?.shape === 'bars' && one.rows.map((r) => r.value)).toEqual([45, 13, 4, 0, 0, 2]);
});

test('permanents cover terrain by type and role', () => {
  // Treants: monsters +2 in forests; Chivalry and the like are told apart by role.
  const one = statistic('coverage', 'permanents', ['2x treants']);
  const row = one?.shape === 'table' ? one.rows.find((r) => r[0] === 'Monster') : undefined;
  expect(row).toEqual(['Monster', '0 / 0', '+4 / +4', '0 / 0', '0 / 0']);
});

test('MM-R40: of a bonus that hangs on more, each copy is told to be left out', () => {
  const one = statistic('coverage', 'permanents', ['2x witch-hunter', 'treants'], {
    house: { deckVariant: 'custom', maxCopies: 2 },
  });
  expect(one?.unknown).toMatch(/^2 bonuses hang/);
});

test('MM-250: Force for the figure that is chosen is told to be left out', () => {
  const of = (...cards: string[]) => statistic('coverage', 'permanents', cards)?.unknown;
  expect(of('artificer', 'treants')).toMatch(/^One bonus hangs .* the figure that is chosen and is left out/);
  expect(of('artificer')).toMatch(/^One bonus hangs/);
  expect(of('treants', 'cavalry')).toBeUndefined();
});

test('five dealt permanents contain Empire or Merchant with 305/2016 (MM-E26)', () => {
  const one = pile('deck', 'all');
  expect(pileSize(one)).toBe(64);
  expect(one.hand).toBe(5);
  const best = one.questions[0]!;
  expect(best.label).toBe('of Empire and Merchant');
  expect(oddsOf(one, best, one.hand)[0]).toMatchObject({ exact: '305/2016', percent: '15.1 %' });
});

test('five dealt permanents have more than 8 levels in 22.85 of 100 deals', () => {
  const one = pile('permanents', []);
  const levels = one.questions.find((q) => q.asks === 'worth')!;
  const [, nine, eleven] = oddsOf(one, levels, 5);
  expect(nine).toMatchObject({ label: 'At least 9 levels together', percent: '22.8 %' });
  expect(eleven!.percent).toBe('11.6 %');
});

test.each([
  [{}, 5],
  [{ permanentsMode: 'draft' }, 7],
  [{ permanentsMode: 'dealNkeep', dealCount: 9 }, 9],
  [{ permanentsMode: 'choose', startingHand: 3 }, 3],
])('under %j a player is given %i cards', (house, hand) =>
  expect(pile('deck', 'all', { house }).hand).toBe(hand),
);
