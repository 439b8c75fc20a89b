import type { Seat } from '../../../kernel/game/engine';
import { answers, BOTH, lose, versus, WORKS } from './clash';
import { cancelConflict, die } from './death';
import type { Run } from './events';
import { deedOf, kindOf, endWhere } from './lasting';
import { patronOf } from './pieces';
import {
  CURSED,
  DRAGON,
  PARALYSED,
  printedDice,
  SHIELDED,
  STRONG,
  TOKEN,
  type SsChoice,
  type SsState,
  type Task,
} from './state';
import { newTask } from './task';
import { armedValue, bestTwo } from './value';
import { openWindow } from './windows';

/** The next conflict begins: its window comes first (SS-022, SS-R22). */
export function beginConflict(s: SsState, spot: number, run: Run): void {
  run.tell?.({
    type: 'conflictBegan',
    rule: 'SS-067',
    initiator: s.guest[spot]!,
    defender: s.on[spot]!,
    spot,
  });
  s.tasks.push(newTask('conflict', -1, -1, spot, -1, 0, [-1, -1]));
}

/** It rolls nothing and loses (SS-R25). */
const isHelpless = (s: SsState, piece: number): boolean =>
  s.type[piece] === TOKEN || (s.flags[piece]! & PARALYSED) !== 0;

/** Dice of potions on a wizard (SS-R29). */
function extraDice(s: SsState, piece: number): number {
  if ((s.flags[piece]! & STRONG) === 0) return 0;
  let dice = 0;
  for (const one of s.lasting) {
    const deed = one.piece === piece ? deedOf(s, one.card) : undefined;
    if (deed?.kind === 'extra-dice') dice += deed.dice;
  }
  return dice;
}

/** Cards that the side may name: one weapon or the Gauntlet; no weapon beside potion dice where those modify (SS-R23, SS-R29). */
function modifiers(s: SsState, piece: number): number[] {
  const patron = patronOf(s, piece);
  if (patron < 0 || s.play[patron]!.length === 0) return [];
  const unarmed =
    (s.flags[piece]! & CURSED) !== 0 || (s.game.house.extraDiceIsModifier && extraDice(s, piece) > 0);
  return s.play[patron]!.filter((card) => {
    const kind = kindOf(s, card);
    return kind === 'roll-bonus' || (kind === 'weapon' && !unarmed);
  });
}

export function modifierChoices(s: SsState, task: Task): SsChoice[] {
  const piece = task.left === 1 ? s.guest[task.spot]! : s.on[task.spot]!;
  return [...modifiers(s, piece), -1].map((card) => ({ type: 'modifier', card }));
}

/** A side has named what changes its roll. */
export function nameModifier(task: Task, card: number): void {
  task.list[task.left - 1] = card;
  task.left++;
  task.seat = -1;
}

/** Goes on with a conflict as far as it can; false: somebody has to name a modifier. */
export function runConflict(s: SsState, task: Task, run: Run): boolean {
  const { spot } = task;
  if (s.guest[spot]! < 0) {
    s.tasks.pop();
    return true;
  }
  if (task.left === 0) {
    task.left = 1;
    openWindow(s, 'conflict', s.guest[spot]!, spot, 0, run);
    return true;
  }
  if (task.seat >= 0) return false;
  const idle = isHelpless(s, s.guest[spot]!) || isHelpless(s, s.on[spot]!);
  while (task.left < 3) {
    const piece = task.left === 1 ? s.guest[spot]! : s.on[spot]!;
    if (!idle && modifiers(s, piece).length > 0) {
      task.seat = patronOf(s, piece);
      return false;
    }
    task.left++;
  }
  s.tasks.pop();
  resolveConflict(s, spot, task.list, run);
  return true;
}

/**
 * Is the weapon stopped by an Armour of the other side (SS-156, SS-R32)? Of several, one that stops it is enough. Equal levels
 * under strict rules cost both cards.
 */
function isBlocked(s: SsState, piece: number, foe: number, card: number, run: Run): boolean {
  if (card < 0 || kindOf(s, card) !== 'weapon') return false;
  const patron = patronOf(s, foe);
  if (patron < 0) return false;
  const armour = s.play[patron]!.find(
    (one) => kindOf(s, one) === 'block-weapons' && answers(s, one, card, true) !== WORKS,
  );
  if (armour === undefined) return false;
  if (answers(s, armour, card, true) === BOTH) {
    const owner = patronOf(s, piece);
    lose(s, patron, armour, owner, card, 'SS-038', run);
    lose(s, owner, card, patron, armour, 'SS-038', run);
  }
  return true;
}

function roll(s: SsState, piece: number, run: Run): number[] {
  const cursed = (s.flags[piece]! & CURSED) !== 0;
  const count = cursed ? 1 : printedDice[s.type[piece]!]! + extraDice(s, piece);
  const faces: number[] = [];
  for (let k = 0; k < count; k++) faces.push(run.dice.roll(6));
  return faces;
}

/** The value of a roll with the curse and the modifier of its side (SS-072, SS-112, SS-152, SS-155 to SS-161). */
function valueOf(
  s: SsState,
  piece: number,
  faces: readonly number[],
  card: number,
  blocked: boolean,
): number {
  const cursed = (s.flags[piece]! & CURSED) !== 0;
  const plain = cursed ? 10 * (faces[0] ?? 0) : bestTwo(faces);
  const deed = card < 0 ? undefined : deedOf(s, card);
  if (deed?.kind === 'roll-bonus') return plain + deed.plus;
  if (deed?.kind !== 'weapon' || blocked) return plain;
  return armedValue(faces, deed.change, s.game.house.morningStar);
}

/** Does the initiator win a tie: Lucky Charms turn it, two of one level cost each other (SS-075, SS-105, SS-R33). */
function winsTie(s: SsState, initiator: number, defender: number, run: Run): boolean {
  // Of several, the one that resolved last: where no level counts, it is what wins.
  const charmOf = (piece: number): number => {
    const patron = patronOf(s, piece);
    const charms = patron < 0 ? [] : s.play[patron]!.filter((card) => kindOf(s, card) === 'win-ties');
    return charms.reduce(
      (last, card) => (s.laid.indexOf(card) > s.laid.indexOf(last) ? card : last),
      charms[0] ?? -1,
    );
  };
  const mine = charmOf(initiator);
  const theirs = charmOf(defender);
  if (theirs < 0) return true;
  if (mine < 0) return false;
  const clash = versus(s, mine, theirs);
  if (clash !== BOTH) return clash === WORKS;
  const [attacker, attacked] = [patronOf(s, initiator), patronOf(s, defender)];
  lose(s, attacker, mine, attacked, theirs, 'SS-R33', run);
  lose(s, attacked, theirs, attacker, mine, 'SS-R33', run);
  return true;
}

/** Hammers over 66 break the weapon that the other side named, whoever wins (SS-158, SS-R31). */
function breakWeapon(
  s: SsState,
  hammer: number,
  value: number,
  by: Seat,
  foe: number,
  weapon: number,
  run: Run,
): void {
  const deed = hammer < 0 ? undefined : deedOf(s, hammer);
  if (deed?.kind !== 'weapon' || deed.change.by !== 'bonus' || deed.change.breaksWeaponOver === undefined)
    return;
  if (value <= deed.change.breaksWeaponOver || weapon < 0 || kindOf(s, weapon) !== 'weapon') return;
  const owner = patronOf(s, foe);
  if (owner < 0 || !s.play[owner]!.includes(weapon)) return;
  lose(s, owner, weapon, by, hammer, 'SS-R31', run, true);
}

/** What decided: the higher value, on equal ones the initiative or a Lucky Charm; or that a side always loses. */
const decidedBy = (
  winner: 'initiator' | 'defender' | 'none',
  unrolled: boolean,
  [mine, theirs]: readonly [number, number],
): string =>
  unrolled ? 'SS-R25' : mine !== theirs ? 'SS-073' : winner === 'initiator' ? 'SS-075' : 'SS-105';

/** Both roll, the lower value dies; who cannot die makes it a bounce (SS-068 to SS-075, SS-R24, SS-R25). */
function resolveConflict(s: SsState, spot: number, named: readonly number[], run: Run): void {
  const initiator = s.guest[spot]!;
  const defender = s.on[spot]!;
  const helpless = [isHelpless(s, initiator), isHelpless(s, defender)] as const;
  const [mine = -1, theirs = -1] = named;
  let winner: 'initiator' | 'defender' | 'none';
  let dice: readonly [readonly number[], readonly number[]] = [[], []];
  let values: readonly [number, number] = [0, 0];
  const sides = [patronOf(s, initiator), patronOf(s, defender)] as const;
  if (helpless[0] || helpless[1])
    winner = helpless[0] && helpless[1] ? 'none' : helpless[1] ? 'initiator' : 'defender';
  else {
    dice = [roll(s, initiator, run), roll(s, defender, run)];
    const blocked = [
      isBlocked(s, initiator, defender, mine, run),
      isBlocked(s, defender, initiator, theirs, run),
    ] as const;
    values = [
      valueOf(s, initiator, dice[0], mine, blocked[0]),
      valueOf(s, defender, dice[1], theirs, blocked[1]),
    ];
    const wins = values[0] > values[1] || (values[0] === values[1] && winsTie(s, initiator, defender, run));
    winner = wins ? 'initiator' : 'defender';
    if (!blocked[0]) breakWeapon(s, mine, values[0], sides[0], defender, theirs, run);
    if (!blocked[1]) breakWeapon(s, theirs, values[1], sides[1], initiator, mine, run);
  }
  const loser = winner === 'initiator' ? defender : initiator;
  const cannotDie = winner === 'none' || (s.flags[loser]! & (SHIELDED | DRAGON)) !== 0;
  run.tell?.({
    type: 'fought',
    rule: decidedBy(winner, helpless[0] || helpless[1], values),
    initiator,
    defender,
    spot,
    dice,
    values,
    modifiers: [mine, theirs],
    winner,
  });
  const foe = winner === 'initiator' ? initiator : defender;
  // Nobody's hulk kills for the active player, even for one who could not move it (SS-R26).
  const killer = s.owner[foe]! >= 0 ? s.owner[foe]! : s.active;
  if (s.lasting.length > 0)
    endWhere(
      s,
      (one) =>
        (one.piece === initiator || one.piece === defender) &&
        s.game.cards[one.card]!.lasts === 'next-conflict',
      run,
    );
  if (cannotDie) cancelConflict(s, spot, run);
  else die(s, loser, 'conflict', killer, run, foe);
}
