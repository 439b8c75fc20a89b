import { chapterOf } from './row';

/** What units are worth and how they move; what cards are. */
export const units = [
  ...chapterOf('units', [
    ['MM-034', '62-63', 'A garrison is a weaker kind of unit than a figure.'],
    ['MM-035', '64', 'A garrison cannot move, and its base Force is −2.'],
    ['MM-036', '65-66', 'Force is a number that belongs to a unit; Ally cards raise it.'],
    ['MM-037', '67', 'A unit’s Force is added to its dice in combat.'],
    ['MM-038', '68', 'The base Force of every figure is 0.'],
    ['MM-039', '69', 'The base Force of a garrison is −2.'],
    [
      'MM-040',
      '70',
      'The bonus of a card goes to the types of unit that it names, and only while its conditions hold.',
    ],
    ['MM-041', '71-72', 'Garrisons never move by movement.'],
    ['MM-042', '73', 'Mages, monsters, armies and heroes all have a base Move of 1.'],
    ['MM-043', '74', 'In the Movement Phase a figure pays 1 move point for each space that it moves.'],
    ['MM-044', '75', 'A step goes to any of the 8 neighbouring spaces, straight or diagonal.'],
    ['MM-045', '76', 'Move points that are not spent are lost.'],
    ['MM-046', '77', 'Entering or crossing a town that the mover’s player controls costs no move point.'],
    ['MM-047', '78', 'Some Ally cards give certain types of figure more move points.'],
  ]),
  ...chapterOf('cards', [
    ['MM-048', '79-80', 'The Ally deck is common to all players.'],
    ['MM-049', '81', 'It has one copy of each card on the list: 64 cards.'],
    [
      'MM-050',
      '82-83',
      'The cards stand for allies, abilities, weapons, magic, professions and tactics; these words have no effect on the rules.',
    ],
    [
      'MM-051',
      '84-86',
      'When the game begins each player draws 5 cards as his permanents and lays them open before him.',
    ],
    ['MM-052', '87', 'The effect of a permanent lasts for the whole game.'],
    ['MM-053', '88', 'A player’s permanents help his own units only.'],
    ['MM-054', '89-90', 'Each player has a hand of Ally cards.'],
    ['MM-055', '91', 'Hand cards and permanents are kept apart.'],
    ['MM-056', '92', 'Hand cards are drawn in the Allies Phase.'],
    ['MM-057', '93', 'Hands are hidden from the opponents.'],
    ['MM-058', '94', 'A player may play a hand card when he likes, by discarding it.'],
    [
      'MM-059',
      '94-95',
      'What a hand card does ends with the current turn. A lasting effect then stops; what a single action has brought about stays.',
    ],
    ['MM-060', '96', 'A player’s hand cards help his own units only.'],
  ]),
  ...chapterOf('notation', [
    ['MM-109', '163-165', 'Some cards act differently as a permanent and from the hand.'],
    ['MM-110', '166', 'PC marks the use as a permanent.'],
    ['MM-111', '167', 'HC marks the use from the hand.'],
    ['MM-112', '168', 'The word figs means figures.'],
    ['MM-113', '169', 'The word adj means an adjacent space.'],
    ['MM-114', '170', 'MP means move points.'],
    ['MM-115', '171', 'F means Force.'],
    ['MM-116', '172', 'OT means once on the player’s own turn.'],
    [
      'MM-117',
      '173-174',
      'To summon is to move one own unit of the stated type into a space next to the summoning unit. It uses up the summoned unit’s movement for the turn.',
    ],
    [
      'MM-118',
      '175-176',
      'The card list gives name and notes of each card; here every card has its own entry in the catalogue.',
    ],
  ]),
];
