import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { detect } from './detect';
import type { MmsEvent } from './events';
import { TRUTH } from './ground';
import { shootsFrom, strikesFrom } from './strike-ends';
import { heal } from './heal';
import { goesAlong } from './mover';
import { targetsOf } from './range';
import { pathTo } from './reach';
import { cardOf, isCharacter, ON_MAT, poseOf, type MmsChoice, type MmsState } from './state';
import { operate, strike } from './strike';
import { handOn, passOn, toldable } from './tell';
import { tellOf } from './to-knowers';
import { endTurn, finish, spend } from './turn';
import { mayStillStrike, walk } from './walk';

/** Filled anew whenever it is asked for. */
const targets: number[] = [];

/** Are there rows to name before a roll (MMS-R03)? */
const namesRow = (s: MmsState): boolean => s.game.house.attackSelection === 'declared';

/**
 * The target of what is under way is still there, and in reach as things really are: areas that the attacker did not know of
 * may shelter it; and it can be paid, by those who came with a group as well (MMS-R19, MMS-R30, MMS-R51).
 */
function mayStrike(s: MmsState, tell?: Tell<MmsEvent>): boolean {
  const { piece, target, engine, purse } = s.acting;
  const why = !isStruck(s, target)
    ? 'gone'
    : !reaches(s, piece, engine, target)
      ? 'range'
      : mayStillStrike(s, piece, purse, target)
        ? undefined
        : 'dear';
  if (why) tellOf(s, { type: 'attackLost', rule: 'MMS-R30', piece, target, why }, tell);
  return why === undefined;
}
const isStruck = (s: MmsState, target: number): boolean => s.fate[target] === ON_MAT;
const reaches = (s: MmsState, piece: number, engine: number, target: number): boolean =>
  engine < 0
    ? strikesFrom(s, TRUTH, piece, poseOf(s, piece), target)
    : shootsFrom(s, TRUTH, piece, engine, target);

/** Rolls what is under way: an attack, an operation or a healing. */
function roll(s: MmsState, row: number, dice: Dice, tell?: Tell<MmsEvent>): void {
  const { piece, deed, target, engine } = s.acting;
  if (deed === 'heal') heal(s, piece, target, row, dice, tell);
  else if (deed === 'operate') operate(s, piece, engine, target, row, dice, tell);
  else strike(s, piece, target, row, dice, tell);
  done(s, dice, tell);
}

/** Attacks from where it stands, if it may. */
function strikeNow(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  if (mayStrike(s, tell)) rollOrName(s, dice, tell);
  else done(s, dice, tell);
}

/** The row is asked for first where one is named; the table decides otherwise (MMS-R03). */
function rollOrName(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  if (namesRow(s) && cardOf(s, s.acting.piece).rows.length > 0) s.stage = 'row';
  else roll(s, -1, dice, tell);
}

/** The character has acted; the next of its group does, where they came by an attack (MMS-R51). */
function done(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  const { acting } = s;
  const { piece, group, deed } = acting;
  if (deed !== 'attack' || group.length === 0) return finish(s, piece, dice, tell);
  const next = group.find((one) => isCharacter(s, one));
  if (next === undefined) return finish(s, piece, dice, tell);
  spend(s, piece, tell);
  acting.group = group.filter((one) => one !== next);
  acting.piece = next;
  acting.target = -1;
  s.stage = 'follow';
}

/** Those of its group that go along (MMS-R51). */
function companions(s: MmsState, piece: number): number[] {
  const out: number[] = [];
  for (let one = s.characterOn[s.at[piece]!]!; one >= 0; one = s.next[one]!)
    if (one !== piece && goesAlong(s, piece, one)) out.push(one);
  return out;
}

/** The declared path is walked; then comes the attack that was declared with it (MMS-072, MMS-R31). */
function go(s: MmsState, path: readonly number[], dice: Dice, tell?: Tell<MmsEvent>): void {
  const { acting } = s;
  const { piece, deed } = acting;
  const attacks = deed === 'attack';
  // The walk takes them along.
  if (path.length > 0) acting.group = companions(s, piece);
  const walked = walk(s, piece, path, attacks, tell);
  if (!attacks) return finish(s, piece, dice, tell, acting.group);
  const { steps, spare, charged } = walked;
  acting.purse = { steps, spare, charged };
  strikeNow(s, dice, tell);
}

/** The choices of a turn, whatever its stage. */
export function playTurn(s: MmsState, choice: MmsChoice, dice: Dice, tell?: Tell<MmsEvent>): void {
  const { acting } = s;
  switch (choice.type) {
    case 'activate':
      acting.piece = choice.piece;
      s.stage = 'act';
      return;
    case 'endTurn':
      return endTurn(s, dice, tell);
    case 'pass':
      tellOf(s, { type: 'passed', rule: 'MMS-041', piece: acting.piece }, tell);
      return s.stage === 'follow' ? done(s, dice, tell) : finish(s, acting.piece, dice, tell);
    case 'move':
      acting.deed = 'move';
      s.stage = 'goal';
      return;
    case 'attack':
      acting.deed = 'attack';
      acting.target = choice.target;
      if (s.stage === 'follow') return strikeNow(s, dice, tell);
      s.stage = 'goal';
      return;
    case 'operate':
      acting.deed = 'operate';
      acting.engine = choice.engine;
      acting.target = choice.target;
      return strikeNow(s, dice, tell);
    case 'heal':
      acting.deed = 'heal';
      acting.target = choice.target;
      return rollOrName(s, dice, tell);
    case 'detect':
      detect(s, acting.piece, dice, tell);
      return finish(s, acting.piece, dice, tell);
    case 'row':
      return roll(s, choice.row, dice, tell);
    case 'go': {
      const pose = choice.at * 2 + choice.rot;
      const { piece, deed, target } = acting;
      return go(s, pathTo(s, s.active, piece, deed === 'attack', pose, target), dice, tell);
    }
    case 'byHand':
      s.stage = 'path';
      return;
    case 'step':
      acting.path.push(choice.step);
      return;
    case 'back':
      acting.path.length = 0;
      s.stage = 'goal';
      return;
    case 'declare':
      return go(s, acting.path.slice(), dice, tell);
    case 'tell':
      acting.deed = 'tell';
      acting.to = choice.to;
      return goThrough(s, acting.piece);
    case 'relay':
      return goThrough(s, choice.piece);
    case 'show': {
      passOn(s, acting.chain, choice.piece, acting.to, tell);
      acting.told++;
      if (toldable(s, s.active, acting.to).length > 0) return;
      return endTelling(s, dice, tell);
    }
    case 'enough':
      return endTelling(s, dice, tell);
    default:
      throw new Error(`${choice.type} is no choice of a turn`);
  }
}

/** The word goes through this character (MMS-105). */
function goThrough(s: MmsState, piece: number): void {
  const { chain, to } = s.acting;
  chain.push(piece);
  s.stage = handOn(s, chain, to) ? 'tell' : 'relay';
}

/** Everybody through whom the word went has acted (MMS-103, MMS-105). */
function endTelling(s: MmsState, dice: Dice, tell?: Tell<MmsEvent>): void {
  const { piece, chain } = s.acting;
  const links = chain.filter((one) => one !== piece && s.game.owner[one] === s.active);
  finish(s, piece, dice, tell, links);
}

/** Whom the next of a group may attack. */
export function followTargets(s: MmsState): readonly number[] {
  const count = targetsOf(s, s.active, s.acting.piece, targets);
  return targets.slice(0, count);
}
