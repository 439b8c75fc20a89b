import { isChanged } from '../magic/changes';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { isCursed, itemOf, WITHER } from '../kit';
import { ACTIVE, ALIVE, FATIGUED, type RealmState, type Who } from '../state';
import { openAt } from '../world/surroundings';

export type SleepEvent =
  | Told<'falls-asleep', { readonly seat: Seat }>
  /** `rested`: chits that are back in play. */
  | Told<'wakes', { readonly seat: Seat; readonly rested: number }>;

export const isAsleep = (s: RealmState, who: Who): boolean => s.who[who]?.asleep === 1;

const isFlying = (s: RealmState, seat: Seat): boolean => s.turn?.seat === seat && s.turn.over >= 0;

/** In daylight whoever has fatigued chits falls asleep beside the Flowers of Rest. (MR-T27) */
export function fallAsleep(s: RealmState, tell: Telling): void {
  s.who.forEach((who, seat) => {
    const { life, asleep, toward, place, chits } = who;
    if (life !== ALIVE || asleep === 1 || toward >= 0 || isFlying(s, seat)) return;
    if (!chits.includes(FATIGUED) || isChanged(s, seat)) return;
    if (!openAt(s, place).some((id) => itemOf(id).effects.some(({ kind }) => kind === 'sleep'))) return;
    who.asleep = 1;
    tell?.({ type: 'falls-asleep', rule: 'MR-T27', seat });
  });
}

/** At sunset sleepers wake, and all their fatigued chits are rested; who is withered gets none back. (MR-T27, MR-X03) */
export function wake(s: RealmState, tell: Telling): void {
  s.who.forEach((who, seat) => {
    if (who.asleep === 0) return;
    who.asleep = 0;
    if (who.life !== ALIVE) return;
    let rested = 0;
    who.chits.forEach((state, i) => {
      if (state !== FATIGUED || isCursed(who, WITHER)) return;
      who.chits[i] = ACTIVE;
      rested++;
    });
    tell?.({ type: 'wakes', rule: 'MR-T27', seat, rested });
  });
}
