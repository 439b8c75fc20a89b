import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { invocationOf, mayInvoke } from './invoke';
import { addDeeds, DONE, ends, findMovers, hasQuietStep, movers, stepBy } from './movement';
import { isBusy } from './pieces';
import { noChoices, type SsChoice, type SsState } from './state';
import { hasDeed, PASS, QUIET, windowChoices } from './windows';

/*
 * Choices of whoever does not look, each as likely as the other: whatever could be done has a number, and where nothing is to be
 * done by it another is tried. What is rare is listed instead.
 */

/** What else may be done between steps: filled by `listDeeds`, the same list for all games. */
const deeds = noChoices();

function listDeeds(s: SsState, count: number): void {
  while (deeds.length > 0) deeds.pop();
  addDeeds(s, count, deeds);
  if (s.game.concede) deeds.push(CONCEDE);
}

/** One of `addMoves`. */
export function pickMove(s: SsState, dice: Dice): SsChoice {
  const { exits, house } = s.game;
  const count = findMovers(s);
  listDeeds(s, count);
  const steps = count === 0 ? 0 : ends[count - 1]!;
  const end = steps + deeds.length;
  for (;;) {
    const n = dice.below(end + 1);
    if (n < steps) {
      let k = 0;
      while (n >= ends[k]!) k++;
      const piece = movers[k]!;
      const ways = exits[s.at[piece]!]!;
      const step = stepBy(s, piece, ways[n - ends[k]! + ways.length]!);
      if (step) return step;
    } else if (n < end) return deeds[n - steps]!;
    else if (house.diceUse === 'optional' || !hasQuietStep(s, count)) return DONE;
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
