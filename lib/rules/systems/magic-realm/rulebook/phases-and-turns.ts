import { printed } from './write';

/** What happens around a phase and at the end of a turn. */
export const phasesAndTurns = [
  ...printed('phase', [
    [
      'MR-075',
      '61, 65',
      'At the beginning of any phase, without recording it, two characters in one clearing may hand over weapons, treasures, gold, information or discoveries about the clearing, as a sale, a swap or a gift at any price both accept.',
    ],
    ['MR-076', '67', 'At the beginning of any phase own items may be activated, deactivated or abandoned.'],
    [
      'MR-077',
      '67',
      'At most one weapon, one horse, one gloves card and one boots card are active at a time.',
    ],
    [
      'MR-078',
      '69',
      'Characters and hired leaders can block characters, other hired leaders and monsters, at the moment when one of the two has just ended a phase in the clearing that they share.',
    ],
    [
      'MR-079',
      '69',
      'A hidden character or leader can be blocked only by one who found hidden enemies that day.',
    ],
    [
      'MR-080',
      '69',
      'Blocker and blocked become unhidden and their turns end: no further phases, or none at all when the turn was still to come. Both may still block others.',
    ],
    [
      'MR-081',
      '69',
      'A monster has no choice: it blocks every unhidden character or hired leader of its clearing who ends a phase there, and all of them when it arrives.',
    ],
    ['MR-082', '69', 'Hired natives who are no leaders can neither block nor be blocked.'],
    ['MR-083', '69', 'Unhired natives block only by the result block/battle of a Meeting roll.'],
  ]),
  ...printed('turn-end', [
    [
      'MR-084',
      '71',
      'When a turn ends, all face-down warning chits (yellow), sounds (red) and treasure sites (gold) of the tile turn face up.',
    ],
    [
      'MR-085',
      '71',
      'Prowling monsters of the tile that are not blocked move to the individual’s clearing and block all unhidden characters there.',
    ],
    [
      'MR-086',
      '71',
      'The first player each day to finish a turn in a tile brings the prowling monsters and natives that its chits summon from the set-up card.',
    ],
    ['MR-087', '71', 'Monsters summoned by a warning chit appear in the clearing of the character.'],
    [
      'MR-088',
      '71',
      'Monsters summoned by a sound or site chit appear in the clearing whose number is on the chit.',
    ],
  ]),
];
