import { term, type Term } from '../../../kernel/catalogue/glossary';

/** The words of the game, what they mean exactly, the rows that say so, and how they are spelt in texts. */
export const vocabulary: readonly Term[] = [
  term(
    'player, seat',
    'Seats are counted clockwise in turn order; the next player clockwise is the neighbour to the left.',
    'SS-R20 SS-R74',
    ['seat'],
  ),
  term(
    'active player',
    'The player whose turn it is: the one who rolls the move dice, moves pieces, and chooses in which order conflicts are resolved.',
    'SS-018 SS-025',
  ),
  term(
    'turn',
    'One run through the steps by the active player. The extra turn after a triple is a new turn.',
    'SS-019 SS-025',
    [],
  ),
  term(
    'round',
    'Over when every player still in the game has had a turn since the last round ended; extra turns do not count.',
    'SS-R79',
    [],
  ),
  term(
    'own turn',
    'A turn in which the named player is the active one. Nearly all cards may be used in the turns of others as well.',
    'SS-R82',
  ),
  term('domain', 'A board: spots and lines, a nexus, trap spots and four pads.', 'SS-011 SS-164'),
  term(
    'home domain',
    'The domain that lies at a player’s seat, on which the army was placed. It stays there when its player is out.',
    'SS-011',
  ),
  term('spot', 'A place for one piece, or for two while they fight.', 'SS-046 SS-057'),
  term(
    'line, adjacent',
    'Two spots joined by a drawn line are adjacent. Pads and teleport links make nothing adjacent.',
    'SS-R19',
    ['adjacent'],
  ),
  term('pad', 'The sign of a Tx or Rx. Nobody stands on it; it lies beside one or more spots.', 'SS-066'),
  term(
    'Tx link',
    'The way from a spot beside a Tx to a spot beside the linked Rx; one step, in this direction only.',
    'SS-063 SS-066 SS-R17',
    ['Tx link', 'Tx'],
  ),
  term('nexus', 'A spot on which a wizard gains cards on doubles.', 'SS-058 SS-059'),
  term(
    'trap spot',
    'A weak place of a domain on which trap cards can be used. It does nothing by itself, and any piece may stand there.',
    'SS-060 SS-R34',
  ),
  term(
    'vacant, unoccupied',
    'Without piece, ghost, doppelganger or rock, so that something can be put there. A nexus or a trap spot can be vacant like any other.',
    'SS-015 SS-R56',
  ),
  term(
    'piece',
    'A pion, guard, warrior, wizard, demon or hulk, also when it is asleep, paralysed or a ghost.',
    'SS-016',
    [],
  ),
  term(
    'living piece',
    'One that keeps its player in the game: pion, guard, warrior, wizard, demon, or a piece taken over.',
    'SS-R01',
  ),
  term('conflict dice', 'Pion and wizard 2, guard 3, warrior and demon 4, hulk 5.', 'SS-069 SS-070 SS-071'),
  term('value', 'Ten times the highest die plus the second highest, then modifiers.', 'SS-072', [
    'conflict value',
  ]),
  term(
    'initiator',
    'The piece that moved onto the spot last and so made the conflict. It rolls first, and wins when the values are equal.',
    'SS-068 SS-075',
  ),
  term('contact', 'An opposing piece stands on the spot of another: a conflict is pending.', 'SS-056 SS-067'),
  term(
    'busy',
    'The state of a player whose wizard is in a pending or running conflict.',
    'SS-039 SS-R07 SS-R08',
  ),
  term(
    'saving throw',
    'The value of a piece’s printed dice must be greater than the number given.',
    'SS-061 SS-076 SS-R28',
  ),
  term('sort', 'Potion, scroll, spell or artifact: the first word of the printed kind.', 'SS-026', []),
  term(
    'kind',
    'The printed kind: Artifact, Artifact Weapon, Artifact Trap, Spell, Spell Trap, Scroll, Scroll Trap or Potion.',
    'SS-026',
    [],
  ),
  term('trap card', 'Bear Trap, Lesser Death Trap, Teleport Trap and Major Death trap.', 'SS-R34'),
  term(
    'weapon',
    'Swords, Spears, Hammers, Twin Forks, Daggers and Morning Star. Only one of them works in a conflict, and not together with the Gauntlet.',
    'SS-R23 SS-R29',
  ),
  term(
    'level',
    'A rank from 1 to 6 for contradictions, not a price; blank on three cards.',
    'SS-037 SS-R02',
    [],
  ),
  term(
    'permanent, single use',
    'A permanent card stays in play; a single-use card is discarded when its effect is over.',
    'SS-028 SS-029 SS-R05',
  ),
  term(
    'hand',
    'The cards of a player that are not yet invoked, hidden from the others.',
    'SS-014 SS-040',
    [],
  ),
  term(
    'in play',
    'Invoked and face up in front of its owner, where everybody sees it, until its effect is over or it is destroyed.',
    'SS-033',
  ),
  term('stack', 'Invoked cards that wait to be resolved, the last one on top.', 'SS-036', []),
  term('pile, discards', 'The common pile lies face down, the common discards face up.', 'SS-012 SS-043', [
    'pile',
    'discards',
  ]),
  term('graveyard', 'Dead pieces, by the player to whom they first belonged.', 'SS-024 SS-R63'),
  term(
    'window',
    'A point at which cards may be invoked: a turn begins; the move dice are rolled; a step is announced; a piece arrives; movement is over; a conflict is about to be rolled; a piece died; a card lies revealed; a card has resolved; the turn ends.',
    'SS-R09 SS-R10',
  ),
  term(
    'answer, ward, hold, mover',
    'The parts of cards in clashes: answers stop what they name, wards stop what is aimed at pieces, holds stop movers.',
    'SS-R06 SS-C08',
    ['ward', 'hold', 'mover'],
  ),
  term('bounce', 'A conflict that ends without a death: the piece that moved in goes back.', 'SS-R24'),
  term(
    'die, be killed, be destroyed',
    'One and the same for a piece: it leaves the board, and cards that answer a death may be played.',
    'SS-R85',
    [],
  ),
  term(
    'opposing',
    'Belonging to another player; for the hulk, to anyone but the active player.',
    'SS-R40 SS-R67',
  ),
  term(
    'triple, double',
    'All three move dice equal, or exactly two of them, as rolled.',
    'SS-041 SS-042 SS-R11',
    ['triple', 'double'],
  ),
];
