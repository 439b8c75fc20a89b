import { fraction, never, sum, sumsOfDraw, type Fraction } from '../../../kernel/game/odds';
import type { Bout, Held } from './bout';
import { WORTHS } from './hands';
import type { SeenDeck } from './seen-deck';
import { Deck, type Rules } from './stage';

/** One side of a battle, as numbers. Types and cards as in the deck: 3 × type + strength − 1. */
export interface Fighter {
  /** Cards it draws (BM-125). */
  readonly draws: number;
  /** Bits of the card types that count for it (BM-128, BM-129). */
  readonly counts: number;
  /** Advantages, shelter and artifacts (BM-140..BM-147). */
  readonly plus: number;
  /** Strengths of the cards in hand that it could substitute, in any order (BM-136). */
  readonly holds: Held;
}

/** The cards that a battle is fought with; how many of each of the twelve. */
export interface Cards {
  /** Those that may lie in the draw deck: all but such as are known to be elsewhere. */
  readonly unseen: readonly number[];
  /** How many of them do lie there; the others are in hands that nobody sees. Absent: all. */
  readonly deck?: number;
  /** Those that are shuffled when the deck has run out (BM-R24). Absent: none. */
  readonly discard?: readonly number[];
  /** Whether cards from hand count in tie-breaks too (BM-R22). */
  readonly inTies?: boolean;
}

export interface BattleChances {
  readonly win: Fraction;
  readonly lose: Fraction;
  /** Level until neither deck nor discard pile gives one card to each (BM-R24). */
  readonly open: Fraction;
  /** After the first cards and substitution, before ties are broken. */
  readonly first: { readonly win: Fraction; readonly tie: Fraction; readonly lose: Fraction };
  /** The chance of each total after the first cards. */
  readonly totals: readonly [ReadonlyMap<number, Fraction>, ReadonlyMap<number, Fraction>];
}

const countsFor = (card: number, { counts }: Fighter): boolean => ((counts >> ((card / 3) | 0)) & 1) === 1;
const sizeOf = (cards: readonly number[]): number => cards.reduce((all, n) => all + n, 0);

/** Cards as these two see them. */
function seenBy(a: Fighter, b: Fighter, cards: readonly number[]): SeenDeck {
  const seen = { size: 0, idle: 0, attack: [0, 0, 0], defence: [0, 0, 0], both: [0, 0, 0] };
  cards.forEach((left, card) => {
    seen.size += left;
    const [mine, theirs] = [countsFor(card, a), countsFor(card, b)];
    if (!mine && !theirs) seen.idle += left;
    else (mine && theirs ? seen.both : mine ? seen.attack : seen.defence)[card % 3]! += left;
  });
  return seen;
}

/**
 * A battle, exactly: both sides draw from the same deck without replacement, a side without a usable card substitutes the best
 * that it holds, and ties draw one card each until they are broken; a deck that runs out is made anew of the discard pile, once,
 * since all cards of the battle stay out of it (BM-125..BM-137, BM-R22..BM-R24).
 */
export function battleChances(a: Fighter, b: Fighter, cards: Cards): BattleChances {
  const { unseen, discard = [], deck = sizeOf(unseen) } = cards;
  const there = deck + sizeOf(discard);
  const mine = Math.min(a.draws, there);
  const theirs = Math.min(b.draws, there - mine);
  const ends =
    (a.counts & ~b.counts) !== 0 && (a.counts & b.counts) !== 0
      ? exchanged(chances({ ...b, draws: theirs }, { ...a, draws: mine }, cards, 1))
      : chances({ ...a, draws: mine }, { ...b, draws: theirs }, cards, 0);
  const first = Math.min(mine, deck);
  const second = Math.min(theirs, deck - first);
  return {
    ...ends,
    totals: [
      totalsOf(a, [unseen, first], [discard, mine - first]),
      totalsOf(b, [unseen, second], [discard, theirs - second]),
    ],
  };
}

type Ends = Omit<BattleChances, 'totals'>;

const exchanged = ({ win, lose, open, first }: Ends): Ends => ({
  win: lose,
  lose: win,
  open,
  first: { ...first, win: first.lose, lose: first.win },
});

const highestFirst = ({ holds }: Fighter): Held => [...holds].sort((x, y) => y - x);

function chances(a: Fighter, b: Fighter, cards: Cards, begins: 0 | 1): Ends {
  const { unseen, discard = [], deck = sizeOf(unseen), inTies = false } = cards;
  const rules: Rules = { begins, inTies };
  const bout: Bout = {
    lead: a.plus - b.plus,
    counted: [false, false],
    draws: [a.draws, b.draws],
    held: [highestFirst(a), highestFirst(b)],
  };
  const { all, win, lose, first, left } = new Deck(seenBy(a, b, unseen), deck, rules).fight(bout);
  const anew = new Deck(seenBy(a, b, discard), sizeOf(discard), rules);
  const again = left.map(({ bout, ways }) => ({ ways, ...anew.fight(bout) }));
  const whole = all * (again[0]?.all ?? 1n);
  const scale = whole / all;
  const later = (of: (one: (typeof again)[number]) => bigint): bigint =>
    again.reduce((ways, one) => ways + one.ways * of(one), 0n);
  const of = (ways: bigint): Fraction => fraction(ways, whole);
  const [won, lost] = [win * scale + later((one) => one.win), lose * scale + later((one) => one.lose)];
  // Where the deck ran out before anything was compared, the first comparison is that of the new one.
  const isCut = a.draws + b.draws > deck;
  const firstWon = first.win * scale + (isCut ? later((one) => one.first.win) : 0n);
  const firstTied = first.tie * scale + (isCut ? later((one) => one.first.tie) : 0n);
  return {
    win: of(won),
    lose: of(lost),
    open: of(whole - won - lost),
    first: { win: of(firstWon), tie: of(firstTied), lose: of(whole - firstWon - firstTied) },
  };
}

type Drawn = readonly [cards: readonly number[], many: number];

/** The chance of each total of one side, from the lowest; some cards may come from a deck made anew. */
function totalsOf(fighter: Fighter, deck: Drawn, anew: Drawn): ReadonlyMap<number, Fraction> {
  const [held = 0] = highestFirst(fighter);
  const totals = new Map<number, Fraction>();
  const [one, two] = [sumsOf(fighter, deck), sumsOf(fighter, anew)];
  for (const [x, chance] of one)
    for (const [y, more] of two) {
      const both = fraction(chance.top * more.top, chance.bottom * more.bottom);
      if (both.top === 0n) continue;
      const at = (x + y || held) + fighter.plus;
      totals.set(at, sum(totals.get(at) ?? never, both));
    }
  return new Map([...totals].sort(([x], [y]) => x - y));
}

function sumsOf(fighter: Fighter, [cards, many]: Drawn): ReadonlyMap<number, Fraction> {
  const counts = new Array<number>(WORTHS).fill(0);
  cards.forEach((left, card) => (counts[countsFor(card, fighter) ? (card % 3) + 1 : 0]! += left));
  return sumsOfDraw(
    counts.map((count, value) => ({ value, count })),
    many,
  );
}
