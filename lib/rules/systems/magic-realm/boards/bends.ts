import type { Tile } from '../catalogue/types';

/**
 * Roadways that would run over another clearing, or over more roadways than they need to, bend aside: to the right of their
 * way by so many hundredths of the tile’s breadth. All others run straight.
 */
const bends: Readonly<Record<string, string>> = {
  'borderland normal': '3-5:-3 4-6:12',
  'borderland enchanted': '1-SW:7',
  'cavern normal': '1-4:-12',
  'cavern enchanted': '1-4:-20',
  'high-pass normal': '3-6:27',
  'deep-woods enchanted': '3-4:12 3-6:12 4-6:-3',
  'ledges normal': '3-6:-12',
  'ledges enchanted': '3-6:-9',
  'mountain normal': '2-4:-17 2-5:12',
  'mountain enchanted': '2-4:-7 2-5:9',
};

const read = new Map(
  Object.entries(bends).flatMap(([side, all]) =>
    all.split(' ').map((one) => {
      const [road, by] = one.split(':') as [string, string];
      return [`${side} ${road}`, Number(by)] as const;
    }),
  ),
);

/** How far a roadway bends, in parts of the tile’s breadth. */
export const bendOf = (
  tile: Tile,
  which: 'normal' | 'enchanted',
  from: number,
  to: number | string,
): number => (read.get(`${tile.id} ${which} ${from}-${to}`) ?? 0) / 100;
