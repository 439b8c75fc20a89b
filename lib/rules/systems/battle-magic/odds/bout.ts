import { WORTHS, withOne } from './hands';

/** What one side has, and the other: the attacker comes first, or whoever is counted as he. */
export type Sides<T> = readonly [T, T];

/** Strengths of the cards in hand that count for the unit, the highest first. */
export type Held = readonly number[];

/** How a battle stands before totals are compared. */
export interface Bout {
  /** By how much the first side leads: bonuses, and cards drawn before the deck was made anew. */
  readonly lead: number;
  /** Whether a side has drawn a card that counts. */
  readonly counted: Sides<boolean>;
  /** Cards that each still draws. */
  readonly draws: Sides<number>;
  readonly held: Sides<Held>;
}

/**
 * Totals compared after these cards. Whoever drew none that counts puts down his highest from hand (BM-136): a higher total is
 * never worse, and a card that was kept is of use only while the battle is level. So it does not matter who decides first, nor
 * whether he sees the other's card (BM-R22).
 * @returns by how much the first side leads, and what both hold then
 */
export function compared(
  { lead, counted, held }: Bout,
  mine: number,
  theirs: number,
): { readonly lead: number; readonly held: Sides<Held> } {
  const [a, b] = [!counted[0] && mine === 0, !counted[1] && theirs === 0];
  return {
    lead: lead + mine - theirs + (a ? (held[0][0] ?? 0) : 0) - (b ? (held[1][0] ?? 0) : 0),
    held: [a ? held[0].slice(1) : held[0], b ? held[1].slice(1) : held[1]],
  };
}

/** One card for each, as often as it takes (BM-137); totals before are level. */
export const pairOf = (held: Sides<Held>): Bout => ({
  lead: 0,
  counted: [false, false],
  draws: [1, 1],
  held,
});

/** The same bout after these cards were drawn, of what is still to be drawn so many. */
export const after = (bout: Bout, mine: number, theirs: number, draws: Sides<number>): Bout => ({
  ...bout,
  lead: bout.lead + mine - theirs,
  counted: [bout.counted[0] || mine > 0, bout.counted[1] || theirs > 0],
  draws,
});

/** Two bouts that go on alike have the same key. */
export const keyOf = (bout: Bout): string => JSON.stringify(bout);

/** Level pairs that cost cards from hand, by worth to each side. */
export interface Spending {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** How many pairs, and in how many orders they may come. */
  readonly costly: number;
  readonly ways: number;
  /** What both hold afterwards. */
  readonly held: Sides<Held>;
}

const none: readonly number[] = new Array<number>(WORTHS).fill(0);

/**
 * Every way in which level pairs may cost cards from hand: a card is put against one of its strength, or against another from
 * hand. @param fits whether the deck has as many cards
 */
export function spendings(
  held: Sides<Held>,
  fits: (mine: readonly number[], theirs: readonly number[]) => boolean,
): readonly Spending[] {
  const all: Spending[] = [];
  let last: readonly Spending[] = [{ mine: none, theirs: none, costly: 0, ways: 1, held }];
  while (last.length > 0) {
    all.push(...last);
    const next = new Map<string, Spending>();
    for (const one of last)
      for (const { x, y, held } of levelling(one.held)) {
        const [mine, theirs] = [withOne(one.mine, x), withOne(one.theirs, y)];
        if (!fits(mine, theirs)) continue;
        const key = JSON.stringify([mine, theirs, held]);
        const ways = one.ways + (next.get(key)?.ways ?? 0);
        next.set(key, { mine, theirs, costly: one.costly + 1, ways, held });
      }
    last = [...next.values()];
  }
  return all;
}

/** Pairs that stay level by a card from hand. */
function levelling([a, b]: Sides<Held>) {
  const pairs: { readonly x: number; readonly y: number; readonly held: Sides<Held> }[] = [];
  if (a.length > 0) pairs.push({ x: 0, y: a[0]!, held: [a.slice(1), b] });
  if (b.length > 0) pairs.push({ x: b[0]!, y: 0, held: [a, b.slice(1)] });
  if (a.length > 0 && a[0] === b[0]) pairs.push({ x: 0, y: 0, held: [a.slice(1), b.slice(1)] });
  return pairs;
}
