import type { Seat, Tell } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import { leave } from './flying';
import { ILL_HEALTH, WITHER } from './pit';
import { ACTIVE, FATIGUED, FOE, WOUNDED, type MrState, type Who } from '../state';
import { callTruce, TRUCE } from './truce';
import { bodyIn, findsHired, isThere, sees } from '../who';

/** Whom he may wish elsewhere: hidden ones only if he found them. (MR-X08, MR-X30) */
export const guestsOf = (s: MrState, seat: Seat): readonly Who[] => [
  ...s.heroes.flatMap((_, at) => (at !== seat && isThere(s, at) && sees(s, seat, at) ? [at] : [])),
  ...s.foes.flatMap(({ alive, hidden, owner }, i) =>
    alive === 1 && (hidden === 0 || owner === seat || findsHired(s, seat, FOE + i)) ? [FOE + i] : [],
  ),
];

/** He is somewhere else from now on. (MR-X07, MR-X08) */
export function sendOff(s: MrState, who: Who, rule: 'MR-X07' | 'MR-X08', tell?: Tell<MrEvent>): void {
  tell?.({ type: 'sent', rule, who });
  leave(s, who);
}

/** All his chits are in play again, but for those of whom a spell has changed; wither and ill health end in any case. (MR-X11, MR-B29) */
function refresh(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  hero.curses &= ~(WITHER | ILL_HEALTH);
  if (bodyIn(s, seat)) return;
  // What an artifact has cast stays cast. (MR-125)
  s.game.heroes[seat]!.playings.forEach(({ item }, chit) => {
    const state = hero.chits[chit];
    if (item < 0 && (state === FATIGUED || state === WOUNDED)) hero.chits[chit] = ACTIVE;
  });
}

/**
 * A wish in a combat that is no evening of the days: who is sent elsewhere leaves, the vision shows nothing, and peace
 * leaves rounds for actions. (MR-X07 to MR-X12)
 */
export function wish(
  s: MrState,
  seat: Seat,
  faces: readonly number[],
  result: number,
  tell?: Tell<MrEvent>,
): void {
  const hero = s.heroes[seat]!;
  tell?.({
    type: 'rolled',
    rule: `MR-X${String(6 + result).padStart(2, '0')}`,
    by: seat,
    at: seat,
    table: 'wish',
    faces,
    result,
  });
  switch (result) {
    case 1:
      return sendOff(s, seat, 'MR-X07', tell);
    case 2:
      if (guestsOf(s, seat).length > 0) hero.owes = 'send';
      return;
    case 4:
      // The round of the wish is not one of them.
      if (s.truce === 0) callTruce(s, TRUCE + 1);
      return;
    case 5:
      return refresh(s, seat);
    case 6:
      hero.strong = 1;
  }
}
