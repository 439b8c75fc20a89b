import type { Seat } from '../../../kernel/game/engine';
import type { Save } from '../catalogue/effects';
import { BOTH, type Clash, WORKS } from './clash';
import { slay } from './death';
import type { Run } from './events';
import { deedOf, endWhere } from './lasting';
import { drop, isPiece, sideOf } from './pieces';
import { DRAGON, printedDice, SHIELDED, type SsState, type Task, type Waiting } from './state';
import { newTask } from './task';
import { bestTwo } from './value';

/** A saving throw: above the number with the printed dice of the piece (SS-076, SS-R28). */
function save(s: SsState, piece: number, card: number, { over, dice }: Save, run: Run): boolean {
  const count = dice === 2 || s.game.house.saveDice === 'two' ? 2 : printedDice[s.type[piece]!]!;
  const faces: number[] = [];
  for (let k = 0; k < count; k++) faces.push(run.dice.roll(6));
  const value = bestTwo(faces);
  run.tell?.({
    type: value > over ? 'saved' : 'notSaved',
    rule: 'SS-076',
    piece,
    card,
    dice: faces,
    value,
    over,
  });
  return value > over;
}

/** It saves or dies by the card, as the card says; with a ward of equal level the card's effect is over, too (SS-R06). */
export function saveOrDie(s: SsState, piece: number, card: number, by: Seat, run: Run): Clash {
  const deed = deedOf(s, card);
  if (deed === undefined || !('save' in deed) || save(s, piece, card, deed.save, run)) return WORKS;
  const clash = slay(s, piece, card, by, run);
  if (clash === BOTH) endWhere(s, (one) => one.card === card, run);
  return clash;
}

/** Clockwise by owner from the caster, what nobody owns last (SS-128). */
export function clockwise(s: SsState, from: Seat, pieces: number[]): number[] {
  const { players } = s.game;
  const turn = (piece: number): number =>
    s.owner[piece]! < 0 ? players : (s.owner[piece]! + players - from) % players;
  return pieces.sort((a, b) => turn(a) - turn(b) || a - b);
}

/** All of these have to save against the card, one after the other. */
export function beginSaves(s: SsState, { card, seat }: Waiting, pieces: number[]): void {
  const task = newTask('saves', -1, -1, -1, card, 0, clockwise(s, seat, pieces));
  task.base = seat;
  s.tasks.push(task);
}

/** Those of the owner whose turn it is. */
export const firstGroup = (s: SsState, pieces: readonly number[]): number[] =>
  pieces.filter((piece) => s.owner[piece] === s.owner[pieces[0]!]);

const WARDED = SHIELDED | DRAGON;

/** Does it make no difference which of them is first? */
const areAlike = (s: SsState, [first, ...others]: readonly number[]): boolean =>
  others.every(
    (piece) => s.type[piece] === s.type[first!] && (s.flags[piece]! & WARDED) === (s.flags[first!]! & WARDED),
  );

/** Rolls for whoever is next; false: an owner has to say who of its pieces that is (ledger 7.3). */
export function workSaves(s: SsState, task: Task, run: Run): boolean {
  task.list = task.list.filter((piece) => isPiece(s, piece));
  const group = firstGroup(s, task.list);
  if (group.length === 0) {
    s.tasks.pop();
    return true;
  }
  task.seat = sideOf(s, group[0]!);
  if (task.seat >= 0 && s.alive[task.seat] && !areAlike(s, group)) return false;
  saveNext(s, task, group[0]!, run);
  return true;
}

/** This piece is next. */
export function saveNext(s: SsState, task: Task, piece: number, run: Run): void {
  drop(task.list, piece);
  if (saveOrDie(s, piece, task.card, task.base, run) === BOTH) task.list.length = 0;
}
