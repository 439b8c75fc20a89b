import type { Seat } from '../../../../../kernel/game/engine';
import { mapChits, tiles } from '../../../catalogue';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import type { RealmState } from '../state';
import { placesOn, tileAt } from '../world/ground';

/** Which sound does he bring, or send where? (MR-S47) */
export type WhistleAsk = { readonly type: 'whistle'; readonly seat: Seat };
export type WhistleChoice = {
  readonly type: 'move-sound';
  /** Its place among the map chits that lie on the map. */
  readonly chit: number;
  readonly tile: number;
};
export type WhistleEvent = Told<
  'sound-moved',
  { readonly seat: Seat; readonly chit: number; readonly from: number; readonly tile: number }
>;

/** Sounds lie only in tiles of six clearings. (MR-B03, MR-S47) */
const isLarge = (tile: number): boolean => placesOn(tile).length === 6;

/** Face-up sounds that come to his tile, or go from it to another one of six clearings. (MR-S47) */
export function sounds(s: RealmState, seat: Seat): WhistleChoice[] {
  const own = tileAt(s.who[seat]!.place);
  if (own < 0 || !isLarge(own)) return [];
  const others = tiles.flatMap(({ id }, tile) =>
    s.game.map.tiles[id] && tile !== own && isLarge(tile) ? [tile] : [],
  );
  return s.chits.flatMap(({ id, tile, up }, chit): WhistleChoice[] => {
    if (up === 0 || id < 0 || mapChits[id]!.chit !== 'sound') return [];
    if (tile !== own) return [{ type: 'move-sound', chit, tile: own }];
    return others.map((to) => ({ type: 'move-sound', chit, tile: to }));
  });
}

function moveSound(s: RealmState, seat: Seat, { chit: at, tile }: WhistleChoice, tell: Telling): void {
  const chit = s.chits[at]!;
  const from = chit.tile;
  chit.tile = tile;
  tell?.({ type: 'sound-moved', rule: 'MR-S47', seat, chit: chit.id, from, tile });
}

/** He whistles: where only one sound can move, it moves. (MR-S47) */
export function whistle(s: RealmState, seat: Seat, tell: Telling): void {
  const [only, ...more] = sounds(s, seat);
  if (only && more.length === 0) moveSound(s, seat, only, tell);
  else if (only) s.asks.push({ type: 'whistle', seat });
}

export const whistleAsks: Questions<WhistleAsk['type']> = {
  whistle: {
    choices: (s, { seat }) => sounds(s, seat),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'move-sound') moveSound(s, seat, choice, tell);
    },
  },
};
