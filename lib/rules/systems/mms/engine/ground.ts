import { acrossOf, downOf } from './board';
import { CAN, CROSSED, OPEN, type Closure } from './cards';
import { cardOf, knows, type MmsState } from './state';

/** In place of a seat: whoever knows everything. */
export const TRUTH = -1;

const isKnownTo = (s: MmsState, viewer: number, piece: number): boolean =>
  viewer === TRUTH || knows(s, viewer, piece);

/**
 * The area whose rules hold on a square, −1: none. A bridge holds instead of what it lies over; placed Artifacts count too.
 * For a viewer, what it has not identified is open ground (MMS-R36).
 */
export function areaAt(s: MmsState, square: number, viewer = TRUTH): number {
  const bridge = s.bridgeOn[square]!;
  if (bridge >= 0 && isKnownTo(s, viewer, bridge)) return bridge;
  const area = s.areaOn[square]!;
  return area >= 0 && isKnownTo(s, viewer, area) ? area : -1;
}

/** Somebody else controls the area; where nobody does, nobody is an intruder (MMS-R20). */
export const isIntruder = (s: MmsState, seat: number, area: number): boolean =>
  s.control[area]! >= 0 && s.control[area] !== seat;

/** Terrain or Defense, of which a character can be within. */
const isArea = (s: MmsState, area: number): boolean => {
  const { kind } = cardOf(s, area);
  return kind === 'terrain' || kind === 'defense';
};

/**
 * Fills the Terrain and Defense uses on whose squares a piece lies in this pose, each once, and says how many. No card is
 * within itself (MMS-R18).
 */
export function withinAreas(s: MmsState, piece: number, pose: number, out: number[], viewer = TRUTH): number {
  const { width } = s.game;
  const wide = acrossOf(s, piece, pose & 1);
  const long = downOf(s, piece, pose & 1);
  let count = 0;
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const area = areaAt(s, (pose >> 1) + y * width + x, viewer);
      if (area < 0 || area === piece || !isArea(s, area) || isAmong(out, count, area)) continue;
      out[count++] = area;
    }
  if (out.length !== count) out.length = count;
  return count;
}

/** Does any area or engine lie under the outline in this pose, known or not? */
export function liesOnArea(s: MmsState, piece: number, pose: number): boolean {
  const { width } = s.game;
  const wide = acrossOf(s, piece, pose & 1);
  const long = downOf(s, piece, pose & 1);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const square = (pose >> 1) + y * width + x;
      if (s.areaOn[square]! >= 0 || s.bridgeOn[square]! >= 0) return true;
    }
  return false;
}

/** Is it one of the first of these? */
function isAmong(list: readonly number[], count: number, one: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === one) return true;
  return false;
}

/**
 * What an area closes to the characters of a seat, by K in a free move and by L before an attack: X and Y hold for everybody
 * but the controller of a gate (MMS-134, MMS-135, MMS-R17, MMS-R56). A placed Artifact is passed over or under only (MMS-R12).
 */
export function closureOf(s: MmsState, seat: number, area: number, withAttack: boolean): Closure {
  const { kind, can, closesAttack, closesFree } = cardOf(s, area);
  if (kind === 'engine') return CROSSED;
  if ((can & CAN.gate) !== 0 && s.control[area] === seat) return OPEN;
  return withAttack ? closesAttack : closesFree;
}

/** The number of K or L, in halves; a placed Artifact has none. */
const movementOf = (s: MmsState, area: number, withAttack: boolean): number => {
  if (!isArea(s, area)) return 0;
  const { freeMod, attackMod } = cardOf(s, area);
  return withAttack ? attackMod : freeMod;
};

/** What entering costs more, in halves: Terrain to everybody, Defense to intruders (MMS-133, MMS-145, MMS-R17). */
export function surchargeOf(s: MmsState, seat: number, area: number, withAttack: boolean): number {
  const by = movementOf(s, area, withAttack);
  if (by >= 0) return 0;
  return cardOf(s, area).kind === 'terrain' || isIntruder(s, seat, area) ? -by : 0;
}

/** What it adds to the allowance of its controller, in halves (MMS-R15, MMS-R17). */
export function bonusOf(s: MmsState, seat: number, area: number, withAttack: boolean): number {
  return s.control[area] === seat ? Math.max(0, movementOf(s, area, withAttack)) : 0;
}
