import type { Seat } from '../../../../../kernel/game/engine';
import { DIRECTIONS, NOBODY, type MrState, type Who } from '../state';
import { foeOf, foesOn, isRidden } from '../who';

/** A counter on a sheet: a denizen, or his head, club or horse. */
export interface Counter {
  readonly who: Who;
  readonly part: boolean;
}

/** The counters of these, each with what goes with it behind it. (MR-B55) */
export function countersOf(s: MrState, all: readonly Who[]): readonly Counter[] {
  const out: Counter[] = [];
  for (const who of all) {
    out.push({ who, part: false });
    if (foeOf(s, who).part || isRidden(s, who)) out.push({ who, part: true });
  }
  return out;
}

/** What must be put into red boxes on the own sheet, in a fixed order. (MR-152, MR-153) */
export const countersOn = (s: MrState, seat: Seat): readonly Counter[] => countersOf(s, foesOn(s, seat));

/**
 * Boxes for the next counter. Never that of its own body; as many are filled as can be. Which empty box is taken makes no
 * difference, since the repositioning die sends the three boxes everywhere alike: only the first is offered. (MR-153, MR-156)
 */
export function boxesFor(counters: readonly Counter[], boxes: readonly number[]): readonly number[] {
  const at = boxes.length;
  const filled = new Set(boxes).size;
  const left = counters.length - at - 1;
  const need = Math.min(DIRECTIONS, counters.length);
  const own = counters[at]!.part ? boxes[at - 1] : NOBODY;
  const out: number[] = [];
  if (left >= need - filled) for (let box = 0; box < filled; box++) if (box !== own) out.push(box);
  if (filled < DIRECTIONS) out.push(filled);
  return out;
}
