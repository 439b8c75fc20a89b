import type { Seat, Tell } from '../../../kernel/game/engine';
import type { BmEvent } from './events';
import { ATTACHED, CUP, GONE, PILE, type BmState } from './state';
import { kindAt, takeOff } from './units';

export const isOver = (s: BmState): boolean => s.phase === 'over';

function end(
  s: BmState,
  winners: readonly Seat[],
  by: 'castles' | 'limit' | 'draw',
  tell?: Tell<BmEvent>,
): void {
  s.phase = 'over';
  s.winners = [...winners];
  s.by = by;
  tell?.({ type: 'ended', rule: by === 'castles' ? 'BM-002' : 'BM-R48', winners, by });
}

/** A player without castles is out, at once unless there is grace (BM-002, BM-R46, BM-R47). */
export function reviewCastles(s: BmState, seat: Seat, tell?: Tell<BmEvent>): void {
  if (s.castles[seat] === 0 && s.alive[seat] === 1 && s.game.house.noCastleGrace === 0)
    eliminate(s, seat, 'BM-R46', tell);
}

/** BM-R47: grace ends with the player's own turn. */
export function reviewGrace(s: BmState, tell?: Tell<BmEvent>): void {
  if (s.castles[s.active] === 0 && s.alive[s.active] === 1) eliminate(s, s.active, 'BM-R47', tell);
}

/** Out of the game with cup and pile; units on the map go too, or stay as nobody's (BM-R46). */
function eliminate(s: BmState, seat: Seat, rule: string, tell?: Tell<BmEvent>): void {
  const { first, house } = s.game;
  s.alive[seat] = 0;
  for (const card of s.hand[seat]!) s.discard.push(card);
  s.hand[seat]!.length = 0;
  s.pile[seat]!.length = 0;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++) {
    const at = s.at[chit]!;
    if (at === CUP || at === PILE) s.at[chit] = GONE;
    else if (house.eliminatedUnits === 'removed') {
      if (at >= 0) takeOff(s, chit, GONE);
      s.at[chit] = GONE;
      s.on[chit] = -1;
    }
  }
  tell?.({ type: 'eliminated', rule, seat });
  let left = 0;
  let last = -1;
  for (let other = 0; other < s.alive.length; other++)
    if (s.alive[other] === 1) {
      left++;
      last = other;
    }
  if (left === 1) end(s, [last], 'castles', tell);
}

/** What a player's counters on the map cost together (BM-R48). */
function goldOnMap(s: BmState, seat: Seat): number {
  const { first } = s.game;
  let sum = 0;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit]! >= 0 || s.at[chit] === ATTACHED) sum += kindAt(s, chit).cost;
  return sum;
}

/** After the last round most castles win, then the highest Gold value; then nobody (BM-R48). */
export function countOut(s: BmState, tell?: Tell<BmEvent>): void {
  const seats = s.order.filter((seat) => s.alive[seat] === 1);
  const castles = Math.max(...seats.map((seat) => s.castles[seat]!));
  const most = seats.filter((seat) => s.castles[seat] === castles);
  const gold = Math.max(...most.map((seat) => goldOnMap(s, seat)));
  const best = most.filter((seat) => goldOnMap(s, seat) === gold);
  if (best.length === 1) end(s, best, 'limit', tell);
  else end(s, [], 'draw', tell);
}
