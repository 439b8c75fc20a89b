import type { Placed, Turn } from './sheets';

type At = Pick<Placed<unknown>, 'x' | 'y' | 'wMm' | 'hMm' | 'turn'>;

/** Where the own origin of a drawing lands on the page, for each way of turning it to the right. */
const corner: Readonly<Record<Turn, (at: At) => readonly [x: number, y: number]>> = {
  0: ({ x, y }) => [x, y],
  90: ({ x, y, wMm }) => [x + wMm, y],
  180: ({ x, y, wMm, hMm }) => [x + wMm, y + hMm],
  270: ({ x, y, hMm }) => [x, y + hMm],
};

/** Move there, then turn: what brings a drawing to its place, on screen and in the PDF. */
export const placing = (at: At): { readonly x: number; readonly y: number; readonly turn: Turn } => {
  const [x, y] = corner[at.turn](at);
  return { x, y, turn: at.turn };
};
