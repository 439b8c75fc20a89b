import { choose } from '../../../kernel/game/odds';

/** A card that may be added after the dice: its Force where a figure defends, and where the garrison does. */
export interface HeldCard {
  readonly first: number;
  readonly second: number;
}

/** Force by card against the one and the other; where nothing is said of the garrison it is the same. */
export const heldCards = (first: readonly number[], second: readonly number[]): readonly HeldCard[] =>
  first.map((force, i) => ({ first: force, second: second[i] ?? force }));

/** The highest first, as the window takes them; of equals the one that adds most later. */
export const highestFirst = (cards: readonly HeldCard[]): readonly HeldCard[] =>
  [...cards].sort((a, b) => b.first - a.first || b.second - a.second);

/**
 * Those still held after a window that left these Forces. Of cards that add alike now, whoever plays one keeps what adds most
 * later.
 */
export function stillHeld(cards: readonly HeldCard[], left: readonly number[]): readonly HeldCard[] {
  const forces = [...left];
  return cards.filter(({ first }) => {
    const at = forces.indexOf(first);
    if (at >= 0) forces.splice(at, 1);
    return at >= 0;
  });
}

/** A hand that could be held, and in how many ways it is drawn. */
export interface Hand {
  readonly cards: readonly HeldCard[];
  readonly ways: bigint;
}

const NOTHING: readonly Hand[] = [{ cards: [], ways: 1n }];

interface Kind {
  readonly card: HeldCard;
  readonly count: number;
}

/**
 * Every hand of so many cards out of `among`, of which these would help (MM-057). Cards that help alike count as one kind,
 * and all that do not help as another.
 */
export function handsOf(drawn: number, among: number, helpful: readonly HeldCard[]): readonly Hand[] {
  if (drawn === 0) return NOTHING;
  const kinds = new Map<string, Kind>();
  for (const card of helpful) {
    const key = `${card.first} ${card.second}`;
    kinds.set(key, { card, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  const idle = Math.max(0, among - helpful.length);
  const hands: Hand[] = [];
  const draw = ([kind, ...rest]: readonly Kind[], left: number, cards: readonly HeldCard[], ways: bigint) => {
    if (!kind) {
      if (left <= idle) hands.push({ cards, ways: ways * choose(idle, left) });
      return;
    }
    for (let n = 0; n <= Math.min(kind.count, left); n++) {
      const more = new Array<HeldCard>(n).fill(kind.card);
      draw(rest, left - n, [...cards, ...more], ways * choose(kind.count, n));
    }
  };
  draw([...kinds.values()], Math.min(drawn, Math.max(among, helpful.length)), [], 1n);
  return hands;
}
