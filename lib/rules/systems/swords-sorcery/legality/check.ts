import type { Terms } from '../../../kernel/agreement/agreement';
import type { ListCheck, MatchCheck } from '../../../kernel/verdict/legality';
import { keepLast } from '../../../kernel/verdict/last';
import type { ListEntry, ParsedList } from '../../../kernel/list/list';
import type { Board } from '../boards/board';
import { armyPieces, isCard, type ArmyPiece, type CardEntry, type SsEntry } from '../catalogue/entry';
import { domains } from '../catalogue/index';
import type { House } from '../house';
import type { MusterOptions, Options } from '../options';

export type SsList = ParsedList<SsEntry, Options>;
export type SsTerms = Terms<SsEntry, House>;
export type SsCheck = ListCheck<SsEntry, House, Options>;
export type SsMatchCheck = MatchCheck<SsEntry, House, Options>;

/** How often an entry stands in a list, and where. */
export interface Held {
  readonly entry: SsEntry;
  count: number;
  readonly at: number[];
}

/** What a list adds up to, whatever the agreement says. */
export interface Sums {
  readonly held: ReadonlyMap<string, Held>;
  readonly cards: number;
  /** Printed levels; `blanks` counts the cards that print none. */
  readonly levels: number;
  readonly blanks: number;
  readonly permanents: number;
  readonly power: number;
  /** Conflict dice that potions could add together. */
  readonly potionDice: number;
}

const potionDiceOf = (card: CardEntry): number => {
  let dice = 0;
  for (const effect of card.effects) if (effect.kind === 'extra-dice') dice += effect.dice;
  return dice;
};

/** The sums of a list, in one pass. */
export const sumsOf = keepLast((list: SsList): Sums => {
  const map = new Map<string, Held>();
  let [total, levels, blanks, permanents, power, potionDice] = [0, 0, 0, 0, 0, 0];
  for (const { entry, count, at } of list.lines) {
    const same = map.get(entry.id);
    if (same) {
      same.count += count;
      same.at.push(at);
    } else map.set(entry.id, { entry, count, at: [at] });
    if (!isCard(entry)) continue;
    total += count;
    if (entry.level === undefined) blanks += count;
    else levels += entry.level * count;
    if (entry.usage === 'permanent') permanents += count;
    power += entry.power * count;
    if (entry.sort === 'potion') potionDice += potionDiceOf(entry) * count;
  }
  return { held: map, cards: total, levels, blanks, permanents, power, potionDice };
});

/** The entries of a list by id, equal lines added up. */
export const held = (list: SsList): ReadonlyMap<string, Held> => sumsOf(list).held;

/** Cards of a list, copies counted. */
export const cardCount = (list: SsList): number => sumsOf(list).cards;

/** A card's level for totals: as printed, or what the table counts for a blank. (SS-R02) */
export const levelOf = (level: number | undefined, house: House): number => level ?? house.blankLevel;

/** Sum of levels, copies counted. (SS-L09) */
export const levelSum = (list: SsList, house: House): number => {
  const { levels, blanks } = sumsOf(list);
  return levels + blanks * house.blankLevel;
};

/** Is this entry one the agreement lets in? (SS-L04) */
export const isAgreed = (id: string, terms: Pick<SsTerms, 'banned' | 'allowed'>): boolean =>
  !terms.banned.has(id) && (terms.allowed === undefined || terms.allowed.has(id));

/** Pieces of an army by rank. */
export function pieceCounts(list: SsList): Record<ArmyPiece, number> {
  const counts = { pion: 0, guard: 0, warrior: 0, wizard: 0 };
  for (const { entry, count } of list.lines)
    if (entry.kind === 'piece') counts[entry.id as ArmyPiece] += count;
  return counts;
}

export const sumOf = (counts: Readonly<Record<ArmyPiece, number>>): number =>
  counts.pion + counts.guard + counts.warrior + counts.wizard;

/** The ten printed pieces. (SS-016) */
export const standardArmy: Readonly<Record<ArmyPiece, number>> = { pion: 6, guard: 2, warrior: 1, wizard: 1 };

export const armyEntries = (counts: Readonly<Record<ArmyPiece, number>>): ListEntry[] =>
  armyPieces.filter((id) => counts[id] > 0).map((id) => ({ entry: id, count: counts[id] }));

const houseBoards: ReadonlyMap<string, Board> = new Map(domains.map((d) => [d.id, d.board]));

/** The board a muster stands on; absent where a drawn one is announced and not given. */
export const boardOf = (options: MusterOptions): Board | undefined =>
  options.domain === 'drawn' ? options.board : houseBoards.get(options.domain);

/** The options of a muster; undefined for the other forms. */
export const musterOf = (list: SsList): MusterOptions | undefined =>
  list.options.form === 'muster' ? list.options : undefined;

/** The same entries with one line's count changed; none at 0. */
export const withCount = (list: SsList, at: number, count: number): ListEntry[] =>
  list.list.entries.flatMap((entry, i) => (i !== at ? [entry] : count > 0 ? [{ ...entry, count }] : []));

/** One copy of the line's card exchanged for another card. */
export function swapOne(list: SsList, at: number, into: string): ListEntry[] {
  const was = list.list.entries[at];
  if (!was) return [...list.list.entries];
  const rest = withCount(list, at, was.count - 1);
  const same = rest.findIndex((e) => e.entry === into);
  if (same < 0) return [...rest, { entry: into, count: 1 }];
  return rest.map((e, i) => (i === same ? { ...e, count: e.count + 1 } : e));
}

export const NONE: readonly never[] = [];
