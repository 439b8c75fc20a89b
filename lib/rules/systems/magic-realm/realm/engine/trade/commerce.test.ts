import { describe, expect, test } from 'vitest';
import { entries } from '../../../catalogue';
import { isItem } from '../../../sheet';
import type { RealmState } from '../state';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { denizens } from '../world/denizens';
import { specialPrice } from './commerce';

const AT = 'borderland-1';
const TRADE = { type: 'trade' } as const;
/** An Amazon before the Guard, who are neutral to her. */
function market(...items: readonly string[]): RealmState {
  const s = realmWith([{ id: 'amazon', at: AT }], { 'world.commerce': true });
  s.at[denizens.findIndex((one) => one.id === 'ghq')] = placeNamed(AT);
  s.piles['guard'] = [];
  s.who[0]!.items = items.map((id) => ({ id, state: 0 }));
  carryOut(s, 0, TRADE);
  return s;
}
const gold = (s: RealmState): number => s.who[0]!.gold;
const offer = (s: RealmState, ...faces: readonly number[]) =>
  answer(s, { type: 'offer-lot', drinks: false }, ...faces);

describe('MR-B70: commerce', () => {
  test('special prices: gold, and what the group values', () => {
    const held = { id: 'garb-of-speed', state: 0 };
    const price = (trader: 'rogues' | 'order' | 'woodfolk' | 'crone') => specialPrice(trader, held);
    const base = price('crone');
    expect(price('rogues') - base + price('order') - base).toBe(price('woodfolk') - base);
  });

  test('what a group values counts for weapons and armor too', () => {
    const more = (trader: 'rogues' | 'order' | 'woodfolk', id: string) =>
      specialPrice(trader, { id, state: 0 }) - specialPrice('crone', { id, state: 0 });
    const of = (id: string) => [more('order', id), more('rogues', id), more('woodfolk', id)];
    expect(of('bane-sword')).toEqual([6, 3, 9]);
    expect(of('jade-shield')).toEqual([4, 4, 8]);
  });

  test('all that he names is sold for the sum and the offer', () => {
    const s = market('short-sword', 'helmet', 'mace');
    answer(s, { type: 'sell', item: 0 });
    answer(s, { type: 'add-to-lot', item: 1 });
    // 4 for the sword and 5 for the helmet.
    offer(s, 2, 1);
    expect(offered(s)).toEqual([
      {
        type: 'take-offer',
        trader: 'guard',
        gold: specialPrice('guard', s.who[0]!.items[0]!) + specialPrice('guard', s.who[0]!.items[1]!),
      },
      { type: 'decline-offer', trader: 'guard', demand: false },
    ]);
    const { length } = s.piles['guard']!;
    const before = gold(s);
    answer(s, { type: 'take-offer' });
    expect([
      gold(s) > before,
      s.piles['guard']!.length - length,
      s.who[0]!.items.map(({ id }) => id),
    ]).toEqual([true, 2, ['mace']]);
    expect(s.asks).toEqual([]);
  });

  test('an offer below nothing is no deal', () => {
    const s = market('short-sword');
    answer(s, { type: 'sell', item: 0 });
    expect(offer(s, 5, 5)).toMatchObject([{ type: 'haggled', result: 'offer -15' }, { type: 'no-sale' }]);
    expect([gold(s), s.who[0]!.items.length, s.who[0]!.blocked]).toEqual([10, 1, 0]);
  });

  test('after trouble a demand of more than it is worth blocks, and so does refusing one', () => {
    const s = market('short-sword');
    answer(s, { type: 'sell', item: 0 });
    expect(offer(s, 6, 6, 6, 6)).toMatchObject([
      { result: 'trouble', rule: 'MR-table-commerce-neutral' },
      { result: 'demand 20', rule: 'MR-table-commerce-unfriendly' },
      { type: 'blocked' },
    ]);
    const rich = market('suit-of-armor');
    answer(rich, { type: 'sell', item: 0 });
    offer(rich, 6, 6, 4, 4);
    answer(rich, { type: 'decline-offer', demand: true });
    expect(rich.who[0]!.blocked).toBe(1);
  });

  test('an offer of nothing may be taken, and a demand for nothing refused', () => {
    const cheap = entries
      .filter(isItem)
      .find((one) => specialPrice('guard', { id: one.id, state: 0 }) === 5)!;
    const s = market(cheap.id);
    answer(s, { type: 'sell', item: 0 });
    offer(s, 3, 3);
    expect(offered(s)).toEqual([
      { type: 'take-offer', trader: 'guard', gold: 0 },
      { type: 'decline-offer', trader: 'guard', demand: false },
    ]);
  });

  test('MR-X26: an opportunity is rolled out on the next friendlier column, and drinks are bought first', () => {
    const s = market('short-sword');
    answer(s, { type: 'sell', item: 0 });
    const events = answer(s, { type: 'offer-lot', drinks: true }, 1, 1, 4, 4);
    expect(events).toMatchObject([
      { type: 'drinks-bought' },
      { column: 'friendly', result: 'opportunity' },
      { column: 'ally', result: 'offer +0' },
    ]);
  });
});
