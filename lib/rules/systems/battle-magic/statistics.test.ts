import { describe, expect, test } from 'vitest';
import { oddsOf, pileSize } from '../../kernel/list/draws';
import { asText } from '../../kernel/game/odds';
import { battleMagic } from './index';
import { payChance } from './statistics/payments';
import { battleTotals } from './statistics/worth';
import { listOf, parsed, set, termsOf, type Counts, type Table } from './testing/judged';

const { statistics, draws } = await battleMagic.insights!();

const all = (counts: Counts, table: Table = {}) => {
  const list = parsed(listOf(counts, { form: 'empire', empire: 'human' }), table);
  const terms = termsOf(table);
  return { stats: statistics(list, terms.house, terms), piles: draws(list, terms.house, terms) };
};
const rows = (id: string, counts: Counts) => {
  const one = all(counts).stats.find((s) => s.id === id);
  return one?.shape === 'bars' ? Object.fromEntries(one.rows.map((r) => [r.label, r.value])) : undefined;
};

// The ledger's table 3.8: the chance that 4, 6 or 8 cards of a fresh deck can pay.
test.each([
  [1, 1, ['3015/4324', '39105/46483']],
  [2, 1, ['2063/4324', '30537/46483']],
  [3, 1, ['3655/12972', '171825/371864']],
  [4, 1, ['549/4324', '1119907/4090504']],
  [5, 1, ['373/6486', '620527/4090504']],
  [3, 2, ['2723/4230', '5230/6063', '475373/497166']],
] as const)('%i of %i types can be paid with %j', (cost, types, chances) =>
  expect(chances.map((_, i) => asText(payChance(cost, types, [4, 6, 8][i]!, 1)))).toEqual(chances),
);

// The ledger's chances to draw no usable card (3.7).
test.each([
  ['an army', 2, 1, '105/188'],
  ['a hero', 1, 2, '1/2'],
  ['a ballista', 1, 1, '3/4'],
  ['a dragon', 2, 2, '23/94'],
  ['a giant', 3, 1, '1785/4324'],
  ['a juggernaught', 4, 1, '1309/4324'],
] as const)('%s draws nothing usable with the ledger’s chance', (_, draws, types, chance) =>
  expect(asText(battleTotals(draws, types, 1).get(0)!)).toBe(chance),
);

describe('the human set', () => {
  test('has the counters and the Gold of the ledger', () => {
    expect(rows('classes', set('human'))).toMatchObject({ Armies: 9, Dragons: 3, Artifacts: 6 });
    expect(rows('gold', set('human'))).toEqual({
      Armies: 18,
      Ships: 14,
      Castles: 5,
      Wizards: 15,
      Ballistae: 8,
      Dragons: 15,
      Heroes: 15,
      Artifacts: 6,
    });
    expect(rows('domains', set('human'))).toMatchObject({ Land: 13, Water: 7, 'Any territory': 13 });
  });

  test('leaves 41 counters in the cup, 8 of them armies', () => {
    const [cup, deck] = all(set('human')).piles;
    expect([pileSize(cup!), pileSize(deck!)]).toEqual([41, 48]);
    const armies = cup!.questions.find((q) => q.label === 'army')!;
    expect(oddsOf(cup!, armies, 1)[0]!.exact).toBe('8/41');
  });

  test('can pay for an army out of the first four cards with 2063/4324', () => {
    const deck = all(set('human')).piles[1]!;
    const gold = deck.questions.find((q) => q.label === 'Gold')!;
    expect(oddsOf(deck, gold, deck.hand).map((o) => o.exact)).toEqual([
      '3015/4324',
      '2063/4324',
      '3655/12972',
      '549/4324',
      '373/6486',
    ]);
  });
});

test('two decks shuffled together are twice as many cards, and hands are asked for by the agreement', () => {
  const table = { house: { deckCopies: 2, startHand: 5, drawPerTurn: 3 } };
  const deck = all(set('human'), table).piles[1]!;
  expect(pileSize(deck)).toBe(96);
  expect([deck.hand, deck.draw.count]).toEqual([5, 3]);
  const payment = all(set('human'), table).stats.find((s) => s.id === 'payment');
  expect(payment?.shape === 'table' && payment.columns.slice(2)).toEqual([
    'hand of 5',
    'hand of 6',
    'hand of 8',
  ]);
});

test('hands are those from which one may buy: the first, the largest kept, and that with two Oracles (BM-155, BM-163)', () => {
  const columns = (table: Table): readonly string[] => {
    const payment = all(set('human'), table).stats.find((s) => s.id === 'payment');
    return payment?.shape === 'table' ? payment.columns.slice(2) : [];
  };
  expect(columns({})).toEqual(['hand of 4', 'hand of 6', 'hand of 8']);
  expect(columns({ house: { drawPerTurn: 8 } })).toEqual(columns({}));
  expect(columns({ house: { startHand: 0, handMax: 5, maxPerKind: 1 } })).toEqual(['hand of 5', 'hand of 6']);
  expect(columns({ house: { specials: { oracle: 3 } } })).toContain('hand of 9');
});

test('where all draw two and a hero one, figures and sheet say so (battleDraws, BM-R01)', async () => {
  const table = { house: { battleDraws: 'flatTwoHeroOne' } };
  const drawn = (agreed: Table) => {
    const one = all(set('orc'), agreed).stats.find((s) => s.id === 'battle-profile');
    return one?.shape === 'table' ? Object.fromEntries(one.rows.map((r) => [r[0], r[2]])) : {};
  };
  expect(drawn({})).toMatchObject({ Ballistae: 1, Giants: 3 });
  // All of the orcs draw two now, and Shamans count Magic as the others count Sword.
  expect(Object.values(drawn(table))).toEqual([2]);

  const list = parsed(listOf(set('orc'), { form: 'empire', empire: 'orc' }), table);
  const [counters] = (await battleMagic.paper!()).sheet(list, termsOf(table).house);
  const giants = counters!.rows.find(({ cells }) => cells[0] === 'Giant')!;
  expect(giants.cells[2]).toBe('2');
  // Every counter but an artifact draws two cards of which one type counts.
  const mean = battleMagic.forms[0]!.tallies!(list, termsOf(table).house, termsOf(table)).find(
    ({ name }) => name === 'mean battle total',
  );
  expect(mean?.spent).toBe(0.83);
});

test('the companion begins with the one castle of setup, and offers a card from hand where it is agreed', async () => {
  const { sheet } = await battleMagic.companion!();
  const said = (house: object) => JSON.stringify(sheet(termsOf({ house: { ...house } }).house));
  const castles = sheet(termsOf({}).house).trackers.find(({ id }) => id === 'castles');
  expect(castles).toMatchObject({ start: 1, rules: ['BM-002', 'BM-083', 'BM-R47'] });
  expect(said({})).toContain('may stand in');
  expect(said({ substitution: 'off' })).not.toContain('may stand in');
});
