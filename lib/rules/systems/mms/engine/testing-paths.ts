import type { Seat } from '../../../kernel/game/engine';
import { mayEnd, nextSteps, posesAlong } from './moves';
import { reachOf } from './reach';
import type { MmsState } from './state';

const WORDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** A path in words: `path('S S SE')`; `S4` is four steps south, `p0` the first pivot. */
export const path = (words: string): number[] =>
  words
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => {
      if (word.startsWith('p')) return [8 + Number(word.slice(1))];
      const [, direction = '', times = '1'] = /^([NESW]+)(\d*)$/.exec(word) ?? [];
      return Array.from({ length: Number(times || 1) }, () => WORDS.indexOf(direction));
    });

/** May the piece lay this path step by step and end with it? */
export function isLegal(
  s: MmsState,
  piece: number,
  words: string,
  withAttack = false,
  target = -1,
  seat: Seat = s.game.owner[piece]!,
): boolean {
  const steps = path(words);
  return (
    steps.every((step, i) => nextSteps(s, seat, piece, steps.slice(0, i), withAttack).includes(step)) &&
    mayEnd(s, seat, piece, steps, withAttack, target)
  );
}

/** Where a path ends: column and row from 1, and a turn. */
export function endOf(
  s: MmsState,
  piece: number,
  words: string,
): readonly [x: number, y: number, rot: number] {
  const pose = posesAlong(s, piece, path(words)).at(-1)!;
  return placeOf(s, pose);
}

export const placeOf = (s: MmsState, pose: number): readonly [x: number, y: number, rot: number] => [
  ((pose >> 1) % s.game.width) + 1,
  Math.floor((pose >> 1) / s.game.width) + 1,
  pose & 1,
];

/** What it costs to end on a square, in units; undefined: out of reach. */
export function costAt(
  s: MmsState,
  piece: number,
  [x, y]: readonly [x: number, y: number],
  { withAttack = false, target = -1, rot = s.rot[piece]! } = {},
): number | undefined {
  const { ends, costs } = reachOf(s, s.game.owner[piece]!, piece, withAttack, target);
  const cost = costs[ends.indexOf(((y - 1) * s.game.width + x - 1) * 2 + rot)];
  return cost === undefined ? undefined : cost / 2;
}
