import type { Telling } from '../activity';
import { sharersOf } from '../day/sharing';
import type { Told } from '../events';
import { dayOf, isBodiless, ledWith, moverOf, notesOf, placeOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { discoveries, tileAt, type Place } from '../world/ground';
import { discover, sitesIn } from '../world/sites';

/** Lines of Peer and Locate that give something. */
export type Line =
  | 'clues and paths'
  | 'hidden enemies and paths'
  | 'hidden enemies'
  | 'clues'
  | 'passages and clues'
  | 'passages'
  | 'discover chits';

/** For a choice only those of which no other gives more. (MR-X32) */
export const bestLines: readonly Line[] = [
  'clues and paths',
  'hidden enemies and paths',
  'passages and clues',
  'discover chits',
];

export type ClueEvent =
  /** Map chits of a tile. */
  | Told<'clues', { readonly seat: Who; readonly tile: number; readonly chits: readonly number[] }>
  | Told<'roads-found', { readonly seat: Who; readonly kind: 'hidden' | 'secret'; readonly count: number }>
  | Told<'enemies-found', { readonly seat: Who }>;

/** He looks secretly at the map chits of a tile. (MR-X27) */
function lookAt(s: RealmState, seat: Who, tile: number, tell: Telling): void {
  const { seen } = notesOf(s, seat);
  if (!seen.includes(tile)) seen.push(tile);
  const chits = s.chits.flatMap((chit) => (chit.tile === tile ? [chit.id] : []));
  tell?.({ type: 'clues', rule: 'MR-X27', seat, tile, chits, only: playerOf(s, seat) });
}

/** He crosses off all hidden paths or secret passages that touch a clearing, on the side that is up. (MR-X28, MR-X29) */
function crossOff(s: RealmState, seat: Who, at: Place, kind: 'hidden' | 'secret', tell: Telling): void {
  const { paths } = notesOf(s, seat);
  const found = discoveries.filter(
    (one) =>
      one.kind === kind &&
      one.tile === tileAt(at) &&
      one.side === s.sides[one.tile] &&
      one.touches.includes(at) &&
      !paths.includes(one.code),
  );
  paths.push(...found.map(({ code }) => code));
  const rule = kind === 'hidden' ? 'MR-X28' : 'MR-X29';
  tell?.({ type: 'roads-found', rule, seat, kind, count: found.length, only: playerOf(s, seat) });
}

/** A familiar finds them only for a master with whom it is, a phantasm never. (MR-X30, MR-A26, MR-S33) */
function findEnemies(s: RealmState, seat: Who, tell: Telling): void {
  const owner = playerOf(s, seat);
  const finder = isBodiless(s, seat) ? owner : seat;
  if (finder !== seat && (moverOf(s, seat).kind === 'phantasm' || placeOf(s, seat) !== placeOf(s, owner)))
    return;
  dayOf(s, finder).found = 1;
  tell?.({ type: 'enemies-found', rule: 'MR-X30', seat: finder });
}

/** What a line gives to one who searches a clearing. (MR-X27 to MR-X31) */
function give(s: RealmState, seat: Who, at: Place, line: Line, tell: Telling): void {
  if (line.includes('clues') || line === 'discover chits') lookAt(s, seat, tileAt(at), tell);
  if (line.includes('paths')) crossOff(s, seat, at, 'hidden', tell);
  if (line.includes('passages')) crossOff(s, seat, at, 'secret', tell);
  if (line.includes('enemies')) findEnemies(s, seat, tell);
  // A chit need not lie face up to be found, and whoever looks sees the site cards that lie there. (MR-B38)
  if (line === 'discover chits') discover(s, seat, sitesIn(s, at), 'MR-X31', tell);
}

/** A line of Peer or Locate, for him and for those who follow him. (MR-B46) */
export function giveLine(s: RealmState, seat: Who, at: Place, line: Line, tell: Telling): void {
  for (const one of sharersOf(s, seat)) {
    give(s, one, at, line, tell);
    for (const led of ledWith(s, one)) give(s, led, at, line, undefined);
  }
}
