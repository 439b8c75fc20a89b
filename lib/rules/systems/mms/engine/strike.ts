import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { rowOf } from '../attack';
import type { AttackRow } from '../catalogue/effects';
import { CAN } from './cards';
import { reviewControl } from './control';
import type { MmsEvent } from './events';
import { TRUTH } from './ground';
import { disclose, identify } from './identify';
import { modifiersOf } from './modifiers';
import { hitFirst, isTarget } from './range';
import { remove } from './round';
import { capOf, cardOf, knows, ON_MAT, poseOf, type MmsState } from './state';
import { tellKnowers } from './to-knowers';

const FACES = 100;

/** May the attacker roll a miss again: once a round, with an ability that it carries, and not with an engine (T3)? */
function mayRollAgain(s: MmsState, piece: number, engine: number): boolean {
  if (engine >= 0 || s.rerolled[piece] === 1) return false;
  const carried = s.carried[piece]!;
  for (let i = 0; i < carried.length; i++) if (s.game.cards[carried[i]!]!.can & CAN.rerollMiss) return true;
  return false;
}

/** The player of the target: whoever controls a Defense card, the owner of a Character (MMS-R39). */
function victimOf(s: MmsState, target: number): Seat {
  const holder = cardOf(s, target).kind === 'defense' ? s.control[target]! : -1;
  return holder >= 0 ? holder : s.game.owner[target]!;
}

/** CAP zero or less: it is doomed, or leaves at once where that is agreed (MMS-120, MMS-R26, `removalTiming`). */
function abolish(s: MmsState, target: number, before: number, tell?: Tell<MmsEvent>): void {
  if (before <= 0 || capOf(s, target) > 0) return;
  if (s.game.house.removalTiming === 'immediate') {
    remove(s, target, tell);
    reviewControl(s, tell);
    return;
  }
  const rule = cardOf(s, target).kind === 'character' ? 'MMS-120' : 'MMS-128';
  tellKnowers(s, target, { type: 'doomed', rule, piece: target }, tell);
}

/** The attack procedure from the roll on (7.3 of the ledger); range and path have been looked at. */
function attack(
  s: MmsState,
  piece: number,
  engine: number,
  declared: number,
  named: number,
  dice: Dice,
  tell?: Tell<MmsEvent>,
): void {
  const { house, owner } = s.game;
  const { rows } = cardOf(s, piece);
  const side = owner[piece]!;
  const target = hitFirst(s, declared);
  const { plus, minus, damage: damageMod } = modifiersOf(s, TRUTH, piece, poseOf(s, piece), target, engine);
  const wanted: AttackRow | undefined = named < 0 ? undefined : rows[named];

  const natural = dice.roll(FACES);
  let second = 0;
  let row = rowOf(rows, natural, plus + minus, house, wanted);
  if (!row && mayRollAgain(s, piece, engine)) {
    s.rerolled[piece] = 1;
    second = dice.roll(FACES);
    row = rowOf(rows, second, plus + minus, house, wanted);
  }
  // A marker that turns out to be Terrain or a decoy loses nothing (MMS-053, `attackUnidentified`).
  const damage = row && isTarget(s, side, target) ? Math.max(0, row[3] + damageMod) : 0;
  s.fought[piece] = 1;
  if (engine >= 0) s.operated[engine] = 1;
  const before = capOf(s, target);
  s.lost[target]! += damage;
  tell?.({
    type: 'attacked',
    rule: engine < 0 ? 'MMS-R03' : 'MMS-R25',
    piece,
    target,
    engine,
    natural,
    second,
    plus,
    minus,
    modified: Math.min(FACES, (second || natural) + plus + minus),
    named,
    row: row ? rows.indexOf(row) : -1,
    cap: row ? row[3] : 0,
    damageMod,
    damage,
  });
  disclose(s, piece, engine, victimOf(s, target), tell);
  if (!knows(s, side, target)) identify(s, target, side, 'MMS-R37', tell);
  if (damage > 0 && s.fate[target] === ON_MAT) abolish(s, target, before, tell);
}

/** A character attacks with its own table. `row`: the one it named before, −1: the table decides (MMS-R03). */
export const strike = (
  s: MmsState,
  piece: number,
  target: number,
  row: number,
  dice: Dice,
  tell?: Tell<MmsEvent>,
): void => attack(s, piece, -1, target, row, dice, tell);

/** A character attacks with the placed Artifact beside it (T3, MMS-R25). */
export const operate = (
  s: MmsState,
  piece: number,
  engine: number,
  target: number,
  row: number,
  dice: Dice,
  tell?: Tell<MmsEvent>,
): void => attack(s, piece, engine, target, row, dice, tell);
