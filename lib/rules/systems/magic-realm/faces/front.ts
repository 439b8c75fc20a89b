import type { Face, Stat } from '../../../kernel/catalogue/face';
import { stat } from '../signs';

/** What the face of an entry has of its own kind. */
export type Front = Partial<Face> & Pick<Face, 'shape' | 'size' | 'band'>;

/** Values that are not zero: a small card shows what counts. */
export const worth = (fame: number, notoriety: number, gold: number): readonly Stat[] => [
  ...(fame !== 0 ? [stat('Fame', fame, 'F')] : []),
  ...(notoriety !== 0 ? [stat('Not.', notoriety, 'Not')] : []),
  ...(gold !== 0 ? [stat('Gold', gold, 'G')] : []),
];
