import { fraction, sum, sumsOfDraw, type Fraction } from '../../../kernel/odds';
import { Draws, handsOf, withOne, WORTHS } from './hands';
import { orders } from './counting';
import { IdleWays } from './idle';
import type { SeenDeck } from './seen-deck';
import { Ways } from './ways';

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

const countsFor = (card: number, { counts }: Fighter): boolean => ((counts >> ((card / 3) | 0)) & 1) === 1;

/** The deck as these two see it. */
function seenBy(a: Fighter, b: Fighter, deck: readonly number[]): SeenDeck {
  const seen = { size: 0, idle: 0, attack: [0, 0, 0], defence: [0, 0, 0], both: [0, 0, 0] };
  deck.forEach((left, card) => {
    seen.size += left;
    const [mine, theirs] = [countsFor(card, a), countsFor(card, b)];
    if (!mine && !theirs) seen.idle += left;
    else (mine && theirs ? seen.both : mine ? seen.attack : seen.defence)[card % 3]! += left;
  });
  return seen;
}

/**
 * A battle, exactly: both sides draw from the same deck without replacement, a side without a usable card substitutes the
 * one that it holds, and ties draw one card each until they are broken (BM-125..BM-137, BM-R22..BM-R24).
 * @param deck how many of each of the twelve cards can still be drawn; at least as many as both sides draw at first
 */
export function battleChances(a: Fighter, b: Fighter, deck: readonly number[]): BattleChances {
  return (a.counts & ~b.counts) !== 0 && (a.counts & b.counts) !== 0
    ? exchanged(chances(b, a, deck))
    : chances(a, b, deck);
}

const exchanged = ({ win, lose, open, first, totals }: BattleChances): BattleChances => ({
  win: lose,
  lose: win,
  open,
  first: { ...first, win: first.lose, lose: first.win },
  totals: [totals[1], totals[0]],
});

function chances(a: Fighter, b: Fighter, deck: readonly number[]): BattleChances {
  const seen = seenBy(a, b, deck);
  const { first, later } = drawsOf(a, b);
  const ways = new Ways(seen);
  const hands = new IdleWays(seen, { mine: a.draws, theirs: b.draws, pairs: 0 });
  const won = ways.of(first.win, hands);
  const level = ways.of(first.tie, hands);
  // The pair that decides is one card more for each.
  const broken = new IdleWays(seen, { mine: a.draws + 1, theirs: b.draws + 1, pairs: Infinity });
  const wonLater = ways.of(later.win, broken);
  const lostLater = ways.of(later.lose, broken);
  const all = orders(seen.size);
  const lost = all - won - level;
  const of = (ways: bigint): Fraction => fraction(ways, all);
  return {
    win: of(won + wonLater),
    lose: of(lost + lostLater),
    open: of(level - wonLater - lostLater),
    first: { win: of(won), tie: of(level), lose: of(lost) },
    totals: [totalsOf(a, deck), totalsOf(b, deck)],
  };
}

const totalOf = ({ plus, holds }: Fighter, sum: number): number => (sum || holds) + plus;

/** What both draw at first, and what they draw in all until a tie is broken, save for level pairs in between. */
function drawsOf(a: Fighter, b: Fighter) {
  const first = { win: new Draws(), tie: new Draws() };
  const later = { win: new Draws(), lose: new Draws() };
  const hands = handsOf(b.draws);
  for (const mine of handsOf(a.draws))
    for (const theirs of hands) {
      const margin = totalOf(a, mine.sum) - totalOf(b, theirs.sum);
      const ways = mine.orders * theirs.orders;
      if (margin > 0) first.win.add(mine.of, theirs.of, ways);
      if (margin !== 0) continue;
      first.tie.add(mine.of, theirs.of, ways);
      for (let x = 0; x < WORTHS; x++)
        for (let y = 0; y < WORTHS; y++)
          if (x !== y) (x > y ? later.win : later.lose).add(withOne(mine.of, x), withOne(theirs.of, y), ways);
    }
  return { first, later };
}

/** The chance of each total of one side, from the lowest. */
function totalsOf(fighter: Fighter, deck: readonly number[]): ReadonlyMap<number, Fraction> {
  const counts = new Array<number>(WORTHS).fill(0);
  deck.forEach((left, card) => (counts[countsFor(card, fighter) ? (card % 3) + 1 : 0]! += left));
  const worths = counts.map((count, value) => ({ value, count }));
  const totals = new Map<number, Fraction>();
  for (const [cards, chance] of sumsOfDraw(worths, fighter.draws)) {
    if (chance.top === 0n) continue;
    const at = totalOf(fighter, cards);
    const known = totals.get(at);
    totals.set(at, known ? sum(known, chance) : chance);
  }
  return new Map([...totals].sort(([x], [y]) => x - y));
}
