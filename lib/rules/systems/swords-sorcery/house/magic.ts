import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** When magic may be played, and what holds in a clash. */
export const magic = {
  wizardBusyFrom: z
    .enum(['contact', 'roll'])
    .default('contact')
    .meta(
      variation({
        title: 'A fighting wizard is silent',
        description: 'From contact to the end of the conflict, or only while the dice are rolled.',
        origin: 'ruling',
        rules: ['SS-R07'],
        group: 'Magic',
      }),
    ),
  levelRule: z
    .enum(['answers-first', 'strict', 'off'])
    .default('answers-first')
    .meta(
      variation({
        title: 'Clash of levels',
        description:
          'Answer cards simply do what they say and levels decide the rest; or levels decide everything; or levels count for nothing and the card resolved later wins.',
        origin: 'ruling',
        rules: ['SS-R06', 'SS-037', 'SS-R32', 'SS-R39'],
        group: 'Magic',
      }),
    ),
  magicWindows: z
    .enum(['full', 'smart', 'coarse'])
    .default('smart')
    .meta(
      variation({
        title: 'Who is asked for magic',
        description:
          'Everybody at every point; only those who hold something usable; or, coarser, not at single steps except contact, traps and teleports.',
        origin: 'ruling',
        rules: ['SS-R09'],
        group: 'Magic',
      }),
    ),
  saveDice: z
    .enum(['own', 'two'])
    .default('own')
    .meta(
      variation({
        title: 'Dice of saving throws',
        description: 'The piece’s own conflict dice, or two dice for everybody.',
        origin: 'ruling',
        rules: ['SS-R28'],
        group: 'Magic',
      }),
    ),
  handOnWizardDeath: z
    .enum(['killer', 'active-player', 'discard'])
    .default('killer')
    .meta(
      variation({
        title: 'Hand of a dead wizard',
        description: 'It goes to whoever killed the wizard, to the active player, or to the discards.',
        origin: 'ruling',
        rules: ['SS-R26', 'SS-023'],
        group: 'Magic',
      }),
    ),
};
