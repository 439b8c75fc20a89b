import type { MmsCard } from '../catalogue/card';
import type { CategoryLimit } from '../house';

/** What a category must and may hold. */
export interface Need extends CategoryLimit {
  /** Most uses of one card. */
  readonly copies: (card: MmsCard) => number;
  /** Levels that may be spent at most. */
  readonly limit: number;
}

/**
 * The cheapest cards of one category that keep its limits, exactly: every sum of levels and number of uses that can be
 * reached is marked once, with the card that reached it. Undefined where nothing keeps them.
 */
export function cheapestWithin(cards: readonly MmsCard[], need: Need): readonly MmsCard[] | undefined {
  const { minUses = 0, minLevels = 0 } = need;
  const most = Math.min(need.maxLevels ?? need.limit, need.limit);
  if (cards.length === 0 || minUses > (need.maxUses ?? Infinity) || minLevels > most) return undefined;
  // A most that the levels cannot reach is no limit.
  const reachable = Math.floor(most / Math.min(...cards.map(({ cost }) => cost)));
  if (minUses > reachable) return undefined;
  const maxUses = need.maxUses !== undefined && need.maxUses < reachable ? need.maxUses : undefined;
  // Without a most, uses beyond the least are all alike.
  const top = maxUses ?? minUses;
  const wide = top + 1;
  const by = new Int16Array((most + 1) * wide).fill(-1);
  const from = new Int32Array(by.length);
  by[0] = cards.length;
  cards.forEach((card, index) => {
    const copies = need.copies(card);
    const used = new Int16Array(by.length);
    for (let levels = 0; levels + card.cost <= most; levels++)
      for (let uses = 0; uses <= top; uses++) {
        const here = levels * wide + uses;
        if (by[here] === -1) continue;
        const next = uses < top ? uses + 1 : maxUses === undefined ? uses : -1;
        const there = (levels + card.cost) * wide + next;
        if (next < 0 || by[there] !== -1) continue;
        const before = by[here] === index ? used[here]! : 0;
        if (before >= copies) continue;
        by[there] = index;
        from[there] = here;
        used[there] = before + 1;
      }
  });
  for (let levels = minLevels; levels <= most; levels++)
    for (let uses = minUses; uses <= top; uses++) {
      let cell = levels * wide + uses;
      if (by[cell] === -1) continue;
      const chosen: MmsCard[] = [];
      for (; cell !== 0; cell = from[cell]!) chosen.push(cards[by[cell]!]!);
      return chosen;
    }
  return undefined;
}
