import type { Seat, Tell } from '../../../kernel/game/engine';
import type { MmEvent } from './events';
import { clearRow } from './row';
import { TEMPLE, type MmState } from './state';
import { countFigures, countGarrisons, countSpaces, hasUnits, takeCensus, type Census } from './units';

/** Village, city, ruins, mine and tower are declared; Town and Castle never, and Temples win by themselves (MM-072, MM-075). */
export const DECLARED = [0, 2, 4, 5, 7] as const;
export const BIT = { village: 1, city: 1 << 2, ruins: 1 << 4, mine: 1 << 5, tower: 1 << 7 } as const;

/** Bits of the declared structures of which the seat has enough, `among` those. */
function held(s: MmState, { structures }: Census, among = 0xff): number {
  let bits = 0;
  for (let i = 0; i < DECLARED.length; i++) {
    const structure = DECLARED[i]!;
    if ((among >> structure) & 1 && structures[structure]! >= s.game.house.controlThreshold)
      bits |= 1 << structure;
  }
  return bits;
}

/**
 * The Declaration Phase, which needs no decision (MM-072, MM-R04). Control that only counts is not declared.
 * @param has what the seat has on the board
 */
export function declare(s: MmState, seat: Seat, has: Census, tell?: Tell<MmEvent>): void {
  s.control[seat] = held(s, has);
  if (s.control[seat] !== 0 && s.game.house.controlTiming !== 'live')
    tell?.({ type: 'declared', rule: 'MM-072', seat, structures: s.control[seat] });
}

/** After units came or went: what is no longer held lapses, by the agreed reading of MM-R04. */
export function reviewControl(s: MmState, tell?: Tell<MmEvent>): void {
  const { controlTiming } = s.game.house;
  for (let seat = 0; seat < s.game.players; seat++) {
    const before = s.control[seat]!;
    if (controlTiming === 'live') s.control[seat] = held(s, takeCensus(s, seat));
    else if (before !== 0 && controlTiming !== 'declaredSticky') {
      const now = held(s, takeCensus(s, seat), before);
      s.control[seat] = now;
      if (now !== before) tell?.({ type: 'controlLost', rule: 'MM-R04', seat, structures: before & ~now });
    }
  }
}

/**
 * What the seat of an attacker still controls while it fights. The attacker counts in the contested space, so that a structure
 * left for another of its kind is never one too few, but gains no control by it (MM-R04).
 */
export function controlInCombat(s: MmState, seat: Seat, contested: number): number {
  const before = s.control[seat]!;
  if (before === 0 || s.game.house.controlTiming === 'declaredSticky') return before;
  const has = takeCensus(s, seat);
  has.structures[s.structure[contested]!]!++;
  return held(s, has, before);
}

/** After the attacker has left his space for the contested one: what is no longer held helps him no more (MM-R04). */
export function reviewAttacker(s: MmState, seat: Seat, contested: number, tell?: Tell<MmEvent>): void {
  const before = s.control[seat]!;
  const now = controlInCombat(s, seat, contested);
  if (now === before) return;
  s.control[seat] = now;
  // Control that only counts was never declared, and its end is not told either.
  if (s.game.house.controlTiming !== 'live')
    tell?.({ type: 'controlLost', rule: 'MM-R04', seat, structures: before & ~now });
}

function end(
  s: MmState,
  winners: readonly Seat[],
  by: MmState['by'],
  rule: string,
  tell?: Tell<MmEvent>,
): void {
  s.phase = 'over';
  s.offer = -1;
  s.winners = [...winners];
  s.by = by;
  tell?.({ type: 'ended', rule, winners: s.winners, by });
}

/** After each removal: who has no unit left is out, and the last one with units has won (MM-003, MM-R30). */
export function reviewSurvivors(s: MmState, tell?: Tell<MmEvent>): void {
  let fell = false;
  for (let seat = 0; seat < s.game.players; seat++) {
    if (!s.alive[seat] || hasUnits(s, seat)) continue;
    fell = true;
    s.alive[seat] = false;
    s.discard.push(...s.hand[seat]!, ...s.permanents[seat]!);
    s.hand[seat] = [];
    clearRow(s, seat);
    s.control[seat] = 0;
    tell?.({ type: 'eliminated', rule: 'MM-R30', seat });
  }
  if (!fell) return;
  const left = s.order.filter((seat) => s.alive[seat]);
  if (left.length === 1) end(s, left, 'V1', 'MM-003', tell);
  else if (left.length === 0) end(s, [], 'draw', 'MM-R30', tell);
}

/** V2 and V3, at the beginning of the turn and before anything else in it (MM-004, MM-005, MM-R05). */
export function reviewBeginning(s: MmState, seat: Seat, has: Census, tell?: Tell<MmEvent>): void {
  const { templesToWin, garrisonsToWin } = s.game.house;
  const temples = templesToWin !== null && has.structures[TEMPLE]! >= templesToWin;
  const garrisons = garrisonsToWin !== null && has.garrisons >= garrisonsToWin;
  if (temples && garrisons) end(s, [seat], 'V2+V3', 'MM-R05', tell);
  else if (temples) end(s, [seat], 'V2', 'MM-004', tell);
  else if (garrisons) end(s, [seat], 'V3', 'MM-005', tell);
}

/** Whether nobody who lives has a turn between the one that ended and the limit’s seat, it included. */
function isRoundWhole({ order, alive, active, limitSeat }: MmState): boolean {
  for (let at = order.indexOf(active); order[at] !== limitSeat;) {
    at = (at + 1) % order.length;
    if (alive[order[at]!]) return false;
  }
  return true;
}

/**
 * Whole rounds since the limit, the one that ends now included; −1 before it, and in the midst of a round (MM-R06, MM-R07).
 * A limit of turns really taken may come in mid-round: where it came is kept, and an extra round is a turn of each from there.
 */
function roundsOver(s: MmState): number {
  const { turnsPerPlayer, turnLimitCount } = s.game.house;
  if (turnLimitCount === 'rounds') {
    // Asked after each turn, and mostly long before the limit.
    if (s.round < turnsPerPlayer) return -1;
    const isMidst = s.order.slice(s.order.indexOf(s.active) + 1).some((seat) => s.alive[seat]);
    return isMidst ? -1 : s.round - turnsPerPlayer;
  }
  const turns = s.turn - turnsPerPlayer * s.game.players;
  if (turns < 0) return -1;
  if (turns === 0) {
    s.limitSeat = s.active;
    return 0;
  }
  return isRoundWhole(s) ? ++s.extraRounds : -1;
}

/** Those with the most spaces among the living; ties by the agreed rule (MM-006, MM-R07). Undefined: play goes on. */
export function reviewLimit(s: MmState, tell?: Tell<MmEvent>): void {
  const { v4Tie } = s.game.house;
  const over = roundsOver(s);
  if (over < 0) return;
  const living = s.order.filter((seat) => s.alive[seat]);
  const best = (among: readonly Seat[], of: (seat: Seat) => number): Seat[] => {
    const most = Math.max(...among.map(of));
    return among.filter((seat) => of(seat) === most);
  };
  let leaders = best(living, (seat) => countSpaces(s, seat));
  if (leaders.length > 1 && v4Tie === 'figuresThenGarrisons') {
    leaders = best(leaders, (seat) => countFigures(s, seat));
    leaders = best(leaders, (seat) => countGarrisons(s, seat));
  }
  // Whole extra rounds, ten at most, until one leads.
  if (leaders.length > 1 && v4Tie === 'continueRound' && over < 10) return;
  end(s, leaders, 'V4', leaders.length > 1 ? 'MM-R07' : 'MM-006', tell);
}
