import type { WeaponChange } from '../catalogue/effects';

/** Tens for the best of the dice, ones for the second best (SS-072). */
export function bestTwo(faces: readonly number[]): number {
  let best = 0;
  let second = 0;
  for (const face of faces)
    if (face > best) {
      second = best;
      best = face;
    } else if (face > second) second = face;
  return best * 10 + second;
}

/** How a weapon turns dice into a value; all dice rolled count (SS-155 to SS-161, SS-R04, SS-R30). */
export function armedValue(
  faces: readonly number[],
  change: WeaponChange,
  morningStar: 'low-to-zero' | 'literal' = 'low-to-zero',
): number {
  switch (change.by) {
    case 'bonus':
      return bestTwo(faces) + change.plus;
    case 'sixes':
      return bestTwo(faces) + change.plusEach * faces.filter((face) => face === 6).length;
    case 'pair':
      return bestTwo(faces) + (new Set(faces).size < faces.length ? change.plus : 0);
    case 'faces': {
      const { from, high, low } = change;
      return morningStar === 'literal'
        ? bestTwo(faces.map((face) => (face === from ? high : face > from ? low : face)))
        : bestTwo(faces.map((face) => (face >= from ? high : low)));
    }
  }
}
