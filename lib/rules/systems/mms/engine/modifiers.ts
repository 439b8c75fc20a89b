import type { Seat } from '../../../kernel/game/engine';
import { CAN, RAM, SIEGECRAFT } from './cards';
import { isIntruder, TRUTH, withinAreas } from './ground';
import { knows, NOWHERE, poseOf, type MmsState } from './state';

/** What changes one attack: I, J and M of all sources by the sign rule (MMS-R08, MMS-R18). `range` in halves. */
export interface Modifiers {
  /** On the roll: what helps, and what hinders after the agreed cap (MMS-R04). */
  plus: number;
  minus: number;
  damage: number;
  range: number;
}

/** Does a seat that plans leave this piece out of account? */
const isUnknown = (s: MmsState, seat: Seat, piece: number): boolean =>
  seat !== TRUTH && !knows(s, seat, piece);

/** Areas of the attacker and of the target, filled anew by each call. */
const around: number[] = [];
const under: number[] = [];
/** Cards of areas whose minus, and whose plus, this attack has counted. */
const hindered: number[] = [];
const helped: number[] = [];
const found: Modifiers = { plus: 0, minus: 0, damage: 0, range: 0 };

function addPlus(s: MmsState, card: number): void {
  const { roll, damage, rangeMod } = s.game.cards[card]!;
  if (roll > 0) found.plus += roll;
  if (damage > 0) found.damage += damage;
  if (rangeMod > 0) found.range += rangeMod;
}

function addMinus(s: MmsState, card: number): void {
  const { roll, damage, rangeMod } = s.game.cards[card]!;
  if (roll < 0) found.minus += roll;
  if (damage < 0) found.damage += damage;
  if (rangeMod < 0) found.range += rangeMod;
}

/** What the attacker brings: the plus of all that it carries, or whatever the engine lends instead (MMS-R08, MMS-R25). */
function addOwn(s: MmsState, piece: number, engine: number, isOnDefense: boolean): void {
  const { cards } = s.game;
  if (engine >= 0) {
    addPlus(s, s.card[engine]!);
    addMinus(s, s.card[engine]!);
    if (cards[s.card[piece]!]!.can & CAN.siegecraft) found.plus += SIEGECRAFT;
    return;
  }
  const carried = s.carried[piece]!;
  for (let i = 0; i < carried.length; i++) {
    addPlus(s, carried[i]!);
    if (isOnDefense && cards[carried[i]!]!.can & CAN.ram) found.damage += RAM;
  }
}

/**
 * Areas under attacker and target. The minus of each card burdens intruders only (MMS-R59), its plus helps the controller's
 * own attacks from within; each counts once, however many uses attacker and target touch between them (MMS-R18). A Defense card
 * as the target is not within itself, unless the attacker stands in it (MMS-R57).
 */
function addAreas(s: MmsState, seat: Seat, piece: number, pose: number, target: number): void {
  const side = s.game.owner[piece]!;
  const own = pose === NOWHERE ? 0 : withinAreas(s, piece, pose, around, seat);
  const all = own + withinAreas(s, target, poseOf(s, target), under, seat);
  let minuses = 0;
  let pluses = 0;
  for (let i = 0; i < all; i++) {
    const area = i < own ? around[i]! : under[i - own]!;
    const card = s.card[area]!;
    if (isIntruder(s, side, area)) {
      if (isListed(hindered, minuses, card)) continue;
      hindered[minuses++] = card;
      addMinus(s, card);
    } else if (i < own && s.control[area] === side && !isListed(helped, pluses, card)) {
      helped[pluses++] = card;
      addPlus(s, card);
    }
  }
}

function isListed(list: readonly number[], count: number, card: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === card) return true;
  return false;
}

/**
 * All that changes an attack from `pose` on the target, NOWHERE: from where no area lies, as far as `seat` knows; −1: the truth. `engine` −1: with its own table;
 * an engine lends its values where the operator stands (T3). The answer is the same object each time.
 */
export function modifiersOf(
  s: MmsState,
  seat: Seat,
  piece: number,
  pose: number,
  target: number,
  engine = -1,
): Readonly<Modifiers> {
  const isHidden = isUnknown(s, seat, target);
  const isOnDefense = !isHidden && s.game.cards[s.card[target]!]?.kind === 'defense';
  found.plus = found.minus = found.damage = found.range = 0;
  addOwn(s, piece, engine, isOnDefense);
  if (!isHidden) {
    const guards = s.carried[target]!;
    for (let i = 0; i < guards.length; i++) addMinus(s, guards[i]!);
  }
  addAreas(s, seat, piece, pose, target);
  const { rollPenaltyCap } = s.game.house;
  if (rollPenaltyCap !== null && found.minus < -rollPenaltyCap) found.minus = -rollPenaltyCap;
  return found;
}
