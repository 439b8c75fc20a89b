import type { AttackRow } from '../catalogue/effects';

/** Faces of the die. */
export const FACES = 100;

/** Faces of the die on which a row lands, with all that is added to it (MMS-R04). */
export const facesOf = (from: number, to: number, plus: number): number => {
  const low = Math.max(1, from - plus);
  const high = to === FACES ? FACES : Math.min(FACES, to - plus);
  return Math.max(0, high - low + 1);
};

/** CAP that one attack takes on average by a table, with so much on the roll and on each row; no matter what the target has left. */
export function meanOf(rows: readonly AttackRow[], plus: number, damage: number): number {
  let sum = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    sum += facesOf(row[0], row[1], plus) * Math.max(0, row[3] + damage);
  }
  return sum / FACES;
}
