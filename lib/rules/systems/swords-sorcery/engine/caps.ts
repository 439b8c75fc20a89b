import type { SsState } from './state';

/**
 * May the piece make so many more steps by the three caps (SS-048 to SS-050, SS-R14)? The most of all steps stays within the
 * highest die, the second most within the next, all others within the lowest, and the sum within the total; without splitting
 * each of at most three pieces has a die of its own.
 */
export function capped(s: SsState, piece: number, cost: number): boolean {
  const a = s.move[0]!;
  const b = s.move[1]!;
  const c = s.move[2]!;
  const high = a > b ? (a > c ? a : c) : b > c ? b : c;
  const low = a < b ? (a < c ? a : c) : b < c ? b : c;
  const total = a + b + c;
  const mine = s.steps[piece]! + cost;
  let first = 0;
  let second = 0;
  let sum = mine;
  let others = 0;
  const { moved } = s;
  for (let k = 0; k < moved.length; k++) {
    const other = moved[k]!;
    if (other === piece) continue;
    const steps = s.steps[other]!;
    sum += steps;
    others++;
    if (steps > first) {
      second = first;
      first = steps;
    } else if (steps > second) second = steps;
  }
  const middle = total - high - low;
  if (s.game.house.splitMoves ? sum > total : others > 2) return false;
  if (mine >= first) return mine <= high && first <= middle && second <= low;
  return mine >= second ? first <= high && mine <= middle && second <= low : mine <= low;
}
