import type { Seat } from '../../../../kernel/game/engine';
import { attacksOn, maneuverOf } from '../engine/melee/attacks';
import type { MrChoice } from '../engine/choices';
import { castingAt } from '../engine/magic/spells';
import { isFoe, type MrState, type Who } from '../engine/state';
import { foeAt, foeOf } from '../engine/who';
import { canKill } from './chances';

type Mine = Extract<
  MrChoice,
  {
    readonly type:
      'unbind' | 'uncurse' | 'break-other' | 'send' | 'red-die' | 'broom' | 'let-be' | 'redirect' | 'elude';
  }
>;

/** Does his spell get somebody out of the way? */
export const sendsAway = (s: MrState, seat: Seat): boolean =>
  ['hurricane-winds', 'peace', 'transform', 'melt-into-mist'].includes(
    castingAt(s, seat, s.heroes[seat]!.spell).id,
  );

/** What stands on his sheet and can kill him goes first, and never those who serve him. */
export function scoreSent(s: MrState, seat: Seat, who: Who): number {
  if (!isFoe(who)) return who === seat ? -1 : s.game.rivals ? 0.2 : -1;
  const { on, owner } = foeAt(s, who);
  if (owner === seat) return -1;
  return (on === seat ? 1 : 0.1) + (canKill(s, seat, who) ? 1 : 0) + foeOf(s, who).vulnerability * 0.01;
}

/** What is good for him in what spells and cards ask. */
export function scoreMagic(s: MrState, seat: Seat, choice: Mine): number {
  switch (choice.type) {
    case 'unbind':
      return choice.of === seat ? -1 : choice.on === seat ? 1 : 0;
    case 'uncurse':
      return choice.at === seat ? 1 : 0;
    case 'send':
      return scoreSent(s, seat, choice.who);
    case 'redirect': {
      const [at] = s.heroes[seat]!.targets;
      return at !== undefined && maneuverOf(s, at).toward === choice.to ? 1 : 0;
    }
    case 'elude':
      return -attacksOn(s, seat).filter(({ direct }) => direct === choice.to).length;
    case 'broom':
      return -1;
    case 'break-other':
    case 'red-die':
    case 'let-be':
      return 0;
  }
}
