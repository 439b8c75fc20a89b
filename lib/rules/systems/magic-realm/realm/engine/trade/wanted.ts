import type { Trader } from '../../../catalogue/vocabulary';
import { mayLearn } from '../activities/runes';
import type { Telling } from '../activity';
import { DISGUST, isCursed, itemOf } from '../kit';
import { dayOf, isMover, playerOf } from '../movers/individuals';
import { WORN, type RealmState, type Who } from '../state';
import { spellsKey } from '../view';
import { fameWith, priceWith, spellPrice } from './prices';

/** What is asked for: a thing by its place in the pile, a spell card by its place, or a boon that is to be bought back. */
export type Wanted = 'item' | 'spell' | 'boon';

export interface Wish {
  readonly seat: Who;
  readonly trader: Trader;
  readonly what: Wanted;
  readonly at: number;
}

export interface Naming {
  readonly type: 'name-good' | 'name-spell';
  readonly trader: Trader;
  readonly at: number;
}

/** What he may name among the goods, alike ones once. */
export function goods(s: RealmState, seat: Who, trader: Trader): Naming[] {
  const pile = s.piles[trader] ?? [];
  const things = pile.flatMap(({ id }, at): Naming[] =>
    pile.findIndex((one) => one.id === id) < at ? [] : [{ type: 'name-good', trader, at }],
  );
  const taught =
    spellPrice(trader) === undefined || isMover(s, seat)
      ? []
      : (s.spells[trader] ?? []).flatMap((spell, at): Naming[] =>
          mayLearn(s, seat, spell) ? [{ type: 'name-spell', trader, at }] : [],
        );
  return [...things, ...taught];
}

/** The basic price of what he wants. */
export function priceOf(s: RealmState, { seat, trader, what, at }: Wish): number {
  if (what === 'item') return priceWith(trader, s.piles[trader]![at]!);
  return what === 'spell' ? spellPrice(trader)! : s.who[playerOf(s, seat)]!.boons[at]!.gold;
}

export const fameOf = (s: RealmState, { trader, what, at }: Wish): number =>
  what === 'item' ? fameWith(trader, s.piles[trader]![at]!.id) : 0;

/** Fame that is disgust pays nothing. (MR-X06) */
export const canAfford = (s: RealmState, wish: Wish): boolean =>
  fameOf(s, wish) === 0 || !isCursed(s.who[playerOf(s, wish.seat)]!, DISGUST);

/** He looks at all goods; color sources that a trader sees work from now on. Then he must name one. (MR-050, MR-B18, MR-R11) */
export function lookAtGoods(s: RealmState, seat: Who, trader: Trader, tell: Telling): void {
  const { looked } = dayOf(s, seat);
  const seen = spellPrice(trader) === undefined ? [trader] : [trader, spellsKey(trader)];
  for (const pile of seen) if (!looked.includes(pile)) looked.push(pile);
  for (const held of s.piles[trader] ?? []) {
    const item = itemOf(held.id);
    if (item.kind === 'treasure' && item.form === 'color-source') held.state |= WORN;
  }
  const count = goods(s, seat, trader).length;
  tell?.({ type: 'goods-seen', rule: 'MR-050', seat, trader, count });
  if (count > 0) s.asks.push({ type: 'trade-goods', seat, trader });
}
