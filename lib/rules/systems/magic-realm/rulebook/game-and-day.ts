import { printed } from './write';

/** What the game is, and the morning. */
export const gameAndDay = [
  ...printed('game', [
    [
      'MR-001',
      '3',
      'Each player plays one character who tries to reach goals that the player chose before play (victory conditions). Characters may compete or cooperate; cooperation has no rule of its own.',
    ],
    [
      'MR-002',
      '3',
      'The map consists of clearings in caves, woods and mountains, joined by roadways; hidden paths and secret passages among them must be discovered first, and treasures lie hidden. Monsters and native groups are the denizens: monsters are fought or avoided, natives are hired or attack.',
    ],
    [
      'MR-003',
      '3',
      'Points are counted in exactly five categories: gold, found or got by selling; great treasures that were found; spells learned from runes during play; fame; and notoriety.',
    ],
    [
      'MR-004',
      '3',
      'Fame comes from killing monsters and from owning certain famous treasures. Notoriety comes from killing monsters, natives or characters and from owning certain infamous treasures.',
    ],
    [
      'MR-005',
      '3',
      'At the end of day 28 every player who meets the victory conditions has won, and the one with the highest score is the victor (MR-R42).',
    ],
    [
      'MR-006',
      '3',
      'One turn is one day. Its parts follow in this order: Birdsong and Sunrise, Daylight, Sunset and Evening, Midnight. A game lasts 28 days, which are four weeks of seven days.',
    ],
    [
      'MR-007',
      '27',
      'The source is a summary of play. Its lists and tables are part of the full rules of the second edition; here they stand in the catalogue.',
    ],
  ]),
  ...printed('birdsong', [
    [
      'MR-008',
      '7',
      'Each permanent spell whose target is supplied with the spell’s color becomes active (energized) and stays so for the rest of the day.',
    ],
    [
      'MR-009',
      '9',
      'Before anything moves, each player writes down the activities of the day for each character and each hired leader, one for each phase, in a fixed order. For other hirelings only the guide whom they follow is decided (MR-062).',
    ],
    [
      'MR-010',
      '11',
      'Each individual who recorded FOLLOW, and each hired native told to follow, is put with the character or hired leader who is followed.',
    ],
    [
      'MR-011',
      '13',
      'One unmodified die is rolled. The row with its number prowls today: its monsters and native groups are active.',
    ],
    [
      'MR-012',
      '13',
      'On days 7, 14, 21 and 28, right after that roll, all unhired natives and all monsters of the prowling row go back to where they began the game. Killed ones regenerate too, even if they were killed while hired.',
    ],
    [
      'MR-013',
      '15',
      'The attention counters of all characters and hired leaders who do not follow are mixed face down; during Daylight they are drawn one at a time.',
    ],
  ]),
  ...printed('daylight', [
    [
      'MR-014',
      '19',
      'An attention counter is drawn at random and its owner takes a whole turn. This is repeated until every counter has been drawn.',
    ],
    [
      'MR-015',
      '21, 31',
      'When the counter is drawn, the individual and all followers become unhidden, before the first phase.',
    ],
    [
      'MR-016',
      '21',
      'The recorded activities are carried out exactly in order, one for each phase. An activity that is impossible at its moment is lost with its phase; later phases are not touched by that.',
    ],
    ['MR-017', '23', 'A day normally has four phases.'],
    [
      'MR-018',
      '23',
      'A turn that begins in a cave clearing, or that enters one at any moment, has two phases for the whole day instead of four (MR-R04).',
    ],
    [
      'MR-019',
      '23',
      'A bonus phase that depends on a place may be recorded anywhere, but it can be used only in that place.',
    ],
    [
      'MR-020',
      '23',
      'A bonus phase that depends on an item needs that item active when it is recorded and again when it is carried out.',
    ],
    ['MR-021', '23', 'A horse becomes inactive on entering a cave clearing.'],
    [
      'MR-022',
      '23, 25-59',
      'In each phase exactly one of ten activities is done: MOVE, HIDE, ALERT, REST, SEARCH, TRADE, HIRE, FOLLOW, FLY or SPELL.',
    ],
  ]),
];
