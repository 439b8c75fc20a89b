import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { attackOn, BACK, BY_HAND, DECLARE, goTo, PASS } from './choices';
import { beginPath, mayEnd, mayStep, nextSteps, posesAlong } from './moves';
import { isAnyEnd, isEnd, lookAtPlaces } from './reach';
import { cardOf, poseOf, type MmsChoice, type MmsState } from './state';
import { strikeEnds, strikesFrom } from './strike-ends';
import { relays, toldable } from './tell';
import { mayStillStrike } from './walk';

const ENOUGH: MmsChoice = { type: 'enough' };

/** Is there a first step by hand? Wherever there is another place to end in, there is. */
export function canStep(s: MmsState, seat: Seat, piece: number, attacks: boolean): boolean {
  return isAnyEnd(s, seat, piece, attacks) || (attacks && nextSteps(s, seat, piece, [], true).length > 0);
}

/** Where the character goes, or from where it attacks (MMS-R31); or the path is laid by hand. */
export function goalChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const { piece, deed, target } = s.acting;
  const attacks = deed === 'attack';
  const out: MmsChoice[] = [];
  if (attacks) {
    const ends = strikeEnds(s, seat, piece, target);
    for (let i = 0; i < ends.length; i++) out.push(goTo(ends[i]!));
  } else {
    const { count, poses } = lookAtPlaces(s, seat, piece, false);
    for (let place = 0; place < count; place++) if (isEnd(s, place)) out.push(goTo(poses[place]!));
  }
  if (canStep(s, seat, piece, attacks)) out.push(BY_HAND);
  return out;
}

/** May the path laid so far be declared: it ends where one may, and the target is in reach from there? */
function mayDeclare(s: MmsState, seat: Seat): boolean {
  const { piece, deed, target, path } = s.acting;
  const attacks = deed === 'attack';
  if (path.length === 0 || !mayEnd(s, seat, piece, path, attacks, target)) return false;
  return !attacks || strikesFrom(s, seat, piece, posesAlong(s, piece, path).at(-1)!, target);
}

/** The next step of a path by hand, or the path as it is (MMS-014, MMS-016, MMS-072). */
export function pathChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const { piece, deed, path } = s.acting;
  const out: MmsChoice[] = [];
  if (mayDeclare(s, seat)) out.push(DECLARE);
  for (const step of nextSteps(s, seat, piece, path, deed === 'attack')) out.push({ type: 'step', step });
  // A path that leads nowhere is laid anew.
  if (out.length === 0) out.push(BACK);
  return out;
}

/** One of `pathChoices`. */
export function pickOnPath(s: MmsState, seat: Seat, dice: Dice): MmsChoice {
  const { piece, deed, path } = s.acting;
  const attacks = deed === 'attack';
  const steps = beginPath(s, seat, piece, path, attacks);
  for (;;) {
    const n = dice.below(steps + 2);
    if (n < steps) {
      if (mayStep(s, n)) return { type: 'step', step: n };
    } else if (n === steps) {
      if (mayDeclare(s, seat)) return DECLARE;
      beginPath(s, seat, piece, path, attacks);
    } else {
      const [first] = pathChoices(s, seat);
      if (first === BACK) return BACK;
      beginPath(s, seat, piece, path, attacks);
    }
  }
}

/** The row of its table that is named before the roll (MMS-R03, `attackSelection`). */
export function rowChoices(s: MmsState): MmsChoice[] {
  const { rows } = cardOf(s, s.acting.piece);
  return rows.map((_, row) => ({ type: 'row', row }));
}

/** What the next member of a group attacks from where they came to, as far as it can pay for it, or nothing (MMS-R19, MMS-R51). */
export function followChoices(s: MmsState, seat: Seat, targets: readonly number[]): MmsChoice[] {
  const { piece, purse } = s.acting;
  const out: MmsChoice[] = [PASS];
  for (const target of targets)
    if (
      strikesFrom(s, seat, piece, poseOf(s, piece), target) &&
      mayStillStrike(s, piece, purse, target, seat)
    )
      out.push(attackOn(target));
  return out;
}

/** Through whom a word goes next (MMS-105, MMS-R42). */
export const relayChoices = (s: MmsState): MmsChoice[] =>
  relays(s, s.acting.chain, s.acting.to).map((piece) => ({ type: 'relay', piece }));

/** What is passed on, one piece after the other (MMS-100, MMS-R42). */
export function tellChoices(s: MmsState, seat: Seat): MmsChoice[] {
  const { to, told } = s.acting;
  const out: MmsChoice[] = toldable(s, seat, to).map((piece) => ({ type: 'show', piece }));
  // Whoever has begun to tell has spent the action; something is told at least.
  if (told > 0) out.push(ENOUGH);
  return out;
}
