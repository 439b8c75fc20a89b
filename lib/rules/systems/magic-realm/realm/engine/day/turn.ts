import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { carryOutDeed } from '../deed-rules';
import type { Told } from '../events';
import { energizeAll } from '../magic/enspell';
import { meetStorm } from '../magic/storm';
import { endWard } from '../magic/ward';
import { dayOf, everybody, isOut } from '../movers/individuals';
import type { RealmState, Turn, Who } from '../state';
import { endPhase } from './block';
import { askForPhase } from './choosing';
import { BASIC } from './phases';
import { beginPhase } from './phase-start';
import { isAsleep, type SleepEvent } from './sleeping';
import { endTurn } from './summon';
import { takePhase } from './take-phase';

/** Shall he take his turn before the next counter is drawn? (MR-A22) */
export type TurnAsk = { readonly type: 'preempt'; readonly seat: Seat };
export type TurnChoice = { readonly type: 'now' } | { readonly type: 'later' };
export type TurnEvent =
  | Told<'day', { readonly day: number }>
  | Told<'turn', { readonly seat: Who; readonly kept: boolean }>
  /** His turn is over before it began. (MR-B47) */
  | Told<'skipped', { readonly seat: Who }>
  | Told<'sunset'>
  | SleepEvent;

export const isAwake = (s: RealmState, who: Who): boolean => dayOf(s, who).blocked === 0 && !isAsleep(s, who);

/** Followers who have been blocked, or whose guide is dead, end their turns where they stand. (MR-080, MR-R44) */
function endFollowers(s: RealmState, guide: Who, tell: Telling): void {
  for (const who of everybody(s)) {
    const day = dayOf(s, who);
    if (day.guide !== guide || !isOut(s, who) || (day.blocked === 0 && isOut(s, guide))) continue;
    day.guide = -1;
    day.done = 1;
    endTurn(s, who, tell);
  }
}

/** One step of the turn that is being taken. (MR-016) */
export function goOnTurn(s: RealmState, turn: Turn, dice: Dice, tell: Telling): void {
  const { seat } = turn;
  const who = dayOf(s, seat);
  switch (turn.step) {
    case 'start':
      endFollowers(s, seat, tell);
      if (!isAsleep(s, seat) && askForPhase(s, seat, tell)) return;
      // A phase that was left blank ends like any other. (MR-009, MR-078, MR-081)
      if (turn.phase === 0 && who.record.length === 0 && isOut(s, seat) && isAwake(s, seat)) {
        who.record = [{ type: 'blank' }];
        who.phases = [BASIC];
        turn.step = 'end';
        return;
      }
      if (!isOut(s, seat) || !isAwake(s, seat) || turn.phase >= who.record.length) {
        if (isOut(s, seat)) endTurn(s, seat, tell);
        who.done = 1;
        // What a sleeper has recorded and not done stays untold.
        if (isAsleep(s, seat)) who.record = who.record.slice(0, turn.phase);
        s.turn = null;
        return;
      }
      turn.step = 'deed';
      return beginPhase(s, seat, tell);
    case 'deed':
      turn.step = 'end';
      if (!takePhase(s, seat, dice, tell)) return;
      return carryOutDeed(s, seat, who.record[turn.phase]!, dice, tell);
    case 'end':
      turn.step = 'start';
      turn.phase++;
      endWard(s);
      energizeAll(s, tell);
      if (isOut(s, seat)) endPhase(s, seat, tell);
      if (isOut(s, seat) && who.blocked === 0) meetStorm(s, seat, tell);
  }
}
