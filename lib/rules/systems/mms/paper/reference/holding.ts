import { joined, linesBlock, told } from '../../../../kernel/catalogue/sheet-lines';
import { penaltyLine } from '../../companion';
import { said, type Part } from './words';

/** What a healer does. */
export const healing: Part = (house, by) =>
  linesBlock('Healing', [
    told(
      'Whom',
      (house.healTargets === 'any'
        ? by(
            'A character of any player on one of the eight squares round the healer, or himself.',
            'healTargets',
          )
        : 'A character of your own on one of the eight squares round the healer, or himself.') +
        (house.removalTiming === 'immediate'
          ? ''
          : house.healDoomed
            ? ' One at zero CAP or less may still be saved.'
            : ` ${by('Nobody at zero CAP or less.', 'healDoomed')}`),
      'MMS-058',
      'MMS-061',
      'MMS-R11',
      'MMS-R27',
      'MMS-R29',
    ),
    told(
      'How much',
      (house.attackSelection === 'declared'
        ? by('Name a row of the healer’s table D and roll;', 'attackSelection').replace(
            /;? \(agreed\)\.$/,
            ' (agreed);',
          )
        : 'Roll on the healer’s table D:') +
        ' the CAP of the row comes back, up to the original CAP. ' +
        (house.healUsesModifiers
          ? by('His own plus under I counts.', 'healUsesModifiers')
          : 'No I or J counts.'),
      'MMS-059',
      'MMS-063',
      'MMS-R28',
    ),
  ]);

/** Who has the good of an area, and of an engine. */
export const control: Part = (house, by) =>
  linesBlock('Control of Terrain, Defense and engines', [
    told(
      'At first',
      house.controlAtSetup === 'placer'
        ? 'Whoever placed it.'
        : by(
            'Nobody, and it hinders and helps nobody, until a character ends its activation in it or is laid out there.',
            'controlAtSetup',
          ),
      'MMS-049',
      'MMS-R20',
    ),
    told(
      'An area',
      'Goes at once to whoever ends an activation in it while no character of its controller is inside. At the end of the round one without them goes to the enemy in it who entered first. Passing through changes nothing.',
      'MMS-051',
      'MMS-052',
      'MMS-R21',
    ),
    told(
      'An engine',
      house.capturePlaced
        ? 'Goes to whoever ends an activation next to it while no enemy character is.'
        : by('Stays with its placer.', 'capturePlaced'),
      'MMS-R25',
    ),
  ]);

/** Out, victory and stalemate, in the words of the companion. */
export const ending: Part = (house) =>
  linesBlock('The end of the game', [
    joined(
      'Ends',
      said(house, ({ ends }) => ends),
    ),
  ]);

export const penalty: Part = (house, by) => {
  const { text, rules } = penaltyLine(house);
  return linesBlock('Penalties', [told('Telling', by(text, 'divulgePenalty'), ...rules)]);
};
