import type { Indicium, Kind } from '../../../kernel/catalogue/entry';

export const kinds: readonly Kind[] = [
  {
    id: 'ally',
    name: 'Ally card',
    plural: 'Ally cards',
    explains:
      'A card of the common deck: a permanent before its owner, or a hand card played by discarding it.',
  },
  {
    id: 'unit',
    name: 'Unit',
    plural: 'Units',
    explains: 'A piece of a player’s unit set: garrison, mage, hero, monster or army.',
  },
  {
    id: 'terrain',
    name: 'Terrain tile',
    plural: 'Terrain tiles',
    explains: 'One lies on every space of the board, 16 of each terrain.',
  },
  {
    id: 'structure',
    name: 'Structure chit',
    plural: 'Structure chits',
    explains: 'One lies on every tile, 8 of each structure; some reward a player who controls 5 or more.',
  },
  {
    id: 'marker',
    name: 'Marker',
    plural: 'Markers',
    explains: 'A help for the table that the printed game does not hold.',
  },
];

export const indicia: readonly Indicium[] = [
  {
    key: 'mode',
    letter: 'OT',
    name: 'Mode',
    explains:
      'Lasting: it works all the time. Once on your turn (OT): one use in each of your turns. Two uses: different as permanent and from the hand. Repeatable: as often as you like on your turn.',
    rules: ['MM-109', 'MM-116', 'MM-R12'],
  },
  {
    key: 'family',
    name: 'Family',
    explains: 'Our sorting of the cards by what they do.',
    rules: ['MM-050'],
  },
  {
    key: 'windows',
    letter: 'HC',
    name: 'Hand play',
    explains:
      'When the card may be played from the hand: on the own turn, in a combat, or in one as the attacker.',
    rules: ['MM-058', 'MM-111', 'MM-R11'],
  },
  {
    key: 'force',
    letter: 'F',
    name: 'Force',
    explains: 'Added to the dice in combat: the base value of a unit, or the bonus of a card.',
    rules: ['MM-036', 'MM-037', 'MM-115'],
  },
  {
    key: 'move',
    letter: 'MP',
    name: 'Move points',
    explains: 'Spaces a figure may move in a turn: the base value of a unit, or the bonus of a card.',
    rules: ['MM-042', 'MM-047', 'MM-114'],
  },
  {
    key: 'helps',
    name: 'Helps',
    explains: 'The types of the owner’s units that the card helps, brings or moves.',
    rules: ['MM-040', 'MM-053'],
  },
  {
    key: 'terrain',
    name: 'Terrain',
    explains: 'The terrain on which it works; for Force that of the contested space.',
    rules: ['MM-022', 'MM-R14'],
  },
  {
    key: 'structures',
    name: 'Structures',
    explains: 'The structures of the contested space at which it works.',
    rules: ['MM-024', 'MM-R14'],
  },
  {
    key: 'against',
    name: 'Against',
    explains: 'The types of opposing unit against which it works.',
    rules: ['MM-040'],
  },
  {
    key: 'near',
    letter: 'adj',
    name: 'Next to',
    explains:
      'Works while one of these, the owner’s own, stands in one of the 8 spaces around the contested space.',
    rules: ['MM-113', 'MM-R15'],
  },
  {
    key: 'role',
    name: 'Role',
    explains: 'Works only while attacking or only while defending.',
    rules: ['MM-084', 'MM-085'],
  },
  {
    key: 'supply',
    name: 'Per player',
    explains: 'Pieces of it in one unit set.',
    rules: ['MM-014'],
  },
  {
    key: 'cap',
    name: 'Most on the map',
    explains: 'Figures of one type that a player may have on the map, unless a card allows a fifth.',
    rules: ['MM-105', 'MM-R41'],
  },
  {
    key: 'benefit',
    name: 'Benefit',
    explains: 'What the structure gives, in brief.',
    rules: ['MM-074'],
  },
  {
    key: 'needs',
    name: 'Spaces for control',
    explains:
      'Spaces of the structure that a player must occupy for its benefit; absent where each space counts alone.',
    rules: ['MM-072', 'MM-R04'],
  },
];
