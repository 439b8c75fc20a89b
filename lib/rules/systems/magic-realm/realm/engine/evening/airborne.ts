import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { rollLanding, tilesFlown } from '../activities/flight';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import type { RealmState } from '../state';
import { NOWHERE, placesOn, tileAt, tilesBeside, type Place } from '../world/ground';

export type AirAsk =
  /** Over which tile does he fly, who has flown out of a combat? (MR-066, MR-B37) */
  | { readonly type: 'evening-fly'; readonly seat: Seat }
  /** Where does he come down, if he may choose? (MR-R14) */
  | { readonly type: 'evening-land'; readonly seat: Seat; readonly tile: number }
  /** Whither does his wind carry a character or a denizen? (MR-S20) */
  | { readonly type: 'evening-blow'; readonly seat: Seat; readonly on: Seat; readonly denizen: number };
export type AirChoice =
  | { readonly type: 'fly-off'; readonly tile: number }
  | { readonly type: 'land-at'; readonly at: Place }
  | { readonly type: 'blow-to'; readonly tile: number };
export type AirEvent =
  | Told<'came-down', { readonly seat: Seat; readonly place: Place; readonly faces: readonly number[] }>
  | Told<
      'blown-down',
      { readonly denizen: number; readonly place: Place; readonly faces: readonly number[] }
    >;

export const askToLand = (s: RealmState, seat: Seat): void => {
  s.asks.push({ type: 'evening-fly', seat });
};

function comeTo(s: RealmState, seat: Seat, place: Place, faces: readonly number[], tell: Telling): void {
  const who = s.who[seat]!;
  who.place = place;
  who.toward = NOWHERE;
  who.cameFrom = NOWHERE;
  who.hidden = 0;
  tell?.({ type: 'came-down', rule: 'MR-067', seat, place, faces });
}

/** The end of a flight out of a combat. (MR-067, MR-R14) */
function comeDown(s: RealmState, seat: Seat, tile: number, dice: Dice, tell: Telling): void {
  if (s.game.house['fly.landing'] === 'choose') {
    s.asks.push({ type: 'evening-land', seat, tile });
    return;
  }
  const { place, faces } = rollLanding(tile, dice);
  comeTo(s, seat, place, faces, tell);
}

/** A denizen never chooses where it lands. */
function dropDown(s: RealmState, denizen: number, tile: number, dice: Dice, tell: Telling): void {
  const { place, faces } = rollLanding(tile, dice);
  s.at[denizen] = place;
  tell?.({ type: 'blown-down', rule: 'MR-S20', denizen, place, faces });
}

const whither = (s: RealmState, on: Seat, denizen: number): readonly number[] =>
  tilesBeside(s.game.map, tileAt(denizen < 0 ? s.who[on]!.place : s.at[denizen]!));

function blow(s: RealmState, on: Seat, denizen: number, tile: number, dice: Dice, tell: Telling): void {
  if (denizen < 0) comeDown(s, on, tile, dice, tell);
  else dropDown(s, denizen, tile, dice, tell);
}

/** The wind carries somebody off, to an adjacent tile that its caster chooses. @param on the character; −1: a denizen (MR-S20) */
export function askWhither(
  s: RealmState,
  seat: Seat,
  on: Seat,
  denizen: number,
  dice: Dice,
  tell: Telling,
): void {
  const tiles = whither(s, on, denizen);
  if (tiles.length === 1) blow(s, on, denizen, tiles[0]!, dice, tell);
  else if (tiles.length > 1) s.asks.push({ type: 'evening-blow', seat, on, denizen });
}

export const airAsks: Questions<AirAsk['type']> = {
  'evening-fly': {
    choices: (s, { seat }) =>
      tilesFlown(s, tileAt(s.who[seat]!.place)).map((tile) => ({ type: 'fly-off', tile })),
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type === 'fly-off') comeDown(s, seat, choice.tile, dice, tell);
    },
  },
  'evening-land': {
    choices: (_s, { tile }) => placesOn(tile).map((at) => ({ type: 'land-at', at })),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'land-at') comeTo(s, seat, choice.at, [], tell);
    },
  },
  'evening-blow': {
    choices: (s, { on, denizen }) => whither(s, on, denizen).map((tile) => ({ type: 'blow-to', tile })),
    answer(s, { on, denizen }, choice, dice, tell) {
      if (choice.type === 'blow-to') blow(s, on, denizen, choice.tile, dice, tell);
    },
  },
};
