import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import type { Bot } from '../../../kernel/game/play';
import { worthOfPlace } from '../engine/arrange';
import { cardOf, NOWHERE, poseOf, type MmsChoice, type MmsState } from '../engine/state';
import { distanceBetween, isNextTo } from '../engine/geometry';
import { liesOnArea } from '../engine/ground';
import { sightOf } from '../engine/sight';
import { worthOfAttack, worthOfHealing } from './chances';
import { engineFor } from './crew';
import { foesOf, fromMiddle, knowsNobody, nearest } from './enemies';
import { coverAt } from './threats';
import { readWays, wayFrom } from './ways';

/** Four units and more, in halves: such a character fights from afar. */
const FAR = 8;
/** Farther than any mat is wide, in halves. */
const NOBODY = 10_000;

/** What a choice is worth; only compared with others of the same decision. */
export function worthOf(s: MmsState, seat: Seat, choice: MmsChoice): number {
  const { acting } = s;
  switch (choice.type) {
    case 'place':
      return worthOfPlace(s, choice.piece, choice.at, choice.rot);
    case 'layOut':
      return -Infinity;
    case 'activate':
      // Where nobody is seen, all the same better than to end the turn.
      return -Math.min(NOBODY, nearest(s, choice.piece, poseOf(s, choice.piece), foesOf(s, seat)));
    case 'endTurn':
      return -Infinity;
    case 'attack':
      return 1 + worthOfAttack(s, seat, acting.piece, choice.target);
    case 'operate':
      return 1 + worthOfAttack(s, seat, acting.piece, choice.target, choice.engine);
    case 'heal':
      return 1 + worthOfHealing(s, acting.piece, choice.target);
    case 'detect':
      return worthOfDetection(s, seat);
    case 'move':
      return staysAtEngine(s, seat) ? -1 : 0.5;
    case 'go':
      return worthOfGoal(s, seat, choice.at * 2 + choice.rot);
    case 'row':
      return worthOfRow(s, choice.row);
    case 'relay':
    case 'show':
      return 1;
    case 'enough':
    case 'leave':
    case 'declare':
    case 'pass':
      return 0;
    // It never lays a path by hand, nor tells anybody anything.
    case 'tell':
    case 'byHand':
    case 'step':
    case 'back':
      return -Infinity;
  }
}

/** Worth it only where nobody is known and a marker is near enough for the longer sight (7.6 of the ledger). */
function worthOfDetection(s: MmsState, seat: Seat): number {
  const { piece } = s.acting;
  const foes = foesOf(s, seat);
  if (foes.length === 0 || !knowsNobody(s, foes)) return 0;
  const { detectionSightBonusPct } = s.game.house;
  const far = (sightOf(s, piece) * (100 + detectionSightBonusPct)) / 100;
  return nearest(s, piece, poseOf(s, piece), foes) <= far ? 0.8 : 0;
}

/** Does it serve an engine, and wait for a target? */
function staysAtEngine(s: MmsState, seat: Seat): boolean {
  const { piece } = s.acting;
  const engine = engineFor(s, seat, piece);
  return engine >= 0 && isNextTo(s, piece, poseOf(s, piece), engine, poseOf(s, engine));
}

/** What all goals of one decision are judged by: read once, before the first of them. */
interface Plan {
  foes: readonly number[];
  /** The engine that waits for it, −1: none. */
  engine: number;
  /** What the attack is worth from where no area lies. */
  bare: number;
}
const plan: Plan = { foes: [], engine: -1, bare: 0 };

function readPlan(s: MmsState, seat: Seat): void {
  const { piece, deed, target } = s.acting;
  plan.foes = foesOf(s, seat);
  if (deed === 'attack') {
    plan.bare = worthOfAttack(s, seat, piece, target, -1, NOWHERE);
    return;
  }
  plan.engine = engineFor(s, seat, piece);
  readWays(s, seat, piece, plan.foes);
}

/**
 * An attack from afar keeps away from all enemies, one at close quarters goes the shortest way. A move comes into reach, or to an
 * engine that waits for its crew; whoever shoots takes to what covers it.
 */
function worthOfGoal(s: MmsState, seat: Seat, pose: number): number {
  const { piece, deed, target } = s.acting;
  const { foes, engine, bare } = plan;
  const { range } = cardOf(s, piece);
  const far = nearest(s, piece, pose, foes);
  const cover = range >= FAR ? -coverAt(s, seat, piece, pose) / 5 : 0;
  if (deed === 'attack') {
    const worth = 10 * (liesOnArea(s, piece, pose) ? worthOfAttack(s, seat, piece, target, -1, pose) : bare);
    return range >= FAR ? worth + Math.min(far, 40) / 4 + cover : worth - wayTo(s, piece, pose) / 4;
  }
  if (engine >= 0)
    return -distanceBetween(s, piece, pose, engine, poseOf(s, engine)) - wayTo(s, piece, pose) / 100;
  if (far === Infinity) return -fromMiddle(s, pose);
  const wish = range >= FAR ? range : 0;
  return cover - Math.abs(wayFrom(pose, far) - wish) - wayTo(s, piece, pose) / 100;
}

/** Squares between where it stands and a pose, in halves of a unit. */
function wayTo(s: MmsState, piece: number, pose: number): number {
  const { width } = s.game;
  const dx = Math.abs(((pose >> 1) % width) - (s.at[piece]! % width));
  const dy = Math.abs((((pose >> 1) / width) | 0) - ((s.at[piece]! / width) | 0));
  return 2 * Math.max(dx, dy) + Math.min(dx, dy);
}

/** CAP of the row by its chance, as it must be reached whole (MMS-R03). */
function worthOfRow(s: MmsState, row: number): number {
  const [from, , , cap] = cardOf(s, s.acting.piece).rows[row]!;
  return cap * (101 - from);
}

/** The best of the choices; dice break ties. */
export const steady: Bot<MmsState, MmsChoice> = (view, seat, choices, dice) => {
  let best = choices[0]!;
  let most = -Infinity;
  let ties = 0;
  const isLayout = view.phase === 'layout';
  if (view.stage === 'goal' && !isLayout) readPlan(view, seat);
  for (let i = 0; i < choices.length; i++) {
    let worth = worthOf(view, seat, choices[i]!);
    // No two armies are laid out alike.
    if (isLayout) worth += dice.below(SPREAD) / 10;
    if (worth < most) continue;
    ties = worth > most ? 1 : ties + 1;
    if (worth > most || isLuckier(dice, ties)) [best, most] = [choices[i]!, worth];
  }
  return best;
};
/** Tenths of a row by which a place may seem better than it is. */
const SPREAD = 40;

/** Each of those that tie comes out alike often. */
const isLuckier = (dice: Dice, ties: number): boolean => dice.below(ties) === 0;
