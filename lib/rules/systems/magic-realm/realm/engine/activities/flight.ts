import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Effect } from '../../../catalogue/effects';
import { itemSpells } from '../../../catalogue/spells';
import type { Color } from '../../../catalogue/vocabulary';
import { level } from '../../../reckon/harm';
import type { Telling } from '../activity';
import { sharersOf } from '../day/sharing';
import type { Told } from '../events';
import { isWorn, itemOf } from '../kit';
import type { RealmState } from '../state';
import { colorsAt } from '../world/colors';
import { clearingNo, NOWHERE, placesOn, tileAt, tilesBeside, typeAt, type Place } from '../world/ground';

export type LandAsk = { readonly type: 'landing'; readonly seat: Seat; readonly tile: number };
export type LandChoice = { readonly type: 'land'; readonly at: Place };
export type LandEvent = Told<
  'landed',
  { readonly seat: Seat; readonly place: Place; readonly faces: readonly number[] }
>;

type FlyChit = Extract<Effect, { readonly kind: 'fly-chit' }>;

const chitOf = (effects: readonly Effect[]): FlyChit | undefined =>
  effects.find((e) => e.kind === 'fly-chit');

interface Flight {
  readonly chit: FlyChit;
  /** The color that its spell needs; absent: none. */
  readonly color?: Color;
}

/** Cards in use that let him fly. (MR-066, MR-T28) */
const flights = (s: RealmState, seat: Seat): readonly Flight[] =>
  s.who[seat]!.items.flatMap((held) =>
    (isWorn(held) ? itemOf(held.id).effects : []).flatMap((e): Flight[] => {
      if (e.kind === 'fly-chit') return [{ chit: e }];
      if (e.kind !== 'casts-own') return [];
      const chit = chitOf(itemSpells.find(({ id }) => id === e.spell)?.effects ?? []);
      return chit ? [{ chit, color: e.color }] : [];
    }),
  );

/** Is something of his supplied with color this morning, so that he can fly today? (MR-008, MR-066) */
export const mayFly = (s: RealmState, seat: Seat): boolean =>
  flights(s, seat).some(
    ({ color }) => color === undefined || colorsAt(s, s.who[seat]!.place).includes(color),
  );

/** What can be carried in the air, in levels; undefined: he cannot fly. Color that came in the morning lasts the day. (MR-B37) */
export function flightOf(s: RealmState, seat: Seat): number | undefined {
  const strengths = flights(s, seat).map(({ chit }) => level(chit.strength));
  return strengths.length === 0 ? undefined : Math.max(...strengths);
}

/** His own tile and those beside it. (MR-066) */
export const tilesFlown = (s: RealmState, tile: number): readonly number[] => [
  tile,
  ...tilesBeside(s.game.map, tile),
];

/** His turn ends with this phase; what else was recorded stays untold. (MR-B31, MR-B37) */
export function cutTurn(s: RealmState, seat: Seat): void {
  const who = s.who[seat]!;
  who.record = who.record.slice(0, s.turn!.phase + 1);
  who.phases = who.phases.slice(0, s.turn!.phase + 1);
  who.chooses = 0;
}

/** He comes down, and so do followers who fly with him. In a cave after a sunlight phase his turn is over. (MR-B37) */
export function comeDown(
  s: RealmState,
  seat: Seat,
  place: Place,
  faces: readonly number[],
  tell: Telling,
): void {
  const turn = s.turn!;
  const flown = sharersOf(s, seat);
  for (const one of flown) {
    const who = s.who[one]!;
    who.place = place;
    who.toward = NOWHERE;
    who.cameFrom = NOWHERE;
  }
  turn.over = -1;
  if (typeAt(s.sides, place) === 'cave' && turn.sunlight > 0) cutTurn(s, seat);
  tell?.({ type: 'landed', rule: 'MR-067', seat, place, faces });
  for (const one of flown)
    if (one !== seat) tell?.({ type: 'landed', rule: 'MR-065', seat: one, place, faces: [] });
}

/** The end of a flight: one die for the clearing, again for a number that the tile does not have, or his choice. (MR-067, MR-R14) */
export function land(s: RealmState, seat: Seat, dice: Dice, tell: Telling): void {
  const tile = s.turn!.over;
  if (s.game.house['fly.landing'] === 'choose') {
    s.asks.push({ type: 'landing', seat, tile });
    return;
  }
  const faces: number[] = [];
  let place: Place | undefined;
  while (place === undefined) {
    const face = dice.roll(6);
    faces.push(face);
    place = placesOn(tile).find((one) => clearingNo(one) === face);
  }
  comeDown(s, seat, place, faces, tell);
}

/** In what tile he is, on the ground or above it. */
export const tileNow = (s: RealmState, seat: Seat): number =>
  s.turn && s.turn.seat === seat && s.turn.over >= 0 ? s.turn.over : tileAt(s.who[seat]!.place);
