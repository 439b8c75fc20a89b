import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Turn and combat';

/** Variations: movement, combat and figures. */
export const turnHouse = {
  figureCap: z
    .int()
    .min(1)
    .max(5)
    .default(4)
    .meta(
      variation({
        title: 'Figures of one type',
        description: 'The most figures of one type that a player may have on the map.',
        origin: 'proposal',
        rules: ['MM-105'],
        group,
      }),
    ),
  figureCapWithCard: z
    .int()
    .min(1)
    .max(5)
    .default(5)
    .meta(
      variation({
        title: 'Figures of one type with a card',
        description:
          'The same while a permanent raises it; no less than without, and no more than the 5 in the set.',
        origin: 'proposal',
        rules: ['MM-105', 'MM-R41'],
        group,
      }),
    ),
  townEntry: z
    .enum(['freeEntry', 'freeOnlyIfLeaving'])
    .default('freeEntry')
    .meta(
      variation({
        title: 'Towns',
        description: 'Entering an own town costs nothing; or only when the figure moves on from it.',
        origin: 'ruling',
        rules: ['MM-027', 'MM-R08'],
        group,
      }),
    ),
  movementInterleave: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Steps of several figures in any order',
        description: 'Otherwise a figure finishes its move before the next one begins.',
        origin: 'ruling',
        rules: ['MM-078', 'MM-R10'],
        group,
      }),
    ),
  summonIntoEnemy: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Summoning into an enemy space',
        description: 'A summoned figure may arrive in a space with an enemy unit and attack it.',
        origin: 'ruling',
        rules: ['MM-117', 'MM-R13'],
        group,
      }),
    ),
  forceTerrain: z
    .enum(['contested', 'ownSpace'])
    .default('contested')
    .meta(
      variation({
        title: 'Terrain for the attacker’s Force',
        description:
          'The terrain of the space that is fought for; or of the space from which the attacker came.',
        origin: 'ruling',
        rules: ['MM-040', 'MM-R14'],
        group,
      }),
    ),
  alterTerrainDuration: z
    .enum(['permanent', 'turn'])
    .default('permanent')
    .meta(
      variation({
        title: 'Altered terrain',
        description: 'Terrain altered by a hand card stays; or turns back at the end of the turn.',
        origin: 'ruling',
        rules: ['MM-R21'],
        group,
      }),
    ),
  altarLimit: z
    .enum(['unlimited', 'oncePerTurn'])
    .default('unlimited')
    .meta(
      variation({
        title: 'Altar of Sacrifice',
        description: 'As often as wanted on the own turn; or once.',
        origin: 'ruling',
        rules: ['MM-248', 'MM-R12'],
        group,
      }),
    ),
};
