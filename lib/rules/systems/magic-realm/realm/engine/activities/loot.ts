import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import type { WearAsk, WearEvent } from '../belongings/wearing';
import type { Told } from '../events';
import { itemOf } from '../kit';
import { rollOn } from '../rolls';
import { isMover, placeOf } from '../movers/individuals';
import { FATIGUED, type RealmState, type Who } from '../state';
import { cacheNamed } from '../world/caches';
import { ownSites, pileOf, showSite, type SiteEvent } from '../world/sites';
import { tire, tirings, type Tiring } from './effort';
import { keepAsks, type KeepChoice } from './keeping';
import { ABANDONED, costOf, lockOn, mayOpen, opensFreely, strongChits, tableOf } from './opening';
import { findAt, type SiteTableEvent } from './site-tables';
import { take, type TakingEvent } from './taking';

/** What is under way: a roll, or the n-th thing from the top that is taken without one. */
interface Looting {
  readonly seat: Who;
  /** A site, a site card or the abandoned pile. */
  readonly from: string;
  /** 0: the roll has still to come. */
  readonly nth: number;
}

export type LootAsk = (Looting & { readonly type: 'loot-effort' | 'open-site' }) | WearAsk;
export type LootChoice =
  | ({ readonly type: 'loot-effort' } & Tiring)
  /** With a chit of tremendous strength, or WISH. */
  | { readonly type: 'open-with'; readonly chit: number }
  | KeepChoice;

interface Rolled {
  readonly seat: Who;
  readonly from: string;
  readonly faces: readonly number[];
  readonly result: number;
}
export type LootEvent =
  | Told<'loot-rolled', Rolled & { /** Things that lay there before. */ readonly things: number }>
  | Told<'site-rolled', Rolled>
  | Told<'loot-effort', { readonly seat: Who; readonly chit: number; readonly back: number }>
  | Told<'site-opened', { readonly seat: Who; readonly from: string; readonly chit: number }>
  | Told<'chest-opened', { readonly seat: Who; readonly id: string; readonly gold: number }>
  | SiteEvent
  | SiteTableEvent
  | TakingEvent
  | WearEvent;

/** Opened by the wish for strength, or by a card that suffers nothing by it. */
export const WISH = -1;
export const FREELY = -2;

const costsAsterisk = (from: string): boolean => {
  const cost = costOf(from);
  return cost === 'asterisk-per-roll' || cost === 'asterisk-per-item';
};

/** Can he open it and pay for it? Leaders and controlled monsters pay nothing. (MR-B39, MR-B12) */
function mayPay(s: RealmState, seat: Who, from: string): boolean {
  const lock = lockOn(s, from);
  if (lock) return mayOpen(s, seat, lock);
  return !costsAsterisk(from) || isMover(s, seat) || tirings(s, seat).length > 0;
}

/** Cards and counters; the gold of a cache lies below them. (MR-B70) */
const thingsIn = (s: RealmState, seat: Who, from: string): number =>
  pileOf(s, placeOf(s, seat), from).length + ((cacheNamed(s, from)?.gold ?? 0) === 0 ? 0 : 1);

/** What he may loot where he is: discovered sites, site cards, and what lies abandoned. (MR-044, MR-045, MR-B39) */
export const lootable = (s: RealmState, seat: Who): readonly string[] =>
  [ABANDONED, ...ownSites(s, seat)].filter(
    (from) => (thingsIn(s, seat, from) > 0 || tableOf(from) !== undefined) && mayPay(s, seat, from),
  );

/** Result n takes the n-th thing; a site card has a table of its own. (MR-B39) */
function roll(s: RealmState, seat: Who, from: string, dice: Dice, tell: Telling): void {
  const table = tableOf(from);
  const { faces, result } = rollOn(s, seat, table ? 'site-card' : 'loot', dice, 'SEARCH');
  if (table) {
    const rule = itemOf(from).rules[0]!;
    tell?.({ type: 'site-rolled', rule, seat, from, faces, result });
    return findAt(s, seat, from, table.rows[result - 1]!, rule, dice, tell);
  }
  const things = thingsIn(s, seat, from);
  tell?.({ type: 'loot-rolled', rule: 'MR-B39', seat, from, faces, result, things });
  if (result > things) return;
  if (costOf(from) === 'asterisk-per-item' && !isMover(s, seat))
    pay(s, { seat, from, nth: result }, dice, tell);
  else take(s, seat, from, result, dice, tell);
}

/** One way to pay is no question. */
function pay(s: RealmState, looting: Looting, dice: Dice, tell: Telling): void {
  const ways = tirings(s, looting.seat);
  if (ways.length > 1) s.asks.push({ type: 'loot-effort', ...looting });
  else if (ways.length === 1) paid(s, looting, ways[0]!, dice, tell);
}

function paid(
  s: RealmState,
  { seat, from, nth }: Looting,
  { chit, back }: Tiring,
  dice: Dice,
  tell: Telling,
): void {
  tire(s, seat, { chit, back });
  tell?.({ type: 'loot-effort', rule: 'MR-B12', seat, chit, back });
  if (nth === 0) roll(s, seat, from, dice, tell);
  else take(s, seat, from, nth, dice, tell);
}

/** It is open: a roll in the cairns has its price, and so has what is taken in the pool or without a roll. */
function goOn(s: RealmState, looting: Looting, dice: Dice, tell: Telling): void {
  const { seat, from, nth } = looting;
  const isDue = nth > 0 ? costsAsterisk(from) : costOf(from) === 'asterisk-per-roll';
  if (isDue && !isMover(s, seat)) pay(s, looting, dice, tell);
  else if (nth > 0) take(s, seat, from, nth, dice, tell);
  else roll(s, seat, from, dice, tell);
}

/** Ways to open with strength: chits, and the wish for it. (MR-X12) */
const strengthsOf = (s: RealmState, seat: Seat): readonly number[] => [
  ...strongChits(s, seat),
  ...(s.who[seat]?.strong === 1 ? [WISH] : []),
];

/** A chit that opens is fatigued, and a wish is used up; a vault stays open. (MR-B39, MR-T15) */
function openWith(s: RealmState, looting: Looting, chit: number, dice: Dice, tell: Telling): void {
  const { seat, from } = looting;
  if (chit === WISH) s.who[seat]!.strong = 0;
  else if (chit !== FREELY) s.who[seat]!.chits[chit] = FATIGUED;
  if (costOf(from) === 'opened-once') s.opened.push(from);
  tell?.({ type: 'site-opened', rule: 'MR-B39', seat, from, chit });
  goOn(s, looting, dice, tell);
}

/**
 * Loots something: whoever sees it learns the site, then what is locked is opened and what it costs is paid. Without `nth`
 * the dice say which thing it is. (MR-044, MR-045, MR-060, MR-B39)
 */
export function loot(s: RealmState, seat: Who, from: string, dice: Dice, tell: Telling, nth = 0): void {
  const looting = { seat, from, nth };
  showSite(s, seat, from, tell);
  const lock = lockOn(s, from);
  if (!lock) return goOn(s, looting, dice, tell);
  if (opensFreely(s, seat, lock)) return openWith(s, looting, FREELY, dice, tell);
  const [first, second] = strengthsOf(s, seat);
  if (second !== undefined) s.asks.push({ type: 'open-site', ...looting });
  else if (first !== undefined) openWith(s, looting, first, dice, tell);
}

export const lootAsks: Questions<LootAsk['type']> = {
  ...keepAsks,
  'loot-effort': {
    choices: (s, { seat }) => tirings(s, seat).map((way) => ({ type: 'loot-effort', ...way })),
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'loot-effort') paid(s, ask, choice, dice, tell);
    },
  },
  'open-site': {
    choices: (s, { seat }) => strengthsOf(s, seat).map((chit) => ({ type: 'open-with', chit })),
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'open-with') openWith(s, ask, choice.chit, dice, tell);
    },
  },
};
