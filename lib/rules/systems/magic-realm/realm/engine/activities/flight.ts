import { fliesAs, isChanged, shapeOf } from '../magic/changes';
import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { level } from '../../../reckon/harm';
import type { Telling } from '../activity';
import type { Landing } from '../belongings/wearing';
import { sharersOf } from '../day/sharing';
import type { Told } from '../events';
import { carries, characterOf } from '../kit';
import { dayOf, isMover, moverOf, placeOf, putAt } from '../movers/individuals';
import { cardFlights, fedCards, flyChitOf, mayBeFed, type Flight } from '../magic/carpet';
import { enchantmentOf } from '../magic/day-spells';
import { endSpells } from '../magic/enspell';
import type { RealmState, SpellInEffect, Who } from '../state';
import { denizens } from '../world/denizens';
import { clearingNo, NOWHERE, placesOn, tileAt, tilesBeside, typeAt, type Place } from '../world/ground';
import { bandOf } from '../world/warband';

export type LandAsk = { readonly type: 'landing'; readonly seat: Who; readonly tile: number };
export type LandChoice = { readonly type: 'land'; readonly at: Place };
export type LandEvent = Told<
  'landed',
  { readonly seat: Who; readonly place: Place; readonly faces: readonly number[] }
>;

/** Brooms of his own spells that he can ride. (MR-S26) */
const brooms = (s: RealmState, seat: Who): readonly SpellInEffect[] =>
  s.effects.filter(
    (one) => one.seat === seat && one.by === seat && flyChitOf(enchantmentOf(one.spell).effects),
  );

/** Is it as strong as he is heavy? What he has he may leave behind. (MR-B37, MR-S26, MR-T28) */
const bears = (s: RealmState, seat: Seat, { chit }: Flight): boolean =>
  level(chit.strength) >= level(characterOf(s.who[seat]!).vulnerability);

/** Cards that can carry him now. */
const carpets = (s: RealmState, seat: Seat): readonly Flight[] =>
  fedCards(s, seat).filter((one) => bears(s, seat, one));

/** May a card still carry him today, once it gets its color: from a chit of his, or in one of these clearings? (MR-B25, MR-B33) */
export const hopesToFly = (s: RealmState, seat: Who, places: readonly Place[]): boolean =>
  !isMover(s, seat) &&
  !isChanged(s, seat) &&
  cardFlights(s, seat).some((one) => bears(s, seat, one) && mayBeFed(s, seat, one, places));

/** All that can carry him now. */
const flights = (s: RealmState, seat: Seat): readonly Flight[] => [
  ...carpets(s, seat),
  ...brooms(s, seat).map(({ spell }) => ({ chit: flyChitOf(enchantmentOf(spell).effects)! })),
];

/** A broom serves for one flight; whoever has a card to fly with spares it. (MR-B25) */
function useBroom(s: RealmState, seat: Who, tell: Telling): void {
  const [broom] =
    isMover(s, seat) || isChanged(s, seat) || carpets(s, seat).length > 0 ? [] : brooms(s, seat);
  if (broom) endSpells(s, (one) => one === broom, 'used', tell);
}

/** Some monsters fly by themselves. (MR-S37) */
const isWinged = (s: RealmState, who: Who): boolean =>
  denizens[moverOf(s, who).denizen]?.monster?.flies === true;

/** Has he something that flies, and has it its color? (MR-008, MR-066) */
export const mayFly = (s: RealmState, seat: Who): boolean =>
  isChanged(s, seat)
    ? fliesAs(shapeOf(s, seat))
    : isMover(s, seat)
      ? isWinged(s, seat)
      : flights(s, seat).length > 0;

/** What can be carried in the air, in levels; undefined: he cannot fly. Color that came once lasts the day. (MR-B25, MR-B37) */
export function flightOf(s: RealmState, seat: Who): number | undefined {
  // All that he has is part of him. (MR-B29)
  if (isChanged(s, seat)) return fliesAs(shapeOf(s, seat)) ? carries(s, seat) : undefined;
  if (isMover(s, seat)) return isWinged(s, seat) ? carries(s, seat) : undefined;
  const strengths = flights(s, seat).map(({ chit }) => level(chit.strength));
  return strengths.length === 0 ? undefined : Math.max(...strengths);
}

/** His own tile and those beside it. (MR-066) */
export const tilesFlown = (s: RealmState, tile: number): readonly number[] => [
  tile,
  ...tilesBeside(s.game.map, tile),
];

/** His turn ends with this phase; what else was recorded stays untold. (MR-B31, MR-B37) */
export function cutTurn(s: RealmState, seat: Who): void {
  const who = dayOf(s, seat);
  who.record = who.record.slice(0, s.turn!.phase + 1);
  who.phases = who.phases.slice(0, s.turn!.phase + 1);
  if (!isMover(s, seat)) s.who[seat]!.chooses = 0;
}

/** He comes down, and so do followers who fly with him. In a cave after a sunlight phase his turn is over. (MR-B37) */
export function comeDown(
  s: RealmState,
  seat: Who,
  place: Place,
  faces: readonly number[],
  tell: Telling,
): void {
  const turn = s.turn!;
  const flown = sharersOf(s, seat);
  for (const one of flown) {
    const who = dayOf(s, one);
    const band = bandOf(s, one);
    putAt(s, one, place);
    for (const denizen of band) s.at[denizen] = place;
    who.toward = NOWHERE;
    who.cameFrom = NOWHERE;
  }
  turn.over = -1;
  for (const one of flown) useBroom(s, one, tell);
  if (typeAt(s.sides, place) === 'cave' && turn.sunlight > 0) cutTurn(s, seat);
  tell?.({ type: 'landed', rule: 'MR-067', seat, place, faces });
  for (const one of flown)
    if (one !== seat) tell?.({ type: 'landed', rule: 'MR-065', seat: one, place, faces: [] });
}

/** The end of a flight: one die for the clearing, again for a number that the tile does not have, or his choice. (MR-067, MR-R14) */
export function land(s: RealmState, seat: Who, dice: Dice, tell: Telling): void {
  const tile = s.turn!.over;
  if (s.game.house['fly.landing'] === 'choose') {
    s.asks.push({ type: 'landing', seat, tile });
    return;
  }
  const { place, faces } = rollLanding(tile, dice);
  comeDown(s, seat, place, faces, tell);
}

/** A clearing of the tile by one die, rolled again for a number that the tile does not have. (MR-067) */
export function rollLanding(tile: number, dice: Dice): Landing {
  const faces: number[] = [];
  for (;;) {
    const face = dice.roll(6);
    faces.push(face);
    const place = placesOn(tile).find((one) => clearingNo(one) === face);
    if (place !== undefined) return { place, faces };
  }
}

/** In what tile he is, on the ground or above it. */
export const tileNow = (s: RealmState, seat: Who): number =>
  s.turn && s.turn.seat === seat && s.turn.over >= 0 ? s.turn.over : tileAt(placeOf(s, seat));
