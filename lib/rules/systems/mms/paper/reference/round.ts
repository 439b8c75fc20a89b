import { joined, linesBlock, told } from '../../../../kernel/catalogue/sheet-lines';
import { companion } from '../../companion';
import { said, type Part } from './words';

/** Order, turns, and what happens when all have had one. */
export const round: Part = (house, by) => {
  const { order, phases } = companion.sheet(house);
  const end = phases.find(({ id }) => id === 'end')!;
  return linesBlock(
    'The round',
    [
      told('Order', by(order.text, 'orderOfPlay', 'reorderEachRound'), ...order.rules),
      told(
        'Each turn',
        'Go through your cards one at a time: each acts once or stays idle. Say the action, the path and its length before you move a piece.',
        'MMS-041',
        'MMS-072',
        'MMS-074',
      ),
      told(
        'At once',
        house.removalTiming === 'immediate'
          ? by('A piece at zero CAP or less leaves the mat at once.', 'removalTiming')
          : 'All turns of a round count as simultaneous: a piece at zero CAP or less still acts, blocks, sees and holds ground until the round ends.',
        'MMS-076',
        'MMS-079',
        'MMS-R26',
      ),
      joined(
        end.name,
        said(house, ({ phases }) => phases.find(({ id }) => id === 'end')!.may),
      ),
    ],
    ['Step', 'What is done'],
  );
};
