import { seededDice } from '../game/dice';
import { asPercent, asText, atLeast, reaching, sumsOfDraw, type Fraction } from '../game/odds';

/** What a pile is asked about its hands: how many of these cards come, or how much they are worth together. */
export type DrawQuestion = {
  /** Completes “at least 1 …”: `Sword card`, `Gold`. */
  readonly label: string;
  /** Completes “at least 2 …”; absent: the same words. */
  readonly many?: string;
  readonly rules?: readonly string[];
} & (
  | { readonly asks: 'cards'; readonly ids: readonly string[] }
  /** Worth by card, and the amounts that matter; each goal says what it is good for. */
  | {
      readonly asks: 'worth';
      readonly worth: Readonly<Record<string, number>>;
      readonly goals: readonly { readonly least: number; readonly for?: string }[];
    }
);

/** A pile of this list from which hands are drawn without putting back. */
export interface Pile {
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  readonly cards: readonly { readonly entry: string; readonly count: number }[];
  /** Cards of the opening hand, by the agreement. */
  readonly hand: number;
  /** Where the hand is not drawn but brought or named by the agreement: why there is none. */
  readonly handExplains: string;
  /** A further draw: what it is called and how many cards it takes. */
  readonly draw: { readonly label: string; readonly count: number };
  readonly questions: readonly DrawQuestion[];
  readonly rules: readonly string[];
}

/** How many cards a full pile has. */
export const pileSize = ({ cards }: Pick<Pile, 'cards'>): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/** The whole pile in the order of this seed; a hand is its first cards, a further draw the next ones. */
export function orderOf({ cards }: Pick<Pile, 'cards'>, seed: string): readonly string[] {
  // Sorted first: the order in which a list was written must not change what is drawn.
  const all = [...cards]
    .sort((a, b) => (a.entry < b.entry ? -1 : a.entry > b.entry ? 1 : 0))
    .flatMap(({ entry, count }) => Array.from<string>({ length: count }).fill(entry));
  return seededDice(seed).shuffle(all);
}

export interface Odds {
  /** `At least 1 Sword card`. */
  readonly label: string;
  readonly chance: Fraction;
  readonly percent: string;
  readonly exact: string;
}

const odds = (label: string, chance: Fraction): Odds => ({
  label,
  chance,
  percent: asPercent(chance),
  exact: asText(chance),
});

/** How many of these cards there are in the pile. */
export const countIn = ({ cards }: Pick<Pile, 'cards'>, ids: readonly string[]): number =>
  cards.reduce((sum, { entry, count }) => sum + (ids.includes(entry) ? count : 0), 0);

/** Exact chances for a draw of so many cards from the full pile; of cards up to `most` of them. */
export function oddsOf(
  pile: Pick<Pile, 'cards'>,
  question: DrawQuestion,
  draws: number,
  most = 2,
): readonly Odds[] {
  const size = pileSize(pile);
  if (question.asks === 'cards') {
    const wanted = countIn(pile, question.ids);
    return Array.from({ length: Math.min(most, wanted, draws) }, (_, i) =>
      odds(
        `At least ${i + 1} ${i > 0 ? (question.many ?? question.label) : question.label}`,
        atLeast(i + 1, wanted, size, draws),
      ),
    );
  }
  const byWorth = new Map<number, number>();
  for (const { entry, count } of pile.cards) {
    const value = question.worth[entry] ?? 0;
    byWorth.set(value, (byWorth.get(value) ?? 0) + count);
  }
  const sums = sumsOfDraw(
    [...byWorth].map(([value, count]) => ({ value, count })),
    draws,
  );
  return question.goals.map(({ least, for: what }) =>
    odds(`At least ${least} ${question.label}${what ? ` (${what})` : ''}`, reaching(least, sums)),
  );
}
