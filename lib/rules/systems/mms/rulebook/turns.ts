import { chapterRules } from './rows';

/** Turns, movement, attack and healing (MMS-013 to MMS-016, MMS-040 to MMS-063, MMS-070 to MMS-079). */
export const turns = [
  ...chapterRules('turns', [
    ['040', '72', 'Play goes round in the order that was settled.'],
    [
      '041',
      '73–74',
      'In his turn a player handles his cards one after the other; any of them, or all, may stay idle.',
    ],
    ['042', '74–76', 'What a card may do follows from its abilities.'],
    ['043', '76–78', 'Its indicia bound what it does: range of weapons, range of movement and the like.'],
    ['070', '125', 'A turn is made of movement, action and inaction.'],
    ['071', '125–126', 'Every action keeps to the indicia of the card.'],
    ['074', '130–131', 'The player goes through all of his cards.'],
    ['075', '131', 'In each round every player has one turn.'],
    ['076', '131–133', 'All turns of a round count as simultaneous.'],
    ['079', '135–136', 'So every piece gets to act in every round, even one that is already doomed.'],
  ]),
  ...chapterRules('movement', [
    ['013', '24–25', 'A piece may only move where it finds room for its size.'],
    [
      '014',
      '25–27',
      'A step leads to any of the eight neighbouring squares, as far as the indicia and their changes allow.',
    ],
    [
      '015',
      '27–29',
      'A diagonal step costs one and a half: one such step needs 2 units, two need 3, and so on.',
    ],
    ['016', '30–31', 'The direction may change during a movement.'],
    ['072', '127–128', 'Path and distance are declared before the piece is moved.'],
    ['073', '128–130', 'A piece may move less far than it could: Krag may go 2 of his 10 units.'],
  ]),
  ...chapterRules('attack', [
    ['053', '89–90', 'Only cards with CAP can be destroyed and so leave the game.'],
    [
      '054',
      '90–91',
      'A card that has no CAP is never destroyed, not even one that was given to a character.',
    ],
    ['055', '91–92', 'An armor card, for instance, takes 25 from the roll of an attacker.'],
    [
      '056',
      '92–94',
      'Armor need not be destroyed first; whoever wears it simply has the good of it when he is attacked.',
    ],
    [
      '057',
      '94–96',
      'It may be wiser to attack those who hold a tower than the tower itself, for then the tower can be used afterwards.',
    ],
    ['077', '133–134', 'A character that has attacked does nothing more in that turn, nor does it move.'],
    ['078', '134–135', 'Nothing is taken off the mat before the round is over.'],
  ]),
  ...chapterRules('healing', [
    ['058', '99–100', 'Clerics and Shaman can heal others and themselves.'],
    ['059', '100–101', 'They roll as for an attack, and what would harm heals instead.'],
    ['060', '101–102', 'The healer’s own indicia are used.'],
    ['061', '103–104', 'The healer must be next to whom he heals.'],
    ['062', '104–105', 'Healing takes the healer’s whole turn, his movement included.'],
    ['063', '106–107', 'Nobody is healed beyond the original CAP; what exceeds it is lost.'],
  ]),
];
