import type { Seat } from '../../../kernel/game/engine';
import type { Run } from './events';
import { deedOf, kindOf } from './lasting';
import { canCast, isRock, isVacant, lift, put, removeRock } from './pieces';
import { ROCK, STRONG, type SsChoice, type SsState } from './state';

/** What a potion lets the wizard do to rocks now: 1 destroy, 2 push, 3 both (SS-144, SS-151). */
function strength(s: SsState, seat: Seat): number {
  if ((s.afoot & STRONG) === 0) return 0;
  let can = 0;
  const { lasting } = s;
  for (let at = 0; at < lasting.length; at++) {
    const one = lasting[at]!;
    if (one.seat !== seat || kindOf(s, one.card) !== 'extra-dice') continue;
    const deed = deedOf(s, one.card);
    if (deed?.kind !== 'extra-dice' || deed.rocks === undefined) continue;
    if (deed.rocks === 'destroy') can |= 1;
    else if (s.active === seat) can |= 2;
  }
  return can;
}

/** Rocks beside the wizard: destroyed or pushed at once, in every window and between steps, by no wizard who is one (SS-144, SS-147, SS-151). */
export function addRockWork(s: SsState, seat: Seat, out: SsChoice[]): void {
  const can = strength(s, seat);
  if (can === 0 || !canCast(s, seat)) return;
  for (const spot of s.game.adj[s.at[s.wizard[seat]!]!]!) {
    if (!isRock(s, spot)) continue;
    if ((can & 1) !== 0) out.push({ type: 'smash', spot });
    if ((can & 2) !== 0)
      for (const to of s.game.adj[spot]!) if (isVacant(s, to)) out.push({ type: 'push', spot, to });
  }
}

/** Could the wizard do something to a rock now? */
export function hasRockWork(s: SsState, seat: Seat): boolean {
  if (strength(s, seat) === 0 || !canCast(s, seat)) return false;
  const near = s.game.adj[s.at[s.wizard[seat]!]!]!;
  for (let k = 0; k < near.length; k++) if (isRock(s, near[k]!)) return true;
  return false;
}

/** A rock, or a wizard that is one, goes from spot to spot (SS-R55, SS-R56). */
export function moveRock(s: SsState, spot: number, to: number, rule: string, run: Run): void {
  if (s.on[spot] === ROCK) {
    removeRock(s, spot);
    s.on[to] = ROCK;
  } else {
    const wizard = s.on[spot]!;
    lift(s, wizard);
    put(s, wizard, to);
  }
  run.tell?.({ type: 'rockMoved', rule, spot, to });
}

export function putRock(s: SsState, spot: number, rule: string, run: Run): void {
  s.on[spot] = ROCK;
  run.tell?.({ type: 'rockPut', rule, spot });
}
