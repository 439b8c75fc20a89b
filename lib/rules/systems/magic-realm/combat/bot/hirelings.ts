import type { Seat } from '../../../../kernel/game/engine';
import { moveTime } from '../engine/fighters/playing';
import { postsOf } from '../engine/melee/posts';
import { preyOf } from '../engine/melee/sheets';
import type { MrChoice } from '../engine/choices';
import { isFoe, type FoeSide, type MrState, type Who } from '../engine/state';
import { foeAt, foeOf, foesOn, hasWild, isRidden, isThere } from '../engine/who';
import { canKill, MATCH, reaches, sidesOf } from './chances';
import { bestKill } from './steady';

type Mine = Extract<MrChoice, { readonly type: 'take' | 'deploy' | 'pick' | 'place' | 'post' }>;

/** What somebody is worth to have killed, or to have kept: by size, from a twentieth to a quarter. */
const worthOf = (s: MrState, who: Who): number => 0.05 * (1 + foeOf(s, who).vulnerability);

/** Chance that a denizen with that side up kills another with one blow; a horse must fall first. */
function blowKills(s: MrState, by: Who, side: FoeSide, at: Who, move: number): number {
  const foe = foeOf(s, at);
  const hit = side.time < move ? 1 : MATCH;
  if (side.attack === 'GRAB') return hit;
  if (side.attack === 'PIT') return hit * 0.5;
  if (side.attack !== 'HARM') return 0;
  const ridden = isRidden(s, at);
  const { armored, vulnerability } = ridden ? foe.horse! : foe;
  const levels = side.harm + Math.max(0, side.stars - (armored ? 1 : 0));
  return hit * reaches(levels, foeOf(s, by).missile > 0, vulnerability) * (ridden ? 0.5 : 1);
}

/** The same with head or club, and with either side that may come up. */
function kills(s: MrState, by: Who, at: Who, up?: number): number {
  const { part, sides } = foeOf(s, by);
  const shown = up === undefined ? sidesOf(s, by) : ([[sides[up]!, 1]] as const);
  const move = moveTime(s, at, true);
  const body = shown.reduce((sum, [side, chance]) => sum + chance * blowKills(s, by, side, at, move), 0);
  if (!part) return body;
  const edge = part.sides[foeAt(s, by).partSide]!;
  const blow: FoeSide = { ...edge, attack: 'HARM', move: 0, length: part.length };
  return 1 - (1 - body) * (1 - blowKills(s, by, blow, at, move));
}

/** What a round of these two is worth to the one who leads the first. */
const duel = (s: MrState, by: Who, at: Who, up?: number): number =>
  kills(s, by, at, up) * worthOf(s, at) - kills(s, at, by) * worthOf(s, by);

/** A hireling stands before his employer where that one would be killed and has no better answer. */
function relief(s: MrState, seat: Seat, who: Who): number {
  if (!isThere(s, seat) || s.heroes[seat]!.hidden === 1 || !canKill(s, seat, who)) return 0;
  return 0.12 - 0.1 * bestKill(s, seat, who);
}

/** A denizen on the sheet of a hireling: what the duel is worth with the better side, and whom it spares. */
export function scoreHiredLure(s: MrState, seat: Seat, by: Who, who: Who): number {
  return Math.max(duel(s, by, who, 0), duel(s, by, who, 1)) + relief(s, seat, who) - 0.01;
}

/** Several on one are surer: who is there already has not to be feared, since it strikes only the last to come. */
function scoreDeploy(
  s: MrState,
  seat: Seat,
  { by, who, side, gallop }: Extract<Mine, { type: 'deploy' }>,
): number {
  if (!isFoe(who)) return hasWild(s) ? -1 : 0.1 - gallop * 0.01;
  if (foeAt(s, who).owner === seat) return -1;
  const beside = foesOn(s, who).filter((one) => foeAt(s, one).owner === seat).length;
  // Whoever kills it before makes the blow needless.
  const gain = kills(s, by, who, side) * worthOf(s, who) * 0.7 ** beside;
  const spares = foeAt(s, who).on === seat || foeAt(s, who).on < 0 ? relief(s, seat, who) : 0;
  return gain - kills(s, who, by) * worthOf(s, by) + spares - 0.01;
}

/** The side with which a defender fares best against whom he attacks and all who attack him. */
function scoreSide(s: MrState, who: Who, side: number): number {
  const prey = preyOf(s, who);
  const gain = prey >= 0 && isFoe(prey) ? kills(s, who, prey, side) * worthOf(s, prey) : 0;
  // On foot the side says how fast he moves.
  const move = isRidden(s, who) ? 0 : foeOf(s, who).sides[side]!.move;
  const risk = foesOn(s, who).some((one) => foeOf(s, one).sides.some(({ time }) => time < move)) ? 0.02 : 0;
  return gain - risk;
}

function scorePost(s: MrState, seat: Seat, to: number): number {
  const { posts } = s.heroes[seat]!.plot;
  const { who, what } = postsOf(s, seat)[posts.length]!;
  if (what === 'side') return scoreSide(s, who, to);
  return 0;
}

/** How good a decision for hired natives looks; 0 for leaving them where they are. */
export function scoreHired(s: MrState, seat: Seat, choice: Mine): number {
  switch (choice.type) {
    case 'take':
      return duel(s, choice.by, choice.who) - foesOn(s, choice.by).length * 0.05;
    case 'deploy':
      return scoreDeploy(s, seat, choice);
    case 'pick':
      return kills(s, choice.by, choice.who) * worthOf(s, choice.who);
    case 'place':
      return 0;
    case 'post':
      return scorePost(s, seat, choice.to);
  }
}
