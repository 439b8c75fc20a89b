import { mapChits } from '../../../catalogue';
import type { MapChit } from '../../../catalogue/types';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { hasEffect, isGifted } from '../kit';
import { notesOf, playerOf } from '../movers/individuals';
import type { Chit, Individual, RealmState, Who } from '../state';
import type { Place } from './ground';
import { campfirePlace } from './map-chits';

export type ChitEvent =
  | Told<'chits-up', { readonly tile: number; readonly chits: readonly number[] }>
  | Told<'chits-seen', { readonly seat: Who; readonly tile: number; readonly chits: readonly number[] }>
  | Told<'campfire', { readonly dwelling: string; readonly place: Place }>
  | Told<'lost-found', { readonly chit: number; readonly tile: number }>;

/** Whoever sees chits remembers them when they are turned down again. */
function remember(tile: number, who: readonly Individual[]): void {
  for (const { seen } of who) if (!seen.includes(tile)) seen.push(tile);
}

/** A warning chit of the woods that is a campfire in truth. (MR-B09) */
function lightCampfires(s: RealmState, turned: readonly number[], tile: number, tell: Telling): void {
  for (const id of turned)
    for (const effect of mapChits[id]!.effects) {
      if (effect.kind !== 'becomes') continue;
      const place = campfirePlace(s, tile);
      s.chits = s.chits.filter((one) => one.id !== id);
      s.dwellings.push({ id: effect.what, place });
      tell?.({ type: 'campfire', rule: 'MR-B09', dwelling: effect.what, place });
    }
}

/** The Lost City or the Lost Castle, where it lies there, brings its five chits. (MR-B48) */
function findLost(s: RealmState, tile: number, tell: Telling): void {
  for (const { id } of s.chits.filter((one) => one.tile === tile))
    for (const effect of mapChits[id]!.effects) {
      if (effect.kind !== 'brings-chits') continue;
      const box = effect.tiles === 'cave' ? 0 : 1;
      const chits = s.lost[box];
      if (chits.length === 0) continue;
      s.lost[box] = [];
      s.chits.push(...chits.map((chit) => ({ id: chit, tile, up: 0 })));
      // Who looked at the chits of the tile has not seen these.
      for (const who of [...s.who, ...s.movers]) who.seen = who.seen.filter((one) => one !== tile);
      tell?.({ type: 'lost-found', rule: 'MR-B48', chit: id, tile });
    }
}

/** Under Peace with Nature warnings and sounds are only looked at. (MR-A10, MR-S38) */
const isQuiet = (id: number): boolean => ['warning', 'sound'].includes(mapChits[id]!.chit);

/** Face-down chits of the tile turn up. @returns those that summon now (MR-084, MR-B48, MR-B70) */
export function turnUp(s: RealmState, seat: Who, tile: number, tell: Telling): readonly MapChit[] {
  const quiet = hasEffect(s, seat, 'quiet-chits');
  findLost(s, tile, tell);
  const down = s.chits.filter((one) => one.tile === tile && one.up === 0);
  const [turned, kept] = [false, true].map((isKept) =>
    down.filter(({ id }) => (quiet && isQuiet(id)) === isKept),
  ) as [Chit[], Chit[]];
  for (const one of turned) one.up = 1;
  const chits = turned.map(({ id }) => id);
  if (chits.length > 0) tell?.({ type: 'chits-up', rule: 'MR-084', tile, chits });
  if (kept.length > 0) {
    const looked = kept.map(({ id }) => id);
    tell?.({ type: 'chits-seen', rule: 'MR-A10', seat, tile, chits: looked, only: playerOf(s, seat) });
  }
  remember(tile, quiet ? [notesOf(s, seat)] : s.who);
  lightCampfires(s, chits, tile, tell);
  const sitesWait = isGifted(s, seat, 'sites-do-not-summon');
  return chits.map((id) => mapChits[id]!).filter(({ chit }) => !sitesWait || chit !== 'site');
}
