import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { sharersOf } from '../day/sharing';
import type { Told } from '../events';
import type { RealmState } from '../state';
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
  | Told<'clues', { readonly seat: Seat; readonly tile: number; readonly chits: readonly number[] }>
  | Told<'roads-found', { readonly seat: Seat; readonly kind: 'hidden' | 'secret'; readonly count: number }>
  | Told<'enemies-found', { readonly seat: Seat }>;

/** He looks secretly at the map chits of a tile. (MR-X27) */
function lookAt(s: RealmState, seat: Seat, tile: number, tell: Telling): void {
  const { seen } = s.who[seat]!;
  if (!seen.includes(tile)) seen.push(tile);
  const chits = s.chits.flatMap((chit) => (chit.tile === tile ? [chit.id] : []));
  tell?.({ type: 'clues', rule: 'MR-X27', seat, tile, chits, only: seat });
}

/** He crosses off all hidden paths or secret passages that touch a clearing, on the side that is up. (MR-X28, MR-X29) */
function crossOff(s: RealmState, seat: Seat, at: Place, kind: 'hidden' | 'secret', tell: Telling): void {
  const { paths } = s.who[seat]!;
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
  tell?.({ type: 'roads-found', rule, seat, kind, count: found.length, only: seat });
}

function findEnemies(s: RealmState, seat: Seat, tell: Telling): void {
  s.who[seat]!.found = 1;
  tell?.({ type: 'enemies-found', rule: 'MR-X30', seat });
}

/** What a line gives to one who searches a clearing. (MR-X27 to MR-X31) */
function give(s: RealmState, seat: Seat, at: Place, line: Line, tell: Telling): void {
  if (line.includes('clues') || line === 'discover chits') lookAt(s, seat, tileAt(at), tell);
  if (line.includes('paths')) crossOff(s, seat, at, 'hidden', tell);
  if (line.includes('passages')) crossOff(s, seat, at, 'secret', tell);
  if (line.includes('enemies')) findEnemies(s, seat, tell);
  // A chit need not lie face up to be found, and whoever looks sees the site cards that lie there. (MR-B38)
  if (line === 'discover chits') discover(s, seat, sitesIn(s, at), 'MR-X31', tell);
}

/** A line of Peer or Locate, for him and for those who follow him. (MR-B46) */
export function giveLine(s: RealmState, seat: Seat, at: Place, line: Line, tell: Telling): void {
  for (const one of sharersOf(s, seat)) give(s, one, at, line, tell);
}
