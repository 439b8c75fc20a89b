import type { Seat } from '../../../../../kernel/game/engine';
import { holdingOf } from '../../../beasts';
import type { Effect } from '../../../catalogue/effects';
import { dayOf, isMover, moverOf, placeOf } from '../movers/individuals';
import type { RealmState, SpellInEffect, Who } from '../state';
import { tileAt, type Place } from '../world/ground';
import { isMist } from './changes';
import { placeOfItem } from './possessions';
import { enchantmentOf } from './day-spells';

/** Is it on him: on himself, on his clearing or on his tile? Who is half-way along a roadway is in no clearing. (MR-122) */
function isOn(s: RealmState, { seat: on, place, tile, denizens }: SpellInEffect, seat: Who): boolean {
  if (on >= 0) return on === seat;
  if (denizens.length > 0) return isMover(s, seat) && denizens.includes(moverOf(s, seat).denizen);
  const at = placeOf(s, seat);
  if (place >= 0) return place === at && dayOf(s, seat).toward < 0;
  return at >= 0 && tile === tileAt(at);
}

/** Does a token protect him in this phase? (MR-S40) */
export const isWarded = (s: RealmState, seat: Who): boolean => s.turn?.seat === seat && s.turn.warded >= 0;

const NO_SPELLS: readonly SpellInEffect[] = [];
/** Spells that work on him now. (MR-B26, MR-202) */
export const spellsOn = (s: RealmState, seat: Who): readonly SpellInEffect[] =>
  s.effects.length === 0 || isWarded(s, seat)
    ? NO_SPELLS
    : s.effects.filter(
        // On mist no other spell works. (MR-S32)
        (one) => one.energized === 1 && isOn(s, one, seat) && (one.shape !== undefined || !isMist(s, seat)),
      );

/** Spells that may be in effect more than once for the same caster. */
const isManifold = (spell: string): boolean =>
  enchantmentOf(spell).effects.some(
    ({ kind }) =>
      kind === 'absorb' ||
      kind === 'fly-chit' ||
      kind === 'token' ||
      kind === 'spell-into-item' ||
      kind === 'magic-becomes' ||
      kind === 'magic-as-action',
  );

const NONE: readonly Effect[] = [];
/** What the spells on him do. */
export const bewitching = (s: RealmState, seat: Who): readonly Effect[] =>
  s.effects.length === 0 ? NONE : spellsOn(s, seat).flatMap(({ spell }) => enchantmentOf(spell).effects);

/** A spell of that kind on the tile itself. */
export const spellOnTile = (s: RealmState, tile: number, kind: Effect['kind']): SpellInEffect | undefined =>
  s.effects.find(
    (one) =>
      one.energized === 1 &&
      one.tile === tile &&
      enchantmentOf(one.spell).effects.some((e) => e.kind === kind),
  );

/**
 * Does its caster or its target stand in that clearing? Whoever is half-way along a roadway does not. (MR-B27, MR-S30, MR-122)
 * @param isGone who has fallen or run in the combat that is fought there
 */
export function isWithin(
  s: RealmState,
  { by, seat, place, denizens, into }: SpellInEffect,
  at: Place,
  isGone: (one: Seat) => boolean = () => false,
): boolean {
  const stands = (one: Seat): boolean =>
    one >= 0 && s.who[one]!.place === at && s.who[one]!.toward < 0 && !isGone(one);
  return (
    stands(by) ||
    place === at ||
    stands(seat) ||
    denizens.some((denizen) => s.at[denizen] === at) ||
    (into !== undefined && placeOfItem(s, into) === at)
  );
}

/** Does a spell like that lie on the same target already? (MR-B26) */
export const isDoubled = (
  s: RealmState,
  one: Pick<SpellInEffect, 'spell' | 'seat' | 'place' | 'tile'> & Partial<Pick<SpellInEffect, 'denizens'>>,
): boolean =>
  s.effects.some(
    ({ spell, seat, place, tile, denizens }) =>
      spell === one.spell &&
      seat === one.seat &&
      place === one.place &&
      tile === one.tile &&
      denizens.length === (one.denizens ?? []).length &&
      denizens.every((held, i) => held === one.denizens?.[i]) &&
      // Several may pacify the same, and what is controlled already is not taken again. (MR-S15, MR-S37)
      !holdingOf(spell) &&
      // Others are taken up, other chits altered, and other spells put into things. (MR-S10, MR-S24, MR-S31)
      !isManifold(spell),
  );

/** Does the world fade for him? (MR-S36) */
export const isFading = (s: RealmState, seat: Seat): boolean =>
  bewitching(s, seat).some(({ kind }) => kind === 'hide-after-round');

/** What spells on him add to every table roll. (MR-S42) */
export const addedByLuck = (s: RealmState, seat: Seat): number =>
  bewitching(s, seat).reduce(
    (sum, e) => (e.kind === 'dice' && e.change === 'plus-one' && e.tables.includes('any') ? sum + 1 : sum),
    0,
  );
