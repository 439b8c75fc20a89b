import type { Engine, Seat } from '../../../kernel/game/engine';
import { ALONE } from '../../../kernel/game/seats';
import { pendingChoices, pick, pickPending } from './actions';
import { combatChoices, combatSeats, isFighting, playInCombat } from './combat';
import type { MmEvent } from './events';
import { offerChoices, playOffer } from './offer';
import { playSetup, setup, setupChoices, setupSeats, type MmTable } from './setup';
import { clone, type MmChoice, type MmState, type Phase } from './state';
import { advance, isOver, playTurn, type TurnChoice } from './turn';
import { view } from './view';
import { pickTurn, turnChoices } from './window';

const NOBODY: readonly Seat[] = [];

const inSetup = (phase: Phase): boolean =>
  phase === 'keep' || phase === 'corner' || phase === 'figure' || phase === 'middle';

const rulesBy: Readonly<Record<Exclude<MmState['by'], ''>, readonly string[]>> = {
  V1: ['MM-003'],
  V2: ['MM-004'],
  V3: ['MM-005'],
  'V2+V3': ['MM-004', 'MM-005', 'MM-R05'],
  V4: ['MM-006'],
  draw: ['MM-R30'],
};

/** Monsters and Magic by the rules of chapter 3 and the readings of chapter 6 of its ledger. */
export const engine: Engine<MmTable, MmState, MmChoice, MmEvent, MmState> = {
  setup,
  toAct(s): readonly Seat[] {
    if (isOver(s)) return NOBODY;
    if (inSetup(s.phase)) return setupSeats(s);
    if (isFighting(s)) return combatSeats(s);
    return ALONE[s.offer >= 0 && s.pending.card < 0 ? s.offer : s.active]!;
  },
  choices(s, seat) {
    if (inSetup(s.phase)) return setupChoices(s, seat);
    if (isFighting(s)) return combatChoices(s, seat);
    if (s.pending.card >= 0) return pendingChoices(s);
    return s.offer >= 0 ? offerChoices(s) : turnChoices(s);
  },
  pickOne(s, seat, dice) {
    if (inSetup(s.phase)) return dice.pick(setupChoices(s, seat));
    if (isFighting(s)) return dice.pick(combatChoices(s, seat));
    if (s.pending.card >= 0) return pickPending(s, dice);
    return s.offer >= 0 ? dice.pick(offerChoices(s)) : pickTurn(s, dice);
  },
  play(s, seat, choice, dice, tell) {
    if (inSetup(s.phase)) return playSetup(s, seat, choice, dice, tell);
    if (isFighting(s)) playInCombat(s, seat, choice, dice, tell);
    else if (s.pending.card >= 0) pick(s, choice, dice, tell);
    else if (s.offer >= 0) playOffer(s, choice, tell);
    else playTurn(s, choice as TurnChoice, dice, tell);
    advance(s, dice, tell);
  },
  clone,
  outcome: (s) => (s.by === '' ? undefined : { winners: s.winners, by: s.by, rules: rulesBy[s.by] }),
  view,
};
