import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Hand';

/** Variations: hand cards. */
export const handHouse = {
  handMax: z
    .int()
    .min(0)
    .max(12)
    .default(5)
    .meta(
      variation({
        title: 'Maximum hand size',
        description: 'Hand cards that a player may keep at the end of his turn.',
        origin: 'seed',
        rules: ['MM-108', 'MM-306', 'MM-R19'],
        group,
      }),
    ),
  startingHand: z
    .int()
    .min(0)
    .max(7)
    .default(0)
    .meta(
      variation({
        title: 'Starting hand',
        description: 'Hand cards that each player draws before the first turn.',
        origin: 'proposal',
        rules: ['MM-066', 'MM-R32'],
        group,
      }),
    ),
  firstPlayerCompensation: z
    .enum(['none', 'lastDrawsOneCard'])
    .default('none')
    .meta(
      variation({
        title: 'Compensation for going last',
        description: 'The last player in turn order may begin with 1 more hand card.',
        origin: 'proposal',
        rules: ['MM-069'],
        group,
      }),
    ),
  combatCards: z
    .enum(['afterDiceAlternate', 'beforeDiceSecret', 'off'])
    .default('afterDiceAlternate')
    .meta(
      variation({
        title: 'Hand cards in combat',
        description:
          'After the dice, in turn, until both pass; or before the dice, face down, revealed together; or none in combat.',
        origin: 'ruling',
        rules: ['MM-089', 'MM-R11'],
        group,
      }),
    ),
  handTiming: z
    .enum(['ownTurnAndCombat', 'anyTime'])
    .default('ownTurnAndCombat')
    .meta(
      variation({
        title: 'Hand cards outside combat',
        description:
          'On the own turn only; or any time: the others may play lasting Force cards between two actions of the active player.',
        origin: 'ruling',
        rules: ['MM-058', 'MM-R11'],
        group,
      }),
    ),
  recruitCardWindow: z
    .enum(['anyOwnPhase', 'recruitmentPhaseOnly'])
    .default('anyOwnPhase')
    .meta(
      variation({
        title: 'Recruiting cards',
        description:
          'Whether a hand card that recruits may be played in any phase of the own turn or in Recruitment only.',
        origin: 'ruling',
        rules: ['MM-R16'],
        group,
      }),
    ),
};
