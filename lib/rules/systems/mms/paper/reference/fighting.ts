import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import { linesBlock, told } from '../../../../kernel/catalogue/sheet-lines';
import { mayTell } from '../../companion';
import type { Part } from './words';

/** One of these for each character that is not idle (ledger 7.3). */
export const actions: Part = (house, by) =>
  linesBlock(
    'What a character does: one of these',
    [
      told('Move', 'A path no longer than E, and no attack.', 'MMS-124', 'MMS-R31'),
      told(
        'Attack',
        'A path no longer than F, or none, then one attack on one target; nothing after it. Who begins next to an own engine and stays there may shoot with it instead: his table D, its I, J and M instead of what he carries, the distance from the engine, once a round for each engine.',
        'MMS-077',
        'MMS-125',
        'MMS-R25',
        'MMS-R32',
      ),
      told('Heal', 'Only a healer, and nothing else in this turn.', 'MMS-058', 'MMS-062'),
      ...(house.hiddenSetup
        ? [told('Detect', 'Nothing else in this turn; said before the roll.', 'MMS-096')]
        : []),
      ...(house.hiddenSetup && mayTell(house)
        ? [
            told(
              'Pass word',
              by(
                'Tell another player what you know: his character and yours, or a chain of yours that have not acted, have each other in sight. Each of yours in it has acted then.',
                'communication',
              ),
              'MMS-102',
              'MMS-103',
              'MMS-105',
              'MMS-R42',
            ),
          ]
        : []),
    ],
    ['Action', 'What it is'],
  );

/** From the target to the loss, in the order in which it is done. */
export const attack: Part = (house, by) => {
  const { attackSelection, attackUnidentified, diagonalReach, hiddenSetup, naturalHit, rollPenaltyCap } =
    house;
  return linesBlock(
    'An attack',
    [
      told(
        '1 Target',
        'An enemy character, or a Defense card that another player controls. ' +
          (attackUnidentified
            ? by('Any marker may be named; its card is shown after the roll.', 'attackUnidentified')
            : hiddenSetup
              ? 'It must be identified to you before you say the path.'
              : ''),
        'MMS-R32',
        'MMS-R37',
        'MMS-R57',
      ),
      told(
        '2 Range',
        'After the path: the longer way plus half the shorter between the nearest squares, no more than G with its changes, which is at least 1. ' +
          (diagonalReach === 'adjacent'
            ? by('Any of the eight neighbours is in reach.', 'diagonalReach')
            : 'A diagonal neighbour is 1½ away.'),
        'MMS-126',
        'MMS-R10',
        'MMS-R50',
      ),
      ...(attackSelection === 'declared'
        ? [told('3 Row', by('Name a row of your table D before you roll.', 'attackSelection'), 'MMS-R03')]
        : []),
      told(
        attackSelection === 'declared' ? '4 Roll' : '3 Roll',
        '1 to 100. First all minus values of I' +
          (rollPenaltyCap === null
            ? ''
            : by(`, together at most −${rollPenaltyCap}`, 'rollPenaltyCap').slice(0, -1)) +
          ', then all plus values; above 100 counts as 100.',
        'MMS-R02',
        'MMS-R04',
      ),
      told(
        attackSelection === 'declared' ? '5 Hit' : '4 Row',
        (attackSelection === 'declared'
          ? 'From the lowest number of that row on it lands.'
          : 'The row of table D with that number lands; below the first row nothing does.') +
          (naturalHit === null
            ? ''
            : ` ${by(`A natural ${naturalHit} or more lands the first row at least.`, 'naturalHit')}`),
        'MMS-123',
        'MMS-R03',
      ),
      told(
        attackSelection === 'declared' ? '6 Loss' : '5 Loss',
        'The CAP of that row with all J, never less than 0, off the target.',
        'MMS-R50',
      ),
      ...(hiddenSetup
        ? [
            told(
              'Then',
              'The attacker, and his engine, are identified to the player of the target and to all who have him in sight.',
              'MMS-094',
              'MMS-095',
              'MMS-R39',
            ),
          ]
        : []),
    ],
    ['Step', 'What is done'],
  );
};

/** On whom a value works, by the card that has it and its sign (MMS-R08, MMS-R17, MMS-R18). */
export const signs: SheetBlock = {
  title: 'Whose values count',
  columns: [
    { title: 'Card' },
    { title: 'I, J, M with a minus' },
    { title: 'I, J, M with a plus' },
    { title: 'K, L' },
  ],
  rows: [
    [
      'Artifact, Modification',
      'whoever attacks the bearer',
      'the bearer’s own attacks',
      'the bearer’s own movement, either sign',
    ],
    ['Engine', 'whoever shoots with it', 'whoever shoots with it', '–'],
    [
      'Terrain',
      'an intruder who attacks a piece inside, or from inside',
      'its controller’s characters who attack from inside',
      'minus: all who enter on foot; plus: its controller',
    ],
    [
      'Defense',
      'an intruder who attacks a piece inside, or from inside',
      'its controller’s characters who attack from inside',
      'minus: intruders who enter on foot; plus: its controller',
    ],
  ].map((cells) => ({ cells })),
  foot: 'I changes the roll, J the damage, M the range, K a move without and L a move with an attack. An intruder is anybody but the controller. Uses of one card count once for an attack, different cards add up.',
  rules: ['MMS-110', 'MMS-114', 'MMS-118', 'MMS-131', 'MMS-143', 'MMS-R08', 'MMS-R17', 'MMS-R18', 'MMS-R25'],
};

/** What stands in place of a number under K and L. */
export const codes: Part = ({ flyOverX, flyersMayStopOnY }, by) =>
  linesBlock(
    'X and Y under K or L',
    [
      told(
        'X',
        flyOverX
          ? by('Nobody stops there; only flyers and burrowers cross it.', 'flyOverX')
          : 'Nobody enters, its controller and flyers no more than others.',
        'MMS-134',
        'MMS-R16',
      ),
      told(
        'Y',
        `Nobody enters on foot. Flyers and burrowers cross it${
          flyersMayStopOnY ? by(', and may stop there', 'flyersMayStopOnY') : ', and do not stop there.'
        }`,
        'MMS-135',
        'MMS-R16',
      ),
      told(
        'Gate, bridge',
        'The controller of a gate goes through it and may stop in it; to all others it is Y. Where a bridge lies, it counts and not what is under it.',
        'MMS-R55',
        'MMS-R56',
      ),
    ],
    ['Code', 'Who is stopped'],
  );
