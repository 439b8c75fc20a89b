import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { Counter } from '../fighters/counters';
import type { MrEvent } from '../events';
import { hirelingsOf, preyOf } from './sheets';
import type { MrChoice } from '../choices';
import { DIRECTIONS, FOE, isFoe, NOBODY, type FoeState, type MrState, type Who } from '../state';
import { foeAt, foeOf, foesOn, isRidden } from '../who';

/** Attacks on the sheet of a denizen in nobody’s service: his employer says where, for all to see. (MR-141) */
const isPlaced = (s: MrState, { alive, owner, on }: FoeState): boolean =>
  alive === 1 && owner >= 0 && on >= 0 && isFoe(on) && foeAt(s, on).owner < 0;

const missing = (s: MrState, who: Who): Counter | undefined => {
  const { box, partBox } = foeAt(s, who);
  if (box < 0) return { who, part: false };
  return hasPart(s, who) && partBox < 0 ? { who, part: true } : undefined;
};

/** A horse that is ridden, or a head or club. */
const hasPart = (s: MrState, who: Who): boolean => isRidden(s, who) || foeOf(s, who).part !== undefined;

/**
 * Boxes for the counter: the target of the defender in a maneuver box, alone but for its own horse; all others in circles that
 * they share as they like. Empty ones are alike. (MR-142, MR-156)
 */
function boxesOf(s: MrState, { who, part }: Counter): readonly number[] {
  const sheet = foeAt(s, who).on;
  const prey = preyOf(s, sheet);
  // A head or club is never where its body is. (MR-153)
  const body = part && foeOf(s, who).part ? foeAt(s, who).box : NOBODY;
  if (who === prey) return part ? [0, 1].filter((box) => box !== body) : [0];
  const filled = new Set<number>();
  for (const one of foesOn(s, sheet)) {
    if (one === prey) continue;
    const { box, partBox } = foeAt(s, one);
    if (box >= 0) filled.add(box);
    if (hasPart(s, one) && partBox >= 0) filled.add(partBox);
  }
  const out = [...filled].filter((box) => box !== body).sort((a, b) => a - b);
  for (let box = 0; box < DIRECTIONS; box++) if (!filled.has(box)) return [...out, box];
  return out;
}

const put = (s: MrState, { who, part }: Counter, to: number): void => {
  if (part) foeAt(s, who).partBox = to;
  else foeAt(s, who).box = to;
};

/** Puts down whatever has one place only. */
function settlePlaces(s: MrState): void {
  s.foes.forEach((foe, i) => {
    if (!isPlaced(s, foe)) return;
    let next = missing(s, FOE + i);
    while (next) {
      const boxes = boxesOf(s, next);
      if (boxes.length !== 1) return;
      put(s, next, boxes[0]!);
      next = missing(s, FOE + i);
    }
  });
}

/** Nobody is placed yet. */
export function beginPlaces(s: MrState): void {
  for (const foe of s.foes) if (isPlaced(s, foe)) [foe.box, foe.partBox] = [-1, -1];
  settlePlaces(s);
}

/** What a seat says of its hirelings when targets are chosen: whom each one on a sheet of his own attacks, then where the others stand. (MR-140, MR-141) */
export function placeChoices(s: MrState, seat: Seat): MrChoice[] {
  const mine = hirelingsOf(s, seat);
  if (mine.length === 0) return [];
  for (const by of mine) {
    const { on, target } = foeAt(s, by);
    if (on >= 0 || target >= 0) continue;
    const here = foesOn(s, by);
    if (here.length > 1) return here.map((who) => ({ type: 'pick', by, who }));
  }
  for (const who of mine) {
    const next = isPlaced(s, foeAt(s, who)) ? missing(s, who) : undefined;
    if (next) return boxesOf(s, next).map((to) => ({ type: 'place', ...next, to }));
  }
  return [];
}

export function playPlace(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type === 'pick') {
    foeAt(s, choice.by).target = choice.who;
    tell?.({ type: 'picked', rule: 'MR-140', seat, by: choice.by, who: choice.who });
  } else if (choice.type === 'place') {
    const { who, part, to } = choice;
    put(s, { who, part }, to);
    settlePlaces(s);
    tell?.({ type: 'placed', rule: 'MR-141', seat, who, part, to });
  }
}
