import type { Deeds } from '../resolve';
import { canProtect, designate, protect } from '../in-play';

const nothing = (): void => undefined;

/** Cards that work as long as they lie in play: their power is asked for where it counts. */
export const standingDeeds: Deeds<
  | 'rock-shift'
  | 'ignore-traps'
  | 'extra-draw'
  | 'win-ties'
  | 'die-substitute'
  | 'ward-targeting'
  | 'reveal-hands'
  | 'flight'
  | 'roll-bonus'
  | 'weapon'
  | 'block-weapons'
  | 'protect-card'
> = {
  'rock-shift': nothing,
  'ignore-traps': nothing,
  'extra-draw': nothing,
  'win-ties': nothing,
  'die-substitute': nothing,
  'ward-targeting': nothing,
  'reveal-hands': nothing,
  flight: nothing,
  'roll-bonus': nothing,
  weapon: nothing,
  'block-weapons': nothing,
  /**
   * Its charge was named when it was invoked. Where that has left play, or nothing was there to be named, it takes what has
   * come since, and else the first that will come (SS-102, SS-106).
   */
  'protect-card'(s, { card, seat, targets: [charge] }, _deed, run) {
    if (charge !== undefined && s.play[seat]!.includes(charge) && canProtect(s, card, charge))
      protect(s, seat, card, charge, run);
    else designate(s, seat, card, run);
  },
};
