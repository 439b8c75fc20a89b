import type { Dice } from '../../../../kernel/game/dice';
import type { Engine, Seat, Tell } from '../../../../kernel/game/engine';
import { playAct } from './encounter/acting';
import { playCharge } from './encounter/charging';
import { playLure } from './encounter/luring';
import { playTake } from './fighters/hirelings';
import type { MrEvent } from './events';
import { playSteered, steerChoices } from './magic/steered';
import { playFatigue } from './melee/fatigue';
import { playPlot, plotChoices } from './melee/plot';
import { playShift } from './melee/shifting';
import { endRules } from './ending';
import { advance, asks, orderOf, plotting } from './round';
import { setup, type MrTable } from './setup';
import type { MrChoice } from './choices';
import { clone } from './copy';
import type { MrState } from './state';
import { playTarget } from './targets';
import { view } from './view';

const NOBODY: readonly Seat[] = [];

function carryOut(s: MrState, seat: Seat, choice: MrChoice, dice: Dice, tell?: Tell<MrEvent>): void {
  if (s.steered.length > 0) return playSteered(s, choice, dice, tell);
  switch (s.phase) {
    case 'lure':
      return playLure(s, seat, choice, tell);
    case 'take':
      return playTake(s, seat, choice, tell);
    case 'charge':
      return playCharge(s, seat, choice, dice, tell);
    case 'act':
      return playAct(s, seat, choice, dice, tell);
    case 'target':
      return playTarget(s, seat, choice, dice, tell);
    case 'plot':
      return playPlot(s, seat, choice);
    case 'shift':
      return playShift(s, seat, choice, tell);
    case 'fatigue':
      return playFatigue(s, seat, choice, tell);
    case 'over':
  }
}

/** The combat of one evening in one clearing, by chapters 3, 6 and 7.4 of the ledger. */
export const engine: Engine<MrTable, MrState, MrChoice, MrEvent, MrState> = {
  setup,
  toAct(s): readonly Seat[] {
    if (s.phase === 'over' || s.calls.length > 0) return NOBODY;
    if (s.steered.length > 0) return [s.steered[0]!.by];
    return s.phase === 'plot' ? plotting(s) : [orderOf(s)[s.turn]!];
  },
  choices(s, seat) {
    if (s.phase === 'over') return [];
    if (s.steered.length > 0) return s.steered[0]!.by === seat ? steerChoices(s) : [];
    return s.phase === 'plot' ? plotChoices(s, seat) : asks[s.phase](s, seat);
  },
  play(s, seat, choice, dice, tell) {
    carryOut(s, seat, choice, dice, tell);
    advance(s, dice, tell);
  },
  clone,
  outcome: (s) => (s.by === '' ? undefined : { winners: s.winners, by: s.by, rules: endRules[s.by] }),
  view,
};
