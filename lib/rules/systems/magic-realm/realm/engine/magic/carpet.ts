import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import { itemSpells } from '../../../catalogue/spells';
import { colorOfType, type Color } from '../../../catalogue/vocabulary';
import type { Telling } from '../activity';
import { unlikeChits } from '../belongings/alike';
import { chitsOf, isWorn, itemOf } from '../kit';
import { COLOR, FATIGUED, isAlive, type RealmState } from '../state';
import { colorsAt } from '../world/colors';
import { NOWHERE, type Place } from '../world/ground';
import { isChanged } from './changes';

type FlyChit = Extract<Effect, { readonly kind: 'fly-chit' }>;

export interface Flight {
  readonly chit: FlyChit;
  /** The spell of the card, and the color that it needs; absent: none. */
  readonly spell?: string;
  readonly color?: Color;
}

/** The color chit with which he wakes the spell of his carpet. (MR-B25, MR-T28) */
export type LightChoice = { readonly type: 'light-carpet'; readonly chit: number };

export const flyChitOf = (effects: readonly Effect[]): FlyChit | undefined =>
  effects.find((e) => e.kind === 'fly-chit');

/** Cards in use that let him fly, once they have their color. (MR-066, MR-T28) */
export const cardFlights = (s: RealmState, seat: Seat): readonly Flight[] =>
  s.who[seat]!.items.flatMap((held) =>
    (isWorn(held) ? itemOf(held.id).effects : []).flatMap((e): Flight[] => {
      if (e.kind === 'fly-chit') return [{ chit: e }];
      if (e.kind !== 'casts-own') return [];
      const chit = flyChitOf(itemSpells.find(({ id }) => id === e.spell)?.effects ?? []);
      return chit ? [{ chit, spell: e.spell, color: e.color }] : [];
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

/** Own color chits of a color; alike ones once, and none of whom a spell has changed. (MR-B29) */
const chitsOfColor = (s: RealmState, seat: Seat, color: Color): readonly number[] => {
  if (!s.who[seat]!.chits.includes(COLOR) || isChanged(s, seat)) return [];
  const chits = chitsOf(s, seat);
  return unlikeChits(chits, (at) => {
    const chit = chits[at]!;
    return s.who[seat]!.chits[at] === COLOR && chit.kind === 'MAGIC' && colorOfType[chit.magic] === color;
  });
};

/** May it still get its color: from a chit of his, or in one of these clearings? (MR-B25, MR-B33) */
export const mayBeFed = (s: RealmState, seat: Seat, { color }: Flight, places: readonly Place[]): boolean =>
  color !== undefined &&
  (chitsOfColor(s, seat, color).length > 0 ||
    places.some((place) => place >= 0 && colorsAt(s, place).includes(color)));

/** Color chits that wake the spell of a carpet of his as a phase begins. (MR-B25, MR-T28) */
export const lightings = (s: RealmState, seat: Seat): LightChoice[] =>
  s.lit === 1 || fedCards(s, seat).length > 0
    ? []
    : cardFlights(s, seat).flatMap(({ color }) =>
        color === undefined
          ? []
          : chitsOfColor(s, seat, color).map((chit): LightChoice => ({ type: 'light-carpet', chit })),
      );

/** The chit is fatigued, and the carpet has its color until midnight. (MR-B25, MR-R48, MR-T28) */
export function lightBy(s: RealmState, seat: Seat, { chit }: LightChoice, tell: Telling): void {
  const { spell = '' } = cardFlights(s, seat).find((one) => one.spell !== undefined) ?? {};
  s.who[seat]!.chits[chit] = FATIGUED;
  s.lit = 1;
  const on = { spell, by: seat, seat, place: NOWHERE, tile: -1 };
  tell?.({ type: 'spell-energized', rule: 'MR-B25', ...on, chit });
}
