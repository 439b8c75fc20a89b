import type { Seat, Tell } from '../../../../kernel/game/engine';
import type { MrEvent } from './events';
import { battles } from './fighters/enmity';
import { leads, takesPart } from './fighters/hirelings';
import { killBy } from './melee/kills';
import { preyOf } from './melee/sheets';
import { FLED, FOE, NOBODY, type Ending, type MrState } from './state';
import { isRed, isWild } from './who';

/** Seats who are in the clearing, themselves or by their hirelings. */
export const present = (s: MrState): Seat[] => s.order.filter((seat) => takesPart(s, seat));

/** Rules by which a combat ends. */
export const endRules: Readonly<Record<Exclude<Ending, ''>, readonly [string, ...string[]]>> = {
  victory: ['MR-090', 'MR-180'],
  last: ['MR-090', 'MR-181'],
  fled: ['MR-B62', 'MR-121'],
  dead: ['MR-B62', 'MR-174'],
  stalemate: ['MR-094', 'MR-R51'],
  limit: ['MR-R45'],
};

/** The combat is over. */
export function end(
  s: MrState,
  by: Exclude<Ending, ''>,
  winners: readonly Seat[],
  tell?: Tell<MrEvent>,
): void {
  s.phase = 'over';
  s.by = by;
  s.winners = [...winners].sort((a, b) => a - b);
  tell?.({ type: 'ended', rule: endRules[by][0], winners: s.winners, by });
}

/** Is there a denizen in nobody's service that fights somebody here, in the realm of its own accord? (MR-B52) */
function hasFoes(s: MrState): boolean {
  const here = present(s);
  return s.foes.some(
    (foe, i) =>
      isWild(foe) && (!s.game.evening || foe.on >= 0 || here.some((seat) => battles(s, FOE + i, seat))),
  );
}

/** Where neither a character nor a hired leader is left, or nothing to fight, the combat is over. (MR-090, MR-092, MR-B62) */
export function endIfOver(s: MrState, tell?: Tell<MrEvent>): boolean {
  const left = s.order.filter((seat) => leads(s, seat));
  if (left.length === 0) {
    end(s, s.heroes.some(({ life }) => life === FLED) ? 'fled' : 'dead', [], tell);
    return true;
  }
  if (hasFoes(s) || (s.game.evening && s.phase !== 'fatigue')) return false;
  if (s.game.rivals && present(s).length > 1) return false;
  end(s, s.game.rivals && s.heroes.length > 1 ? 'last' : 'victory', left, tell);
  return true;
}

/** After the bound whatever has somebody in its grip kills him, and the combat is broken off. (MR-R45) */
export function breakOff(s: MrState, tell?: Tell<MrEvent>): void {
  s.foes.forEach((foe, i) => {
    const prey = foe.alive === 1 && isRed(s, FOE + i) ? preyOf(s, FOE + i) : NOBODY;
    if (prey >= 0) killBy(s, prey, [FOE + i], 'MR-R45', tell);
  });
  if (!endIfOver(s, tell)) end(s, 'limit', [], tell);
}
