import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Deed } from '../deeds';
import { doings } from '../doings';
import type { Told } from '../events';
import { energizeAll } from '../magic/enspell';
import { meetStorm } from '../magic/storm';
import { ALIVE, type RealmState, type Turn } from '../state';
import { endPhase } from './block';
import { askForPhase } from './choosing';
import { beginPhase } from './phase-start';
import type { SleepEvent } from './sleeping';
import { endTurn } from './summon';
import { takePhase } from './take-phase';

/** Shall he take his turn before the next counter is drawn? (MR-A22) */
export type TurnAsk = { readonly type: 'preempt'; readonly seat: Seat };
export type TurnChoice = { readonly type: 'now' } | { readonly type: 'later' };
export type TurnEvent =
  | Told<'day', { readonly day: number }>
  | Told<'turn', { readonly seat: Seat; readonly kept: boolean }>
  /** His turn is over before it began. (MR-B47) */
  | Told<'skipped', { readonly seat: Seat }>
  | Told<'sunset'>
  | SleepEvent;

export const isAwake = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.blocked === 0 && s.who[seat]!.asleep === 0;

const carryOut = (s: RealmState, seat: Seat, deed: Deed, dice: Dice, tell: Telling): void =>
  (doings[deed.type] as (s: RealmState, seat: Seat, deed: Deed, dice: Dice, tell: Telling) => void)(
    s,
    seat,
    deed,
    dice,
    tell,
  );

/** One step of the turn that is being taken. (MR-016) */
export function goOnTurn(s: RealmState, turn: Turn, dice: Dice, tell: Telling): void {
  const { seat } = turn;
  const who = s.who[seat]!;
  switch (turn.step) {
    case 'start':
      if (who.asleep === 0 && askForPhase(s, seat, tell)) return;
      if (who.life !== ALIVE || !isAwake(s, seat) || turn.phase >= who.record.length) {
        if (who.life === ALIVE) endTurn(s, seat, tell);
        who.done = 1;
        // What a sleeper has recorded and not done stays untold.
        if (who.asleep === 1) who.record = who.record.slice(0, turn.phase);
        s.turn = null;
        return;
      }
      turn.step = 'deed';
      return beginPhase(s, seat, tell);
    case 'deed':
      turn.step = 'end';
      if (!takePhase(s, seat, dice, tell)) return;
      return carryOut(s, seat, who.record[turn.phase]!, dice, tell);
    case 'end':
      turn.step = 'start';
      turn.phase++;
      energizeAll(s, tell);
      if (who.life === ALIVE) endPhase(s, seat, tell);
      if (who.life === ALIVE && who.blocked === 0) meetStorm(s, seat, tell);
  }
}
