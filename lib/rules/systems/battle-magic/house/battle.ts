import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Battle';

/** Variations of battle. */
export const battleVariations = {
  battleDraws: z
    .enum(['unitRow', 'flatTwoHeroOne'])
    .default('unitRow')
    .meta(
      variation({
        title: 'Cards drawn in battle',
        description: 'What the row of the unit says, or two for every unit and one for a hero.',
        origin: 'ruling',
        rules: ['BM-125', 'BM-126', 'BM-R01'],
        group,
      }),
    ),
  embarkedCombat: z
    .enum(['full', 'none'])
    .default('full')
    .meta(
      variation({
        title: 'Fighting aboard',
        description: 'Units aboard a ship attack and are attacked like others, or take no part.',
        origin: 'ruling',
        rules: ['BM-115', 'BM-109', 'BM-R14'],
        group,
      }),
    ),
  substitution: z
    .enum(['initialDrawOnly', 'alsoInTieBreak', 'off'])
    .default('initialDrawOnly')
    .meta(
      variation({
        title: 'Substitution from hand',
        description: 'After the first cards only, in every tie-break too, or never.',
        origin: 'ruling',
        rules: ['BM-136', 'BM-R22'],
        group,
      }),
    ),
  substitutionOrder: z
    .enum(['attackerFirst', 'defenderFirst', 'secret'])
    .default('attackerFirst')
    .meta(
      variation({
        title: 'Who substitutes first',
        description: 'The attacker, the defender, or both face down and revealed together.',
        origin: 'ruling',
        rules: ['BM-136', 'BM-R22'],
        group,
      }),
    ),
  retreatDistance: z
    .enum(['cardStrength', 'oneSpace'])
    .default('cardStrength')
    .meta(
      variation({
        title: 'How far a retreat goes',
        description:
          'Up to the strength of the discarded card in MP, or exactly to one neighbouring territory.',
        origin: 'ruling',
        rules: ['BM-124', 'BM-134', 'BM-R26', 'BM-R27'],
        group,
      }),
    ),
  castleOwnBonus: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'A castle shelters itself',
        description: 'The castle counts the bonus that it gives to other defenders.',
        origin: 'ruling',
        rules: ['BM-140', 'BM-R28'],
        group,
      }),
    ),
  crystalTowerClass: z
    .enum(['transportStacking', 'fullBallista'])
    .default('transportStacking')
    .meta(
      variation({
        title: 'Crystal Tower as a ballista',
        description: 'For transport and stacking only, or also for the advantages and the Workshops.',
        origin: 'ruling',
        rules: ['BM-223', 'BM-R43', 'BM-L24'],
        group,
      }),
    ),
};
