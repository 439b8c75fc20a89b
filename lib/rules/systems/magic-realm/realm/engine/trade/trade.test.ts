import { describe, expect, test } from 'vitest';
import { ASHES, DISGUST } from '../kit';
import { DAMAGED, WORN, type RealmState } from '../state';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { colorsAt } from '../world/colors';
import { view } from '../view';
import { denizens } from '../world/denizens';

const AT = 'borderland-1';
const TRADE = { type: 'trade' } as const;

/** An Amazon with the leader and two of the Guard, who have these things. */
function market(goods: readonly string[] = [], house: Readonly<Record<string, unknown>> = {}): RealmState {
  const s = realmWith([{ id: 'amazon', at: AT }], house);
  for (const id of ['ghq', 'g1', 'g2']) s.at[denizens.findIndex((one) => one.id === id)] = placeNamed(AT);
  s.piles['guard'] = goods.map((id) => ({ id, state: 0 }));
  return s;
}
const types = (s: RealmState) => offered(s).map(({ type }) => type);
const gold = (s: RealmState): number => s.who[0]!.gold;
const has = (s: RealmState, id: string): boolean => s.who[0]!.items.some((held) => held.id === id);

describe('MR-049 to MR-051: with whom', () => {
  test('MR-051: without the leader the phase is lost', () => {
    const s = market();
    s.at[denizens.findIndex(({ id }) => id === 'ghq')] = placeNamed('borderland-2');
    expect(carryOut(s, 0, TRADE)).toMatchObject([{ type: 'no-trader', rule: 'MR-016' }]);
    expect(s.asks).toEqual([]);
  });

  test('MR-049, MR-057: a visitor trades too, and a hidden character may', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    s.visitors = [
      { id: 'scholar', place: placeNamed(AT) },
      { id: 'war', place: placeNamed(AT) },
    ];
    carryOut(s, 0, TRADE);
    expect(offered(s).filter(({ type }) => type === 'look-at-goods')).toEqual([
      { type: 'look-at-goods', trader: 'scholar' },
    ]);
    expect(s.who[0]!.hidden).toBe(1);
  });
});

describe('MR-049, MR-B41: selling', () => {
  test('any number of things for their basic price, damaged armor for less', () => {
    const s = market();
    s.who[0]!.items = [
      { id: 'short-sword', state: WORN },
      { id: 'helmet', state: WORN | DAMAGED },
    ];
    carryOut(s, 0, TRADE);
    answer(s, { type: 'sell', item: 1 });
    expect(gold(s)).toBe(13);
    answer(s, { type: 'sell', item: 0 });
    expect(gold(s)).toBe(17);
    expect(s.asks).toEqual([]);
    expect(s.piles['guard']).toEqual([
      { id: 'helmet', state: 0 },
      { id: 'short-sword', state: 0 },
    ]);
  });

  test('after a sale nothing is bought in this phase', () => {
    const s = market(['amulet']);
    carryOut(s, 0, TRADE);
    answer(s, { type: 'sell' });
    expect(types(s)).toContain('sell-enough');
    expect(types(s)).not.toContain('look-at-goods');
  });

  test('visitors pay their own prices', () => {
    const s = realmWith([{ id: 'amazon', at: AT }]);
    s.visitors = [{ id: 'scholar', place: placeNamed(AT) }];
    s.who[0]!.items = [{ id: 'good-book', state: 0 }];
    carryOut(s, 0, TRADE);
    answer(s, { type: 'sell' });
    expect(gold(s)).toBe(60);
  });

  test('a fame reward goes to who sells the card to its group, and to nobody else', () => {
    const s = market();
    s.who[0]!.items = [
      { id: 'royal-sceptre', state: 0 },
      { id: 'deft-gloves', state: 0 },
    ];
    carryOut(s, 0, TRADE);
    answer(s, { type: 'sell', item: 1 });
    expect(s.who[0]!.fame).toBe(0);
    answer(s, { type: 'sell', item: 0 });
    expect(s.who[0]!.fame).toBe(20);
  });

  test('MR-B19: a potion that works is not sold', () => {
    const s = market();
    s.who[0]!.items = [{ id: 'draught-of-speed', state: WORN }];
    carryOut(s, 0, TRADE);
    expect(types(s)).not.toContain('sell');
  });
});

describe('MR-050 to MR-053: buying', () => {
  const look = (s: RealmState) => {
    s.who[0]!.items = [];
    carryOut(s, 0, TRADE);
    answer(s, { type: 'look-at-goods' });
  };

  test('MR-050, MR-R11: he sees the goods, and must then name one of them', () => {
    const s = market(['amulet', 'broadsword']);
    look(s);
    expect(s.who[0]!.looked).toEqual(['guard']);
    expect(types(s)).toEqual(['name-good', 'name-good']);
  });

  test('MR-R11: he may leave after a look where that was agreed', () => {
    const s = market(['amulet'], { 'trade.mustRollAfterLook': false });
    look(s);
    expect(types(s)).toEqual(['name-good', 'name-nothing']);
  });

  test('MR-052, MR-X19: the price is a multiple of the basic one, and he may decline', () => {
    const s = market(['deft-gloves', 'amulet']);
    s.who[0]!.gold = 20;
    look(s);
    answer(s, { type: 'name-good', at: 1 });
    answer(s, { type: 'no-drinks' }, 2, 1);
    expect(offered(s)).toEqual([
      { type: 'pay-price', trader: 'guard', what: 'item', at: 1, gold: 15 },
      { type: 'decline-price' },
    ]);
    answer(s, { type: 'pay-price' });
    expect([gold(s), has(s, 'amulet'), s.piles['guard']!.length]).toEqual([5, true, 1]);
  });

  test('MR-B16, MR-B22: who looked before does not learn by what is left which card was bought', () => {
    const s = market(['deft-gloves', 'amulet']);
    s.who.push({ ...realmWith([{ id: 'elf', at: AT }]).who[0]!, looked: ['guard', 'rogues'] });
    s.who[0]!.gold = 20;
    look(s);
    answer(s, { type: 'name-good', at: 1 });
    answer(s, { type: 'no-drinks' }, 2, 1);
    answer(s, { type: 'pay-price' });
    const left = (seat: number) => view(s, seat).piles['guard']!.map(({ id }) => id);
    expect([left(0), left(1)]).toEqual([['deft-gloves'], ['']]);
    expect(s.who[1]!.looked).toEqual(['rogues']);
  });

  test('MR-053: drinks are paid before the roll, which is then friendlier', () => {
    const s = market(['amulet']);
    look(s);
    answer(s, { type: 'name-good' });
    answer(s, { type: 'buy-drinks' }, 2, 1);
    expect(gold(s)).toBe(7);
    expect(s.asks).toEqual([]);
    expect(has(s, 'amulet')).toBe(false);
  });

  test('MR-052, MR-B22: what he cannot pay is over, and only he is told why', () => {
    const s = market(['regent-of-jewels']);
    look(s);
    answer(s, { type: 'name-good' });
    expect(answer(s, { type: 'no-drinks' }, 3, 1).slice(-2)).toEqual([
      { type: 'declined', rule: 'MR-052', seat: 0, trader: 'guard' },
      { type: 'too-dear', rule: 'MR-052', seat: 0, trader: 'guard', gold: 268, only: 0 },
    ]);
    expect(s.asks).toEqual([]);
  });

  test('MR-X05, MR-X06: ashes cannot be spent; a disgusted fame cannot pay for a card of its group', () => {
    const ashes = market(['amulet']);
    ashes.who[0]!.gold = 100;
    ashes.who[0]!.curses = 1 << ASHES;
    look(ashes);
    expect(answer(ashes, { type: 'name-good' }, 2, 1).at(-1)).toMatchObject({ type: 'too-dear' });
    const disgust = market(['royal-sceptre']);
    disgust.who[0]!.gold = 100;
    disgust.who[0]!.curses = 1 << DISGUST;
    look(disgust);
    answer(disgust, { type: 'name-good' });
    expect(answer(disgust, { type: 'no-drinks' }, 2, 1).at(-1)).toMatchObject({ type: 'too-dear' });
  });

  test('MR-B41: a card with a fame reward costs its fame where it is bought from its group', () => {
    const s = market(['royal-sceptre']);
    s.who[0]!.gold = 100;
    look(s);
    answer(s, { type: 'name-good' });
    answer(s, { type: 'no-drinks' }, 2, 1);
    answer(s, { type: 'pay-price' });
    expect(s.who[0]).toMatchObject({ gold: 76, fame: -20 });
  });

  test('MR-B18: a color source that a trader sees supplies its clearing from then on', () => {
    const s = market(['golden-icon']);
    expect(colorsAt(s, placeNamed(AT))).toEqual([]);
    look(s);
    expect(colorsAt(s, placeNamed(AT))).toEqual(['grey']);
  });

  test('MR-X22 to MR-X24: an insult is paid off, or he is blocked', () => {
    for (const type of ['pay-off', 'be-blocked']) {
      const s = market(['amulet']);
      look(s);
      answer(s, { type: 'name-good' });
      answer(s, { type: 'no-drinks' }, 6, 6, 4, 1);
      expect(types(s)).toEqual(['pay-off', 'be-blocked']);
      answer(s, { type });
      const [notoriety, blocked] = type === 'pay-off' ? [-5, 0] : [0, 1];
      expect(s.who[0]).toMatchObject({ notoriety, blocked });
    }
  });

  test('MR-098, MR-057: a block in daylight blocks him, and he is hidden no more', () => {
    const s = market(['amulet']);
    look(s);
    answer(s, { type: 'name-good' });
    answer(s, { type: 'no-drinks' }, 6, 6, 6, 1);
    expect(s.who[0]).toMatchObject({ blocked: 1, hidden: 0 });
  });
});

describe('MR-B42, MR-X20: boons', () => {
  const boon = (s: RealmState) => {
    s.who[0]!.items = [];
    carryOut(s, 0, TRADE);
    answer(s, { type: 'look-at-goods' });
    answer(s, { type: 'name-good' });
    answer(s, { type: 'no-drinks' }, 1, 1, 1, 1, 1, 1);
  };

  test('the thing is free and they are less friendly, or it costs the basic price', () => {
    const s = market(['amulet']);
    boon(s);
    expect(types(s)).toEqual(['take-boon', 'pay-price', 'decline-price']);
    answer(s, { type: 'take-boon' });
    expect(s.who[0]).toMatchObject({ gold: 10, owes: { guard: 1 }, boons: [{ trader: 'guard', gold: 5 }] });
    expect(has(s, 'amulet')).toBe(true);
    const other = market(['amulet']);
    boon(other);
    answer(other, { type: 'pay-price' });
    expect(other.who[0]).toMatchObject({ gold: 5, owes: {} });
  });

  test('it is bought back for a price that the Meeting table asks', () => {
    const s = market();
    Object.assign(s.who[0]!, { gold: 40, owes: { guard: 1 }, boons: [{ trader: 'guard', gold: 5 }] });
    carryOut(s, 0, TRADE);
    answer(s, { type: 'buy-back' });
    answer(s, { type: 'no-drinks' }, 1, 1);
    answer(s, { type: 'pay-price' });
    expect(s.who[0]).toMatchObject({ gold: 20, owes: { guard: 0 }, boons: [] });
  });

  test('there is one try', () => {
    const s = market();
    Object.assign(s.who[0]!, { owes: { guard: 1 }, boons: [{ trader: 'guard', gold: 5 }] });
    carryOut(s, 0, TRADE);
    answer(s, { type: 'buy-back' });
    answer(s, { type: 'no-drinks' }, 3, 3);
    expect(s.who[0]).toMatchObject({ owes: { guard: 1 }, boons: [] });
  });
});

test('MR-B42: a boon whose price is too dear is lost as well, and he learns what was asked', () => {
  const s = market();
  Object.assign(s.who[0]!, { gold: 0, items: [], owes: { guard: 1 }, boons: [{ trader: 'guard', gold: 5 }] });
  carryOut(s, 0, TRADE);
  // Without gold nobody asks him for drinks.
  expect(answer(s, { type: 'buy-back' }, 1, 1).at(-1)).toMatchObject({
    type: 'too-dear',
    gold: 20,
    only: 0,
  });
  expect(s.who[0]!.boons).toEqual([]);
});

describe('MR-B30: spells of visitors', () => {
  const taught = (id: string): RealmState => {
    const s = realmWith([{ id, at: AT }]);
    s.visitors = [{ id: 'crone', place: placeNamed(AT) }];
    s.piles['crone'] = [];
    s.spells['crone'] = ['curse', 'bad-luck'];
    s.who[0]!.gold = 30;
    return s;
  };

  test('a spell of a type of which he has a chit is taught for 10 gold times the price', () => {
    const s = taught('witch');
    carryOut(s, 0, TRADE);
    answer(s, { type: 'look-at-goods' });
    expect(types(s)).toEqual(['name-spell', 'name-spell']);
    answer(s, { type: 'name-spell', at: 0 }, 2, 2);
    answer(s, { type: 'pay-price' });
    expect(s.who[0]!.spells).toEqual([{ id: 'curse', learned: 1, bound: 0 }]);
    expect(s.who[0]!.gold).toBe(0);
    expect(s.spells['crone']).toHaveLength(2);
  });

  test('the same card is learned once, and never without a chit of its type', () => {
    const s = taught('witch');
    s.who[0]!.spells = [{ id: 'curse', learned: 1, bound: 0 }];
    carryOut(s, 0, TRADE);
    answer(s, { type: 'look-at-goods' });
    expect(offered(s)).toEqual([{ type: 'name-spell', trader: 'crone', at: 1 }]);
    const amazon = taught('amazon');
    carryOut(amazon, 0, TRADE);
    answer(amazon, { type: 'look-at-goods' });
    expect(amazon.asks).toEqual([]);
  });
});

describe('MR-B41: belongings pay a part of the price', () => {
  /** He asked for the first of these goods, and is asked about drinks. */
  function asked(goods: readonly string[], items: readonly string[]): RealmState {
    const s = market(goods);
    s.who[0]!.items = items.map((id) => ({ id, state: 0 }));
    carryOut(s, 0, TRADE);
    answer(s, { type: 'look-at-goods' });
    answer(s, { type: 'name-good' });
    return s;
  }

  test('at their basic price, in any number, the rest in gold', () => {
    const s = asked(['broadsword'], ['short-sword', 'short-sword', 'helmet']);
    s.who[0]!.gold = 20;
    answer(s, { type: 'no-drinks' }, 2, 1);
    expect(types(s)).toEqual(['add-to-price', 'add-to-price', 'decline-price']);
    answer(s, { type: 'add-to-price', item: 0 });
    expect(offered(s).filter(({ type }) => type === 'add-to-price')).toMatchObject([
      { item: 1 },
      { item: 2 },
    ]);
    answer(s, { type: 'add-to-price', item: 1 });
    const events = answer(s, { type: 'pay-price' });
    expect(events.map(({ type }) => type)).toEqual(['paid-in-kind', 'paid-in-kind', 'bought', 'got-item']);
    expect(gold(s)).toBe(20 - (24 - 8));
    expect(s.who[0]!.items.map(({ id }) => id)).toEqual(['helmet', 'broadsword']);
    expect(s.piles['guard']).toEqual([
      { id: 'short-sword', state: 0 },
      { id: 'short-sword', state: 0 },
    ]);
  });

  test('no change is given, and nothing is added to what is paid', () => {
    const s = asked(['short-sword'], ['imperial-tabard', 'helmet']);
    answer(s, { type: 'no-drinks' }, 2, 1);
    answer(s, { type: 'add-to-price', item: 0 });
    expect(types(s)).toEqual(['pay-price', 'decline-price']);
    answer(s, { type: 'pay-price' });
    expect(gold(s)).toBe(10);
    expect(s.who[0]!.fame).toBe(20);
  });

  test('MR-X05: they pay the whole where his gold is ashes', () => {
    const s = asked(['short-sword'], ['imperial-tabard']);
    s.who[0]!.curses = 1 << ASHES;
    answer(s, { type: 'no-drinks' }, 2, 1);
    expect(types(s)).toEqual(['add-to-price', 'decline-price']);
    answer(s, { type: 'add-to-price' });
    answer(s, { type: 'pay-price' });
    expect(has(s, 'short-sword')).toBe(true);
  });

  test('what all of it cannot pay is too dear', () => {
    const s = asked(['imperial-tabard'], ['helmet']);
    s.who[0]!.gold = 1;
    expect(answer(s, { type: 'no-drinks' }, 2, 1)).toMatchObject([
      { type: 'met' },
      { type: 'declined' },
      { type: 'too-dear', only: 0 },
    ]);
    expect(s.asks).toEqual([]);
  });

  test('a working potion pays nothing, and declining gives nothing away', () => {
    const s = asked(['broadsword'], ['helmet', 'vial-of-healing']);
    s.who[0]!.items[1]!.state = WORN;
    s.who[0]!.gold = 30;
    answer(s, { type: 'no-drinks' }, 2, 1);
    expect(offered(s).filter(({ type }) => type === 'add-to-price')).toMatchObject([{ item: 0 }]);
    answer(s, { type: 'add-to-price' });
    answer(s, { type: 'decline-price' });
    expect(has(s, 'helmet')).toBe(true);
    expect(gold(s)).toBe(30);
  });
});
