import type { Seat } from '../../../kernel/game/engine';
import { forceFrom, forceOf, sidesOf } from '../engine/force';
import type { MmState } from '../engine/state';
import { handWorth } from './card-worth';

/** What the card adds to the side's fighting unit now; Artificer's charge goes to the attacker. */
function adds(s: MmState, card: number, turn: number, permanent: boolean): number {
  const { pc, hc } = s.game.cards[card]!;
  const uses = permanent ? pc : hc;
  let sum = permanent ? 0 : forceFrom(s, hc, sidesOf(s)[turn]!);
  if (turn === 0) for (const action of uses.actions) if (action.kind === 'forceTarget') sum += action.value;
  return sum;
}

/** A card in the open window: only where it, or all that could follow, turns a loss or a tie; the cheapest first. */
export function scoreAnswer(s: MmState, seat: Seat, card: number, permanent: boolean): number {
  const { combat } = s;
  const sides = sidesOf(s);
  const own = sides[combat.turn]!;
  const other = sides[combat.turn ^ 1]!;
  const rolls = [combat.attackRoll, combat.defenceRoll];
  const lead = rolls[combat.turn]! + forceOf(s, own) - rolls[combat.turn ^ 1]! - forceOf(s, other);
  if (lead > 0) return -1;
  const by = adds(s, card, combat.turn, permanent);
  if (by <= 0) return -1;
  const price = permanent ? 0 : 0.1 * handWorth(s.game, card);
  if (lead + by > 0) return 2 - price;
  let all = lead;
  for (const held of s.hand[seat]!) if (held >= 0) all += Math.max(0, adds(s, held, combat.turn, false));
  if (permanent) all += by;
  if (all > 0) return 1.5 + 0.1 * by - price;
  // To fall together is better than to fall alone, unless it is a figure for a garrison.
  return all === 0 && (other.figure >= 0 || own.figure < 0) ? 1 + 0.1 * by - price : -1;
}

/** A card before the dice, face down or a permanent: one where the fight is open, none where it is won or lost. */
export function scorePut(s: MmState, seat: Seat, card: number, permanent: boolean): number {
  const sides = sidesOf(s);
  const turn = sides[0].seat === seat ? 0 : 1;
  let lead = forceOf(s, sides[turn]!) - forceOf(s, sides[turn ^ 1]!);
  for (const put of s.combat.put[turn]!) if (put >= 0) lead += adds(s, put, turn, false);
  const by = adds(s, card, turn, permanent);
  const price = permanent ? 0 : 0.3 * handWorth(s.game, card);
  return by > 0 && lead >= -4 && lead <= 2 ? by - price : -1;
}
