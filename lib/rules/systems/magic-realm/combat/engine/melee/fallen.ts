import { isFoe, NOBODY, type MrState, type Who } from '../state';
import { byWorth, gainerOf } from './kills';

/** Who falls in one instant, by whom, and by which rule. */
export type Fallen = ReadonlyMap<Who, { readonly by: readonly Who[]; readonly rule: string }>;

/** Who kill together share, and inherit in turns, clockwise from whoever comes first; what serves nobody comes last. (MR-102, MR-B60, MR-183) */
export function inTurn(s: MrState, by: readonly Who[]): readonly Who[] {
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
export function inOrder(s: MrState, fallen: Fallen): readonly (readonly Who[])[] {
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
