import {
  formOf,
  ok,
  parseList,
  prepareTerms,
  pricesOfUses,
  refuse,
  tidyModules,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type Entry,
  type List,
  type Refusal,
  type Result,
  type UsePrices,
} from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';
import type { AuditWish } from './audit';
import { readMatch, type Match } from './block';
import type { SimWish } from './wish';

/** The list without one use of a line. */
export const withoutOne = (list: List, at: number): List =>
  tidyModules({
    ...list,
    entries: list.entries.flatMap((item, i) =>
      i !== at ? [item] : item.count > 1 ? [{ ...item, count: item.count - 1 }] : [],
    ),
  });

/** The list with one use of a line exchanged for a use of an entry, which carries nothing. */
export function exchanged(list: List, at: number, entry: string): List {
  const item = list.entries[at]!;
  const comes = { entry, count: 1, ...(item.module === undefined ? {} : { module: item.module }) };
  const entries = list.entries.flatMap((one, i) =>
    i !== at ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }, comes] : [comes],
  );
  return { ...list, entries };
}

/** The list and then the changed one, each against the usual list, by the same seeds; who begins changes with each game. */
const wishFor = ({ list, agreement, bot, games, seed }: AuditWish, changed: List): SimWish => ({
  system: list.system,
  seats: [{ bot, list }, { bot }],
  agreement,
  games,
  seed,
  rotate: true,
  against: { seats: [{ bot, list: changed }, { bot }] },
});

/** Does the engine set up the same for both lists, so that the change has no part in the game? */
export const isIdle = ({ side, against }: Match): boolean => isSameValue(side.table(0), against?.table(0));

/** Does it set up the same whoever brings them, the list or the changed one, so that both serve everybody alike? */
export const isCommon = ({ side, against }: Match): boolean =>
  [side, against].every((one) => isSameValue(one?.table(0), one?.table(1)));

/** Entries that may come in place of a use, the cheapest first; what has no price comes last. */
export function standInsFor(
  system: AnySystem,
  list: AnyList,
  terms: AnyTerms,
  entry: string,
  prices: UsePrices,
): readonly Entry[] {
  const form = formOf(system, list);
  const isAgreed = ({ id }: Entry): boolean => !terms.banned.has(id) && (terms.allowed?.has(id) ?? true);
  return [...system.entries, ...terms.cards.values()]
    .filter((one) => one.id !== entry && form.accepts(one) && isAgreed(one))
    .map((one) => ({ one, price: prices.of(one) ?? Infinity }))
    .sort((a, b) => (a.price === b.price ? 0 : a.price - b.price))
    .map(({ one }) => one);
}

/** What an entry costs, as a field that is absent where nobody knows. */
export const priced = (price: number | undefined) => (price === undefined ? {} : { price });

/** Why what all players have in common is not measured. */
export const common: Refusal = {
  path: ['list'],
  code: 'common_to_all',
  message:
    'All players have it in common: what is taken out is missing for both sides, and no share of victories tells its worth.',
};

/** A list that can be played as it is, and what its changes are made of. */
export interface Ground {
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly prices: UsePrices;
  /** The games that tell the list from a changed one. */
  match(changed: List): Promise<Result<Match>>;
}

/** Lets what is waiting come in: lists of many lines take seconds to read. */
export type Breathe = () => Promise<void>;
/** For callers whom nobody waits for. */
export const onwards: Breathe = () => Promise.resolve();

/** Reads list and agreement, and sees whether the engine plays with them. Refuses with the path in the wish. */
export async function readGround(
  system: AnySystem,
  playable: AnyPlayable,
  wish: AuditWish,
  breathe: Breathe,
): Promise<Result<Ground>> {
  const terms = prepareTerms(system, wish.agreement);
  if (!terms.ok) return refuse(...below('agreement', terms.problems));
  const list = parseList(system, wish.list, terms.value);
  if (!list.ok) return refuse(...below('list', list.problems));
  const match = async (changed: List) => {
    await breathe();
    return readMatch(system, playable, wishFor(wish, changed));
  };
  const whole = await match(wish.list);
  if (!whole.ok) return refuse(...withoutTwins(whole.problems.map(inList)));
  const prices = pricesOfUses(system, list.value, terms.value);
  return ok({ list: list.value, terms: terms.value, prices, match });
}

const below = (field: string, problems: readonly Refusal[]): readonly Refusal[] =>
  problems.map((problem) => ({ ...problem, path: [field, ...problem.path] }));

/** The games have lists in the seats of two sides; a wish has the one. */
function inList({ path, ...problem }: Refusal): Refusal {
  const at = path.indexOf('list');
  return {
    ...problem,
    path: path.includes('seats') ? ['list', ...(at < 0 ? [] : path.slice(at + 1))] : path,
  };
}

/** Both sides of a match are refused for the same. */
const withoutTwins = (problems: readonly Refusal[]): readonly Refusal[] =>
  problems.filter(({ message }, i) => problems.findIndex((p) => p.message === message) === i);
