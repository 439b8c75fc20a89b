import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import type { RealmState, SpellInEffect } from '../state';
import { tileAt, type Place } from '../world/ground';
import { spellOf } from './day-spells';

/** Is it on him: on himself, on his clearing or on his tile? */
function isOn(s: RealmState, { seat: on, place, tile }: SpellInEffect, seat: Seat): boolean {
  if (on >= 0) return on === seat;
  const { place: at } = s.who[seat]!;
  return at >= 0 && (place >= 0 ? place === at : tile === tileAt(at));
}

/** Spells that work on him now. (MR-B26, MR-202) */
export const spellsOn = (s: RealmState, seat: Seat): readonly SpellInEffect[] =>
  s.effects.filter((one) => one.energized === 1 && isOn(s, one, seat));

const NONE: readonly Effect[] = [];
/** What the spells on him do. */
export const bewitching = (s: RealmState, seat: Seat): readonly Effect[] =>
  s.effects.length === 0 ? NONE : spellsOn(s, seat).flatMap(({ spell }) => spellOf(spell).effects);

/** A spell of that kind on the tile itself. */
export const spellOnTile = (s: RealmState, tile: number, kind: Effect['kind']): SpellInEffect | undefined =>
  s.effects.find(
    (one) =>
      one.energized === 1 && one.tile === tile && spellOf(one.spell).effects.some((e) => e.kind === kind),
  );

/** Does its caster or its target stand in that clearing? (MR-B27, MR-S30) */
export const isWithin = (s: RealmState, { by, seat, place }: SpellInEffect, at: Place): boolean =>
  s.who[by]!.place === at || place === at || (seat >= 0 && s.who[seat]!.place === at);

/** Does a spell like that lie on the same target already? (MR-B26) */
export const isDoubled = (
  s: RealmState,
  one: Pick<SpellInEffect, 'spell' | 'seat' | 'place' | 'tile'>,
): boolean =>
  s.effects.some(
    ({ spell, seat, place, tile }) =>
      spell === one.spell && seat === one.seat && place === one.place && tile === one.tile,
  );

/** What spells on him add to every table roll. (MR-S42) */
export const addedByLuck = (s: RealmState, seat: Seat): number =>
  bewitching(s, seat).reduce(
    (sum, e) => (e.kind === 'dice' && e.change === 'plus-one' && e.tables.includes('any') ? sum + 1 : sum),
    0,
  );
