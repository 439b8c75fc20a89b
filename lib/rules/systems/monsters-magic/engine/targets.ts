import type { Seat } from '../../../kernel/game/engine';
import { lowestOf } from './bits';
import { nearBits, neighbours, SPACES } from './board';
import { BEGUN, CITY, ENDED, OWING, TOWN, typeOf, type MmState } from './state';
import {
  countFigures,
  countGarrisons,
  GARRISONS,
  hasBareFigure,
  hasBerth,
  isEmpty,
  spacesOf,
  spareFigure,
} from './units';

/** What the actions of cards may be done to, listed, and whether there is any of it at all. */
export const figuresOf = (s: MmState, seat: Seat): number[] => {
  const out: number[] = [];
  for (let left = s.standing[seat]!; left !== 0; left &= left - 1) out.push(seat * 20 + lowestOf(left));
  return out;
};

export const opponents = (s: MmState, seat: Seat): Seat[] =>
  s.order.filter((other) => other !== seat && s.alive[other]!);

export const TYPES = [0, 1, 2, 3] as const;

type Where = 'emptyAdjacentToOwnSpace' | 'unoccupiedCityOrTown';

const hasOwnBeside = (s: MmState, seat: Seat, space: number): boolean =>
  ((nearBits[2 * space]! & spacesOf(s, seat, 0)) | (nearBits[2 * space + 1]! & spacesOf(s, seat, 1))) !== 0;

/** May the owner put a garrison there? Empty of all units, and by the card's condition (MM-R20, MM-R27). */
function isSite(s: MmState, seat: Seat, space: number, where: Where): boolean {
  if (!isEmpty(s, space)) return false;
  if (where === 'emptyAdjacentToOwnSpace') return hasOwnBeside(s, seat, space);
  return s.structure[space] === CITY || s.structure[space] === TOWN;
}

export function hasGarrisonSite(s: MmState, seat: Seat, where: Where): boolean {
  const found = where === 'unoccupiedCityOrTown' ? hasFreeCity(s) : hasRoomBeside(s, seat);
  return found && countGarrisons(s, seat) < GARRISONS;
}

function hasFreeCity({ structure, garrison, figureOn }: MmState): boolean {
  for (let space = 0; space < SPACES; space++)
    if (
      (structure[space] === CITY || structure[space] === TOWN) &&
      garrison[space]! < 0 &&
      figureOn[space]! < 0
    )
      return true;
  return false;
}

/** Is there an empty space beside one of the seat's? */
function hasRoomBeside(s: MmState, seat: Seat): boolean {
  for (let half = 0; half < 2; half++)
    for (let left = spacesOf(s, seat, half); left !== 0; left &= left - 1)
      if (hasRoom(s, 32 * half + lowestOf(left))) return true;
  return false;
}

function hasRoom(s: MmState, space: number): boolean {
  const around = neighbours[space]!;
  for (let i = 0; i < around.length; i++) if (isEmpty(s, around[i]!)) return true;
  return false;
}

export function garrisonSites(s: MmState, seat: Seat, where: Where): number[] {
  const out: number[] = [];
  if (countGarrisons(s, seat) >= GARRISONS) return out;
  for (let space = 0; space < SPACES; space++) if (isSite(s, seat, space, where)) out.push(space);
  return out;
}

/** Is there an opponent with so many hand cards, at least and at most? */
export function hasOpponent(s: MmState, seat: Seat, least: number, most: number): boolean {
  for (let other = 0; other < s.game.players; other++) {
    const held = s.hand[other]!.length;
    if (other !== seat && s.alive[other]! && held >= least && held <= most) return true;
  }
  return false;
}

/** Has the seat a figure whose activation has not ended (MM-R37)? */
export function hasMover(s: MmState, seat: Seat): boolean {
  for (let left = s.standing[seat]!; left !== 0; left &= left - 1)
    if (s.activation[seat * 20 + lowestOf(left)] !== ENDED) return true;
  return false;
}

/** May a card of the hand that recruits be played: in any own phase, or in Recruitment only (MM-R16)? */
export const isRecruiting = (s: MmState): boolean =>
  s.game.house.recruitCardWindow === 'anyOwnPhase' || s.phase === 'recruitment';

/** Has the seat a figure that could become one of another type (MM-R25)? */
export function hasChange(s: MmState, seat: Seat): boolean {
  const all = countFigures(s, seat);
  for (let type = 0; type < 4; type++)
    if (all > countFigures(s, seat, type) && spareFigure(s, seat, type) >= 0) return true;
  return false;
}

/** Own units as 2 × space, one more for the garrison (MM-R26). */
export function unitsOf(s: MmState, seat: Seat): number[] {
  const out: number[] = [];
  for (let half = 0; half < 2; half++)
    for (let left = spacesOf(s, seat, half); left !== 0; left &= left - 1) {
      const space = 32 * half + lowestOf(left);
      if (s.figureOn[space]! >= 0) out.push(space * 2);
      if (s.garrison[space]! >= 0) out.push(space * 2 + 1);
    }
  return out;
}

/**
 * Does it make a difference which of the two figures stands where: by type, or in the Movement Phase by what is left of its turn?
 * Of two that are both under way (`movementInterleave`) each has its own Towns, fights and gains on entering behind it.
 */
const differ = (s: MmState, one: number, other: number): boolean =>
  typeOf(one) !== typeOf(other) ||
  (s.phase === 'movement' &&
    (s.mp[one] !== s.mp[other] ||
      s.activation[one] !== s.activation[other] ||
      s.activation[one] === BEGUN ||
      s.activation[one] === OWING ||
      s.charged[one] !== s.charged[other]));

/** May these two units exchange their spaces? The result must obey stacking, and must change something (MM-R26). */
export function maySwap(s: MmState, a: number, b: number): boolean {
  const from = a >> 1;
  const to = b >> 1;
  if (from === to) return false;
  const isFigure = (a & 1) === 0;
  if (isFigure === ((b & 1) === 0)) return isFigure && differ(s, s.figureOn[from]!, s.figureOn[to]!);
  const figureAt = isFigure ? from : to;
  const garrisonAt = isFigure ? to : from;
  return s.figureOn[garrisonAt]! < 0 && s.garrison[figureAt]! < 0;
}

/** May the unit exchange its space with another of the seat's? Said without going through them. */
export function hasPartner(s: MmState, seat: Seat, unit: number): boolean {
  const space = unit >> 1;
  const figure = s.figureOn[space]!;
  if ((unit & 1) === 1) return figure < 0 && hasBareFigure(s, seat);
  return (s.garrison[space]! < 0 && hasBerth(s, seat)) || hasUnlike(s, seat, figure);
}

/** Has the seat a figure on the board that is not as this one? */
function hasUnlike(s: MmState, seat: Seat, figure: number): boolean {
  for (let left = s.standing[seat]!; left !== 0; left &= left - 1) {
    const other = seat * 20 + lowestOf(left);
    if (other !== figure && differ(s, figure, other)) return true;
  }
  return false;
}

/** Could any two own units exchange their spaces: figures that differ, or a bare figure and a bare garrison? */
export function hasSwap(s: MmState, seat: Seat): boolean {
  let first = -1;
  let hasBare = false;
  for (let left = s.standing[seat]!; left !== 0; left &= left - 1) {
    const figure = seat * 20 + lowestOf(left);
    if (first < 0) first = figure;
    else if (differ(s, first, figure)) return true;
    if (s.garrison[s.at[figure]!]! < 0) hasBare = true;
  }
  return hasBare && hasBerth(s, seat);
}
