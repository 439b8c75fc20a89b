import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import { itemSpells } from '../../../catalogue/spells';
import type { Color } from '../../../catalogue/vocabulary';
import { isWorn, itemOf } from '../kit';
import { isAlive, type RealmState } from '../state';
import { colorsAt } from '../world/colors';

type FlyChit = Extract<Effect, { readonly kind: 'fly-chit' }>;

export interface Flight {
  readonly chit: FlyChit;
  /** The color that its spell needs; absent: none. */
  readonly color?: Color;
}

export const flyChitOf = (effects: readonly Effect[]): FlyChit | undefined =>
  effects.find((e) => e.kind === 'fly-chit');

/** Cards in use that let him fly. (MR-066, MR-T28) */
const cardFlights = (s: RealmState, seat: Seat): readonly Flight[] =>
  s.who[seat]!.items.flatMap((held) =>
    (isWorn(held) ? itemOf(held.id).effects : []).flatMap((e): Flight[] => {
      if (e.kind === 'fly-chit') return [{ chit: e }];
      if (e.kind !== 'casts-own') return [];
      const chit = flyChitOf(itemSpells.find(({ id }) => id === e.spell)?.effects ?? []);
      return chit ? [{ chit, color: e.color }] : [];
    }),
  );

/** Those of them whose color is there, or was there today. (MR-B25, MR-T28) */
export const fedCards = (s: RealmState, seat: Seat): readonly Flight[] =>
  cardFlights(s, seat).filter(
    ({ color }) => color === undefined || s.lit === 1 || colorsAt(s, s.who[seat]!.place).includes(color),
  );

/** Like a permanent spell the carpet works from the moment it gets its color until midnight. (MR-B25, MR-T28) */
export function lightCarpet(s: RealmState): void {
  const isLit = (_: unknown, seat: Seat): boolean =>
    isAlive(s, seat) && fedCards(s, seat).some(({ color }) => color !== undefined);
  if (s.lit !== 1 && s.who.some(isLit)) s.lit = 1;
}
