import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { conjuredFor } from '../evening/conjured-fight';
import type { Told } from '../events';
import { isMover } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { feelCurses } from './cursing';
import { endSpells } from './enspell';
import { bewitching } from './in-effect';

/** A token against magic is used for the phase that begins. (MR-S40) */
export type WardChoice = { readonly type: 'use-token' };
export type WardEvent = Told<'token-used', { readonly seat: Seat }>;

/** Tokens that could do something for him now: against curses, or against spells on him. (MR-S40) */
export function wardings(s: RealmState, who: Who): WardChoice[] {
  if (isMover(s, who) || s.turn?.seat !== who || s.turn.warded >= 0) return [];
  if (conjuredFor(s, who, 'token').length === 0) return [];
  const isTroubled =
    s.who[who]!.curses !== 0 ||
    bewitching(s, who).some(({ kind }) => kind !== 'token' && kind !== 'immune-to-magic');
  return isTroubled ? [{ type: 'use-token' }] : [];
}

/** Up to the end of his phase spells and curses on him are nothing. (MR-S40) */
export function useToken(s: RealmState, seat: Seat, tell: Telling): void {
  const who = s.who[seat]!;
  const [token] = conjuredFor(s, seat, 'token');
  endSpells(s, (one) => one === token, 'used', tell);
  s.turn!.warded = who.curses;
  who.curses = 0;
  tell?.({ type: 'token-used', rule: 'MR-S40', seat });
}

/** The phase is over, and curses rest on him again. */
export function endWard(s: RealmState): void {
  const turn = s.turn!;
  if (turn.warded < 0) return;
  s.who[turn.seat]!.curses |= turn.warded;
  turn.warded = -1;
  feelCurses(s, turn.seat);
}
