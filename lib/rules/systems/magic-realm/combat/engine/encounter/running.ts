import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import { spend } from '../fighters/playing';
import { stumbles } from '../melee/adjusted';
import { ACTED, FLED, NOBODY, type MrState } from '../state';
import { foeAt, foesOn } from '../who';

/** He leaves the clearing, and what stood on his sheet is unassigned. (MR-121, MR-122) */
export function runWith(s: MrState, seat: Seat, chit: number, dice: Dice, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  spend(s, seat, chit);
  hero.acted |= ACTED;
  if (stumbles(s, seat, chit, dice, tell)) return;
  hero.life = FLED;
  for (const who of foesOn(s, seat)) foeAt(s, who).on = NOBODY;
  tell?.({ type: 'ran', rule: 'MR-121', seat, chit });
}
