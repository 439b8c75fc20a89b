import {
  judge,
  ok,
  parseList,
  refuse,
  type AnySystem,
  type Entry,
  type Line,
  type List,
  type Result,
  type UsePrices,
} from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { addOne } from '@/lib/rules/kernel/list/fit';
import { newViolations } from '@/lib/rules/kernel/verdict/new-violations';
import type { AuditWish } from './audit';
import { loadGame, type Match } from './block';
import {
  common,
  exchanged,
  isCommon,
  isIdle,
  onwards,
  priced,
  readGround,
  standInsFor,
  withoutOne,
  type Breathe,
  type Ground,
} from './changed-list';
import { effectIn, type Effect } from './effect';
import type { Result as Played } from './gathering';
import type { Comparison } from './report';
import { widening } from './statistics';
import type { SimWish } from './wish';

/** What somebody asks who wants to know what would help a list. */
export interface SuggestionWish extends AuditWish {
  /** Place of a line of which one use leaves; absent: what comes is added to the list. */
  readonly instead?: number | undefined;
}

/** An entry that may come into the list. */
export interface Candidate {
  readonly entry: string;
  readonly name: string;
  /** Others of its price with which every game of the first round went the same way, decision for decision. */
  readonly alike: readonly string[];
  /** Of one use, in the unit of the suggestions; absent: it has none. */
  readonly price?: number;
  /** The list with it. */
  readonly list: List;
  readonly games: Match;
}

/** Everything that is played to find what would help a list. */
export interface Suggestions {
  readonly wish: SuggestionWish;
  /** Of the prices. */
  readonly unit: string;
  /** What leaves, where something does. */
  readonly leaves?: { readonly name: string; readonly price?: number };
  /** How many entries the rules and the agreement let come. */
  readonly fitting: number;
  /** Of those, what makes no difference to the engine. */
  readonly idle: readonly string[];
  /** Few games for each of many candidates; nobody where all of them can be played to the end. */
  readonly first: readonly Candidate[];
  /**
   * Who is measured, by what the first round came to: new games by another seed, so that who was only lucky in the first
   * has to win anew, and the bounds hold for those who are left.
   */
  readonly last: (first: ReadonlyMap<number, Played>) => readonly Candidate[];
}

/** So many are measured: few enough that each can be known closely. */
export const MOST_MEASURED = 8;

/** Pairs of a first round, of so many that a candidate is measured by in the end. */
export const firstGames = (games: number): number => Math.min(games, Math.max(20, Math.ceil(games / 10)));

/** The list with one use of an entry more, and where something leaves without one use of that line. */
function withEntry(list: List, entry: string, instead: number | undefined): List {
  if (instead === undefined) return { ...list, entries: [...addOne(list.entries, entry)] };
  // What is in a module is exchanged within it.
  if (list.entries[instead]?.module !== undefined) return exchanged(list, instead, entry);
  const rest = withoutOne(list, instead);
  return { ...rest, entries: [...addOne(rest.entries, entry)] };
}

interface Fitting {
  readonly entry: Entry;
  /** The list with it. */
  readonly list: List;
}

/** What may come: agreed, accepted by the form, and bringing no error that the list has not already. */
async function fittingFor(
  system: AnySystem,
  { list, terms, prices }: Ground,
  instead: Line | undefined,
  breathe: Breathe,
): Promise<readonly Fitting[]> {
  const before = judge(system, list, terms);
  const fitting: Fitting[] = [];
  for (const entry of standInsFor(system, list, terms, instead?.entry.id ?? '', prices)) {
    await breathe();
    const changed = withEntry(list.list, entry.id, instead?.at);
    const parsed = parseList(system, changed, terms);
    if (parsed.ok && newViolations(before, judge(system, parsed.value, terms)).length === 0)
      fitting.push({ entry, list: changed });
  }
  return fitting;
}

/** What came of the games of a candidate, so closely that two of whom it is the same may be taken for one. */
const courseOf = ({ price }: Candidate, { against }: Played): string =>
  JSON.stringify([price, against?.comparison, against?.report.decisions, against?.report.length]);

/** The best of the first round, by what they added to the victories of the list; who went the same way are one. */
function bestOf(first: readonly Candidate[], results: ReadonlyMap<number, Played>): readonly Candidate[] {
  const byCourse = new Map<
    string,
    { readonly candidate: Candidate; alike: string[]; readonly added: number }
  >();
  for (const [i, candidate] of first.entries()) {
    const result = results.get(i);
    const added = result?.against?.comparison.wins[0]?.difference;
    if (!result?.against?.comparison.pairs || added === undefined) continue;
    const course = courseOf(candidate, result);
    const twin = byCourse.get(course);
    if (twin) twin.alike.push(candidate.name);
    else byCourse.set(course, { candidate, alike: [], added });
  }
  return [...byCourse.values()]
    .sort((a, b) => b.added - a.added)
    .slice(0, MOST_MEASURED)
    .map(({ candidate, alike }) => ({ ...candidate, alike }));
}

/** Of those who may come, those with whom the engine plays another game. */
async function whoPlays(
  fitting: readonly Fitting[],
  { match, prices }: Ground,
): Promise<Result<{ readonly candidates: readonly Candidate[]; readonly idle: readonly string[] }>> {
  const idle: string[] = [];
  const candidates: Candidate[] = [];
  for (const { entry, list } of fitting) {
    const read = await match(list);
    if (!read.ok) continue;
    if (isIdle(read.value)) {
      idle.push(entry.name);
      continue;
    }
    if (isCommon(read.value)) return refuse(common);
    candidates.push({
      ...{ entry: entry.id, name: entry.name, alike: [], list, games: read.value },
      ...priced(prices.of(entry)),
    });
  }
  return ok({ candidates, idle });
}

/**
 * What is played to find what would help a list: each entry that may come is tried, and the best are measured by pairs of games
 * with and without it. Refuses what cannot be played at all, what all players have in common, and where nothing may come.
 */
export async function readSuggestions(
  system: AnySystem,
  playable: AnyPlayable,
  wish: SuggestionWish,
  breathe = onwards,
): Promise<Result<Suggestions>> {
  const ground = await readGround(system, playable, wish, breathe);
  if (!ground.ok) return ground;
  const { list, prices } = ground.value;

  const instead = list.lines.find(({ at }) => at === wish.instead);
  if (wish.instead !== undefined && !instead) return refuse(gone);
  const fitting = await fittingFor(system, ground.value, instead, breathe);
  const found = await whoPlays(fitting, ground.value);
  if (!found.ok) return found;
  const { candidates, idle } = found.value;
  if (candidates.length === 0) return refuse(instead ? nothingInstead : nothingFits);

  const { seed, games, precision } = wish;
  const round = { seed: `${seed}/first`, games: firstGames(games) };
  const first = candidates.length <= MOST_MEASURED ? [] : candidates.map((one) => inRound(one, round));
  return ok({
    wish,
    unit: prices.unit,
    ...(instead ? { leaves: leavesOf(instead, prices) } : {}),
    fitting: fitting.length,
    idle,
    first,
    last(results) {
      const measured = first.length === 0 ? candidates : bestOf(first, results);
      const closely = precision === undefined ? {} : { precision: precision / widening(measured.length) };
      return measured.map((one) => inRound(one, { seed, games, ...closely }));
    },
  });
}

/** The same candidate with other games. They have no board that is dealt by the seed, so that what was read holds. */
function inRound(candidate: Candidate, round: Pick<SimWish, 'seed' | 'games' | 'precision'>): Candidate {
  const { games } = candidate;
  const blocks = Math.ceil(round.games / games.blockSize);
  return { ...candidate, games: { ...games, wish: { ...games.wish, ...round }, blocks } };
}

function leavesOf({ at, entry, with: carried }: Line, prices: UsePrices) {
  const name = [entry.name, ...carried.map((part) => part.name)].join(' with ');
  return { name, ...priced(prices.byLine.get(at)) };
}

const gone = {
  path: ['instead'],
  code: 'no_line',
  message: 'The list has no such line.',
};
const nothingFits = {
  path: ['list'],
  code: 'nothing_fits',
  message: 'Nothing more may come into this list. Choose what it should come instead of.',
};
const nothingInstead = {
  path: ['instead'],
  code: 'nothing_fits',
  message: 'Nothing else may come in its place.',
};

/** The same with the system loaded first. */
export async function openSuggestions(wish: SuggestionWish, breathe?: Breathe): Promise<Result<Suggestions>> {
  const game = await loadGame(wish.list.system);
  return game.ok ? readSuggestions(game.value.system, game.value.playable, wish, breathe) : game;
}

/** What the games of a candidate say of it, as one of so many that are measured together. */
export function helpOf(
  { price }: Pick<Candidate, 'price'>,
  { leaves }: Pick<Suggestions, 'leaves'>,
  { wins: [win], pairs }: Comparison,
  comparisons: number,
): Effect {
  const added = win ?? { difference: 0, low: 0, high: 0 };
  const dearer = price === undefined ? 0 : price - (leaves ? (leaves.price ?? price) : 0);
  return effectIn(added, pairs, comparisons, dearer);
}
