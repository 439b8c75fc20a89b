import { rulings } from './ruling';

/** Setting up, turns, movement, conflict and the end. */
export const rulingsOnPlay = rulings([
  {
    id: 'SS-R01',
    topic: 'Victory',
    at: '6',
    readings: ['The last player with pieces wins.', 'The last living wizard wins.', 'Points decide.'],
    ruling:
      'A player without a living piece is out at the end of the current turn, and the last player left wins. If nobody is left, those who went out in that turn share a draw. Living pieces are pions, guards, warriors, wizards (as a rock too), demons, zombies and pieces taken over; not rocks, ghosts, doppelgangers or the hulk.',
    variations: ['victory'],
  },
  {
    id: 'SS-R11',
    topic: 'A triple on a nexus',
    at: '93',
    readings: ['A triple is a double as well.', 'It is only a triple.'],
    ruling:
      'A triple gains one card; exactly two equal dice gain one card on a nexus. In a turn the chance of a draw is 1/36, and 4/9 with the wizard on a nexus.',
    variations: ['tripleCountsAsDouble'],
  },
  {
    id: 'SS-R12',
    topic: 'Which nexus and which roll',
    at: '93, 126',
    readings: ['Any nexus or only the own one.', 'Own rolls or all rolls.', 'Before or after moving.'],
    ruling:
      'The nexus of any domain counts, for the player’s own move rolls only, and by where the wizard stands when the dice are rolled, before moving.',
    variations: ['nexusScope'],
  },
  {
    id: 'SS-R14',
    topic: 'Must dice be used?',
    at: '104-112',
    readings: ['The limits are maxima only.', 'Dice must be used while a piece can move.'],
    ruling:
      'All movement is optional. With the steps of the pieces in falling order and the dice in falling order, the first piece may make as many steps as the highest die, the second as many as the middle one, each further piece as many as the lowest, and all together no more than the total. This must hold after every single step.',
    variations: ['diceUse', 'splitMoves'],
  },
  {
    id: 'SS-R15',
    topic: 'Order of steps',
    at: '102-110',
    readings: ['One piece after the other.', 'Steps of different pieces may alternate.'],
    ruling:
      'Steps come in any order, one at a time, and a piece may return to a spot it left. A piece that made contact, was held, or was moved by Teleport Trap makes no further steps in this phase.',
  },
  {
    id: 'SS-R16',
    topic: 'A single piece left',
    at: '114',
    readings: ['Any one die.', 'Up to the highest die.'],
    ruling: 'The same as the first limit: up to the highest die. The other dice are lost.',
  },
  {
    id: 'SS-R17',
    topic: 'Price and landing spot of a teleport',
    at: '130-134',
    readings: ['It costs nothing.', 'It costs one step.'],
    ruling:
      'From a spot beside a Tx to a spot beside the linked Rx is one step, and the mover’s controller chooses the landing spot. Landing on an opposing piece that may be fought makes a conflict. Several teleports in a turn are allowed.',
  },
  {
    id: 'SS-R18',
    topic: 'Jammed teleport',
    at: '134',
    readings: ['The step is forbidden.', 'The step may be made and kills the piece.'],
    ruling:
      'It may be made on purpose. The piece dies without a killer; neither shield nor dragon helps, since no card and no conflict kills it. Own pieces that block all spots beside the Rx jam it too.',
  },
  {
    id: 'SS-R19',
    topic: 'Do teleport links make spots adjacent?',
    at: '134',
    readings: ['Yes, for everything.', 'Only for movement.'],
    ruling:
      'Adjacent means joined by a drawn line. Links serve only the movement of pieces and of the Magic Missile.',
    variations: ['missileThroughTx'],
  },
  {
    id: 'SS-R20',
    topic: 'The ring, and a ring of two',
    at: '130-132',
    readings: ['With two players both directions lead to the same neighbour.'],
    ruling:
      'The left Tx of each seat leads to the right Rx of the next seat clockwise, the right Tx to the left Rx of the seat before. With two players both lead to the one opponent, to different sides.',
  },
  {
    id: 'SS-R21',
    topic: 'Domain of a player who is out',
    at: '6, 130',
    readings: ['It stays in the ring.', 'It is taken away.'],
    ruling: 'It stays, with its rocks and guests. The player’s invoked artifacts are discarded.',
    variations: ['eliminatedDomain'],
  },
  {
    id: 'SS-R22',
    topic: 'Order of conflicts',
    at: '55, 139',
    readings: ['As they arose.', 'As the active player chooses.'],
    ruling:
      'The active player chooses, and each conflict is finished before the next begins. The initiator rolls first, then the defender.',
  },
  {
    id: 'SS-R23',
    topic: 'Choosing a modifier',
    at: '631-689',
    readings: ['All cards in play work.', 'One is named.'],
    ruling:
      'Before the dice, the initiator and then the defender name at most one modifier: one own weapon, or the Gauntlet of Might, or none.',
  },
  {
    id: 'SS-R24',
    topic: 'A loser that cannot die, a conflict that is called off',
    at: '149',
    readings: ['Both stay on the spot.', 'The piece that moved in goes back.'],
    ruling:
      'Nobody dies: the piece that moved in returns to the spot its last step began from (before a teleport, the spot beside the Tx; before a flight, where it took off). If that spot is taken, it goes to the nearest vacant spot of this domain, its controller choosing between equals; if there is none, it is destroyed. If one of the two has left the spot, the other just stays.',
  },
  {
    id: 'SS-R25',
    topic: 'Pieces that always lose',
    at: '345-353, 481-483',
    readings: ['They roll and lose anyway.', 'They do not roll.'],
    ruling:
      'Doppelgangers and paralysed pieces roll nothing and lose to anybody else, whoever moved in. Two of them against each other end without a death.',
  },
  {
    id: 'SS-R26',
    topic: 'Who gets the hand of a dead wizard',
    at: '57',
    readings: ['The active player.', 'Whoever killed the wizard.'],
    ruling:
      'The killer: the controller of the piece that won, for the hulk the active player, or the player in control of the card that killed. If nobody else killed it, the hand is discarded. The cards change hands at once and unseen by others.',
    variations: ['handOnWizardDeath'],
  },
  {
    id: 'SS-R27',
    topic: 'What else a dead wizard leaves',
    at: '57, 69',
    readings: ['Only scrolls go.', 'All its running magic ends.'],
    ruling:
      'At once its scrolls in play are discarded, its potions end, and its spells and potions still on the stack are discarded without effect. Lasting spells that have resolved and a demon stay; artifacts stay and work.',
  },
  {
    id: 'SS-R28',
    topic: 'Dice of a saving throw',
    at: '155',
    readings: ['The piece’s own dice.', 'Two dice for everybody.'],
    ruling:
      'The printed conflict dice of the piece, best two: wizard 2, hulk 5. No potion dice, bonus or curse. Trap expertise always rolls two dice. The value must be strictly greater.',
    variations: ['saveDice'],
  },
  {
    id: 'SS-R72',
    topic: 'Hand limit',
    at: '93',
    readings: ['None is printed.'],
    ruling: 'There is none.',
    variations: ['handLimit'],
  },
  {
    id: 'SS-R73',
    topic: 'Empty pile and no discards',
    at: '95',
    readings: ['The draw is lost.', 'The draw is owed until there are discards.'],
    ruling: 'The draw is lost: no card is drawn.',
  },
  {
    id: 'SS-R74',
    topic: 'First player and order of placing',
    at: '29, 39-45',
    readings: ['Any method.'],
    ruling:
      'The first player is drawn at random. Placing goes clockwise from there, one piece each, in any order of ranks; nexus and trap spots are allowed, pads are not. There is no magic before the first turn.',
    variations: ['firstPlayer', 'domainChoice'],
  },
  {
    id: 'SS-R75',
    topic: 'Number of players',
    at: '35',
    readings: ['As many as like.', 'As many as still get a card.'],
    ruling: 'Two to seven: with eight, nobody would be dealt a card.',
    variations: ['players'],
  },
  {
    id: 'SS-R76',
    topic: 'Four dice',
    at: '10, 529-533, 573-579',
    readings: ['Four are enough.', 'Hulk and Super Strength need five.'],
    ruling:
      'A larger roll may be made by rolling again. Five dice are advised; eight cover every stack of potions.',
  },
  {
    id: 'SS-R77',
    topic: 'The lost layout of Domain 1.1',
    at: '692-728',
    readings: ['Guess the board.', 'Design new ones.'],
    ruling:
      'We offer boards of our own; Twin Bastions has the label counts of the sheet and one nexus. Title and equal labels at both ends hint at a sheet that looks the same from both sides, so all our boards do.',
    variations: ['domainSet'],
  },
  {
    id: 'SS-R78',
    topic: 'Domains without a nexus, or with several',
    at: '124',
    readings: ['Exactly one.', 'Any number.'],
    ruling: 'Each house board has exactly one; a drawn board may have none or more.',
  },
  {
    id: 'SS-R79',
    topic: 'Stalemate',
    at: '6',
    readings: ['Play on for ever.', 'Stop and count.'],
    ruling: 'A limit of rounds ends the game; then the score of the living pieces decides.',
    variations: ['roundLimit', 'scoreValues'],
  },
  {
    id: 'SS-R80',
    topic: 'More cards elsewhere',
    at: '731, 733',
    readings: ['The deck is larger than the sheet.', 'The sheet is the deck.'],
    ruling:
      'The catalogue is the 63 cards of the sheet, one copy each. Cards of a table’s own are a house extension.',
    variations: ['maxCopies'],
  },
  {
    id: 'SS-R81',
    topic: 'An announced step that became impossible',
    at: '81',
    readings: ['It is lost.', 'It is not made and costs nothing.'],
    ruling:
      'If the step is no longer legal when everybody has passed, it is not made and costs nothing. If it is still legal, it is made; it cannot be taken back.',
  },
  {
    id: 'SS-R83',
    topic: 'A piece that changes sides while moving',
    at: '323-327, 481-483',
    readings: ['It goes on.', 'It stops.'],
    ruling:
      'It stops. It may move in this phase only if it now belongs to the active player, within the limits; steps it made before count.',
  },
  {
    id: 'SS-R84',
    topic: 'The active player goes out in the own turn',
    at: '61',
    readings: ['The turn ends at once.', 'Conflicts are finished first.'],
    ruling: 'Conflicts already pending are finished, then the turn ends; there is no extra turn.',
  },
  {
    id: 'SS-R85',
    topic: 'Dies, killed, destroyed, removed',
    at: '149, 297-301',
    readings: ['Different events.', 'One event.'],
    ruling:
      'All the same: the piece leaves the board, cards that answer a death may be played, and it goes to the graveyard of its first owner; demon, hulk and doppelganger leave the game. Deaths of one act share one such moment, and a Zombie takes one of them.',
  },
]);
