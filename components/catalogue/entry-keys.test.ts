import { expect, test } from 'vitest';
import { stepTo } from './entry-keys';

// Seven entries in rows of three.
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 1, 6],
  ['x', 3, 3],
])('%s from %i leads to %i', (key, from, to) => expect(stepTo(key, from, 7, 3)).toBe(to));
