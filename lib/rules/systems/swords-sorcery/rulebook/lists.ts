import { chapterOf } from './rule';

const printed = chapterOf('lists', [
  ['SS-L01', '35', 'A table has as many players as its agreement says, two to seven.'],
  [
    'SS-L07',
    '35',
    'As many cards are dealt to each player as the agreement says; by default eight less the number of players.',
  ],
  ['SS-L15', '41', 'A standard army is exactly six pions, two guards, one warrior and one wizard.'],
  ['SS-L16', '19, 41', 'Every army has exactly one wizard.'],
  [
    'SS-L21',
    '39, 134',
    'Each piece is placed on a vacant spot of its own domain: never on a pad, never on a rock, never two on one spot.',
  ],
  ['SS-L22', '43', 'No piece is left over when placing is done.'],
  [
    'SS-L23',
    '39, 43',
    'Pieces are placed one at a time by each player in turn, clockwise. This is checked in play.',
  ],
]);

const house = chapterOf(
  'lists',
  [
    [
      'SS-L02',
      '65',
      'Every entry of a pile or a grimoire is a card of this game or one that the table agreed on; every entry of an army or a muster is one of the four ranks.',
    ],
    [
      'SS-L03',
      '',
      'No card stands more often in the pile than agreed, by default once; nor may a grimoire hold more of it than the pile has.',
    ],
    ['SS-L04', '', 'Nothing that the agreement leaves out stands in a list.'],
    ['SS-L05', '35', 'The pile has cards for all first hands and, by default, three more.'],
    [
      'SS-L06',
      '33',
      'The standard pile is the 63 cards once each, less those that the agreement leaves out.',
    ],
    ['SS-L08', '35', 'A grimoire has exactly as many cards as a first hand.'],
    [
      'SS-L09',
      '',
      'The levels of a grimoire add up to no more than the agreed total, by default three for each card. Blank levels count as the agreement says.',
    ],
    ['SS-L10', '', 'The levels of a grimoire reach the least sum agreed, by default none.'],
    ['SS-L11', '', 'The house power of a grimoire stays within the agreed total, where there is one.'],
    [
      'SS-L12',
      '',
      'All grimoires of a table together fit in its pile: no two players hold the same single card.',
    ],
    ['SS-L13', '', 'A grimoire holds no more permanent cards than agreed, where there is a limit.'],
    ['SS-L14', '', 'For a card without a printed level the list says which level was counted.'],
    [
      'SS-L17',
      '',
      'A point army costs no more than agreed, by default 22: a pion 2, a guard 3, a warrior 4, the wizard nothing. It has no more pieces than agreed, by default 14.',
    ],
    [
      'SS-L18',
      '',
      'A domain hangs together, has each of the four pads once with at least one spot beside it, lines that join two different known spots, each drawn once, and by default ten spots more than the army has pieces.',
    ],
    [
      'SS-L19',
      '',
      'A domain without a nexus, without a trap spot, with a spot that cuts it in two, or with unequal sides is playable, but worth a warning.',
    ],
    [
      'SS-L20',
      '',
      'The domains of a table should differ by no more than one step in the way from a receiver to the nexus, and from the nexus out.',
    ],
    [
      'SS-L24',
      '',
      'Two players with the same board are noted, and refused where the table wants different ones.',
    ],
    [
      'SS-L25',
      '',
      'Cards that have nothing to do in their pile or grimoire are pointed out, such as Exorcise Ghosts without Ghost Army or Armour without a weapon.',
    ],
    ['SS-L26', '', 'Trap cards are pointed out where no domain of the table has a trap spot.'],
    [
      'SS-L27',
      '',
      'A list of cards always shows its level total and mean. Level is rank in a clash and no measure of strength.',
    ],
    [
      'SS-L28',
      '',
      'A list of cards always shows the dice to have at the table: eight where Strength, Giant’s Strength and Super Strength may all be drunk together, otherwise five with the Mindless Hulk or Super Strength, otherwise four. Rolls in between are made by rolling some dice again.',
    ],
    [
      'SS-L29',
      '',
      'Two weapons, or a weapon and the Gauntlet, in one grimoire are noted: only one works in a conflict.',
    ],
    [
      'SS-L30',
      '',
      'Every house variation stays within its range, and a game won by score has a round limit. Variations that differ from the default are named on the sheet.',
    ],
  ],
  'house',
);

/** What is checked, in the order of the codes. */
export const listRules = [...printed, ...house].sort((a, b) => (a.id < b.id ? -1 : 1));
