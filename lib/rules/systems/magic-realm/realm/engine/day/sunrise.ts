import type { Dice } from '../../../../../kernel/game/dice';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { dayOf, everybody, isLed, isMover, isOut, placeOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { ABSORBED, denizens } from '../world/denizens';
import { isCarried, startOf, turnedOver, VISITORS } from '../world/garrisons';

export type SunriseEvent =
  | Told<'monster-roll', { readonly faces: readonly number[] }>
  | Told<'follows', { readonly seat: Who; readonly guide: Who }>
  | Told<'regenerated', { readonly denizens: readonly number[] }>
  | Told<'visitors-turned'>;

const WEEK = 7;

/** Whom he recorded to follow; −1: nobody, or not there any more. A leader who comes along follows his employer. */
function recordedGuide(s: RealmState, who: Who): Who {
  if (isMover(s, who) && isLed(s, who)) return playerOf(s, who);
  const [deed] = dayOf(s, who).record;
  return deed?.type === 'follow' && isOut(s, deed.guide) && placeOf(s, deed.guide) === placeOf(s, who)
    ? deed.guide
    : -1;
}

/** Whoever follows a follower follows his guide; those who follow each other follow nobody. */
function guideOf(s: RealmState, who: Who): Who {
  const met = [who];
  for (;;) {
    const next = recordedGuide(s, met.at(-1)!);
    if (next < 0) return met.length > 1 ? met.at(-1)! : -1;
    if (met.includes(next)) return -1;
    met.push(next);
  }
}

/** Each follower is put with his guide. (MR-010) */
function follow(s: RealmState, tell: Telling): void {
  const guides = everybody(s).map((who) =>
    isOut(s, who) && !(isMover(s, who) && isLed(s, who)) ? guideOf(s, who) : -1,
  );
  guides.forEach((guide, seat) => {
    dayOf(s, seat).guide = guide;
    if (guide >= 0) tell?.({ type: 'follows', rule: 'MR-010', seat, guide });
  });
  // Underlings behind a leader who comes along himself come along with him.
  s.after.forEach((who, denizen) => {
    if (who >= 0 && isMover(s, who) && isLed(s, who)) s.after[denizen] = playerOf(s, who);
  });
}

/** Does it prowl today? Ghosts always do. (MR-011, MR-B34) */
export const isProwling = (s: Pick<RealmState, 'prowling'>, denizen: number): boolean =>
  denizens[denizen]!.row === 0 || s.prowling.includes(denizens[denizen]!.row);

/** Who prowls on a week's last day and is not hired goes back to where he began, killed or not, and so do horses that were killed. (MR-012, MR-B34, MR-R31) */
function regenerate(s: RealmState, tell: Telling): void {
  const back: number[] = [];
  denizens.forEach((_, i) => {
    const start = startOf(s, i);
    const isWhole = s.at[i] === start && s.unhorsed[i] === 0;
    if (!isProwling(s, i) || isWhole || s.hirer[i]! >= 0 || s.at[i] === ABSORBED) return;
    s.at[i] = start;
    s.unhorsed[i] = 0;
    back.push(i);
  });
  if (back.length > 0) tell?.({ type: 'regenerated', rule: 'MR-012', denizens: back });
  if (!s.prowling.includes(VISITORS)) return;
  s.visitors = [];
  s.waiting = s.waiting.map((face) => (isCarried(s, face) ? face : turnedOver(face)));
  tell?.({ type: 'visitors-turned', rule: 'MR-B34' });
}

/** The monster roll, and at a week's end regeneration. (MR-011, MR-012, MR-B34) */
export function sunrise(s: RealmState, dice: Dice, tell: Telling): void {
  follow(s, tell);
  const faces = s.game.house['world.solitaireTwoRows'] ? [dice.roll(6), dice.roll(6)] : [dice.roll(6)];
  s.prowling = [...new Set(faces)];
  s.stopped.fill(0);
  tell?.({ type: 'monster-roll', rule: 'MR-011', faces });
  if (s.day % WEEK === 0) regenerate(s, tell);
}
