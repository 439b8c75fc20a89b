import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Permanents';

/** Variations: the permanents of the players. */
export const permanentsHouse = {
  permanentsCount: z
    .int()
    .min(0)
    .max(10)
    .default(5)
    .meta(
      variation({
        title: 'Permanents per player',
        description: 'How many permanent cards each player has.',
        origin: 'seed',
        rules: ['MM-051', 'MM-305'],
        group,
      }),
    ),
  permanentsMode: z
    .enum(['dealt', 'draft', 'dealNkeep', 'choose', 'preset'])
    .default('dealt')
    .meta(
      variation({
        title: 'How permanents are found',
        description:
          'Dealt: by chance. Draft: two more than needed are dealt, one is kept and the rest passed on. Deal and keep: a larger hand is dealt and the best are kept. Choose: freely. Preset: agreed rows.',
        origin: 'proposal',
        rules: ['MM-065', 'MM-066'],
        group,
      }),
    ),
  dealCount: z
    .int()
    .min(0)
    .max(12)
    .default(8)
    .meta(
      variation({
        title: 'Cards dealt to keep from',
        description: 'For “deal and keep”: how many cards each player is dealt; no fewer than he keeps.',
        origin: 'proposal',
        rules: ['MM-065'],
        group,
      }),
    ),
  permanentsLevelTotal: z
    .int()
    .min(5)
    .max(30)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Level total of the permanents',
        description:
          'The most levels that a player’s permanents may have together; empty: no limit. For 5 cards we suggest 8.',
        origin: 'proposal',
        rules: ['MM-051'],
        group,
      }),
    ),
  permanentsLevelSpread: z
    .int()
    .min(0)
    .max(20)
    .default(2)
    .meta(
      variation({
        title: 'Level difference between players',
        description: 'Drafted or preset permanents that differ by more levels than this get a warning.',
        origin: 'proposal',
        rules: ['MM-051'],
        group,
      }),
    ),
  realignment: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Realignment',
        description: 'In the End Phase a player may replace one permanent by a hand card.',
        origin: 'seed',
        rules: ['MM-307', 'MM-R42'],
        group,
      }),
    ),
};
