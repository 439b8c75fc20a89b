import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** Readings of single cards. */
export const readings = {
  extraDiceIsModifier: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Potion dice exclude weapons',
        description:
          'Extra dice of a potion count as a roll modification, so that no weapon works with them.',
        origin: 'ruling',
        rules: ['SS-R29'],
        group: 'Cards in play',
      }),
    ),
  morningStar: z
    .enum(['low-to-zero', 'literal'])
    .default('low-to-zero')
    .meta(
      variation({
        title: 'Morning Star',
        description:
          'Fives and sixes count 8 and the rest 0, or word for word: fives count 8, sixes 0, the rest as rolled.',
        origin: 'ruling',
        rules: ['SS-R04'],
        group: 'Cards in play',
      }),
    ),
  typhoid: z
    .enum(['carrier', 'instant'])
    .default('carrier')
    .meta(
      variation({
        title: 'Typhoid Mary',
        description: 'A lasting carrier, or only the first round of saving throws.',
        origin: 'ruling',
        rules: ['SS-R44'],
        group: 'Cards in play',
      }),
    ),
  ghostScope: z
    .enum(['any', 'own', 'one-player'])
    .default('any')
    .meta(
      variation({
        title: 'Who may become ghosts',
        description: 'Pieces of any players, only one’s own, or those of one player.',
        origin: 'ruling',
        rules: ['SS-R43'],
        group: 'Cards in play',
      }),
    ),
  ghostIt: z
    .enum(['ghost', 'wizard'])
    .default('ghost')
    .meta(
      variation({
        title: 'A ghost and an opposing wizard',
        description: 'The ghost dies, or the wizard that enters its spot.',
        origin: 'ruling',
        rules: ['SS-R43'],
        group: 'Cards in play',
      }),
    ),
  doppelgangersMove: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Doppelgangers move',
        description: 'Doubles move like the piece they copy.',
        origin: 'ruling',
        rules: ['SS-R45'],
        group: 'Cards in play',
      }),
    ),
  domainTeleportRefresh: z
    .enum(['own-turn', 'every-turn'])
    .default('own-turn')
    .meta(
      variation({
        title: 'Domain Teleport',
        description: 'Once from one beginning of its owner’s turns to the next, or once in every turn.',
        origin: 'ruling',
        rules: ['SS-R57'],
        group: 'Cards in play',
      }),
    ),
  evadeTrapScope: z
    .enum(['all-traps', 'spell-traps'])
    .default('all-traps')
    .meta(
      variation({
        title: 'Evade trap',
        description: 'It stops any of the four trap cards, or only the two that are spells.',
        origin: 'ruling',
        rules: ['SS-R37'],
        group: 'Cards in play',
      }),
    ),
  trapOnPlacement: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Traps on placed pieces',
        description: 'A piece that is placed or summoned on a trap spot counts as arriving there.',
        origin: 'ruling',
        rules: ['SS-R34'],
        group: 'Cards in play',
      }),
    ),
  hulkArtifacts: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Artifacts and the hulk',
        description: 'Artifacts of the active player help the hulk.',
        origin: 'ruling',
        rules: ['SS-R65'],
        group: 'Cards in play',
      }),
    ),
};
