import { chapterOf } from './rule';

export const game = chapterOf('game', [
  [
    'SS-001',
    '1, 3',
    'The game is called Swords and Sorcery. Its sheet announces magic cards and comes from an Angelfire page.',
  ],
  [
    'SS-002',
    '6',
    'Armies gather to wipe each other out and so to rule over magic. That is the aim; no sentence says when the game ends or who has won.',
  ],
  [
    'SS-003',
    '8',
    'A strategy board game of 1988, play tested in a university games club. Its author put the deck of magic cards on the Web free of charge.',
  ],
  [
    'SS-004',
    '10',
    'Besides the cards the table needs at least four six-sided dice and tokens for the pieces; chess pieces will do, miniatures look better.',
  ],
  ['SS-005', '13', 'The six small pieces of each player are the pions.'],
  ['SS-006', '15', 'The two medium pieces of each player are the guards.'],
  ['SS-007', '17', 'The one big piece of each player is the warrior.'],
  ['SS-008', '19', 'The one special piece of each player is the wizard.'],
  ['SS-009', '21', 'A few more tokens stand for what cards summon, such as rocks.'],
]);

export const setup = chapterOf('setup', [
  ['SS-010', '29', 'The table settles who goes first. No method is prescribed.'],
  [
    'SS-011',
    '31',
    'Every player takes one domain and lays it down in front of them: drawn at random, or chosen with the first player choosing first.',
  ],
  ['SS-012', '33', 'The magic cards are shuffled into one common pile.'],
  ['SS-013', '35', 'Each player is dealt cards face down: eight, less one for each player at the table.'],
  ['SS-014', '37', 'Players may look at their own cards and keep them from all others.'],
  ['SS-015', '39', 'In turn each player puts one piece on a vacant spot of their own domain.'],
  [
    'SS-016',
    '41',
    'An army has ten pieces: six pions, which rank lowest, two guards, one warrior and one wizard.',
  ],
  [
    'SS-017',
    '43',
    'Placing goes on, one piece at a time and player by player, until every piece of every player stands on the board.',
  ],
  ['SS-018', '45', 'The first player takes the first turn.'],
]);

export const turn = chapterOf('turn', [
  ['SS-019', '47, 49', 'First step: roll the three move dice.'],
  ['SS-020', '51', 'Second step: draw a magic card where one is due.'],
  ['SS-021', '53', 'Third step: move pieces.'],
  ['SS-022', '55', 'Fourth step: resolve all conflicts.'],
  [
    'SS-023',
    '57',
    'Fifth step: where a wizard of another player was killed, the unused cards of that player’s hand change hands, and that player’s invoked scrolls are discarded.',
  ],
  [
    'SS-024',
    '59',
    'Sixth step: take dead pieces off the board and put away cards that are spent or destroyed.',
  ],
  [
    'SS-025',
    '61',
    'Last step: after a triple on the move roll the same player has one more turn; otherwise the dice pass on clockwise.',
  ],
]);

export const movement = chapterOf('movement', [
  ['SS-044', '98', 'Three ordinary six-sided dice are rolled in each turn.'],
  ['SS-045', '100', 'The one roll decides both card gains and how far the pieces may move.'],
  [
    'SS-046',
    '102',
    'In its simplest use each die moves one piece, from spot to adjacent vacant spot, as many times as it shows.',
  ],
  ['SS-047', '104', 'Or the total is shared out among the pieces in any way that the three limits allow.'],
  ['SS-048', '106', 'First limit: no piece makes more steps in a turn than the highest die shows.'],
  ['SS-049', '108', 'Second limit: a second piece makes at most as many steps as the second-highest die.'],
  ['SS-050', '110', 'Third limit: all further pieces make at most as many steps each as the lowest die.'],
  ['SS-051', '112', 'Dice for which there is no movable piece may be left unused.'],
  ['SS-052', '114', 'A player with a single piece uses any one of the three dice.'],
  ['SS-053', '116', 'A piece may not move onto a spot where one of its own side stands.'],
  [
    'SS-054',
    '118',
    'A piece may not move onto a spot that holds something it cannot fight: a rock, a ghost, a shielded piece, or a piece already in conflict.',
  ],
  ['SS-055', '120', 'A piece may move onto the spot of an opposing piece that is not yet fighting.'],
  [
    'SS-056',
    '120',
    'Such a step ends that piece’s movement. The conflict waits until all other movement of the turn is over.',
  ],
]);

export const spots = chapterOf('spots', [
  ['SS-057', '122', 'Some spots are special: teleportals, nexus and trap spots.'],
  [
    'SS-058',
    '124',
    'A nexus is an ordinary spot for everybody but a wizard. Every domain has such a focus of magic.',
  ],
  [
    'SS-059',
    '126',
    'A wizard that stands on a nexus when a double is rolled for movement gains one card. Cards could give a nexus more meanings; none does.',
  ],
  [
    'SS-060',
    '128',
    'Trap spots are weak places of a domain. They do nothing by themselves: cards give them effects on pieces that pass or land there.',
  ],
  [
    'SS-061',
    '128',
    'Whether a piece survives a trap is mostly settled by a roll like that of a conflict, a saving throw.',
  ],
  [
    'SS-062',
    '130',
    'Each domain has teleportals at both sides, which link it to others: transmitters (Tx) send, receivers (Rx) take in.',
  ],
  [
    'SS-063',
    '130',
    'Whoever moves onto the left Tx is at once on a valid spot beside the right Rx of the next domain clockwise.',
  ],
  [
    'SS-064',
    '132',
    'Whoever moves onto the right Tx is at once on a valid spot beside the left Rx of the next domain anti-clockwise.',
  ],
  [
    'SS-065',
    '134',
    'Valid is a vacant spot, or one with a piece to fight. If no spot beside that Rx is valid, the teleporting piece is destroyed.',
  ],
  [
    'SS-066',
    '134',
    'Nobody ever stands on a Tx or Rx: for movement the spots beside a Tx and beside its Rx count as linked.',
  ],
]);

export const conflict = chapterOf('conflict', [
  ['SS-067', '137', 'Two opposing pieces on one spot are in conflict.'],
  [
    'SS-068',
    '139',
    'Both strike at once; for order’s sake the player whose piece moved in last rolls first.',
  ],
  ['SS-069', '141', 'Pions and wizards roll two dice.'],
  ['SS-070', '143', 'Guards roll three dice and use the two highest.'],
  ['SS-071', '145', 'Warriors roll four dice and use the two highest.'],
  ['SS-072', '147', 'The higher die times ten, plus the lower die, is the value.'],
  ['SS-073', '149', 'The piece with the lower value dies and leaves the board.'],
  [
    'SS-074',
    '151',
    'The printed example: a pion’s 1 and 6 make 61 and beat a warrior’s 4, 5, 4 and 2, which make 54; the warrior goes.',
  ],
  ['SS-075', '153', 'On equal values the piece that moved in last, the initiator, wins.'],
  [
    'SS-076',
    '155',
    'A saving throw is rolled like a conflict against a given value that has to be exceeded. No card changes its result.',
  ],
]);
