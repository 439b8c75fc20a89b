import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Winning';

/** Variations: what wins, and control of structures. */
export const winningHouse = {
  templesToWin: z
    .int()
    .min(4)
    .max(8)
    .nullable()
    .default(5)
    .meta(
      variation({
        title: 'Temples to win',
        description: 'Temple spaces that win at the beginning of the own turn; empty: off.',
        origin: 'proposal',
        rules: ['MM-004', 'MM-032'],
        group,
      }),
    ),
  garrisonsToWin: z
    .int()
    .min(16)
    .max(33)
    .nullable()
    .default(33)
    .meta(
      variation({
        title: 'Garrisons to win',
        description: 'Spaces with an own garrison that win at the beginning of the own turn; empty: off.',
        origin: 'proposal',
        rules: ['MM-005'],
        group,
      }),
    ),
  turnsPerPlayer: z
    .int()
    .min(5)
    .max(50)
    .default(20)
    .meta(
      variation({
        title: 'Turns per player',
        description: 'After so many turns of each player the one who holds the most spaces wins.',
        origin: 'proposal',
        rules: ['MM-006', 'MM-R06'],
        group,
      }),
    ),
  turnLimitCount: z
    .enum(['rounds', 'playerTurns'])
    .default('rounds')
    .meta(
      variation({
        title: 'Counting the turn limit',
        description:
          'Rounds: the skipped turns of an eliminated player count. Player turns: only turns really taken count.',
        origin: 'ruling',
        rules: ['MM-006', 'MM-R06'],
        group,
      }),
    ),
  v4Tie: z
    .enum(['shared', 'figuresThenGarrisons', 'continueRound'])
    .default('shared')
    .meta(
      variation({
        title: 'Tie at the turn limit',
        description:
          'Shared victory; or more figures, then more garrisons; or further whole rounds, at most 10, until one player leads.',
        origin: 'ruling',
        rules: ['MM-R07'],
        group,
      }),
    ),
  controlThreshold: z
    .int()
    .min(3)
    .max(8)
    .default(5)
    .meta(
      variation({
        title: 'Spaces for control',
        description: 'Spaces of one structure that a player must occupy to control it.',
        origin: 'proposal',
        rules: ['MM-072'],
        group,
      }),
    ),
  controlTiming: z
    .enum(['declaredUntilLost', 'declaredSticky', 'ownTurnOnly', 'live'])
    .default('declaredUntilLost')
    .meta(
      variation({
        title: 'How long control lasts',
        description:
          'Declared until lost: it ends when too few spaces are left. Declared: it holds until the next own declaration. Own turn only. Live: by the spaces held at that moment.',
        origin: 'ruling',
        rules: ['MM-072', 'MM-R04'],
        group,
      }),
    ),
};
