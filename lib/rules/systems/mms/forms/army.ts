import { budget } from '../../../kernel/verdict/legality';
import type { DrawnForm } from '../../../kernel/system';
import { levelLimit, levelOf, spentLevels, usesOf } from '../army';
import { ownAreas } from '../area';
import type { MmsCard } from '../catalogue/card';
import { designate } from '../designate';
import { mayCarry } from '../edits';
import type { MmsHouse } from '../house';
import { squaresOf } from '../legality/mat';
import { CARD_SET } from '../card-set';
import type { ArmyOptions } from '../options';
import { randomArmy } from './random';

/** The force of one player: uses of cards, attachments with their bearers, up to the level total (MMS-025). */
export const army: DrawnForm<MmsCard, MmsHouse, ArmyOptions> = {
  id: 'army',
  name: 'Army',
  explains:
    'Characters with what they carry, engines, Terrain and Defense works, up to the level total that the players agreed.',
  provenance: 'printed',
  start: () => ({ entries: [], options: { form: 'army', set: CARD_SET } }),
  accepts: () => true,
  attaches: (host, part, { maxAttachments }) => maxAttachments !== 0 && mayCarry(host, part),
  fields: (_list, { levelTotalPerPlayer: handicap, players }) => [
    ...(handicap === null
      ? []
      : [
          {
            path: ['player'],
            label: 'Player',
            help: 'Whose handicap this army is built for.',
            group: 'At the table',
            input: 'choice' as const,
            choices: Array.from({ length: players }, (_, i) => ({ value: i + 1, label: `Player ${i + 1}` })),
          },
        ]),
    {
      path: ['levelTotal'],
      label: 'Built for',
      help: 'The level total that the army was built for, if it should be remembered.',
      group: 'At the table',
      input: 'number' as const,
      min: 10,
      max: 5000,
      step: 10,
    },
  ],
  designate,
  budget: (list, house) => budget('level', spentLevels(list, house), levelLimit(list.options, house)),
  tallies(list, house) {
    let characters = 0;
    let blanks = 0;
    const { cards, uses } = usesOf(list);
    for (let i = 0; i < cards.length; i++) {
      if (cards[i]!.kind === 'character') characters += uses[i]!;
      blanks += uses[i]! - 1;
    }
    const { most } = ownAreas(house);
    return [
      budget('character', characters),
      budget('covered square', squaresOf(list, 'areas', house), most.width * most.height),
      budget('blank card', blanks),
    ];
  },
  costOf: levelOf,
  random: randomArmy,
};
