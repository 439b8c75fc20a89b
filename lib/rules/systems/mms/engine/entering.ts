import { empty } from '../../../kernel/game/row';
import { acrossOf, downOf } from './board';
import {
  area,
  areaUnder,
  bits,
  bonusBy,
  footing,
  givers,
  grid,
  MOST_BITS,
  NONE,
  SEVERAL,
  shelter,
  SOME_AREA,
  toll,
  under,
} from './field';
import type { Mover } from './mover';
import type { MmsState } from './state';

/* What the mover of the open field finds in a pose, and pays and gathers where it enters. */

/** Areas that the last entering met, and what it gathered. */
const met: number[] = [];
let gathered = 0;

/** What a square is to the mover: OPEN to stand on, CROSSED to pass only, CLOSED. */
export const footingAt = (square: number): number => footing[grid.cellOf[square]!]!;

/** The only area of those that a pose lies in, NONE, SEVERAL. */
const onlyArea = (pose: number): number => ((under[pose]! & SOME_AREA) === 0 ? NONE : areaUnder[pose]!);

/** Does the outline in this pose lie on the area? */
function touches(s: MmsState, m: Mover, pose: number, which: number): boolean {
  const only = onlyArea(pose);
  if (only !== SEVERAL) return only === which;
  const { width } = s.game;
  const wide = acrossOf(s, m.piece, pose & 1);
  const long = downOf(s, m.piece, pose & 1);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) if (area[grid.cellOf[(pose >> 1) + y * width + x]!] === which) return true;
  return false;
}

/**
 * What entering costs beyond the step, in halves: for every use that the outline touches in the new pose and did not touch in
 * the old one (MMS-R15). What it gathers is asked for by `bitsGathered`.
 */
export function entering(s: MmsState, m: Mover, from: number, to: number): number {
  gathered = 0;
  const only = onlyArea(to);
  if (only === NONE || (only !== SEVERAL && touches(s, m, from, only))) return 0;
  const { width } = s.game;
  const wide = acrossOf(s, m.piece, to & 1);
  const long = downOf(s, m.piece, to & 1);
  let cost = 0;
  empty(met);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const cell = grid.cellOf[(to >> 1) + y * width + x]!;
      const here = area[cell]!;
      if (here < 0 || met.includes(here) || touches(s, m, from, here)) continue;
      met.push(here);
      gathered |= bits[cell]!;
      cost += toll[cell]!;
    }
  return cost;
}

export const bitsGathered = (): number => gathered;
export const bonusOfBits = (set: number): number => bonusBy[set & ((1 << givers.length) - 1)]!;
export const mostBonus = (): number => bonusBy[(1 << givers.length) - 1]!;

/** Areas around the target in which the mover starts count as paid (MMS-R19). */
export function bitsAtStart(s: MmsState, m: Mover): number {
  let set = 0;
  for (let i = 0; i < shelter.length && givers.length + i < MOST_BITS; i++)
    if (touches(s, m, m.start, shelter[i]!)) set |= 1 << (givers.length + i);
  return set;
}

/** What an attack on the target still costs a mover that came here on foot (MMS-R19). */
export function owedFor(s: MmsState, m: Mover, pose: number, set: number): number {
  let cost = 0;
  for (let i = 0; i < shelter.length; i++) {
    const bit = givers.length + i < MOST_BITS ? 1 << (givers.length + i) : 0;
    if ((set & bit) !== 0 || touches(s, m, pose, shelter[i]!)) continue;
    cost -= s.game.cards[s.card[shelter[i]!]!]!.attackMod;
  }
  return cost;
}
