import type { Seat } from '../../../kernel/game/engine';
import { endFree, strike } from './advance';
import { goBack } from './death';
import { revive, rise } from './deeds/summon';
import type { Run } from './events';
import { forget, layAside } from './hands';
import { protect } from './in-play';
import { addInvocations, invoke, name, OBLIGED, targetChoices } from './invoke';
import { modifierChoices, nameModifier } from './fight';
import { announce } from './move';
import { addStepsOf } from './movement';
import { drop, homeOf, isVacant } from './pieces';
import { putRock } from './rocks';
import { firstGroup, saveNext } from './saves';
import { noChoices, type SsChoice, type SsState, type Task } from './state';
import { playInWindow, windowChoices } from './windows';

/** Dead pieces of the army a seat began with (SS-R63). */
export function deadOf(s: SsState, seat: Seat): number[] {
  const out: number[] = [];
  for (let piece = 0; piece < s.type.length; piece++)
    if (s.born[piece] === seat && s.at[piece] === -1) out.push(piece);
  return out;
}

export const homeVacancies = (s: SsState, seat: Seat): number[] =>
  s.game.spots.filter((spot) => homeOf(s, spot) === seat && isVacant(s, spot));

/** What the seat may answer to the task on top. */
export function taskChoices(s: SsState, task: Task, seat: Seat): SsChoice[] {
  const out = noChoices();
  switch (task.kind) {
    case 'window':
      return windowChoices(s, seat);
    case 'target':
      return targetChoices(s, task);
    case 'must':
      addInvocations(s, seat, s.must[seat]!, out);
      return out;
    case 'free':
      addStepsOf(s, task.piece, task.left, out);
      out.push({ type: 'enough' });
      return out;
    case 'missile':
      if (task.passes === 1) return task.list.map((piece) => ({ type: 'piece', piece }));
      for (const spot of missileSteps(s, task.spot)) out.push({ type: 'spot', spot });
      out.push({ type: 'enough' });
      return out;
    case 'saves':
      return firstGroup(s, task.list).map((piece) => ({ type: 'piece', piece }));
    case 'rocks':
      for (const spot of s.game.spots) if (isVacant(s, spot)) out.push({ type: 'spot', spot });
      out.push({ type: 'enough' });
      return out;
    case 'raise': {
      const dead = deadOf(s, seat);
      const open = homeVacancies(s, seat);
      // With room for all only the spots are chosen; else who returns, too (SS-126).
      for (const piece of open.length >= dead.length ? dead.slice(0, 1) : dead)
        for (const spot of open) out.push({ type: 'raise', piece, spot });
      return out;
    }
    case 'zombie':
    case 'bounce':
      return task.list.map((spot) => ({ type: 'spot', spot }));
    case 'safe':
      return task.list.map((card) => ({ type: 'card', card }));
    case 'conflict':
      return modifierChoices(s, task);
    case 'discard':
      return s.hand[seat]!.map((card) => ({ type: 'discard', card }));
    case 'step':
      return out;
  }
}

/** Along lines, and through Tx links where the table says so (SS-R46). */
function missileSteps(s: SsState, spot: number): number[] {
  const out = [...s.game.adj[spot]!];
  if (s.game.house.missileThroughTx)
    for (const landings of s.game.links[spot]!)
      for (const to of landings) if (!out.includes(to)) out.push(to);
  return out;
}

/** Carries out the answer to the task on top. */
export function playTask(s: SsState, task: Task, seat: Seat, choice: SsChoice, run: Run): void {
  switch (task.kind) {
    case 'window':
      return playInWindow(s, task, seat, choice, run);
    case 'target':
      return name(s, task, choice, run);
    case 'must':
      if (choice.type === 'invoke') invoke(s, seat, choice.card, OBLIGED, run);
      return;
    case 'free':
      return playFree(s, task, choice, run);
    case 'missile':
      if (choice.type === 'piece') return strike(s, task, choice.piece, run);
      if (choice.type !== 'spot') s.tasks.pop();
      else {
        task.spot = choice.spot;
        task.left--;
        run.tell?.({ type: 'missileAt', rule: 'SS-R46', spot: task.spot, left: task.left });
      }
      return;
    case 'saves':
      if (choice.type === 'piece') saveNext(s, task, choice.piece, run);
      return;
    case 'rocks':
      if (choice.type !== 'spot') s.tasks.pop();
      else {
        task.left--;
        putRock(s, choice.spot, 'SS-114', run);
      }
      return;
    case 'raise':
      if (choice.type !== 'raise') return;
      task.list.push(choice.piece);
      return revive(s, choice.piece, seat, choice.spot, task.card, run);
    case 'zombie':
      s.tasks.pop();
      if (choice.type === 'spot') rise(s, task.piece, seat, choice.spot, task.card, run);
      return;
    case 'bounce':
      s.tasks.pop();
      if (choice.type === 'spot') goBack(s, task.piece, choice.spot, run);
      return;
    case 'safe':
      s.tasks.pop();
      if (choice.type === 'card') protect(s, seat, task.card, choice.card, run);
      return;
    case 'conflict':
      if (choice.type === 'modifier') nameModifier(task, choice.card);
      return;
    case 'discard':
      if (choice.type !== 'discard') return;
      drop(s.hand[seat]!, choice.card);
      forget(s, choice.card);
      return layAside(s, choice.card, run);
    case 'step':
      return;
  }
}

/** A step of Horse or Speed; it is spent when it is made, and contact ends them (SS-056, SS-R52, SS-R53, SS-R81). */
function playFree(s: SsState, task: Task, choice: SsChoice, run: Run): void {
  if (choice.type === 'step') announce(s, task.piece, choice.to, -1, true, run);
  else if (choice.type === 'jam') announce(s, task.piece, -1, -2 - choice.pad, true, run);
  else endFree(s, task, run);
}
