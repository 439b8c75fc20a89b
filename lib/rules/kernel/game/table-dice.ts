import type { Dice } from './dice';

/** A die has to fall on the table before the move can go on. Thrown out of the middle of it, and caught by who tried it. */
export class DieDue extends Error {
  readonly sides: number;
  constructor(sides: number) {
    super(`a d${sides} is to be rolled`);
    this.sides = sides;
  }
}

/** Dice of one move that remember what fell. */
export interface TableDice extends Dice {
  /** Faces of the dice that were rolled. */
  readonly fell: readonly number[];
  /** Was anything left to chance? */
  used(): boolean;
}

/**
 * The dice of one move. Where faces were laid down the dice show those, and {@link DieDue} is thrown for one more; what is
 * drawn or shuffled comes from `chance` all the same.
 */
export function tableDice(chance: Dice, laid?: readonly number[]): TableDice {
  const fell: number[] = [];
  let used = false;
  const mark = (): Dice => {
    used = true;
    return chance;
  };
  const faceOf = (sides: number): number => {
    if (!laid) return chance.roll(sides);
    const face = laid[fell.length];
    if (face === undefined || face > sides) throw new DieDue(sides);
    return face;
  };
  return {
    fell,
    used: () => used,
    below: (sides) => mark().below(sides),
    pick: (items) => mark().pick(items),
    shuffle: (items) => mark().shuffle(items),
    roll: (sides) => {
      used = true;
      fell.push(faceOf(sides));
      return fell.at(-1)!;
    },
  };
}
