import type { RulingRow } from './row';

/** Gaps about setup, control, winning and movement. */
export const rulingsOfTheGame: readonly RulingRow[] = [
  {
    id: 'MM-R01',
    at: '104-105',
    topic: 'No step of the setup puts a garrison in the corner, yet the first figure is set on it',
    readings: [
      'The corner begins with one own garrison.',
      'There is no garrison before the first Garrison Phase.',
    ],
    ruling: 'Each player begins with one garrison and one figure in his corner.',
  },
  {
    id: 'MM-R02',
    at: '104-106',
    topic: 'Order of choosing corners and figures, ties for going first, and what clockwise means',
    ruling:
      'Corners are chosen in seat order, then figures, in the open. Players who tie for the highest 2D6 roll again among themselves. Clockwise goes round the corners: north-west (a8), north-east (h8), south-east (h1), south-west (a1).',
  },
  {
    id: 'MM-R03',
    at: '243-245',
    topic: 'Is the middle player’s figure in the empty corner an extra one?',
    readings: [
      'It is an extra figure, and no garrison stands there yet.',
      'He may put his first figure there instead of in his own corner.',
      'He gets nothing.',
    ],
    ruling:
      'It is an extra figure without a garrison, which he may decline. In trial games between simple bots this gives the middle seat more than its share, so the second reading is offered.',
    variations: ['threePlayerMiddle'],
  },
  {
    id: 'MM-R04',
    at: '46-61, 116-118',
    topic: 'Can control of a structure begin in mid-turn, and does it end when a space is lost?',
    readings: [
      'It is declared, and ends at once when too few spaces are left.',
      'It is declared, and holds until the next own declaration.',
      'It is declared, and holds until the end of the own turn.',
      'It is never declared: the spaces held at that moment decide.',
    ],
    ruling:
      'Control begins only in the own Declaration Phase, by itself, so that nobody can forget it. It lasts through the opponents’ turns, ends the moment fewer than 5 spaces are held, and does not come back before the next own Declaration Phase.',
    variations: ['controlTiming', 'controlThreshold'],
  },
  {
    id: 'MM-R05',
    at: '8, 59, 117-121',
    topic: 'Must temples be declared, and when does a turn begin?',
    ruling:
      'Temples and garrisons are counted before any phase or action of the turn, and no declaration is needed. If both conditions hold, both are reported.',
  },
  {
    id: 'MM-R06',
    at: '10-11',
    topic: 'Does the turn limit count turns or rounds, and what after an elimination?',
    readings: [
      '20 turns for each player, which are 20 rounds.',
      '20 rounds for each player in the game: 40, 60 or 80 rounds.',
    ],
    ruling:
      'The game ends when round 20 is over, so that the skipped turns of an eliminated player count. Counting only turns really taken is a variation, and the second reading is reached with a higher number of turns.',
    variations: ['turnLimitCount', 'turnsPerPlayer'],
  },
  {
    id: 'MM-R07',
    at: '10',
    topic: 'A tie on spaces at the turn limit',
    readings: ['The victory is shared.', 'A further count decides.', 'The game goes on.'],
    ruling:
      'The tied living players share the victory. The variations are: more figures, then more garrisons, then shared; or further whole rounds until one player leads, at most 10.',
    variations: ['v4Tie'],
  },
  {
    id: 'MM-R08',
    at: '48-49, 77',
    topic: 'Is only crossing a town free, or also stopping there, and who must hold it?',
    readings: ['Entering an occupied town is free, stop or not.', 'It is free only if the figure moves on.'],
    ruling:
      'Another own unit must hold the town when the mover enters, and entering is then free; leaving costs what the next space costs. In one activation only the first entry into a town is free, and the town where the activation began does not count as new. A figure without move points may still take free steps, but after a combat it needs at least 1 move point to go on.',
    variations: ['townEntry'],
  },
  {
    id: 'MM-R09',
    at: '33-36',
    topic: 'May a figure stop on an own figure in a town?',
    ruling:
      'No. It may enter only if legal steps lead from there to a space where it may stop, an enemy space that it may attack included, and it must go on until such a stop; nothing else may be done before.',
  },
  {
    id: 'MM-R10',
    at: '127',
    topic: 'May the steps of several figures be mixed?',
    readings: ['One figure finishes before the next begins.', 'Steps may come in any order.'],
    ruling: 'Beginning with another figure ends the move of the one before; its move points are lost.',
    variations: ['movementInterleave'],
  },
  {
    id: 'MM-R13',
    at: '173-174',
    topic: 'When and how often may be summoned, and into enemies?',
    ruling:
      'In the main window of the Movement Phase. Each figure of the summoned type may be summoned once in a turn, if it has not been activated, and then counts as activated with 0 move points; nothing gives it more. Both figures stand on the board, at any distance. The target is a space next to the summoner without an own figure; into an enemy space it is an attack. Bonuses for entering a terrain do not apply. A summons between two steps does not end the move of the figure that is moving.',
    variations: ['summonIntoEnemy'],
  },
  {
    id: 'MM-R17',
    at: '150-160',
    topic: 'A roll of 6 or more with some types at their maximum, or no free garrison',
    ruling:
      'The choice is among the types below their maximum. Without such a type or without a space nothing is gained. The player chooses the space.',
  },
  {
    id: 'MM-R20',
    at: '22, 124',
    topic: 'No garrison markers left',
    ruling:
      'With 33 on the board none can be added. If there are too few, the player chooses which spaces get them. Destroyed markers return to the supply.',
  },
  {
    id: 'MM-R30',
    at: '7',
    topic: 'Elimination with three or four players',
    ruling:
      'A player without units is out at once, and his hand and permanents go to the discard pile. The last player with units wins; if nobody has any left, the game is drawn.',
  },
  {
    id: 'MM-R35',
    at: '148-156',
    topic: 'Villages and a roll of 1',
    ruling: 'The changed roll counts: a 1 becomes a 2 and gains an army.',
  },
  {
    id: 'MM-R41',
    at: '157, 177-180',
    topic: 'A fifth figure after its card is lost',
    ruling: 'It stays. No new figure of the type comes while as many as the maximum are there.',
    variations: ['figureCap', 'figureCapWithCard'],
  },
  {
    id: 'MM-R43',
    at: '124',
    topic: 'Must garrisons be placed?',
    ruling: 'Yes; it happens by itself.',
  },
];
