import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { MOVE, strengthOf } from './cards';
import type { BmEvent } from './events';
import { tollsFrom } from './ground';
import { bitOf } from './kinds';
import { crossTo } from './move';
import { codesIn, discardCard } from './piles';
import type { BmChoice, BmState } from './state';
import { addSteps, canStep, rests } from './steps';
import { kindAt, loseArtifacts } from './units';

const RIDER = bitOf('hero');
const MOST = 3;
const once = (s: BmState): boolean => s.game.house.retreatDistance === 'oneSpace';

/** Could the unit get away on a card of that strength (BM-R26, BM-R27)? */
const canFlee = (s: BmState, unit: number, mp: number): boolean => canStep(s, unit, mp, s.at[unit]!, once(s));

/**
 * Is its owner asked? Whoever holds cards is, where the map leaves a way at all, so that being asked tells nothing of the
 * hand; units of a beaten player never get away (BM-R46).
 */
export function mayFlee(s: BmState, unit: number): boolean {
  const seat = s.game.ownerOf[unit]!;
  return s.alive[seat] === 1 && s.hand[seat]!.length > 0 && canFlee(s, unit, MOST);
}

const DECLINE: BmChoice = { type: 'decline' };

/** Move cards that bring the unit away, alone or with a hero who rides it (BM-124, BM-134, BM-R58). */
export function fleeChoices(s: BmState, unit: number): BmChoice[] {
  const out: BmChoice[] = [];
  const codes = codesIn(s.hand[s.game.ownerOf[unit]!]!);
  for (let strength = 1; strength <= MOST; strength++) {
    const card = 3 * MOVE + strength - 1;
    if (!(codes & (1 << card)) || !canFlee(s, unit, strength)) continue;
    out.push({ type: 'retreat', card, rider: -1 });
    if (kindAt(s, unit).passengers & RIDER)
      for (let rider = s.head[s.at[unit]!]!; rider >= 0; rider = s.next[rider]!)
        if (rider !== unit && kindAt(s, rider).bit & RIDER) out.push({ type: 'retreat', card, rider });
  }
  out.push(DECLINE);
  return out;
}

/** The card is discarded and the unit sets out; a hero leaves his artifacts (BM-135). */
export function playRetreat(
  s: BmState,
  unit: number,
  card: number,
  rider: number,
  why: 'dragon' | 'hero' | 'ruins',
  tell?: Tell<BmEvent>,
): void {
  discardCard(s, s.game.ownerOf[unit]!, card);
  const rule = why === 'dragon' ? 'BM-124' : 'BM-134';
  tell?.({ type: 'retreated', rule: why === 'ruins' ? 'BM-R40' : rule, unit, card, rider });
  if (kindAt(s, unit).saved) loseArtifacts(s, unit, 'BM-135', tell);
  s.on[unit] = -1;
  if (s.leader === unit) {
    s.leader = -1;
    s.pool = 0;
  }
  if (rider >= 0) s.on[rider] = unit;
  s.flight.unit = unit;
  s.flight.why = why;
  s.flight.from = s.at[unit]!;
  s.flight.pool = once(s) ? 1 : strengthOf(card);
}

/** Where the fleeing unit goes next, or that it ends here. */
export function flightChoices(s: BmState): BmChoice[] {
  const { unit, pool, from } = s.flight;
  const out: BmChoice[] = [];
  addSteps(s, unit, pool, from, once(s), out);
  if (s.at[unit] !== from && rests(s, unit, s.at[unit]!)) out.push({ type: 'stay' });
  return out;
}

export function playFlight(s: BmState, to: number, dice: Dice, tell?: Tell<BmEvent>): void {
  const { ground } = s.game;
  const { flight } = s;
  const from = s.at[flight.unit]!;
  const cost = tollsFrom(ground, kindAt(s, flight.unit), from)[ground.neighbours[from]!.indexOf(to)]!;
  const paid = once(s) ? 0 : cost;
  flight.pool = once(s) ? 0 : flight.pool - cost;
  crossTo(s, flight.unit, to, paid, dice, tell);
  // With nothing left it ends where it is, but never where it began (BM-R26).
  if (flight.unit >= 0 && s.visit < 0 && to !== flight.from && flightChoices(s).length === 1)
    if (rests(s, flight.unit, to)) endFlight(s);
}

export function endFlight(s: BmState): void {
  const { flight } = s;
  if (flight.unit >= 0)
    for (let unit = s.head[s.at[flight.unit]!]!; unit >= 0; unit = s.next[unit]!)
      if (s.on[unit] === flight.unit) s.on[unit] = -1;
  flight.unit = -1;
  flight.why = 'none';
  flight.pool = 0;
  flight.from = -1;
}
