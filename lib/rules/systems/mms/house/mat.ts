import { z } from 'zod';
import { BEFORE, MAT, meta } from './meta';

/** The mat, its division, and the order of play. */
export const matVariations = {
  boardWidth: z
    .int()
    .min(8)
    .max(60)
    .default(20)
    .meta(meta(MAT, 'seed', ['MMS-006', 'MMS-009', 'MMS-R62', 'MMS-L14'], 'Width of the mat', 'In squares.')),
  boardHeight: z
    .int()
    .min(8)
    .max(60)
    .default(20)
    .meta(
      meta(MAT, 'seed', ['MMS-006', 'MMS-009', 'MMS-R62', 'MMS-L14'], 'Height of the mat', 'In squares.'),
    ),
  areaDivision: z
    .enum(['equal', 'custom'])
    .default('equal')
    .meta(
      meta(
        MAT,
        'seed',
        ['MMS-034', 'MMS-R62'],
        'Division of the mat',
        'Equal parts, or parts that the players draw themselves.',
      ),
    ),
  neutralRows: z
    .int()
    .min(0)
    .max(20)
    .default(0)
    .meta(
      meta(
        MAT,
        'proposal',
        ['MMS-034', 'MMS-L14', 'MMS-L18'],
        'Neutral rows',
        'Rows in the middle where nobody may place anything, taken equally from both areas, with an odd one left over. Between three and more players each border loses half as many lines on each side.',
      ),
    ),
  buildMinutes: z
    .int()
    .min(1)
    .max(60)
    .nullable()
    .default(null)
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-036', 'MMS-L31'],
        'Minutes for the layout',
        'How long the players may take to place their forces, and what is not placed by then is lost; none: as long as they like.',
      ),
    ),
  orderOfPlay: z
    .enum(['dice', 'randomCard', 'agreed'])
    .default('dice')
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-021', 'MMS-022'],
        'Order of play',
        'Dice: the highest roll begins, ties roll again. Random card: the highest level begins. Or as agreed.',
      ),
    ),
  reorderEachRound: z
    .boolean()
    .default(false)
    .meta(
      meta(
        BEFORE,
        'ruling',
        ['MMS-040', 'MMS-R49'],
        'New order each round',
        'The order of play is settled anew in every round.',
      ),
    ),
};
