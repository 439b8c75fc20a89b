import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import type { Trader } from '../../../catalogue/vocabulary';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { isWorn, itemOf } from '../kit';
import { isMover } from '../movers/individuals';
import type { Adventurer, Held, RealmState, Who } from '../state';

/** `to` is '' where used potions leave the game. */
export type ReturnEvent = Told<
  'card-returned',
  { readonly seat: Seat; readonly id: string; readonly to: Trader | '' }
>;

type Returning = Extract<Effect, { readonly kind: 'potion' | 'used-once' }>;

/** Who gets a card back at midnight once it was used; undefined: it is no such card. (MR-B19, MR-T03, MR-T74) */
export const returningOf = (id: string): Returning | undefined =>
  itemOf(id).effects.find((e) => e.kind === 'potion' || e.kind === 'used-once');

/** A potion that works, or a card that has done its work: until midnight it is not put away, sold or given. (MR-B19) */
export const isSpent = ({ used }: Pick<Adventurer, 'used'>, held: Held): boolean =>
  returningOf(held.id) !== undefined && (isWorn(held) || used.includes(held.id));

export const isSpentBy = (s: RealmState, who: Who, held: Held): boolean =>
  !isMover(s, who) && isSpent(s.who[who]!, held);

/** Used potions and cards go back to the trader on them, or leave the game: at midnight, or when who used them dies. (MR-201, MR-B19, MR-R40) */
export function returnUsed(s: RealmState, seat: Seat, tell: Telling): void {
  const who = s.who[seat]!;
  const kept: Held[] = [];
  for (const held of who.items) {
    const returning = isSpent(who, held) ? returningOf(held.id) : undefined;
    if (!returning) {
      kept.push(held);
      continue;
    }
    const { id } = held;
    const to = s.game.house['items.potionReturn'] === 'owner' ? returning.returnsTo : '';
    if (to !== '') (s.piles[to] ??= []).push({ id, state: 0 });
    tell?.({ type: 'card-returned', rule: 'MR-201', seat, id, to });
  }
  who.items = kept;
  who.used = [];
}
