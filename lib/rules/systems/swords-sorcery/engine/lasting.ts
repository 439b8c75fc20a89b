import type { Seat } from '../../../kernel/game/engine';
import { layAside, toHand } from './hands';
import type { Run } from './events';
import { lift } from './pieces';
import { STOPPED, TOKEN, type Lasting, type SsState, type Waiting } from './state';

export const kindOf = (s: SsState, card: number) => s.game.cards[card]!.kind;
export const deedOf = (s: SsState, card: number) => s.game.cards[card]!.deed;
export const levelOf = (s: SsState, card: number): number => s.game.cards[card]!.level;

/** An effect begins; its card stays face up with it unless it is a power or goes back to a hand (SS-033, SS-R59). */
export function begin(s: SsState, item: Waiting, piece: number, run: Run): void {
  const held = s.lasting.some((one) => one.card === item.card && one.kept);
  const marked = item.back >= 0;
  s.lasting.push({
    card: item.card,
    kept: !item.power && !marked && !held && !s.game.cards[item.card]!.isPermanent,
    marked,
    seat: item.seat,
    piece,
  });
  const { flag } = s.game.cards[item.card]!;
  s.afoot |= flag;
  if (piece >= 0) s.flags[piece] = s.flags[piece]! | flag;
  run.tell?.({ type: 'effectBegan', rule: s.game.cards[item.card]!.rule, card: item.card, piece });
}

/** The flags of a piece anew, by the effects on it, and what lasts at all. */
function review(s: SsState, piece: number): void {
  let flags = piece < 0 ? 0 : s.flags[piece]! & STOPPED;
  s.afoot = 0;
  for (const one of s.lasting) {
    const { flag } = s.game.cards[one.card]!;
    s.afoot |= flag;
    if (one.piece === piece) flags |= flag;
  }
  if (piece >= 0) s.flags[piece] = flags;
}

/** The effect at this place is over; its card goes to the discards with the last effect it has. */
export function endAt(s: SsState, at: number, run: Run): void {
  const [over] = s.lasting.splice(at, 1);
  const { card, kept, piece } = over!;
  const rule = s.game.cards[card]!.rule;
  run.tell?.({ type: 'effectEnded', rule, card, piece });
  if (kept) {
    const other = s.lasting.find((one) => one.card === card && !one.marked);
    if (other) other.kept = true;
    else layAside(s, card, run);
  }
  review(s, piece);
  if (kindOf(s, card) === 'doppelganger') removeTokens(s, piece);
}

/** Ends every effect that this holds for. */
export function endWhere(s: SsState, holds: (one: Lasting) => boolean, run: Run): void {
  for (let at = s.lasting.length - 1; at >= 0; at--)
    if (at < s.lasting.length && holds(s.lasting[at]!)) endAt(s, at, run);
}

/** Tokens of a piece leave the game with it (SS-R45). */
function removeTokens(s: SsState, piece: number): void {
  if (s.lasting.some((one) => one.piece === piece && kindOf(s, one.card) === 'doppelganger')) return;
  for (let token = 0; token < s.type.length; token++)
    if (s.type[token] === TOKEN && s.twin[token] === piece && s.at[token]! >= 0) lift(s, token);
}

/** Without tokens a Doppelganger has nothing more to do. */
export function tokenGone(s: SsState, token: number, run: Run): void {
  const piece = s.twin[token]!;
  for (let one = 0; one < s.type.length; one++)
    if (s.type[one] === TOKEN && s.twin[one] === piece && s.at[one]! >= 0) return;
  endWhere(s, (one) => one.piece === piece && kindOf(s, one.card) === 'doppelganger', run);
}

/** Where the card of a resolved item goes that neither stays in play nor lies with an effect. */
export function dispose(s: SsState, item: Waiting, run: Run): void {
  // What goes back to a hand is marked, and lies with no effect.
  if (item.power || s.lasting.some((one) => one.card === item.card && one.kept)) return;
  if (item.back >= 0) toHand(s, item.back, item.card, run);
  else layAside(s, item.card, run);
}

/** Dual Shot takes a lasting spell's card; its effect goes on (SS-R59). */
export function giveBack(s: SsState, card: number, seat: Seat, run: Run): void {
  for (const one of s.lasting)
    if (one.card === card) {
      one.kept = false;
      one.marked = true;
    }
  toHand(s, seat, card, run);
}
