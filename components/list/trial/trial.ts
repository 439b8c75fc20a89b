import type { Agreement, List, Refusal } from '@/lib/rules';
import type { BotLevel } from '@/lib/rules/playing';
import { openMatch, type Match, type SimWish } from '@/lib/sim';

/** A list that is tried out by games. */
export interface Contender {
  readonly name: string;
  readonly list: List;
}

/**
 * How two lists are tried: `duel`, one against the other; `change`, the one and then the other against the system’s usual
 * list, each game twice by one seed. What is common to the table, such as a deck for all, can only be tried so.
 */
export type Way = 'duel' | 'change';

export interface TrialForm {
  readonly games: number;
  readonly bot: BotLevel;
  readonly seed: string;
}

/** The games as the simulation takes them. Who begins changes with each game. */
function wishOf(
  way: Way,
  [one, other]: readonly [Contender, Contender],
  agreement: Agreement,
  { games, bot, seed }: TrialForm,
): SimWish {
  const first = { bot, list: one.list };
  const second = { bot, list: other.list };
  const common = { system: one.list.system, agreement, games, seed, rotate: true };
  return way === 'duel'
    ? { ...common, seats: [first, second] }
    : { ...common, seats: [first, { bot }], against: { seats: [second, { bot }] } };
}

export interface Trial {
  readonly way: Way;
  readonly match: Match;
  /** Why it was not tried in the way before. */
  readonly refused: readonly Refusal[];
}

/** The first of the ways in which the engine can play the two, or what stands against each. */
export async function openTrial(
  ways: readonly Way[],
  lists: readonly [Contender, Contender],
  agreement: Agreement,
  form: TrialForm,
): Promise<Trial | { readonly refused: readonly Refusal[] }> {
  let refused: readonly Refusal[] = [];
  for (const way of ways) {
    const match = await openMatch(wishOf(way, lists, agreement, form));
    if (match.ok) return { way, match: match.value, refused };
    refused = [...refused, ...match.problems];
  }
  return { refused };
}
