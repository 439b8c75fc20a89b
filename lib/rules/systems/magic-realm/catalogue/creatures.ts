import type { Six } from './tables';
import type { Strength } from './vocabulary';

/** A creature of the Transform table. */
export interface Creature {
  readonly name: string;
  /** Absent: it does not attack. */
  readonly harm?: Strength;
  readonly attackTime?: number;
  readonly size: Strength;
  readonly armored: boolean;
  readonly moveTime: number;
  readonly flies: boolean;
}

export const transform: Six<Creature> = [
  { name: 'dragon', harm: 'T', attackTime: 4, size: 'T', armored: true, moveTime: 4, flies: true },
  { name: 'lion', harm: 'H', attackTime: 3, size: 'H', armored: false, moveTime: 4, flies: false },
  { name: 'eagle', harm: 'M', attackTime: 2, size: 'M', armored: false, moveTime: 2, flies: true },
  { name: 'bird', size: 'L', armored: false, moveTime: 1, flies: true },
  { name: 'squirrel', size: 'L', armored: false, moveTime: 2, flies: false },
  { name: 'frog', size: 'L', armored: false, moveTime: 3, flies: false },
];
