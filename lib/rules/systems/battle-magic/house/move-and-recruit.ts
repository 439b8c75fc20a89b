import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Movement and recruiting';

/** Variations of movement and recruiting. */
export const moveVariations = {
  riverForDragons: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Rivers slow dragons',
        description: 'A dragon too pays 1 MP more for crossing a river.',
        origin: 'ruling',
        rules: ['BM-042', 'BM-097', 'BM-R11'],
        group,
      }),
    ),
  recruitSpace: z
    .enum(['empty', 'stackable'])
    .default('empty')
    .meta(
      variation({
        title: 'Where a bought unit is placed',
        description:
          'In a territory with no unit at all, or in any without enemies that keeps to the stacking limits.',
        origin: 'ruling',
        rules: ['BM-151', 'BM-152', 'BM-R31'],
        group,
      }),
    ),
  artifactPlacement: z
    .enum(['anyBearer', 'bearerAtCastle'])
    .default('anyBearer')
    .meta(
      variation({
        title: 'Where a bought artifact goes',
        description:
          'To any hero or wizard on the map, or only to one in or next to a territory with an own castle.',
        origin: 'ruling',
        rules: ['BM-078', 'BM-R32'],
        group,
      }),
    ),
  payment: z
    .enum(['separate', 'pooled'])
    .default('separate')
    .meta(
      variation({
        title: 'Paying for several chits',
        description:
          'Each chit is paid with cards of its own, or one payment covers all that are bought together.',
        origin: 'ruling',
        rules: ['BM-148', 'BM-149', 'BM-R33'],
        group,
      }),
    ),
};
