import type { Dice } from '../../../kernel/game/dice';
import type { Engine, Seat, Tell } from '../../../kernel/game/engine';
import { advance } from './advance';
import { playTask, taskChoices } from './answers';
import { pickInWindow, pickMove } from './blind';
import { goOut } from './death';
import type { Run, SsEvent } from './events';
import { beginConflict } from './fight';
import { announce } from './move';
import { addMoves } from './movement';
import { moveRock } from './rocks';
import { shatter } from './death';
import { isSetup, pickSetup, playSetup, setup, setupChoices } from './setup';
import type { SsTable } from './table';
import { layBoots } from './turn';
import { topTask } from './task';
import { clone } from './clone';
import { noChoices, type SsChoice, type SsState } from './state';
import { view } from './view';

const rulesBy: Readonly<Record<Exclude<SsState['by'], ''>, readonly string[]>> = {
  annihilation: ['SS-002', 'SS-R01'],
  'wizard-hunt': ['SS-R01'],
  score: ['SS-R79'],
  draw: ['SS-R01', 'SS-R79'],
};

/** What the active player decides between tasks: the movement, or which conflict is next. */
function turnChoices(s: SsState): SsChoice[] {
  const out = noChoices();
  if (s.phase === 'fight')
    for (const spot of s.conflicts.slice(0, s.due)) out.push({ type: 'conflict', spot });
  else addMoves(s, out);
  return out;
}

function playTurn(s: SsState, seat: Seat, choice: SsChoice, run: Run): void {
  switch (choice.type) {
    case 'step':
      return announce(s, choice.piece, choice.to, -1, false, run);
    case 'jam':
      return announce(s, choice.piece, -1, -2 - choice.pad, false, run);
    case 'fly':
      return announce(s, choice.piece, choice.to, choice.over, false, run);
    case 'boots':
      return layBoots(s, choice.card, choice.die, run);
    case 'shift':
      s.used[choice.card] = 1;
      return moveRock(s, choice.spot, choice.to, 'SS-101', run);
    case 'push':
      return moveRock(s, choice.spot, choice.to, 'SS-151', run);
    case 'smash':
      return shatter(s, choice.spot, seat, run);
    case 'conflict':
      return beginConflict(s, choice.spot, run);
    case 'concede':
      s.conceded = true;
      return goOut(s, seat, run);
    default:
      s.phase = 'moved';
  }
}

/** A run of its own for each choice would be made in vain: dice and listener mostly are those of the choice before. */
let last: Run | undefined;
function runOf(dice: Dice, tell: Tell<SsEvent> | undefined): Run {
  if (last?.dice !== dice || last.tell !== tell) last = { dice, tell };
  return last;
}

const NOBODY: readonly Seat[] = [];
const seats: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6].map((seat) => [seat]);

/** Swords and Sorcery by the rules of chapter 3 and the rulings of chapter 6 of its ledger. */
export const engine: Engine<SsTable, SsState, SsChoice, SsEvent, SsState> = {
  setup,
  toAct(s): readonly Seat[] {
    if (s.phase === 'over') return NOBODY;
    const task = topTask(s);
    return seats[task ? task.seat : s.active]!;
  },
  choices(s, seat) {
    const task = topTask(s);
    if (task) return taskChoices(s, task, seat);
    return isSetup(s) ? setupChoices(s, seat) : turnChoices(s);
  },
  pickOne(s, seat, dice) {
    const task = topTask(s);
    if (task?.kind === 'window') return pickInWindow(s, seat, dice);
    if (task) return dice.pick(taskChoices(s, task, seat));
    if (s.phase === 'move') return pickMove(s, dice);
    return isSetup(s) ? pickSetup(s, seat, dice) : dice.pick(turnChoices(s));
  },
  play(s, seat, choice, dice, tell) {
    const run = runOf(dice, tell);
    const task = topTask(s);
    if (task) playTask(s, task, seat, choice, run);
    else if (isSetup(s)) return playSetup(s, seat, choice, run);
    else playTurn(s, seat, choice, run);
    advance(s, run);
  },
  clone,
  outcome: (s) => (s.by === '' ? undefined : { winners: s.winners, by: s.by, rules: rulesBy[s.by] }),
  view,
};
