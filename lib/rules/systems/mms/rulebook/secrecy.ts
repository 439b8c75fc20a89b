import { chapterRules } from './rows';

/** Markers, detection, communication (MMS-064 to MMS-069, MMS-089 to MMS-107). */
export const secrecy = [
  ...chapterRules('markers', [
    [
      '064',
      '110–115',
      'For hidden or unseen things a marker stands on the mat and its twin lies on their cards, face down beside the mat; troops close together may share one.',
    ],
    ['065', '115–117', 'For things in view the twin lies on cards that are face up.'],
    ['066', '116–118', 'Nothing is seen before the parts are joined.'],
    ['067', '117–119', 'Once the mat is whole, everything in view is determined and shown at once.'],
  ]),
  ...chapterRules('detection', [
    ['068', '120–121', 'Where a single player detects a card, only he learns its indicia.'],
    ['069', '121–123', 'Leaving a hiding place within a player’s line of detection discloses the character.'],
    [
      '089',
      '155–156',
      'The unidentified move and act by the indicia of their cards, with all modifications.',
    ],
    [
      '090',
      '156–157',
      'Nobody may claim a deed for an unnamed piece: what touches a piece of another must show the card that does it.',
    ],
    ['091', '157–159', 'There are four ways of detection, and the list is open.'],
    ['092', '160–161', 'Line of sight is 10 units unless the players agree on another.'],
    ['093', '161–164', 'Cards such as the Looking Glass let a character see farther.'],
    ['094', '165–166', 'An attack discloses the unidentified or hidden character that makes it.'],
    ['095', '166–167', 'Every character that has a line of detection to it learns who it is.'],
    [
      '096',
      '168–170',
      'A character may try to find stealthy ones. It is declared first and costs all else in that turn, movement too.',
    ],
    ['097', '170–171', 'During it the line of detection is longer by 30%.'],
    ['098', '171–172', 'It succeeds on a roll above 49.'],
    [
      '099',
      '172–173',
      'On success all characters within the longer line of sight are identified, the hidden ones with them.',
    ],
  ]),
  ...chapterRules('communication', [
    ['100', '174–175', 'Players may pass information to each other.'],
    ['101', '175–176', 'For instance, what B has shown to A alone, A may tell to C.'],
    ['102', '176–178', 'For that, characters of both must be in view of one another.'],
    ['103', '178–179', 'It takes the whole action of the character, its movement included.'],
    ['104', '180', 'Distance does not matter.'],
    [
      '105',
      '180–181',
      'All characters not used in that turn may hand the news on, and so it travels farther.',
    ],
    ['106', '182', 'Whoever tells what he may not tell is penalised.'],
    [
      '107',
      '182–185',
      'Possible penalties are the rest of the turn, the next turn, or a character that the injured player chooses; others may be agreed.',
    ],
  ]),
];
