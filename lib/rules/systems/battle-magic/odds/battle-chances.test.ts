import { describe, expect, test } from 'vitest';
import { asNumber, asText, fraction, never, sum, type Fraction } from '../../../kernel/game/odds';
import { battleChances, type Fighter } from './battle-chances';
import { orders } from './counting';

const full = [6, 4, 2, 6, 4, 2, 6, 4, 2, 6, 4, 2];
const SWORD = 2;
const MAGIC = 8;
const BOTH = SWORD | MAGIC;
const unit = (draws: number, counts: number, plus = 0, ...holds: number[]): Fighter => ({
  draws,
  counts,
  plus,
  holds,
});

const best = ({ holds }: Fighter): number => Math.max(0, ...holds);

/** The same by trying every order of the cards, one by one. */
function tried(a: Fighter, b: Fighter, deck: readonly number[]): readonly [Fraction, Fraction, Fraction] {
  const left = [...deck];
  const worth = (card: number, counts: number): number =>
    (counts >> Math.trunc(card / 3)) & 1 ? (card % 3) + 1 : 0;
  const ends: [Fraction, Fraction, Fraction] = [never, never, never];
  const each = (ways: bigint, of: bigint, then: (card: number, ways: bigint, of: bigint) => void): void => {
    const size = left.reduce((n, m) => n + m, 0);
    for (let card = 0; card < 12; card++) {
      const n = left[card]!;
      if (n === 0) continue;
      left[card]!--;
      then(card, ways * BigInt(n), of * BigInt(size));
      left[card]!++;
    }
  };
  const end = (which: 0 | 1 | 2, ways: bigint, of: bigint): void => {
    ends[which] = sum(ends[which], fraction(ways, of));
  };
  const settle = (x: number, y: number, ways: bigint, of: bigint): void => {
    if (x !== y) return end(x > y ? 0 : 1, ways, of);
    if (left.reduce((n, m) => n + m, 0) < 2) return end(2, ways, of);
    each(ways, of, (p, w, o) =>
      each(w, o, (q, w2, o2) => settle(x + worth(p, a.counts), y + worth(q, b.counts), w2, o2)),
    );
  };
  const draw = (more: number, side: 0 | 1, x: number, y: number, ways: bigint, of: bigint): void => {
    if (more > 0)
      return each(ways, of, (card, w, o) =>
        side === 0
          ? draw(more - 1, 0, x + worth(card, a.counts), y, w, o)
          : draw(more - 1, 1, x, y + worth(card, b.counts), w, o),
      );
    if (side === 0) return draw(b.draws, 1, x, y, ways, of);
    settle((x || best(a)) + a.plus, (y || best(b)) + b.plus, ways, of);
  };
  draw(a.draws, 0, 0, 0, 1n, 1n);
  return ends;
}

describe('equal to trying every order of a small deck', () => {
  test.each<[string, Fighter, Fighter, number[]]>([
    ['army against army', unit(2, SWORD), unit(2, SWORD), [2, 0, 0, 2, 1, 1, 1, 0, 0, 0, 0, 1]],
    ['army against dragon', unit(2, SWORD), unit(2, BOTH), [1, 0, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1]],
    ['wizard against army', unit(2, MAGIC, 1), unit(2, SWORD), [2, 0, 0, 1, 1, 0, 0, 0, 0, 2, 1, 0]],
    [
      'hero against dragon with a card in hand',
      unit(1, BOTH, 1, 2),
      unit(2, BOTH),
      [3, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0],
    ],
    ['giant against ballista', unit(3, SWORD), unit(1, SWORD, 1, 3), [3, 0, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0]],
    ['a unit without cards', unit(0, SWORD), unit(1, MAGIC), [2, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1]],
    [
      'nothing counts: level to the last card',
      unit(1, SWORD),
      unit(1, SWORD),
      [3, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
    ],
  ])('%s', (_, a, b, deck) => {
    const { win, lose, open } = battleChances(a, b, { unseen: deck });
    expect([win, lose, open].map(asText)).toEqual(tried(a, b, deck).map(asText));
  });
});

describe('the ledger’s numbers', () => {
  test('army against army, first cards (BM-E24)', () => {
    const { first, win } = battleChances(unit(2, SWORD), unit(2, SWORD), { unseen: full });
    expect([first.win, first.tie, first.lose].map(asText)).toEqual([
      '8335/25944',
      '4637/12972',
      '8335/25944',
    ]);
    expect(asNumber(win)).toBeCloseTo(0.5, 5);
  });
  test('hero against hero (BM-E25)', () => {
    const { first } = battleChances(unit(1, BOTH), unit(1, BOTH), { unseen: full });
    expect([first.win, first.tie, first.lose].map(asText)).toEqual(['1/3', '1/3', '1/3']);
  });
  test('dragon against castle to the end (BM-E26)', () => {
    expect(asNumber(battleChances(unit(2, BOTH, 1), unit(2, SWORD), { unseen: full }).win)).toBeCloseTo(
      0.870529,
      6,
    );
  });
  test.each([
    [3, '150952/178365', '16006/178365'],
    [2, '90363/118910', undefined],
    [1, '6248/9729', undefined],
  ])('an army that holds a Sword %i against a castle (3.7)', (holds, win, tie) => {
    const deck = full.map((n, card) => (card === 2 + holds ? n - 1 : n));
    const { first } = battleChances(unit(2, SWORD, 0, holds), unit(2, SWORD), { unseen: deck });
    expect(asText(first.win)).toBe(win);
    if (tie !== undefined) expect(asText(first.tie)).toBe(tie);
  });
  test('the chances of all ends sum to one, and so do the totals', () => {
    const { win, lose, open, totals } = battleChances(unit(4, SWORD), unit(2, BOTH), { unseen: full });
    expect(asText(sum(sum(win, lose), open))).toBe('1');
    for (const of of totals) expect(asText([...of.values()].reduce(sum, never))).toBe('1');
  });
});

/** The same from deck to deck: in how many orders of the cards each side wins, kept by what is left. */
function followed(a: Fighter, b: Fighter, deck: readonly number[]): readonly [Fraction, Fraction, Fraction] {
  const worth = (card: number, counts: number): number =>
    (counts >> Math.trunc(card / 3)) & 1 ? (card % 3) + 1 : 0;
  const kinds = new Map<string, { x: number; y: number }>();
  const count = new Map<string, number>();
  deck.forEach((n, card) => {
    const kind = { x: worth(card, a.counts), y: worth(card, b.counts) };
    const key = `${kind.x} ${kind.y}`;
    kinds.set(key, kind);
    count.set(key, (count.get(key) ?? 0) + n);
  });
  const values = [...kinds.values()];
  const left = [...kinds.keys()].map((key) => count.get(key)!);
  const size = (): number => left.reduce((n, m) => n + m, 0);
  type Ends = readonly [win: bigint, lose: bigint];
  const each = (then: (kind: { x: number; y: number }) => Ends): Ends => {
    let [win, lose] = [0n, 0n];
    values.forEach((kind, i) => {
      const n = left[i]!;
      if (n === 0) return;
      left[i] = n - 1;
      const [w, l] = then(kind);
      left[i] = n;
      [win, lose] = [win + BigInt(n) * w, lose + BigInt(n) * l];
    });
    return [win, lose];
  };
  const decided = (margin: number): Ends =>
    margin > 0 ? [orders(size()), 0n] : margin < 0 ? [0n, orders(size())] : redraw();
  const known = new Map<string, Ends>();
  const redraw = (): Ends => {
    if (size() < 2) return [0n, 0n];
    const key = left.join(' ');
    let ends = known.get(key);
    if (!ends) known.set(key, (ends = each((mine) => each((yours) => decided(mine.x - yours.y)))));
    return ends;
  };
  const draw = (more: number, then: (sum: number) => Ends, mine: boolean, sum = 0): Ends =>
    more === 0 ? then(sum) : each((kind) => draw(more - 1, then, mine, sum + (mine ? kind.x : kind.y)));
  const [win, lose] = draw(
    a.draws,
    (x) => draw(b.draws, (y) => decided((x || best(a)) + a.plus - (y || best(b)) - b.plus), false),
    true,
  );
  const all = orders(size());
  return [fraction(win, all), fraction(lose, all), fraction(all - win - lose, all)];
}

describe('equal to going from deck to deck, with several decks too (BM-R49)', () => {
  const two = full.map((n) => 2 * n);
  test.each<[string, Fighter, Fighter, readonly number[]]>([
    ['the printed deck, hero against dragon', unit(1, BOTH, 1), unit(2, BOTH), full],
    ['two decks, army against a castle', unit(2, SWORD, 0, 2), unit(2, SWORD), two],
    [
      'the last of three decks, dragon against army',
      unit(2, BOTH),
      unit(2, SWORD),
      [9, 2, 1, 5, 2, 1, 0, 0, 0, 4, 3, 1],
    ],
    [
      'the last of three decks, juggernaught against wizard',
      unit(4, SWORD, 1, 1),
      unit(2, MAGIC),
      [3, 2, 1, 6, 2, 1, 0, 1, 1, 5, 1, 2],
    ],
    ['sums too large for doubles', unit(2, SWORD), unit(2, SWORD), [2, 0, 0, 18, 12, 6, 0, 0, 0, 0, 0, 0]],
  ])('%s', (_, a, b, deck) => {
    const { win, lose, open } = battleChances(a, b, { unseen: deck });
    expect([win, lose, open].map(asText)).toEqual(followed(a, b, deck).map(asText));
  });
});
