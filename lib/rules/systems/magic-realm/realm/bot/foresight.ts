import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import type { Foresight } from '../../../../kernel/game/playable';
import { foresight as fighter } from '../../combat/bot/foresight';
import { clone as cloneCombat } from '../../combat/engine/copy';
import type { RealmChoice } from '../engine/choices';
import { cloneWith } from '../engine/copy';
import { scoreNow } from '../engine/day/score-of';
import { fieldOf } from '../engine/evening/fight';
import { ALIVE, type RealmState } from '../engine/state';
import { dealUnseen } from './unseen';

/** So many points of score are as good as won or lost. */
const WIDE = 12;
const NOTHING = 0.05;

/** Dead is nothing; who lives stands as his score does. (MR-B66) */
function worth(s: RealmState, seat: Seat): number {
  if (s.who[seat]!.life !== ALIVE) return 0;
  return Math.min(1, Math.max(NOTHING, 0.5 + scoreNow(s, seat).total / WIDE));
}

/** Cards that are covered are dealt anew, and what others plot in a combat is made up. */
function imagine(view: RealmState, seat: Seat, dice: Dice): RealmState {
  const world = cloneWith(view, cloneCombat);
  dealUnseen(world, dice);
  const field = fieldOf(world);
  if (!field?.combat || !field.seats.includes(seat)) return world;
  field.combat = fighter.imagine(field.combat, field.seats.indexOf(seat), dice);
  return world;
}

/** What the searching bot knows of the days: it looks ahead in combats, to the end of the evening. */
export const foresight: Foresight<RealmState, RealmChoice> = {
  imagine,
  worth,
  gained: worth,
  depth: 1,
  clock: (s) => s.day,
  sure: 1,
  sift: (_view, _seat, choices) => (choices[0]?.type === 'fight' ? choices : []),
};
