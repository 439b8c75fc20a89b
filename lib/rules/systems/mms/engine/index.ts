import type { Dice } from '../../../kernel/game/dice';
import type { Engine, Seat } from '../../../kernel/game/engine';
import { ALONE } from '../../../kernel/game/seats';
import { actChoices, chooseChoices, pickAct, pickCharacter } from './act';
import { followTargets, playTurn } from './deeds';
import { pickGoal } from './draw-goal';
import type { MmsEvent } from './events';
import {
  followChoices,
  goalChoices,
  pathChoices,
  pickOnPath,
  relayChoices,
  rowChoices,
  tellChoices,
} from './goal';
import { layoutChoices, pickPlace, playLayout } from './layout';
import { setup, type MmsTable } from './setup';
import { clone, type MmsChoice, type MmsState } from './state';
import { view } from './view';

const NOBODY: readonly Seat[] = [];

const rulesBy: Readonly<Record<Exclude<MmsState['by'], ''>, readonly string[]>> = {
  last: ['MMS-081', 'MMS-082'],
  together: ['MMS-083', 'MMS-084', 'MMS-R46'],
  fruitless: ['MMS-086', 'MMS-087', 'MMS-088', 'MMS-R45'],
  bound: ['MMS-R47'],
};

function turnChoices(s: MmsState, seat: Seat): readonly MmsChoice[] {
  switch (s.stage) {
    case 'choose':
      return chooseChoices(s, seat);
    case 'act':
      return actChoices(s, seat);
    case 'goal':
      return goalChoices(s, seat);
    case 'path':
      return pathChoices(s, seat);
    case 'row':
      return rowChoices(s);
    case 'follow':
      return followChoices(s, seat, followTargets(s));
    case 'relay':
      return relayChoices(s);
    case 'tell':
      return tellChoices(s, seat);
  }
}

/** One of `turnChoices`: whatever could be done has a number, and where nothing is to be done by it another is tried. */
function pickInTurn(s: MmsState, seat: Seat, dice: Dice): MmsChoice {
  switch (s.stage) {
    case 'choose':
      return pickCharacter(s, seat, dice);
    case 'act':
      return pickAct(s, seat, dice);
    case 'goal':
      return pickGoal(s, seat, dice);
    case 'path':
      return pickOnPath(s, seat, dice);
    default:
      return dice.pick(turnChoices(s, seat));
  }
}

/** Magic, Monsters and Swords by the rules of chapter 3 and the readings of chapter 6 of its ledger. */
export const engine: Engine<MmsTable, MmsState, MmsChoice, MmsEvent, MmsState> = {
  setup,
  toAct: (s) => (s.phase === 'over' ? NOBODY : ALONE[s.active]!),
  choices: (s, seat) => (s.phase === 'layout' ? layoutChoices(s, seat) : turnChoices(s, seat)),
  pickOne: (s, seat, dice) => (s.phase === 'layout' ? pickPlace(s, seat, dice) : pickInTurn(s, seat, dice)),
  play(s, _seat, choice, dice, tell) {
    if (s.phase === 'layout') playLayout(s, choice, dice, tell);
    else playTurn(s, choice, dice, tell);
  },
  clone,
  outcome: (s) => (s.by === '' ? undefined : { winners: s.winners, by: s.by, rules: rulesBy[s.by] }),
  view,
};
