import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { capped } from './caps';
import { invocationOf, mayInvoke } from './invoke';
import { addDeeds, DONE, hasQuietStep, mayMove, stepBy } from './movement';
import { isBusy } from './pieces';
import { noChoices, type SsChoice, type SsState } from './state';
import { hasDeed, PASS, QUIET, windowChoices } from './windows';

/*
 * Choices of whoever does not look, each as likely as the other: whatever could be done has a number, and where nothing is to be
 * done by it another is tried. What is rare is listed instead.
 */

/** Steps that the dice still allow in all. */
function stepsLeft({ move, moved, steps }: SsState): number {
  let left = move[0]! + move[1]! + move[2]!;
  for (let k = 0; k < moved.length; k++) left -= steps[moved[k]!]!;
  return left;
}

/** What the active player may move, his own and nobody's hulks: found anew each time, in the same list. */
const movers: number[] = [];
function countMovers({ owner, at, active }: SsState): number {
  let count = 0;
  for (let piece = 0; piece < owner.length; piece++)
    if (at[piece]! >= 0 && (owner[piece] === active || owner[piece] === -1)) movers[count++] = piece;
  return count;
}

/** What else may be done between steps. */
function deedsOf(s: SsState): readonly SsChoice[] {
  const { concede } = s.game;
  if (!concede && s.play[s.active]!.length === 0 && s.lasting.length === 0) return NO_DEEDS;
  const out = noChoices();
  addDeeds(s, out);
  if (concede) out.push(CONCEDE);
  return out;
}
const NO_DEEDS: readonly SsChoice[] = [];

/** One of `addMoves`. */
export function pickMove(s: SsState, dice: Dice): SsChoice {
  const { exits, mostExits, house } = s.game;
  const deeds = deedsOf(s);
  // Where no steps are left most numbers would fail.
  const steps = stepsLeft(s) > 0 ? countMovers(s) * mostExits : 0;
  const end = steps + deeds.length;
  for (;;) {
    const n = dice.below(end + 1);
    if (n < steps) {
      const piece = movers[(n / mostExits) | 0]!;
      const to = exits[s.at[piece]!]![n % mostExits];
      if (to === undefined || !mayMove(s, piece) || !capped(s, piece, 1)) continue;
      const step = stepBy(s, piece, to);
      if (step) return step;
    } else if (n < end) return deeds[n - steps]!;
    else if (house.diceUse === 'optional' || !hasQuietStep(s)) return DONE;
  }
}
const CONCEDE: SsChoice = { type: 'concede' };
const NOTHING: readonly number[] = [];

/** One of `windowChoices`. */
export function pickInWindow(s: SsState, seat: Seat, dice: Dice): SsChoice {
  if (hasDeed(s, seat)) return dice.pick(windowChoices(s, seat));
  const hand = isBusy(s, seat) ? NOTHING : s.hand[seat]!;
  for (;;) {
    const n = dice.below(hand.length + 2);
    if (n === hand.length) return PASS;
    if (n > hand.length) return QUIET;
    if (mayInvoke(s, seat, hand[n]!)) return invocationOf(hand[n]!);
  }
}
