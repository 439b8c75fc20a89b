import { capped } from './caps';
import { overheadOf, sideOf } from './pieces';
import { GHOST, ROCK, SHIELDED, STONE, TOKEN, VAPOUR, WIZARD, type SsState } from './state';

/** How a piece may enter a spot. */
export const NOT = 0;
export const VACANT = 1;
export const CONTACT = 2;
/** A ghost of its own side, to be passed through (SS-R43). */
export const OWN_GHOST = 3;
/** A ghost of another side, which the wizard destroys. */
export const GHOST_DIES = 4;
/** Over whatever stands there (SS-R54). */
export const OVER = 5;

/** May it go there by the rules of entry (SS-053 to SS-055, SS-R43, SS-R54)? */
export function entry(s: SsState, piece: number, to: number): number {
  const there = s.on[to]!;
  if (there === -1) return VACANT;
  const vapour = (s.flags[piece]! & VAPOUR) !== 0;
  if (there === ROCK || s.guest[to]! >= 0) return vapour ? OVER : NOT;
  const flags = s.flags[there]!;
  if (s.type[piece] === WIZARD && (flags & GHOST) !== 0) {
    if (overheadOf(s, to) >= 0) return vapour ? OVER : NOT;
    // A ghost of nobody's hulk is on the side of whoever has the turn (SS-R65).
    if (sideOf(s, there) === s.owner[piece]) return OWN_GHOST;
    // Nothing opposing moves onto a shielded piece's spot (SS-129).
    if ((flags & SHIELDED) === 0) return GHOST_DIES;
  }
  if (vapour) return OVER;
  if ((flags & (GHOST | STONE | SHIELDED)) !== 0 || s.type[piece] === TOKEN) return NOT;
  return sideOf(s, piece) !== sideOf(s, there) ? CONTACT : NOT;
}

/** In place of a number of steps: as many as the caps of the dice allow. */
export const BY_DICE = -1;

/**
 * May a wizard that stands over an own ghost after `made` of its steps go on from there? The spot that it leaves is open to it
 * again, and from another own ghost it must go on in turn (SS-R43).
 */
function hasExit(s: SsState, piece: number, over: number, made: number, room: number): boolean {
  if (room === BY_DICE ? !capped(s, piece, made + 1) : made >= room) return false;
  const here = s.at[piece]!;
  const leads = (to: number): boolean => {
    if (to === here) return s.on[here] === piece;
    const how = entry(s, piece, to);
    return how === OWN_GHOST ? hasExit(s, piece, to, made + 1, room) : how !== NOT;
  };
  const { adj, links } = s.game;
  return adj[over]!.some(leads) || links[over]!.some((landings) => landings.some(leads));
}

/**
 * How a piece may go there by the next `steps` of the steps that it can make (`room`, or `BY_DICE`); onto an own ghost only if it
 * can leave it again, unless it is vapour (SS-R43, SS-R54).
 */
export function mayEnter(s: SsState, piece: number, to: number, steps: number, room: number): number {
  const how = entry(s, piece, to);
  if (how !== OWN_GHOST || (s.flags[piece]! & VAPOUR) !== 0) return how;
  return hasExit(s, piece, to, steps, room) ? how : NOT;
}
