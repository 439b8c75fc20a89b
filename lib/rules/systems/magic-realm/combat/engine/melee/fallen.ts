import type { Tell } from '../../../../../kernel/game/engine';
import type { MrEvent } from '../events';
import { isFoe, NOBODY, type MrState, type Who } from '../state';
import { isPresent } from '../who';
import { bountyOf, byWorth, gainerOf, killBy } from './kills';

/** Who falls in one instant, by whom, and by which rule. They die when it ends: all of it reaches whom it was meant for. (MR-R28) */
export type Fallen = Map<Who, { readonly by: Who[]; readonly rule: string }>;

/** He falls in this instant. */
export function fell(fallen: Fallen, who: Who, by: Who, rule: string): void {
  const already = fallen.get(who);
  if (already) already.by.push(by);
  else fallen.set(who, { by: [by], rule });
}

/** Who kill together share, and inherit in turns, clockwise from whoever comes first; what serves nobody comes last. (MR-102, MR-B60, MR-183) */
function inTurn(s: MrState, by: readonly Who[]): readonly Who[] {
  const rank = (who: Who): number => {
    const seat = gainerOf(s, who);
    return seat === NOBODY ? s.order.length : s.order.indexOf(seat);
  };
  return [...by].sort((a, b) => rank(a) - rank(b));
}

/** Do those who killed him, and those who killed them, come back to himself? */
function isMutual(gainers: ReadonlyMap<Who, readonly Who[]>, who: Who): boolean {
  const met = new Set<Who>();
  const next = [...gainers.get(who)!];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (one === who) return true;
    if (met.has(one) || !gainers.has(one)) continue;
    met.add(one);
    next.push(...gainers.get(one)!);
  }
  return false;
}

/**
 * In what order those who fall in one instant count: whoever killed one of them and falls himself has had what that one had, so
 * that his own killer gets it with all else. Otherwise the most valuable comes first. Who have killed one another count together,
 * each for what he had before. (MR-180, MR-181, MR-B61, MR-R28)
 */
function inOrder(s: MrState, fallen: Fallen): readonly (readonly Who[])[] {
  const left = [...byWorth(s, [...fallen.keys()])];
  const gainers = new Map(left.map((who) => [who, fallen.get(who)!.by.map((by) => gainerOf(s, by))]));
  const gains = (who: Who): boolean =>
    !isFoe(who) && left.some((one) => one !== who && gainers.get(one)!.includes(who));
  const out: (readonly Who[])[] = [];
  while (left.length > 0) {
    const free = left.find((who) => !gains(who));
    const next = free === undefined ? left.filter((who) => isMutual(gainers, who)) : [free];
    out.push(next);
    for (const who of next) left.splice(left.indexOf(who), 1);
  }
  return out;
}

/** The instant is over: who has fallen in it is dead. (MR-179, MR-B60) */
export function killFallen(s: MrState, fallen: Fallen, tell?: Tell<MrEvent>): void {
  for (const victims of inOrder(s, fallen)) {
    const worth = victims.map((who) => bountyOf(s, who));
    victims.forEach((who, i) => {
      const { by, rule } = fallen.get(who)!;
      if (isPresent(s, who)) killBy(s, who, inTurn(s, by), rule, tell, worth[i]);
    });
  }
}
