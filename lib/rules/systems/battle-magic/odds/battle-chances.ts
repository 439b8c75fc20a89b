import { fraction, never, type Fraction } from '../../../kernel/odds';
import { isReckonable, redraws, type CardClass, type Redraws } from './redraws';
import { orders, PRIMES, reduced, times, whole } from './remainders';

/** One side of a battle, as numbers. Types and cards as in the deck: 3 × type + strength − 1. */
export interface Fighter {
  /** Cards it draws (BM-125). */
  readonly draws: number;
  /** Bits of the card types that count for it (BM-128, BM-129). */
  readonly counts: number;
  /** Advantages, shelter and artifacts (BM-140..BM-147). */
  readonly plus: number;
  /** Strength of the card that it would substitute, 0: none (BM-136). */
  readonly holds: number;
}

export interface BattleChances {
  readonly win: Fraction;
  readonly lose: Fraction;
  /** Level until the deck gives no more (BM-R24). */
  readonly open: Fraction;
  /** After the first cards and substitution, before ties are broken. */
  readonly first: { readonly win: Fraction; readonly tie: Fraction; readonly lose: Fraction };
  /** The chance of each total after the first cards. */
  readonly totals: readonly [ReadonlyMap<number, Fraction>, ReadonlyMap<number, Fraction>];
}

const worth = (card: number, counts: number): number =>
  (counts >> ((card / 3) | 0)) & 1 ? (card % 3) + 1 : 0;

/** Cards of the deck that are worth the same to both sides are one class. */
function sorted(deck: readonly number[], a: Fighter, b: Fighter): readonly CardClass[] {
  const classes = new Map<number, { attack: number; defence: number; most: number }>();
  deck.forEach((left, card) => {
    const [attack, defence] = [worth(card, a.counts), worth(card, b.counts)];
    const found = classes.get(attack * 4 + defence) ?? { attack, defence, most: 0 };
    found.most += left;
    classes.set(attack * 4 + defence, found);
  });
  return [...classes].sort(([x], [y]) => x - y).map(([, row]) => row);
}

/** Can the chances in this deck be reckoned exactly, and soon? All decks of up to 48 cards like the printed one can. */
export const canReckon = (a: Fighter, b: Fighter, deck: readonly number[]): boolean =>
  isReckonable(sorted(deck, a, b));

/** Every way to draw some cards by class: how many of each, the ways, and what they are worth. */
function hands(left: readonly number[], draws: number, value: readonly number[]) {
  const found: { readonly taken: readonly number[]; readonly ways: number; readonly sum: number }[] = [];
  const taken = left.map(() => 0);
  const go = (at: number, open: number, ways: number, sum: number): void => {
    if (at === left.length) {
      if (open === 0) found.push({ taken: taken.slice(), ways, sum });
      return;
    }
    let choose = ways;
    for (let n = 0; n <= Math.min(open, left[at]!); n++) {
      if (n > 0) choose = (choose * (left[at]! - n + 1)) / n;
      taken[at] = n;
      go(at + 1, open - n, choose, sum + n * value[at]!);
    }
    taken[at] = 0;
  };
  go(0, draws, 1, 0);
  return found;
}

const sumUp = (map: Map<number, number>, key: number, ways: number): void => {
  map.set(key, (map.get(key) ?? 0) + ways);
};

/** Ways to draw the second hand when the first is gone. */
function waysAfter(left: readonly number[], first: readonly number[], second: readonly number[]): number {
  let ways = 1;
  for (let i = 0; i < left.length; i++) {
    const there = left[i]! - first[i]!;
    const taken = second[i]!;
    for (let n = 0; n < taken; n++) ways = (ways * (there - n)) / (n + 1);
  }
  return ways;
}

/**
 * A battle, exactly: both sides draw from the same deck without replacement, a side without a usable card substitutes the
 * one that it holds, and ties draw one card each until they are broken (BM-125..BM-137, BM-R22..BM-R24).
 * @param deck how many of each of the twelve cards can still be drawn; at least as many as both sides draw at first
 */
export function battleChances(a: Fighter, b: Fighter, deck: readonly number[]): BattleChances {
  const classes = sorted(deck, a, b);
  const left = classes.map(({ most }) => most);
  const values = [classes.map(({ attack }) => attack), classes.map(({ defence }) => defence)] as const;
  const size = left.reduce((sum, n) => sum + n, 0);
  const table = redraws(classes, size - a.draws - b.draws);
  const { stride } = table;
  const place = left.reduce((sum, n, i) => sum + n * stride[i]!, 0);

  // Ways of the first cards: decided, or level with what is left by its place in the table.
  const ways = { win: 0, lose: 0, tie: 0 };
  const totals = [new Map<number, number>(), new Map<number, number>()] as const;
  const ties = new Map<number, number>();
  const theirs = hands(left, b.draws, values[1]);
  for (const mine of hands(left, a.draws, values[0])) {
    const attack = (mine.sum || a.holds) + a.plus;
    for (const yours of theirs) {
      const both = mine.ways * waysAfter(left, mine.taken, yours.taken);
      if (both === 0) continue;
      const defence = (yours.sum || b.holds) + b.plus;
      sumUp(totals[0], attack, both);
      sumUp(totals[1], defence, both);
      if (attack > defence) ways.win += both;
      else if (attack < defence) ways.lose += both;
      else {
        ways.tie += both;
        let back = 0;
        for (let i = 0; i < left.length; i++) back += (mine.taken[i]! + yours.taken[i]!) * stride[i]!;
        sumUp(ties, place - back, both);
      }
    }
  }
  const all = BigInt(ways.win + ways.lose + ways.tie);
  const part = (n: number): Fraction => (n === 0 ? never : fraction(BigInt(n), all));
  const first = { win: part(ways.win), tie: part(ways.tie), lose: part(ways.lose) };
  const spreads = totals.map(
    (of) => new Map([...of].sort(([x], [y]) => x - y).map(([total, n]) => [total, part(n)] as const)),
  ) as unknown as BattleChances['totals'];

  const broken = breakTies(ties, classes, table);
  const later = orders(size - a.draws - b.draws);
  const bottom = all * later;
  const win = fraction(BigInt(ways.win) * later + broken.win, bottom);
  const lose = fraction(BigInt(ways.lose) * later + broken.lose, bottom);
  const open = fraction(BigInt(ways.tie) * later - broken.win - broken.lose, bottom);
  return { win, lose, open, first, totals: spreads };
}

/**
 * Ways in which level sides, after any number of level redraws, come to a redraw that decides. There are fewer pairs of cards
 * than 2¹², so that the sum over all that decide stays exact before it is reduced.
 */
function breakTies(
  ties: ReadonlyMap<number, number>,
  classes: readonly CardClass[],
  { most, stride, level }: Redraws,
): { readonly win: bigint; readonly lose: bigint } {
  const rests = [new Array<number>(PRIMES).fill(0), new Array<number>(PRIMES).fill(0)] as const;
  const sums = [new Float64Array(PRIMES), new Float64Array(PRIMES)] as const;
  for (const [place, both] of ties) {
    const left = stride.map((step, i) => Math.floor(place / step) % (most[i]! + 1));
    for (const sum of sums) sum.fill(0);
    for (let x = 0; x < classes.length; x++)
      for (let y = 0; y < classes.length; y++) {
        const [attack, defence] = [classes[x]!.attack, classes[y]!.defence];
        const ways = left[x]! * (left[y]! - (x === y ? 1 : 0));
        if (attack === defence || ways <= 0) continue;
        const sum = sums[attack > defence ? 0 : 1];
        const from = (place - stride[x]! - stride[y]!) * PRIMES;
        for (let i = 0; i < PRIMES; i++) sum[i]! += ways * level[from + i]!;
      }
    sums.forEach((sum, which) => {
      const rest = rests[which]!;
      for (let i = 0; i < PRIMES; i++) rest[i] = reduced(rest[i]! + times(both, reduced(sum[i]!, i), i), i);
    });
  }
  return { win: whole(rests[0]), lose: whole(rests[1]) };
}
