import {
  ok,
  refuse,
  type Agreement,
  type AnyList,
  type AnySystem,
  type Entry,
  type Line,
  type List,
  type Result,
  type UsePrices,
} from '@/lib/rules';
import type { AnyPlayable, BotLevel } from '@/lib/rules/playing';
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
} from './changed-list';
import { effectIn, type Effect } from './effect';
import type { Comparison } from './report';
import { widening } from './statistics';

/** What somebody asks who wants to know what each entry of a list is worth. */
export interface AuditWish {
  readonly list: List;
  readonly agreement: Agreement;
  /** Who plays both seats. */
  readonly bot: BotLevel;
  /** Pairs of games for each line. */
  readonly games: number;
  readonly seed: string;
  /** A line is done once its effect is known this closely: half the width of its interval. */
  readonly precision?: number | undefined;
}

/** What came in place of the use that was taken out. */
export interface StandIn {
  readonly entry: string;
  readonly name: string;
  readonly price?: number;
}

/** An entry of the list, with what its games are played by or why there are none. */
export interface AuditLine {
  readonly entry: string;
  /** With what it carries. */
  readonly name: string;
  /** Place in the list of the line of which a use is taken. */
  readonly at: number;
  readonly uses: number;
  /** Of one use, in the unit of the audit; absent: it has none. */
  readonly price?: number;
  /** Absent: the use is taken out and nothing comes in its place. */
  readonly standIn?: StandIn;
  readonly games: Match | { readonly none: string };
}

/** Everything that an audit plays. */
export interface Audit {
  readonly wish: AuditWish;
  /** Of the prices. */
  readonly unit: string;
  /** What it means in this game to bring one use less, where the game has more to say of it than that. */
  readonly means?: string;
  readonly lines: readonly AuditLine[];
  /** How many lines are measured: so many chances to take luck for an effect. */
  readonly comparisons: number;
}

/** Lines that say the same are one: the first of them stands for all. */
function grouped(list: AnyList): readonly { readonly line: Line; readonly uses: number }[] {
  const groups = new Map<string, { readonly line: Line; uses: number }>();
  for (const line of list.lines) {
    const key = [line.entry.id, ...line.with.map(({ id }) => id).sort()].join();
    const group = groups.get(key);
    if (group) group.uses += line.count;
    else groups.set(key, { line, uses: line.count });
  }
  return [...groups.values()];
}

/** The first of them that can be played, with its games. */
async function firstOf(
  entries: readonly Entry[],
  match: (entry: Entry) => Promise<Result<Match>>,
): Promise<{ readonly entry: Entry; readonly match: Match } | undefined> {
  for (const entry of entries) {
    const read = await match(entry);
    if (read.ok) return { entry, match: read.value };
  }
  return undefined;
}

const standInOf = (one: Entry, prices: UsePrices): StandIn => ({
  entry: one.id,
  name: one.name,
  ...priced(prices.of(one)),
});

/**
 * What an audit plays. One use of each line is taken out; where the engine refuses the smaller list, it is exchanged for the
 * cheapest entry with which the list can be played. Refuses what cannot be played at all, and what all players have in common.
 */
export async function readAudit(
  system: AnySystem,
  playable: AnyPlayable,
  wish: AuditWish,
  breathe = onwards,
): Promise<Result<Audit>> {
  const ground = await readGround(system, playable, wish, breathe);
  if (!ground.ok) return ground;
  const { list: parsed, terms, prices, match } = ground.value;
  const { list, precision } = wish;

  const lines: AuditLine[] = [];
  for (const { line, uses } of grouped(parsed)) {
    const { entry, at } = line;
    const about = {
      entry: entry.id,
      name: [entry.name, ...line.with.map(({ name }) => name)].join(' with '),
      ...{ at, uses },
      ...priced(prices.byLine.get(at)),
    };
    const smaller = await match(withoutOne(list, at));
    if (smaller.ok) {
      const idle = isIdle(smaller.value);
      if (!idle && isCommon(smaller.value)) return refuse(common);
      lines.push({
        ...about,
        games: idle ? { none: 'It has no part in a game under this agreement.' } : smaller.value,
      });
      continue;
    }
    const instead = await firstOf(standInsFor(system, parsed, terms, entry.id, prices), (one) =>
      match(exchanged(list, at, one.id)),
    );
    lines.push(
      instead
        ? { ...about, standIn: standInOf(instead.entry, prices), games: instead.match }
        : { ...about, games: { none: smaller.problems[0]?.message ?? 'The engine cannot play without it.' } },
    );
  }
  if (lines.length === 0)
    return refuse({
      path: ['list', 'entries'],
      code: 'nothing_to_audit',
      message: 'The list has no entries.',
    });
  const comparisons = lines.filter(({ games }) => 'wish' in games).length;
  const closely = precision === undefined ? {} : { precision: precision / widening(comparisons) };
  const means = playable.fewer?.[parsed.form];
  return ok({
    wish,
    unit: prices.unit,
    ...(means === undefined ? {} : { means }),
    lines: lines.map(({ games, ...line }) => ({
      ...line,
      games: 'wish' in games ? { ...games, wish: { ...games.wish, ...closely } } : games,
    })),
    comparisons,
  });
}

/** The same with the system loaded first. */
export async function openAudit(wish: AuditWish, breathe?: Breathe): Promise<Result<Audit>> {
  const game = await loadGame(wish.list.system);
  return game.ok ? readAudit(game.value.system, game.value.playable, wish, breathe) : game;
}

/** What the games of a line say of one use of it, as one of so many that are looked at together. */
export function effectOf(
  { price, standIn }: Pick<AuditLine, 'price' | 'standIn'>,
  { wins: [win], pairs }: Comparison,
  comparisons: number,
): Effect {
  const { difference, low, high } = win ?? { difference: 0, low: 0, high: 0 };
  const more = price === undefined ? 0 : price - (standIn ? (standIn.price ?? price) : 0);
  // The games were played with the list first, and then without the use.
  return effectIn({ difference: 0 - difference, low: 0 - high, high: 0 - low }, pairs, comparisons, more);
}
