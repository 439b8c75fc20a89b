import type { Seat } from '../../../kernel/game/engine';
import { ASLEEP, GHOST, NEXUS, STONE, TOKEN, WIZARD, type SsState } from '../engine/state';
import { chanceOf, gainOf, modifierFor, stepsTo } from './sight';

/** Chance that the highest of three dice reaches so far; beyond six what a second turn may bring. */
const reach: readonly number[] = [1, 1, 0.995, 0.963, 0.875, 0.704, 0.421, 0.15, 0.08, 0.04];

/** How likely whoever is after a wizard kills it in a turn: the best attack in reach counts, the others hardly. */
export function riskOf(s: SsState, wizard: number): number {
  const spot = s.at[wizard]!;
  if (spot < 0) return 0;
  const steps = stepsTo(s, spot, reach.length - 1);
  let most = 0;
  let all = 0;
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.at[piece]! < 0 || s.owner[piece] === s.owner[wizard]) continue;
    if (s.type[piece] === TOKEN || s.type[piece] === WIZARD) continue;
    if ((s.flags[piece]! & (GHOST | STONE | ASLEEP)) !== 0) continue;
    const far = steps[s.at[piece]!]!;
    if (far < 1) continue;
    const chance = reach[far]! * chanceOf(s, piece, wizard);
    all += chance;
    if (chance > most) most = chance;
  }
  return most + 0.1 * (all - most);
}

/*
 * Weights in log-odds of winning. They come from 2,500 games of steady bots with two seats: a logistic regression of who won
 * on the difference of these numbers at each beginning of a turn. Cards in hand weigh more here, the nexus less than there:
 * a wizard that was driven from its nexus is a sign of much else, and cards are worth what is made of them.
 */
const pieceWeight: readonly number[] = [0.19, 0.25, 0.28, 0.37, 0.5, 0, 0];
const GHOST_WEIGHT = 0.1;
const HAND_WEIGHT = 0.06;
const NEXUS_WEIGHT = 0.5;
const WEAPON_WEIGHT = 0.134;
const WARD_WEIGHT = 0.17;
/** The wizard's danger: before the hunters move, and before its own side does. */
const HUNTED_WEIGHT = 0.76;
const WATCHED_WEIGHT = 0.49;
const OUT = -8;

/** How strongly a seat stands, in log-odds. */
function strength(s: SsState, seat: Seat): number {
  if (!s.alive[seat]) return OUT;
  let sum = WEAPON_WEIGHT * Math.sqrt(gainOf(modifierFor(s, seat, false)));
  for (let piece = 0; piece < s.at.length; piece++)
    if (s.at[piece]! >= 0 && s.owner[piece] === seat)
      sum += (s.flags[piece]! & GHOST) !== 0 ? GHOST_WEIGHT : pieceWeight[s.type[piece]!]!;
  for (const card of s.play[seat]!) {
    const { kind } = s.game.cards[card]!;
    if (kind === 'ward-targeting' || kind === 'block-weapons') sum += WARD_WEIGHT;
  }
  const wizard = s.wizard[seat]!;
  const spot = wizard < 0 ? -1 : s.at[wizard]!;
  if (spot < 0) return sum;
  sum += HAND_WEIGHT * s.hand[seat]!.length;
  if (s.game.ground[spot] === NEXUS) sum += NEXUS_WEIGHT;
  return sum - (s.active === seat ? WATCHED_WEIGHT : HUNTED_WEIGHT) * riskOf(s, wizard);
}

/** How well the seat stands against the strongest of the others, from 0 to 1. */
export function worth(s: SsState, seat: Seat): number {
  const mine = strength(s, seat);
  let most = -Infinity;
  for (let other = 0; other < s.game.players; other++)
    if (other !== seat) most = Math.max(most, strength(s, other));
  return 1 / (1 + Math.exp(most - mine));
}
