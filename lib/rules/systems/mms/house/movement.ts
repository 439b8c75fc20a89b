import { z } from 'zod';
import { FIGHTING, MAT, MOVING, meta } from './meta';

/** Attacks, reach and movement. */
export const movementVariations = {
  attackSelection: z
    .enum(['table', 'declared'])
    .default('table')
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-123', 'MMS-R03'],
        'Choice of attack',
        'Table: the roll decides which attack lands. Declared: the player names a row first and must reach it.',
      ),
    ),
  naturalHit: z
    .int()
    .min(90)
    .max(100)
    .nullable()
    .default(null)
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-R04'],
        'Natural hit',
        'A roll of this or more always reaches at least the first row, whatever its modifiers.',
      ),
    ),
  diagonalReach: z
    .enum(['metric', 'adjacent'])
    .default('metric')
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-127', 'MMS-R10'],
        'Reach across corners',
        'Metric: a diagonal neighbour is 1½ units away. Adjacent: all eight neighbours are always in reach.',
      ),
    ),
  cornerCutting: z
    .enum(['notBetweenTwo', 'never', 'free'])
    .default('notBetweenTwo')
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-014', 'MMS-R13'],
        'Cutting corners',
        'Whether a diagonal step may squeeze past closed squares: not between two of them, never past one, or freely.',
      ),
    ),
  pivotCost: z
    .number()
    .min(0.5)
    .max(2)
    .multipleOf(0.5)
    .default(1)
    .meta(
      meta(MOVING, 'ruling', ['MMS-016', 'MMS-R14'], 'Cost of a turn', 'What a long piece pays to turn.'),
    ),
  passThroughFriends: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-013', 'MMS-R12'],
        'Pass through friends',
        'Characters may pass those of their own side, though not stop on them.',
      ),
    ),
  flyOverX: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-134', 'MMS-R16'],
        'Fly over X',
        'Flyers and burrowers may cross X squares.',
      ),
    ),
  flyersMayStopOnY: z
    .boolean()
    .default(false)
    .meta(
      meta(
        MOVING,
        'ruling',
        ['MMS-135', 'MMS-R16'],
        'Flyers stop on Y',
        'Flyers and burrowers may end a move on Y squares.',
      ),
    ),
  terrainFootprint: z
    .tuple([z.int().min(1).max(5).meta({ title: 'Width' }), z.int().min(1).max(5).meta({ title: 'Length' })])
    .default([1, 1])
    .meta(
      meta(
        MAT,
        'ruling',
        ['MMS-142', 'MMS-R06', 'MMS-L14'],
        'Size of Terrain',
        'Width and length of one Terrain card; its level stays the same.',
      ),
    ),
};
