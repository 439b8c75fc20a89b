import type { Dice } from './dice';

export interface ScriptedDice extends Dice {
  /** Has every face been used? A test that leaves some over says something else than it means. */
  spent(): boolean;
}

/**
 * Dice for tests, in the open: `roll` and `below` give these faces in their order, a shuffle leaves everything as it lies,
 * a pick takes the first.
 * @throws when a die is rolled that nobody laid down, or a face is not on the die
 */
export function scriptedDice(...faces: readonly number[]): ScriptedDice {
  let next = 0;
  const roll = (sides: number): number => {
    const face = faces[next++];
    if (face === undefined) throw new Error(`roll ${next} of a d${sides} was not laid down`);
    if (face < 1 || face > sides) throw new Error(`a d${sides} has no ${face}`);
    return face;
  };
  return {
    roll,
    below: (sides) => roll(sides) - 1,
    pick: (items) => {
      if (items.length === 0) throw new Error('pick from nothing');
      return items[0]!;
    },
    shuffle: (items) => [...items],
    spent: () => next === faces.length,
  };
}
