import type { Indicium, Kind } from '../../../kernel/catalogue/entry';

export const kinds: readonly Kind[] = [
  {
    id: 'artifact',
    name: 'Artifact',
    plural: 'Artifacts',
    explains: 'Works without a wizard and stays in play until it is destroyed or stolen.',
  },
  {
    id: 'artifact-weapon',
    name: 'Artifact Weapon',
    plural: 'Weapons',
    explains:
      'An artifact that changes the conflict values of its owner’s pieces. Only one works in a conflict.',
  },
  {
    id: 'artifact-trap',
    name: 'Artifact Trap',
    plural: 'Artifact traps',
    explains: 'An artifact that gives trap spots an effect.',
  },
  {
    id: 'spell',
    name: 'Spell',
    plural: 'Spells',
    explains: 'For the wizard only: one effect, then the card is discarded.',
  },
  {
    id: 'spell-trap',
    name: 'Spell Trap',
    plural: 'Spell traps',
    explains: 'A spell for the moment in which a piece arrives on a trap spot.',
  },
  {
    id: 'scroll',
    name: 'Scroll',
    plural: 'Scrolls',
    explains: 'For the wizard only: usually works many times, and goes when its wizard dies.',
  },
  {
    id: 'scroll-trap',
    name: 'Scroll Trap',
    plural: 'Scroll traps',
    explains: 'A scroll for the moment in which a piece arrives on a trap spot.',
  },
  {
    id: 'potion',
    name: 'Potion',
    plural: 'Potions',
    explains: 'For the wizard alone: a special ability for a short time.',
  },
  { id: 'piece', name: 'Piece', plural: 'Pieces', explains: 'One of the four ranks an army is made of.' },
  {
    id: 'figure',
    name: 'Figure',
    plural: 'Figures',
    explains: 'Something that a card brings onto the boards; the table shares one set.',
  },
  {
    id: 'marker',
    name: 'Marker',
    plural: 'Markers',
    explains: 'A reminder that lies beside a piece, or an aid for the turn.',
  },
  {
    id: 'domain',
    name: 'Domain',
    plural: 'Domains',
    explains: 'A board: spots joined by lines, a nexus, trap spots and four teleport pads.',
  },
];

export const indicia: readonly Indicium[] = [
  {
    key: 'level',
    name: 'Level',
    explains:
      'Rank from 1 to 6: where two cards contradict each other, the higher one holds. It is neither a price nor a measure of strength. Three cards leave it blank.',
    rules: ['SS-037', 'SS-038', 'SS-R02', 'SS-R06'],
  },
  {
    key: 'sort',
    name: 'Sort',
    explains: 'Potion, scroll, spell or artifact: the first word of the printed kind.',
    rules: ['SS-026', 'SS-027', 'SS-028', 'SS-029', 'SS-030'],
  },
  {
    key: 'usage',
    name: 'Use',
    explains: 'A permanent card stays in play; a single-use card is discarded when its effect is over.',
    rules: ['SS-033', 'SS-R05'],
  },
  {
    key: 'window',
    name: 'When',
    explains: 'When the card may be invoked. “Any time” is every window of every player’s turn.',
    rules: ['SS-034', 'SS-R09', 'SS-R34', 'SS-R82'],
  },
  {
    key: 'role',
    name: 'Role',
    explains:
      'Its part in a clash. An answer does what it says against any level. Wards stop cards aimed at pieces, holds stop cards that move pieces (movers), both by level.',
    rules: ['SS-R06', 'SS-R36'],
  },
  {
    key: 'power',
    name: 'House power',
    explains:
      'Our estimate of its strength from 1 to 5, or that of the table from 0 to 5 for a card of its own. Weapons and Gauntlet are ordered by what they add to the chance of winning, the others by judgement.',
    rules: ['SS-L11', 'SS-L27'],
  },
  {
    key: 'dice',
    name: 'Conflict dice',
    explains: 'Dice rolled in a conflict; the best two make the value.',
    rules: ['SS-069', 'SS-070', 'SS-071', 'SS-072'],
  },
  {
    key: 'perPlayer',
    name: 'Per player',
    explains: 'How many each player has.',
    rules: ['SS-016'],
  },
  {
    key: 'points',
    name: 'Army points',
    explains: 'What it costs in a point army: its conflict dice, the wizard nothing.',
    rules: ['SS-L17'],
  },
  {
    key: 'score',
    name: 'Score',
    explains: 'Points for it, if it lives, when a game ends by the round limit.',
    rules: ['SS-R79'],
  },
  { key: 'spots', name: 'Spots', explains: 'Spots on the board.', rules: ['SS-L18'] },
  { key: 'lines', name: 'Lines', explains: 'Drawn lines between spots.', rules: ['SS-R19'] },
  { key: 'traps', name: 'Traps', explains: 'Trap spots on the board.', rules: ['SS-060'] },
  {
    key: 'entry',
    name: 'Entry',
    explains: 'Steps from a spot beside a receiver to the nexus.',
    rules: ['SS-L20'],
  },
  {
    key: 'exit',
    name: 'Exit',
    explains: 'Steps from the nexus across a transmitter.',
    rules: ['SS-L20'],
  },
  {
    key: 'diameter',
    name: 'Width',
    explains: 'Steps between the two spots that lie farthest apart.',
    rules: ['SS-R19'],
  },
  {
    key: 'near',
    name: 'Near',
    explains: 'Spots within five steps of one receiver.',
    rules: ['SS-R77'],
  },
  {
    key: 'wins',
    name: 'Win share',
    explains:
      'Share of games won by the player at this board, by simple bots without cards; an even share would be 0.491.',
    rules: ['SS-R77'],
  },
];
