import type { Term } from '../../../kernel/rulebook';

const term = (word: string, meaning: string): Term => ({ term: word, meaning });

export const vocabulary: readonly Term[] = [
  term(
    'player, seat',
    'Seats are counted clockwise in turn order; the next player clockwise is the neighbour to the left.',
  ),
  term('active player', 'The player whose turn it is.'),
  term(
    'turn',
    'One run through the steps by the active player. The extra turn after a triple is a new turn.',
  ),
  term(
    'round',
    'Over when every player still in the game has had a turn since the last round ended; extra turns do not count.',
  ),
  term('own turn', 'A turn in which the named player is active.'),
  term('domain', 'A board: spots and lines, a nexus, trap spots and four pads.'),
  term('home domain', 'The domain that lies at a player’s seat.'),
  term('spot', 'A place for one piece, or for two while they fight.'),
  term(
    'line, adjacent',
    'Two spots joined by a drawn line are adjacent. Pads and teleport links make nothing adjacent.',
  ),
  term('pad', 'The sign of a Tx or Rx. Nobody stands on it; it lies beside one or more spots.'),
  term(
    'Tx link',
    'The way from a spot beside a Tx to a spot beside the linked Rx; one step, in this direction only.',
  ),
  term('nexus', 'A spot on which a wizard gains cards on doubles.'),
  term('trap spot', 'A spot on which trap cards can be used.'),
  term('vacant, unoccupied', 'Without piece, ghost, doppelganger or rock.'),
  term(
    'piece',
    'A pion, guard, warrior, wizard, demon or hulk, also when it is asleep, paralysed or a ghost.',
  ),
  term(
    'living piece',
    'One that keeps its player in the game: pion, guard, warrior, wizard, demon, or a piece taken over.',
  ),
  term('conflict dice', 'Pion and wizard 2, guard 3, warrior and demon 4, hulk 5.'),
  term('value', 'Ten times the highest die plus the second highest, then modifiers.'),
  term('initiator', 'The piece that moved onto the spot last.'),
  term('contact', 'An opposing piece stands on the spot of another: a conflict is pending.'),
  term('busy', 'The state of a player whose wizard is in a pending or running conflict.'),
  term('saving throw', 'The value of a piece’s printed dice must be greater than the number given.'),
  term('sort', 'Potion, scroll, spell or artifact: the first word of the printed kind.'),
  term(
    'kind',
    'The printed kind: Artifact, Artifact Weapon, Artifact Trap, Spell, Spell Trap, Scroll, Scroll Trap or Potion.',
  ),
  term('trap card', 'Bear Trap, Lesser Death Trap, Teleport Trap and Major Death trap.'),
  term('weapon', 'Swords, Spears, Hammers, Twin Forks, Daggers and Morning Star.'),
  term('level', 'A rank from 1 to 6 for contradictions, not a price; blank on three cards.'),
  term(
    'permanent, single use',
    'A permanent card stays in play; a single-use card is discarded when its effect is over.',
  ),
  term('hand', 'The cards of a player that are not yet invoked, hidden from the others.'),
  term('in play', 'Invoked and face up in front of its owner.'),
  term('stack', 'Invoked cards that wait to be resolved, the last one on top.'),
  term('pile, discards', 'The common pile lies face down, the common discards face up.'),
  term('graveyard', 'Dead pieces, by the player to whom they first belonged.'),
  term(
    'window',
    'A point at which cards may be invoked: a turn begins; the move dice are rolled; a step is announced; a piece arrives; movement is over; a conflict is about to be rolled; a piece died; a card lies revealed; a card has resolved; the turn ends.',
  ),
  term(
    'answer, ward, hold, mover',
    'The parts of cards in clashes: answers stop what they name, wards stop what is aimed at pieces, holds stop movers.',
  ),
  term('bounce', 'A conflict that ends without a death: the piece that moved in goes back.'),
  term('die, be killed, be destroyed', 'One and the same for a piece.'),
  term('opposing', 'Belonging to another player; for the hulk, to anyone but the active player.'),
  term('triple, double', 'All three move dice equal, or exactly two of them, as rolled.'),
];
