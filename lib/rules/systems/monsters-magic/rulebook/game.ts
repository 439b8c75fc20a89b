import { chapterOf } from './row';

/** What the game is, what wins it, and what lies in the box. */
export const game = [
  ...chapterOf('victory', [
    ['MM-001', '1-4', 'Monsters and Magic is a fantasy board game for two, three or four players.'],
    ['MM-002', '5-6', 'There are four winning conditions; a player who meets any one of them wins.'],
    [
      'MM-003',
      '7',
      'Elimination: a player wins as soon as no opponent has a garrison or figure left on the board.',
    ],
    [
      'MM-004',
      '8',
      'Temples: a player who occupies at least 5 temples when his own turn begins wins. A space counts once, whether a figure, a garrison or both hold it.',
    ],
    [
      'MM-005',
      '9',
      'Garrisons: a player whose garrisons stand in 33 spaces at the beginning of his own turn wins. A space held by a figure alone does not count.',
    ],
    [
      'MM-006',
      '10-11',
      'Turn limit: the game ends after 20 turns for each player who began it, and whoever then occupies the most spaces wins. The skipped turns of an eliminated player are counted.',
    ],
  ]),
  ...chapterOf('components', [
    ['MM-007', '12-13', 'There is one board, a grid of 8 by 8 spaces.'],
    ['MM-008', '14', 'There are 64 terrain tiles.'],
    ['MM-009', '15', 'There are 64 structure chits.'],
    ['MM-010', '16', 'There are 4 six-sided dice, 2 for each side of a combat.'],
    ['MM-011', '17', 'There is one deck of Ally cards, shared by all.'],
    ['MM-012', '18', 'There are 4 unit sets, one for each player.'],
    ['MM-013', '19-20', 'Each player has one unit set, and each set has its own colour.'],
    [
      'MM-014',
      '21-26',
      'A unit set holds 33 garrison markers, 5 mages, 5 heroes, 5 monsters and 5 armies: 53 pieces.',
    ],
    ['MM-015', '27', 'A unit is a garrison or a figure. A figure is a mage, a hero, a monster or an army.'],
  ]),
  ...chapterOf('map', [
    [
      'MM-016',
      '28-29',
      'The map is a plain chessboard of 8 columns and 8 rows; the colours of its squares mean nothing.',
    ],
    ['MM-017', '30', 'Square and space mean the same.'],
    ['MM-018', '31', 'Every space holds exactly one terrain tile and exactly one structure chit.'],
    ['MM-019', '32-33', 'Two figures of one player never end a move in the same space.'],
    [
      'MM-020',
      '34',
      'At rest a space holds at most one figure and one garrison, both of the same player; opponents never stay together.',
    ],
    [
      'MM-021',
      '35-36',
      'A figure may not pass through a space with another figure of its own player, unless the space is a town.',
    ],
    ['MM-022', '37-39', 'There are four terrains: plains, forests, mountains and badlands.'],
    ['MM-023', '40', 'There are 16 tiles of each terrain.'],
    [
      'MM-024',
      '41-43',
      'There are eight structures: village, town, city, castle, ruins, mine, temple and tower.',
    ],
    ['MM-025', '44', 'There are 8 chits of each structure.'],
  ]),
  ...chapterOf('structures', [
    ['MM-026', '45-46', 'Villages: whoever controls 5 or more adds 1 to his Recruit Roll.'],
    [
      'MM-027',
      '47-49',
      'Towns: through a town that a player occupies, his other units move at no cost. This needs neither a declaration nor 5 towns.',
    ],
    ['MM-028', '50-51', 'Cities: whoever controls 5 or more draws one more card in his Allies Phase.'],
    [
      'MM-029',
      '52-53',
      'Castles: a figure or garrison in a castle space has +2 Force while it defends there. This needs neither a declaration nor 5 castles.',
    ],
    [
      'MM-030',
      '54-55',
      'Ruins: the monsters of whoever controls 5 or more have +2 Force, attacking and defending.',
    ],
    ['MM-031', '56-57', 'Mines: the heroes and armies of whoever controls 5 or more have +1 Force.'],
    [
      'MM-032',
      '58-59',
      'Temples: controlling 5 or more at the beginning of the own turn wins, as the second winning condition says.',
    ],
    ['MM-033', '60-61', 'Towers: the mages of whoever controls 5 or more have +2 Force.'],
  ]),
];
