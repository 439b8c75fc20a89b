import { seededDice } from '../game/dice';

/**
 * How the seats of a table come to cards of their own: `deal` gives each what it keeps; `keep` gives more, of which each
 * keeps some; `pass` gives each a hand, of which it keeps one and passes the others on; `snake` lays all cards open, and
 * the seats pick one at a time, forth and back.
 */
export const pickingWays = ['deal', 'keep', 'pass', 'snake'] as const;
export type PickingWay = (typeof pickingWays)[number];

export interface Picking {
  readonly way: PickingWay;
  /** In words: what happens, by the agreement. */
  readonly explains: string;
  readonly seats: number;
  /** Cards that each seat ends with. */
  readonly keep: number;
  /** Cards that each seat is given at first; of `snake` the whole pool lies open. */
  readonly given: number;
  readonly pool: readonly { readonly entry: string; readonly count: number }[];
  /** The most that the cards kept may be worth together, where that is agreed. */
  readonly limit?: {
    readonly label: string;
    readonly most: number;
    readonly worth: Readonly<Record<string, number>>;
  };
}

/** A picking under way: plain data, changed by `pick` alone. */
export interface Picks {
  readonly kept: readonly (readonly string[])[];
  /** What each seat sees; of `snake` all see the first. */
  readonly open: readonly (readonly string[])[];
  /** Picks made so far. */
  readonly made: number;
}

/** How many cards there are to give out. */
export const poolSize = ({ pool }: Pick<Picking, 'pool'>): number =>
  pool.reduce((sum, { count }) => sum + count, 0);

/** Are there cards enough? A snake needs only what is kept. */
export const canPick = (picking: Picking): boolean =>
  picking.seats > 0 &&
  poolSize(picking) >=
    picking.seats * (picking.way === 'snake' ? picking.keep : Math.max(picking.given, picking.keep));

/** The cards given out by a seed. The order in which the pool was written changes nothing. */
export function beginPicks(picking: Picking, seed: string): Picks {
  const all = [...picking.pool]
    .sort((a, b) => (a.entry < b.entry ? -1 : a.entry > b.entry ? 1 : 0))
    .flatMap(({ entry, count }) => Array.from<string>({ length: count }).fill(entry));
  const seats = Array.from({ length: picking.seats }, (_, i) => i);
  const nobody = seats.map(() => []);
  if (picking.way === 'snake') return { kept: nobody, open: [all], made: 0 };
  const shuffled = seededDice(seed).shuffle(all);
  const hands = seats.map((i) => shuffled.slice(i * picking.given, (i + 1) * picking.given));
  return picking.way === 'deal'
    ? { kept: hands, open: nobody, made: 0 }
    : { kept: nobody, open: hands, made: 0 };
}

/** Has everybody what he keeps? What is dealt is picked at once. */
export const isPicked = ({ way, seats, keep }: Picking, { made }: Picks): boolean =>
  way === 'deal' || made >= seats * keep;

/** The seat whose turn it is; undefined when all have what they keep. */
export function seatToPick(picking: Picking, picks: Picks): number | undefined {
  if (isPicked(picking, picks)) return undefined;
  const { way, seats, keep } = picking;
  const round = Math.floor(picks.made / seats);
  const place = picks.made % seats;
  switch (way) {
    case 'snake':
      return round % 2 === 0 ? place : seats - 1 - place;
    case 'pass':
      return place;
    // One seat after the other keeps all of its cards.
    case 'keep':
      return Math.floor(picks.made / keep);
    case 'deal':
      return undefined;
  }
}

/** The hand from which a seat picks: a passed one has come round from the right. */
const handOf = ({ way, seats }: Picking, { made }: Picks, seat: number): number => {
  if (way === 'snake') return 0;
  if (way !== 'pass') return seat;
  const passed = Math.floor(made / seats);
  return (((seat - passed) % seats) + seats) % seats;
};

/** What the seat whose turn it is may take. */
export function cardsToPick(picking: Picking, picks: Picks): readonly string[] {
  const seat = seatToPick(picking, picks);
  return seat === undefined ? [] : (picks.open[handOf(picking, picks, seat)] ?? []);
}

/** The picking after the seat whose turn it is has taken a card; the same one where it may not. */
export function pick(picking: Picking, picks: Picks, entry: string): Picks {
  const seat = seatToPick(picking, picks);
  if (seat === undefined) return picks;
  const hand = handOf(picking, picks, seat);
  const at = picks.open[hand]?.indexOf(entry) ?? -1;
  if (at < 0) return picks;
  return {
    kept: picks.kept.map((cards, i) => (i === seat ? [...cards, entry] : cards)),
    open: picks.open.map((cards, i) => (i === hand ? cards.filter((_, j) => j !== at) : cards)),
    made: picks.made + 1,
  };
}

/** What some cards are worth under the limit of a picking. */
export const worthOfCards = ({ limit }: Picking, cards: readonly string[]): number =>
  cards.reduce((sum, entry) => sum + (limit?.worth[entry] ?? 0), 0);

/** Cards as lines of a list, equal ones together, in the order in which they came. */
export function linesOfCards(cards: readonly string[]): { entry: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const entry of cards) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts].map(([entry, count]) => ({ entry, count }));
}
