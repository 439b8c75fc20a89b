import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { BY_HAND, goTo } from './choices';
import { freeWays, poseOfPlace } from './free-ways';
import { canStep } from './goal';
import { newMover, setMover } from './mover';
import { endAt, isDear } from './reach';
import { NOWHERE, type MmsChoice, type MmsState } from './state';
import { hasPlainStep, leadsPlainly } from './plain-ways';
import { aimAt, isInSight, mostAround } from './strike-ends';

const mover = newMover();

/**
 * One of `goalChoices`, each as likely as any other, mostly without a search for them all: one of the places is drawn to which
 * the allowance would lead over a bare mat, and again where nobody comes there. Only where that is not plain the search is made,
 * which holds until one is drawn.
 */
export function pickGoal(s: MmsState, seat: Seat, dice: Dice): MmsChoice {
  const { piece, deed, target } = s.acting;
  const attacks = deed === 'attack';
  setMover(mover, s, seat, piece, attacks);
  const aim = attacks ? aimAt(s, seat, piece, target) : undefined;
  const most = mover.allowance + (aim ?? mostAround(s, seat, false)).movement;
  const isDearer = aim !== undefined && isDear(s, seat, target);
  const ways = freeWays(s, mover, most);
  const count = ways.countBy[most]!;
  for (;;) {
    const place = dice.below(count + 1);
    if (place === count) {
      if (hasPlainStep(s, mover) || canStep(s, seat, piece, attacks)) return BY_HAND;
      continue;
    }
    const pose = poseOfPlace(s, mover, ways, place);
    if (pose === NOWHERE || (aim && !isInSight(s, seat, aim, pose))) continue;
    const isEnd =
      place === 0
        ? attacks
        : (!isDearer && leadsPlainly(s, mover, ways, place)) ||
          endAt(s, seat, piece, attacks, pose, attacks ? target : NOWHERE) >= 0;
    if (isEnd) return goTo(pose);
  }
}
