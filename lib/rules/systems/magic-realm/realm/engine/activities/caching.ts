import type { Seat } from '../../../../../kernel/game/engine';
import type { DeedRules, Questions, Telling } from '../activity';
import { unlikeItems } from '../belongings/alike';
import { isSpent } from '../belongings/spent';
import { giveItem, isForever, mayArrange, removeItem } from '../belongings/wearing';
import type { Told } from '../events';
import { ASHES, isCursed, isFaceDown } from '../kit';
import { DAMAGED, type Cache, type RealmState } from '../state';
import { cacheId, cacheNamed, closeEmpty, ownCache } from '../world/caches';
import type { Place } from '../world/ground';

export type CacheAsk = {
  readonly type: 'cache';
  readonly seat: Seat;
  readonly id: string;
};
export type CacheChoice =
  | { readonly type: 'cache-item'; readonly item: number }
  /** The n-th thing that lies in it. */
  | { readonly type: 'uncache'; readonly nth: number }
  /** Below zero: it is taken out. */
  | { readonly type: 'cache-gold'; readonly gold: number }
  | { readonly type: 'cache-done' };
export type CacheEvent =
  | Told<'cache-opened', { readonly seat: Seat; readonly place: Place }>
  | Told<'cached', { readonly seat: Seat; readonly id: string; readonly place: Place }>
  | Told<'uncached', { readonly seat: Seat; readonly id: string; readonly place: Place }>
  | Told<'gold-cached', { readonly seat: Seat; readonly gold: number; readonly place: Place }>
  | Told<'no-cache', { readonly seat: Seat }>;

const STEPS = [1, 5, 20];
/** Small steps, and all of it. */
const sums = (most: number): readonly number[] =>
  most <= 0 ? [] : [...STEPS.filter((step) => step < most), most];

/** He has gone over it himself. */
function openCache(s: RealmState, seat: Seat): Cache {
  const who = s.who[seat]!;
  const old = ownCache(s, seat, who.place);
  if (old) return old;
  const cache = { id: cacheId(s, seat, who.place), by: seat, place: who.place, gold: 0 };
  s.caches.push(cache);
  s.piles[cache.id] = [];
  // One that was emptied today may be opened anew.
  if (!who.sites.includes(cache.id)) who.sites.push(cache.id);
  if (!who.looked.includes(cache.id)) who.looked.push(cache.id);
  return cache;
}

function putIn(s: RealmState, seat: Seat, { id: cache, place }: Cache, item: number, tell: Telling): void {
  const held = removeItem(s, seat, item);
  const { id, state } = held;
  s.piles[cache]!.push({ id, state: state & DAMAGED });
  tell?.({ type: 'cached', rule: 'MR-B70', seat, id, place, ...(isFaceDown(held) ? { only: seat } : {}) });
}

function takeOut(s: RealmState, seat: Seat, { id: cache, place }: Cache, nth: number, tell: Telling): void {
  const [held] = s.piles[cache]!.splice(nth, 1);
  const { id } = held!;
  tell?.({ type: 'uncached', rule: 'MR-B70', seat, id, place, ...(isFaceDown(held!) ? { only: seat } : {}) });
  giveItem(s, seat, held!, tell);
}

export const cacheAsks: Questions<CacheAsk['type']> = {
  /** What he hides and what he takes out again; only he opens it. Neither gold that is ashes nor a source of color that works for ever. (MR-B70, MR-X05, MR-B18) */
  cache: {
    choices(s, { seat, id }) {
      const who = s.who[seat]!;
      const things = unlikeItems(who.items).filter(
        (item) => !isSpent(who, who.items[item]!) && !isForever(who.items[item]!.id),
      );
      return [
        { type: 'cache-done' },
        ...things.map((item) => ({ type: 'cache-item', item }) as const),
        ...unlikeItems(s.piles[id]!).map((nth) => ({ type: 'uncache', nth }) as const),
        ...sums(isCursed(who, ASHES) ? 0 : who.gold).map((gold) => ({ type: 'cache-gold', gold }) as const),
        ...sums(cacheNamed(s, id)!.gold).map((gold) => ({ type: 'cache-gold', gold: -gold }) as const),
      ];
    },
    answer(s, ask, choice, _dice, tell) {
      if (choice.type === 'cache-done') return closeEmpty(s);
      const { seat, id } = ask;
      const cache = cacheNamed(s, id)!;
      // Asked again, once this is done.
      s.asks.push(ask);
      if (choice.type === 'cache-item') putIn(s, seat, cache, choice.item, tell);
      else if (choice.type === 'uncache') takeOut(s, seat, cache, choice.nth, tell);
      else if (choice.type === 'cache-gold') {
        s.who[seat]!.gold -= choice.gold;
        cache.gold += choice.gold;
        tell?.({
          type: 'gold-cached',
          rule: 'MR-B70',
          seat,
          gold: choice.gold,
          place: cache.place,
          only: seat,
        });
      }
    },
  },
};

export const cacheDeeds: DeedRules<'cache'> = {
  cache(s, seat, _deed, _dice, tell) {
    if (!mayArrange(s, seat)) return tell?.({ type: 'no-cache', rule: 'MR-016', seat });
    const { id, place } = openCache(s, seat);
    tell?.({ type: 'cache-opened', rule: 'MR-B70', seat, place });
    s.asks.push({ type: 'cache', seat, id });
  },
};
