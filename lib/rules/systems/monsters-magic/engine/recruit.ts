import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { recruitAt } from './choices';
import { BIT } from './control';
import type { MmEvent } from './events';
import type { MmChoice, MmState } from './state';
import { berths, drawCards, hasBerth, spareFigure } from './units';

/** Figure types that a roll brings; 1 is a card, and 6 and 7 any type (MM-098 to MM-103). */
const chart: readonly (readonly number[])[] = [[], [], [3], [1], [0], [2], [0, 1, 2, 3], [0, 1, 2, 3]];
/** The line of the chart that brings the figure. */
export const chartRule = (s: MmState): string => lines[s.roll] ?? 'MM-097';
const lines = ['', 'MM-098', 'MM-099', 'MM-100', 'MM-101', 'MM-102', 'MM-103', 'MM-103'];
const NOTHING: readonly number[] = [];

/** Every figure that the roll brings, and every space where it may stand (MM-105 to MM-107, MM-R17). */
export function addRecruits(s: MmState, out: MmChoice[]): void {
  const spaces = berths(s, s.active);
  for (const type of chart[s.roll] ?? NOTHING) {
    const figure = spareFigure(s, s.active, type);
    if (figure >= 0) for (let i = 0; i < spaces.length; i++) out.push(recruitAt(figure, spaces[i]!));
  }
}

/** One of those, each as likely. */
export function pickRecruit(s: MmState, dice: Dice): MmChoice {
  const figures: number[] = [];
  for (const type of chart[s.roll] ?? NOTHING) {
    const figure = spareFigure(s, s.active, type);
    if (figure >= 0) figures.push(figure);
  }
  const spaces = berths(s, s.active);
  const n = dice.below(figures.length * spaces.length);
  return recruitAt(figures[n % figures.length]!, spaces[Math.trunc(n / figures.length)]!);
}

export function canRecruit(s: MmState): boolean {
  for (const type of chart[s.roll] ?? NOTHING)
    if (spareFigure(s, s.active, type) >= 0) return hasBerth(s, s.active);
  return false;
}

/** MM-096 to MM-104, MM-R35: villages add one; a result of 1 is a card, the others a figure. */
export function recruitRoll(s: MmState, dice: Dice, tell?: Tell<MmEvent>): void {
  const seat = s.active;
  const die = dice.roll(6);
  s.roll = die + (s.control[seat]! & BIT.village ? 1 : 0);
  s.phase = 'recruit';
  tell?.({ type: 'recruitRoll', rule: s.roll > die ? 'MM-104' : 'MM-096', seat, die, result: s.roll });
  if (s.roll === 1) drawCards(s, seat, 1, dice, tell, 'MM-098');
}
