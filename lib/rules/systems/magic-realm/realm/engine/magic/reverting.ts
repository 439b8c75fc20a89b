import type { Seat } from '../../../../../kernel/game/engine';
import { putHorseAway } from '../activities/travel';
import type { Telling } from '../activity';
import { isAlive, type RealmState } from '../state';
import { feelCurses } from './cursing';

/** He is himself again: his curses count, and in a cave he has no horse in use that came there with what he was. (MR-B29, MR-021) */
export function revert(s: RealmState, seat: Seat, tell: Telling): void {
  if (!isAlive(s, seat)) return;
  feelCurses(s, seat);
  putHorseAway(s, seat, tell);
}
