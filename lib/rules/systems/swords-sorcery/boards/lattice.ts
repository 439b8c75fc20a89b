import type { Dice } from '../../../kernel/game/dice';
import type { PadId } from './board';

/** Places in columns and rows of which a drawn board takes some; a half turn maps every place to its twin. */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  /** Millimetres from the first place, and between places. */
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly pads: Readonly<Record<PadId, readonly [x: number, y: number]>>;
  /** Steps from a receiver to the nexus, and from there to a transmitter, that its boards are drawn for. */
  readonly depth: number;
  readonly lines: readonly [least: number, most: number];
  readonly traps: readonly [least: number, most: number];
}

const sides = (left: number, top: number, bottom: number): Lattice['pads'] => ({
  TXL: [left, top],
  RXL: [left, bottom],
  TXR: [270 - left, bottom],
  RXR: [270 - left, top],
});

/** As large as the house boards, and as deep, so that both kinds meet at one table (SS-L20). */
export const usual: Lattice = {
  columns: 7,
  rows: 5,
  left: 48,
  top: 22,
  across: 29,
  down: 34,
  pads: sides(16, 22, 158),
  depth: 5,
  lines: [36, 44],
  traps: [6, 8],
};

/** For tables that agreed on more free spots than the usual board has. */
export const wide: Lattice = {
  columns: 9,
  rows: 7,
  left: 39,
  top: 18,
  across: 24,
  down: 24,
  pads: sides(13, 18, 162),
  depth: 6,
  lines: [84, 100],
  traps: [8, 14],
};

export const placesOf = ({ columns, rows }: Lattice): number => columns * rows;
export const twinOf = (lattice: Lattice, place: number): number => placesOf(lattice) - 1 - place;
export const nexusOf = (lattice: Lattice): number => (placesOf(lattice) - 1) / 2;

/** Places beside each pad: the first two and the last two of the outer columns. */
export function gatesOf(lattice: Lattice): Readonly<Record<PadId, readonly number[]>> {
  const { rows } = lattice;
  const twins = (places: readonly number[]): number[] => places.map((p) => twinOf(lattice, p));
  const [txl, rxl] = [
    [0, 1],
    [rows - 2, rows - 1],
  ];
  return { TXL: txl, RXL: rxl, TXR: twins(txl), RXR: twins(rxl) };
}

export const placeName = ({ rows }: Lattice, place: number): string =>
  `${String.fromCharCode(65 + Math.trunc(place / rows))}${(place % rows) + 1}`;

/** Lines by place; changed while a board is drawn. */
export type Web = Set<number>[];

export const isJoined = (web: Web, a: number, b: number): boolean => web[a]!.has(b);

export function join(web: Web, a: number, b: number): void {
  web[a]!.add(b);
  web[b]!.add(a);
}

export function part(web: Web, a: number, b: number): void {
  web[a]!.delete(b);
  web[b]!.delete(a);
}

/**
 * All straight lines between neighbouring places that are taken, and in each square at most one slanting line: so no two
 * lines cross, and twins are drawn alike.
 */
export function fullWeb(lattice: Lattice, taken: readonly boolean[], dice: Dice): Web {
  const { columns, rows } = lattice;
  const web: Web = taken.map(() => new Set<number>());
  const draw = (a: number, b: number): void => {
    if (taken[a] && taken[b]) join(web, a, b);
  };
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const place = c * rows + r;
      if (r + 1 < rows) draw(place, place + 1);
      if (c + 1 < columns) draw(place, place + rows);
    }
  for (let c = 0; c + 1 < columns; c++)
    for (let r = 0; r + 1 < rows; r++) {
      const place = c * rows + r;
      // The square's own twin has been drawn already; both corners of a slant turn into those of its twin.
      if (place > twinOf(lattice, place + rows + 1)) continue;
      const slant = dice.below(3);
      const [a, b] = slant === 0 ? [place, place + rows + 1] : [place + 1, place + rows];
      if (slant === 2) continue;
      draw(a, b);
      draw(twinOf(lattice, a), twinOf(lattice, b));
    }
  return web;
}

/** Steps from a place to all others, −1 where none lead; `shut` places are not entered. */
export function stepsFrom(web: Web, start: number, shut?: readonly boolean[]): Int16Array {
  const steps = new Int16Array(web.length).fill(-1);
  const queue = [start];
  steps[start] = 0;
  for (let i = 0; i < queue.length; i++)
    for (const next of web[queue[i]!]!) {
      if (steps[next]! >= 0 || shut?.[next]) continue;
      steps[next] = steps[queue[i]!]! + 1;
      queue.push(next);
    }
  return steps;
}

/** Does all that is taken hang together, also when any one place is blocked? */
export function holdsTogether(web: Web, taken: readonly boolean[]): boolean {
  const places = taken.flatMap((is, place) => (is ? [place] : []));
  const shut = taken.map(() => false);
  for (const blocked of [-1, ...places]) {
    if (blocked >= 0) shut[blocked] = true;
    const start = places.find((p) => p !== blocked)!;
    const steps = stepsFrom(web, start, shut);
    if (places.some((p) => p !== blocked && steps[p]! < 0)) return false;
    if (blocked >= 0) shut[blocked] = false;
  }
  return true;
}
