import { line } from '../../kernel/companion/companion';
import type { CompanionLine, SystemCompanion } from '../../kernel/companion/companion';
import { counted } from '../../kernel/words/words';
import { allies } from './catalogue/allies';
import { permanentEffects } from './catalogue/effects';
import { SPACES } from './engine/board';
import type { MmHouse } from './house';

/** Printed permanents that let their owner keep more: `each Emperor among your permanents adds 2`. (MM-254, MM-R44) */
const keepsMore = (permanents: string): readonly string[] =>
  allies.flatMap(({ name, effects }) =>
    permanentEffects(effects).flatMap((effect) =>
      effect.kind === 'handSize' ? [`each ${name} among ${permanents} adds ${effect.value}`] : [],
    ),
  );

/** How many cards are kept. Without permanents nothing adds to them. */
const handLimit = ({ handMax, permanentsCount }: MmHouse, limit: string, permanents: string): string =>
  [limit.replace('#', counted(handMax, 'card')), ...(permanentsCount > 0 ? keepsMore(permanents) : [])].join(
    '; ',
  );

/** What the steps of figures cost, and in which order they are made. (MM-R08, MM-R10) */
const moving = ({ movementInterleave, townEntry }: MmHouse): readonly CompanionLine[] => [
  line(
    movementInterleave
      ? 'Move any of your figures, a space at a time, their steps in any order.'
      : 'Move any of your figures, one after another, a space at a time.',
    'MM-077',
    'MM-078',
    'MM-R10',
  ),
  line(
    `A step costs one move point; into a town that another unit of yours holds it costs none${
      townEntry === 'freeOnlyIfLeaving' ? ', if the figure goes on from there' : ''
    }.`,
    'MM-043',
    'MM-046',
    'MM-R08',
  ),
];

/** When the spaces decide: a turn that an eliminated player skips counts, or only those that are taken. (MM-006, MM-R06) */
const limit = ({ turnLimitCount, turnsPerPlayer }: MmHouse): CompanionLine =>
  line(
    `After ${turnsPerPlayer} turns ${
      turnLimitCount === 'rounds' ? 'each' : 'for each player who began, counting only those really taken'
    }, whoever holds the most spaces wins.`,
    'MM-006',
    'MM-R06',
  );

/** The six phases of a turn, hands and temples. */
export const companion: SystemCompanion<never, MmHouse> = {
  sheet: (house) => ({
    cycle: 'round',
    order: line('Roll two dice; the highest goes first, and play goes clockwise.', 'MM-069'),
    phases: [
      {
        id: 'declaration',
        name: 'Declaration',
        by: 'each',
        may: [
          house.controlTiming === 'live'
            ? line(
                `Nothing is declared: whoever holds ${house.controlThreshold} spaces of a structure or more controls it at once.`,
                'MM-072',
                'MM-R04',
              )
            : line(
                `Declare each kind of structure of which you hold ${house.controlThreshold} spaces or more.`,
                'MM-072',
                'MM-073',
              ),
          line('Towns and castles work without it.', 'MM-075'),
        ],
      },
      {
        id: 'garrison',
        name: 'Garrisons',
        by: 'each',
        may: [line('Put a garrison under every figure of yours that stands without one.', 'MM-076')],
      },
      {
        id: 'movement',
        name: 'Movement',
        by: 'each',
        may: [
          ...moving(house),
          line(
            'Where units of two sides meet they fight at once: two dice and Force for each.',
            'MM-081',
            'MM-082',
            'MM-087',
          ),
          line('The figure defends first, then the garrison. Equal totals destroy both.', 'MM-086', 'MM-092'),
        ],
      },
      {
        id: 'allies',
        name: 'Allies',
        by: 'each',
        may: [line('Draw a card into your hand; one more with control of cities.', 'MM-094', 'MM-095')],
      },
      {
        id: 'recruitment',
        name: 'Recruitment',
        by: 'each',
        may: [
          line(
            'Roll one die: 1 a card, 2 an army, 3 a hero, 4 a mage, 5 a monster, 6 or more any figure.',
            'MM-096',
            'MM-098',
            'MM-103',
          ),
          line('Control of villages adds 1 to the roll.', 'MM-104'),
          line('The figure stands on a garrison of yours that has no figure.', 'MM-107'),
        ],
      },
      {
        id: 'end',
        name: 'End',
        by: 'each',
        may: [
          ...(house.realignment
            ? [
                line(
                  'First you may discard a permanent and put a card from your hand in its place.',
                  'MM-307',
                  'MM-R42',
                ),
              ]
            : []),
          line(
            `${handLimit(house, 'Discard down to #', 'your permanents')}. What you played from hand ends.`,
            'MM-059',
            'MM-108',
            'MM-R44',
          ),
        ],
      },
    ],
    trackers: [
      {
        id: 'hand',
        name: 'Cards in hand',
        explains: `${handLimit(house, 'At the end of a turn # at the most', 'the permanents')}.`,
        rules: ['MM-094', 'MM-108', 'MM-R44'],
        per: 'seat',
        min: 0,
        max: 64,
        start: house.startingHand,
      },
      {
        id: 'temples',
        name: 'Temples held',
        rules: ['MM-004', 'MM-032'],
        per: 'seat',
        min: 0,
        // A board of the players' own may hold more than the 8 of the box.
        max: house.boardDeal === 'custom' ? SPACES : 8,
        start: 0,
      },
      { id: 'garrisons', name: 'Garrisons', rules: ['MM-005'], per: 'seat', min: 0, max: 33, start: 1 },
    ],
    dice: [
      { id: 'combat', name: 'Combat', count: 2, sides: 6, reads: 'sum', rules: ['MM-087'] },
      { id: 'recruit', name: 'Recruit roll', count: 1, sides: 6, reads: 'each', rules: ['MM-096'] },
    ],
    ends: [
      line('You win as soon as no opponent has a unit on the board.', 'MM-003'),
      ...(house.templesToWin === null
        ? []
        : [line(`You win if your turn begins with ${house.templesToWin} temples or more.`, 'MM-004')]),
      ...(house.garrisonsToWin === null
        ? []
        : [
            line(
              `You win if your turn begins with ${house.garrisonsToWin} garrisons on the board.`,
              'MM-005',
            ),
          ]),
      limit(house),
    ],
  }),
};
