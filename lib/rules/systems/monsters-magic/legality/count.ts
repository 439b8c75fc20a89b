import type { MmEntry } from '../catalogue/entry';
import type { MmHouse } from '../house';
import type { MmLine, MmTerms } from './types';

/** One card with all its uses in a list. */
export interface Tally {
  readonly entry: MmEntry;
  readonly count: number;
  readonly at: readonly number[];
}

/** Uses by card, lines of the same card together. */
export function tallyOf(lines: readonly MmLine[]): ReadonlyMap<string, Tally> {
  const out = new Map<string, Tally>();
  for (const { entry, count, at } of lines) {
    const old = out.get(entry.id);
    out.set(
      entry.id,
      old ? { entry, count: old.count + count, at: [...old.at, at] } : { entry, count, at: [at] },
    );
  }
  return out;
}

export function cardCount(lines: readonly MmLine[]): number {
  let sum = 0;
  for (const { count } of lines) sum += count;
  return sum;
}

/** Every copy pays its level. */
export function levelTotal(lines: readonly MmLine[]): number {
  let sum = 0;
  for (const { entry, count } of lines) sum += (entry.cost ?? 0) * count;
  return sum;
}

/** Cards that each player is dealt for his permanents (MM-L06). */
export function dealtEach({ permanentsMode, permanentsCount, dealCount }: MmHouse): number {
  switch (permanentsMode) {
    case 'dealt':
    case 'choose':
    case 'preset':
      return permanentsCount;
    case 'draft':
      return permanentsCount + 2;
    case 'dealNkeep':
      return dealCount;
  }
}

/** Cards without which draws could fail: all permanents, all full hands and one card (MM-L07). */
export const comfortableSize = ({ players, permanentsCount, handMax }: MmHouse): number =>
  players * (permanentsCount + handMax) + 1;

/** The most copies of one card in a deck: one in the base deck, as agreed in a custom one. */
export const copyLimit = ({ deckVariant, maxCopies }: MmHouse): number =>
  deckVariant === 'base' ? 1 : maxCopies;

/** Does the agreement keep this entry out? */
export const isBanned = (id: string, { banned, allowed }: MmTerms): boolean =>
  banned.has(id) || (allowed !== undefined && !allowed.has(id));
