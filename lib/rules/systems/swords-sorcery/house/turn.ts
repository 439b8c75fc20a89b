import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** Turns and movement. */
export const turn = {
  tripleExtraTurn: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Extra turn on a triple',
        description: 'A triple on the move roll gives another turn.',
        origin: 'proposal',
        rules: ['SS-025'],
        group: 'Turn and movement',
      }),
    ),
  maxExtraTurns: z
    .int()
    .min(0)
    .max(5)
    .default(0)
    .meta(
      variation({
        title: 'Extra turns in a row',
        description: 'At most so many; 0 means no limit.',
        origin: 'proposal',
        rules: ['SS-025'],
        group: 'Turn and movement',
      }),
    ),
  tripleCountsAsDouble: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'A triple is also a double',
        description: 'A triple gives a wizard on a nexus the card for a double as well.',
        origin: 'ruling',
        rules: ['SS-R11'],
        group: 'Turn and movement',
      }),
    ),
  nexusScope: z
    .enum(['any', 'own'])
    .default('any')
    .meta(
      variation({
        title: 'Which nexus counts',
        description: 'Any nexus gives the wizard cards, or only the one at home.',
        origin: 'ruling',
        rules: ['SS-R12'],
        group: 'Turn and movement',
      }),
    ),
  wizardlessDraw: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Triple without a wizard',
        description:
          'A player without a wizard still draws on a triple; the card is treated as by the Orb of Power.',
        origin: 'ruling',
        rules: ['SS-R13'],
        group: 'Turn and movement',
      }),
    ),
  diceUse: z
    .enum(['optional', 'mandatory'])
    .default('optional')
    .meta(
      variation({
        title: 'Use of the move dice',
        description:
          'Movement is free to be left, or goes on while a legal step remains that neither attacks nor jams.',
        origin: 'ruling',
        rules: ['SS-R14'],
        group: 'Turn and movement',
      }),
    ),
  splitMoves: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Split moves',
        description: 'The total rolled may be shared among the pieces. Otherwise each die moves one piece.',
        origin: 'seed',
        rules: ['SS-047', 'SS-R14'],
        group: 'Turn and movement',
      }),
    ),
  missileThroughTx: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Missile through teleportals',
        description: 'The Magic Missile may use Tx links.',
        origin: 'ruling',
        rules: ['SS-R46', 'SS-R19'],
        group: 'Cards in play',
      }),
    ),
  flightCost: z
    .int()
    .min(1)
    .max(2)
    .default(2)
    .meta(
      variation({
        title: 'Price of a flight',
        description: 'Moves that a flight with the Belt of Levitation costs.',
        origin: 'ruling',
        rules: ['SS-R47'],
        group: 'Cards in play',
      }),
    ),
  bootsCountForDoubles: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'The seven of the Boots changes doubles',
        description:
          'Doubles and triples are judged with the seven, not with the die as rolled: what it makes brings a card, what it breaks no extra turn.',
        origin: 'ruling',
        rules: ['SS-R51'],
        group: 'Cards in play',
      }),
    ),
};
