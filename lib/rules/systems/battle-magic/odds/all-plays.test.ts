import { describe, expect, test } from 'vitest';
import { asText, fraction, never, type Fraction } from '../../../kernel/game/odds';
import { battleChances, type Cards, type Fighter } from './battle-chances';

const SWORD = 2;
const MAGIC = 8;
const BOTH = SWORD | MAGIC;
const unit = (draws: number, counts: number, plus: number, ...holds: number[]): Fighter => ({
  draws,
  counts,
  plus,
  holds,
});

/** How the battle ends when both play as well as they can. */
interface Ends {
  readonly win: Fraction;
  readonly lose: Fraction;
}
const won: Ends = { win: fraction(1n, 1n), lose: never };
const lost: Ends = { win: never, lose: fraction(1n, 1n) };
const level: Ends = { win: never, lose: never };

const value = ({ win, lose }: Ends): number =>
  Number(win.top) / Number(win.bottom) - Number(lose.top) / Number(lose.bottom);
const highest = (all: readonly Ends[]): Ends => all.reduce((a, b) => (value(b) > value(a) ? b : a));
const lowest = (all: readonly Ends[]): Ends => all.reduce((a, b) => (value(b) < value(a) ? b : a));
const sizeOf = (cards: readonly number[]): number => cards.reduce((all, n) => all + n, 0);

/** What lies where, and what both hold. */
interface World {
  readonly unseen: readonly number[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly held: readonly [readonly number[], readonly number[]];
}
type Order = 'attackerFirst' | 'defenderFirst' | 'secret';

/**
 * The battle by trying every card that may come and every card that may be put down, as the engine plays it: each side does what
 * is best for it, knowing both hands, in the agreed order.
 */
function played(a: Fighter, b: Fighter, cards: Cards, order: Order): Ends {
  const sides = [a, b] as const;
  const nothing = cards.unseen.map(() => 0);
  const kept = new Map<string, Ends>();
  const worth = (card: number, side: 0 | 1): number =>
    (sides[side].counts >> Math.trunc(card / 3)) & 1 ? (card % 3) + 1 : 0;

  /** One card for that side, or none where there is none (BM-R24). */
  const draw = (world: World, side: 0 | 1, then: (world: World, worth: number) => Ends): Ends => {
    if (world.deck === 0 && sizeOf(world.discard) === 0) return then(world, 0);
    const from: World =
      world.deck > 0
        ? world
        : { ...world, unseen: world.discard, deck: sizeOf(world.discard), discard: nothing };
    const size = BigInt(sizeOf(from.unseen));
    let [win, lose] = [never, never];
    from.unseen.forEach((n, card) => {
      if (n === 0) return;
      const unseen = from.unseen.map((m, i) => (i === card ? m - 1 : m));
      const ends = then({ ...from, unseen, deck: from.deck - 1 }, worth(card, side));
      const add = (sum: Fraction, one: Fraction): Fraction =>
        fraction(
          sum.top * one.bottom * size + one.top * BigInt(n) * sum.bottom,
          sum.bottom * one.bottom * size,
        );
      [win, lose] = [add(win, ends.win), add(lose, ends.lose)];
    });
    return { win, lose };
  };

  const several = (
    world: World,
    side: 0 | 1,
    many: number,
    sum: number,
    then: (world: World, sum: number) => Ends,
  ): Ends =>
    many === 0
      ? then(world, sum)
      : draw(world, side, (next, worth) => several(next, side, many - 1, sum + worth, then));

  /** Both decide on a card from hand, where they may (BM-136, BM-R22). */
  const decided = (world: World, lead: number, open: readonly [boolean, boolean]): Ends => {
    const may = (side: 0 | 1): readonly number[] => (open[side] ? [0, ...new Set(world.held[side])] : [0]);
    const without = (held: readonly number[], card: number): readonly number[] =>
      card === 0 ? held : held.filter((_, i) => i !== held.indexOf(card));
    const end = (x: number, y: number): Ends => {
      if (lead + x !== y) return lead + x > y ? won : lost;
      return ties({ ...world, held: [without(world.held[0], x), without(world.held[1], y)] });
    };
    const answers = may(0).map((x) => may(1).map((y) => end(x, y)));
    const transposed = may(1).map((_, y) => answers.map((row) => row[y]!));
    const [first, second] = [highest(answers.map(lowest)), lowest(transposed.map(highest))];
    // Put down secretly: were the two not the same, both would have to mix their plays.
    if (order === 'secret') expect(value(first)).toBeCloseTo(value(second), 12);
    return order === 'defenderFirst' ? second : first;
  };

  const ties = (world: World): Ends => {
    if (world.deck + sizeOf(world.discard) < 2) return level;
    const key = JSON.stringify(world);
    let ends = kept.get(key);
    if (!ends) {
      ends = draw(world, 0, (next, x) =>
        draw(next, 1, (last, y) => decided(last, x - y, cards.inTies ? [x === 0, y === 0] : [false, false])),
      );
      kept.set(key, ends);
    }
    return ends;
  };

  const { unseen, deck = sizeOf(unseen), discard = nothing } = cards;
  return several({ unseen, deck, discard, held: [a.holds, b.holds] }, 0, a.draws, 0, (world, x) =>
    several(world, 1, b.draws, 0, (next, y) => decided(next, x + a.plus - y - b.plus, [x === 0, y === 0])),
  );
}

const small = [2, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1];
const other = [1, 0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0];
const plain = [2, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0];

const fights: readonly [string, Fighter, Fighter][] = [
  ['army with two cards against army', unit(1, SWORD, 0, 2, 1), unit(1, SWORD, 0)],
  ['army against army, alike in hand', unit(1, SWORD, 0, 1, 1), unit(1, SWORD, 0, 1, 1)],
  ['hero against dragon', unit(1, BOTH, 1, 1), unit(2, BOTH, 0, 3, 2)],
  ['dragon against wizard', unit(2, BOTH, 1, 2), unit(2, MAGIC, 0, 3, 1)],
  ['wizard against army', unit(2, MAGIC, 1, 1, 1, 1), unit(2, SWORD, 0, 2, 2)],
  ['giant against a castle', unit(3, SWORD, 0, 1), unit(2, SWORD, 1, 2, 1)],
];

describe.each<Order>(['attackerFirst', 'defenderFirst', 'secret'])(
  'equal to every draw and every play, where substitution goes %s (BM-R22)',
  (order) => {
    test.each(fights)('in tie-breaks too: %s', (_, a, b) => {
      for (const unseen of [small, other, plain]) {
        const cards: Cards = { unseen, inTies: true };
        const { win, lose } = battleChances(a, b, cards);
        const all = played(a, b, cards, order);
        expect([win, lose].map(asText)).toEqual([all.win, all.lose].map(asText));
      }
    });
  },
);

describe('equal to every draw where the deck is made anew of the discard pile (BM-R24)', () => {
  test.each(fights)('%s', (_, a, b) => {
    for (const inTies of [false, true])
      for (const deck of [0, 1, 2, 3, 4, 5]) {
        const cards: Cards = { unseen: small, deck, discard: other, inTies };
        const { win, lose } = battleChances(a, b, cards);
        const all = played(a, b, cards, 'attackerFirst');
        expect([win, lose].map(asText), `deck ${deck}`).toEqual([all.win, all.lose].map(asText));
      }
  });

  test.each([0, 1, 2, 3])('draws what there is, the attacker first: %i cards in all', (deck) => {
    const [a, b] = [unit(2, SWORD, 0, 1), unit(3, BOTH, 0)];
    const cards: Cards = { unseen: small, deck, discard: small.map((_, card) => (card === 4 ? 1 : 0)) };
    const { win, lose, totals } = battleChances(a, b, cards);
    const all = played(a, b, cards, 'attackerFirst');
    expect([win, lose].map(asText)).toEqual([all.win, all.lose].map(asText));
    expect(totals.every((of) => of.size > 0)).toBe(true);
  });
});
