import { rulings } from './ruling';

/** Single cards and what they bring. */
export const rulingsOnCards = rulings([
  {
    id: 'SS-R04',
    topic: 'Morning Star',
    at: '681-687',
    readings: [
      'The second sign is a slip for “below 5”: fives and sixes become 8, the others 0.',
      'As written: fives become 8, sixes 0, the rest stay.',
    ],
    ruling:
      'The first, which fits the printed example of 54 turning into 80. Read as written, the weapon would make its owner weaker.',
    variations: ['morningStar'],
  },
  {
    id: 'SS-R31',
    topic: 'Hammers',
    at: '651-659',
    readings: ['The value before the bonus counts.', 'The value with it counts.'],
    ruling:
      'With it: 62 to 66 reach 67 to 71. After the comparison it breaks the weapon the opponent named, also when the hammers lose. Against Armour there is no bonus and so no break.',
  },
  {
    id: 'SS-R32',
    topic: 'Armour against high weapons',
    at: '631-637',
    readings: ['It stops lower levels only.', 'It stops all weapons.'],
    ruling: 'It stops all six weapons. Where levels are played strictly it stops only Swords.',
    variations: ['levelRule'],
  },
  {
    id: 'SS-R33',
    topic: 'Two Lucky Charms',
    at: '193-195',
    readings: ['They cancel out each time.', 'They destroy each other.'],
    ruling:
      'The levels are equal, so both are destroyed at the first tie between them, and the initiator wins that tie.',
  },
  {
    id: 'SS-R34',
    topic: 'When and on whom trap cards work',
    at: '128, 253-255, 321-323',
    readings: ['Only on landing.', 'Also in passing.', 'Also on being moved there.'],
    ruling:
      'A piece arrives when it comes to stand on a trap spot by a step, a flight, a link or a card; not by placing, summoning or swapping with a double. Then anybody may use trap cards on it, the owner too, before a conflict there. Only the four trap cards do anything.',
    variations: ['trapOnPlacement'],
  },
  {
    id: 'SS-R35',
    topic: 'Lesser Death Trap says “a piece”',
    at: '321-323',
    readings: ['Every piece that comes.', 'One chosen piece.'],
    ruling: 'As with the other traps: one arriving piece, then it is discarded.',
  },
  {
    id: 'SS-R36',
    topic: 'Held pieces and cards that move them',
    at: '253-255, 453-457, 481-483, 501-507',
    readings: ['A hold stops all movement.', 'Levels decide.'],
    ruling:
      'Levels decide between hold and mover (Horse 1, Teleport and Teleport Trap 2, the swap of Doppelganger 3, Domain Teleport and ReTeleport 4, Speed 6). A higher mover moves the piece and a Bear Trap lets go. On equal levels the mover is spent, the hold ends and its card is discarded; a Ghost Army then ends for all its ghosts. A lower mover is spent without effect. So it is, too, where the hold comes while Horse or Speed has steps to make.',
  },
  {
    id: 'SS-R37',
    topic: 'Evade trap: “a trap spell”',
    at: '683-685',
    readings: ['The two spell traps.', 'Any trap card.'],
    ruling: 'Any trap card; “during the turn” only makes sense if the lasting Bear Trap is meant too.',
    variations: ['evadeTrapScope'],
  },
  {
    id: 'SS-R38',
    topic: 'How often Trap expertise rolls',
    at: '605-609',
    readings: ['Once a turn.', 'Once for each trap card in a turn.'],
    ruling:
      'Once for each trap card in a turn, when that card is used on a piece of anybody. It stops the card in 27 of 36 rolls and destroys it as well in 20.',
  },
  {
    id: 'SS-R39',
    topic: 'Trap Proof',
    at: '177',
    readings: ['Traps are wasted on its owner.', 'Traps cannot be used.'],
    ruling:
      'Trap cards can neither be invoked nor used on that player’s pieces. Under strict levels the card is dead.',
    variations: ['levelRule'],
  },
  {
    id: 'SS-R40',
    topic: 'Protection: “directly”',
    at: '223-227',
    readings: ['Against every effect.', 'Against being a target.'],
    ruling:
      'Only against opposing cards that target one’s pieces or their spots; the use of a trap targets a piece. Rocks next to it, effects on an area, and attacks on hands and cards are allowed. A lower card may be aimed at it and is wasted; one of level 5 is a trade.',
  },
  {
    id: 'SS-R41',
    topic: 'Magic Shield: “all attacks”',
    at: '403-405',
    readings: ['Conflict only.', 'Harmful cards too.'],
    ruling:
      'Both ways of killing: contact is forbidden, in a running conflict the piece does not die, and cards below level 6 cannot kill it. Moving, holding and changing sides are no attacks.',
  },
  {
    id: 'SS-R42',
    topic: 'The dragon against cards',
    at: '531-533',
    readings: ['No card kills it.', 'Levels decide.'],
    ruling:
      'A ward of level 2: Lesser Death Trap and Black Plague are destroyed with it and the wizard lives; Kamakazi, Typhoid Mary, Major Death trap and Magic Missile can kill. A dragon may attack and be attacked; if it loses, nobody dies.',
  },
  {
    id: 'SS-R43',
    topic: 'Ghost Army',
    at: '501-507',
    readings: ['Pieces of anybody, or only one’s own.', '“It” is the ghost, or “it” is the wizard.'],
    ruling:
      'Pieces of anybody except wizards, and “it” is the ghost. A wizard of the ghost’s owner that passes through turns it back when it leaves the spot; if its steps end there after all, it goes back and the ghost stays. An opposing wizard that enters destroys the ghost and may stay. Ghosts block everybody else and are pieces for cards that name pieces.',
    variations: ['ghostScope', 'ghostIt'],
  },
  {
    id: 'SS-R44',
    topic: 'Typhoid Mary',
    at: '397-401',
    readings: ['One round of saving throws.', 'A lasting carrier.'],
    ruling:
      'A lasting carrier: one throw for each contact, that is not adjacent before a step and adjacent after it, or an attack. Staying next to it needs no new throw; the carrier never rolls. A carrier that passes several pieces makes each roll.',
    variations: ['typhoid'],
  },
  {
    id: 'SS-R45',
    topic: 'Doppelganger',
    at: '345-353',
    readings: ['Doubles move and attack.', 'Doubles only stand and lose.'],
    ruling:
      'Doubles neither move nor attack and count as pieces only for being hit, attacked or in the way. They belong to the owner of the real piece and follow it to a new owner. A lost conflict, Kamakazi and the missile remove them; saving throws and cards that name a piece pass them by. The swap may come at any point, also out of a conflict: then the double stands in it and loses.',
    variations: ['doppelgangersMove'],
  },
  {
    id: 'SS-R46',
    topic: 'Magic Missile',
    at: '421-427',
    readings: ['The first spot costs a move.', 'The first spot is free.'],
    ruling:
      'It appears beside the wizard for nothing, then flies up to the roll of two dice over vacant spots, through Tx links too; in a jam it is lost. On a spot with two pieces the caster picks one. The first spot is named on invocation, the way after the roll, and a ward is tested at the hit.',
    variations: ['missileThroughTx'],
  },
  {
    id: 'SS-R47',
    topic: 'Price of a flight',
    at: '247-249',
    readings: ['One move.', 'Two moves.'],
    ruling: 'Two moves, for two spots of distance.',
    variations: ['flightCost'],
  },
  {
    id: 'SS-R48',
    topic: 'What wakes a sleeper',
    at: '453-457',
    readings: ['Movement of opposing pieces.', 'Any movement.'],
    ruling:
      'Any piece that begins or ends a step, a flight, a card’s move or a swap on a spot next to it. Flying over such a spot, rocks and the missile do not wake it.',
  },
  {
    id: 'SS-R49',
    topic: 'A paralysed initiator',
    at: '481-483',
    readings: ['It may still win.', 'It loses.'],
    ruling: 'It always loses, also if it moved in itself.',
  },
  {
    id: 'SS-R50',
    topic: 'What may be flown over',
    at: '247-249',
    readings: ['Vacant spots.', 'Anything.'],
    ruling:
      'Anything on the spot between. Wizards and all other pieces may fly; a conflict below goes on unchanged.',
  },
  {
    id: 'SS-R51',
    topic: 'Seven League Boots and doubles',
    at: '221-223',
    readings: ['The seven changes doubles.', 'It is for movement only.'],
    ruling: 'For movement only: draws and extra turns go by the dice as rolled. The owner picks the die.',
    variations: ['bootsCountForDoubles'],
  },
  {
    id: 'SS-R52',
    topic: 'Horse',
    at: '503-507',
    readings: ['Within the limits.', 'Above them.'],
    ruling:
      'After one’s normal movement and before conflicts, for a piece not in conflict, above all limits; it may make contact.',
  },
  {
    id: 'SS-R53',
    topic: 'Speed out of turn',
    at: '533-535',
    readings: ['Only in the own turn.', 'At any time.'],
    ruling:
      'At any time while the wizard is not in conflict. A contact it makes is resolved with the other conflicts of the running turn, the last one if they have begun.',
  },
  {
    id: 'SS-R54',
    topic: 'Vapour',
    at: '559-561',
    readings: ['Checked at each step.', 'Checked when movement is over.'],
    ruling:
      'Its steps make no contact, ghosts are met as usual, and every landing spot of a link is open to it. When movement is over, and again after a Speed move, it must be alone on its spot or is destroyed without a killer.',
  },
  {
    id: 'SS-R55',
    topic: 'The rock-wizard',
    at: '553-557',
    readings: ['It only looks like a rock.', 'It is a rock for everything.'],
    ruling:
      'It is a rock for Lever, pushes, Super Strength, Shatter rocks, Destroy Rock, the missile and blocking, not for cards that name a piece. Destroyed as a rock it dies; dragon and shield do not count meanwhile. Its player may use artifacts and draw, but no potion on other rocks, and no swap with its doubles. It ends with the next triple of anybody, before anything else in that turn.',
  },
  {
    id: 'SS-R56',
    topic: 'Where rocks may stand',
    at: '275-277',
    readings: ['Plain spots.', 'Any vacant spot.'],
    ruling: 'Any vacant spot, nexus and trap spots included, never a pad. A rock there just blocks it.',
  },
  {
    id: 'SS-R57',
    topic: 'Domain Teleport: “once per turn”',
    at: '607-611',
    readings: ['Once in each turn of anybody.', 'Once between own turns.'],
    ruling: 'One use between two beginnings of its owner’s turns, at any point.',
    variations: ['domainTeleportRefresh'],
  },
  {
    id: 'SS-R58',
    topic: 'What ReTeleport redirects',
    at: '479-483',
    readings: ['Cards only.', 'Teleportals too.'],
    ruling:
      'Any teleport: a link, Teleport, Teleport Trap, Domain Teleport or another ReTeleport, right after it.',
  },
  {
    id: 'SS-R62',
    topic: 'Zombie, hulk and demon',
    at: '323-327',
    readings: ['Only printed ranks.', 'Any piece that died.'],
    ruling:
      'Any: a hulk taken this way, or by Traitor, has an owner and moves only in that player’s turns. What died as a ghost, and doubles, cannot be taken.',
  },
  {
    id: 'SS-R63',
    topic: 'Raise the Dead: which dead',
    at: '373-375',
    readings: ['All that one controlled.', 'The original army.'],
    ruling: 'Dead pieces of the caster’s original army, however and for whomever they died.',
  },
  {
    id: 'SS-R64',
    topic: 'Traitor on the last piece',
    at: '481-483',
    readings: ['Forbidden.', 'Allowed.'],
    ruling: 'Allowed: a player whose last living piece is taken is out at the end of the turn.',
  },
  {
    id: 'SS-R65',
    topic: 'The hulk',
    at: '573-579',
    readings: ['It serves its summoner.', 'It serves whoever’s turn it is.'],
    ruling:
      'The active player moves it within the normal limits, with a living wizard that is no rock; that player’s artifacts help it and that player may not attack it. Without such a wizard one may attack it, and it rolls five plain dice. Paralysis or a Bear Trap on it lasts until the next turn begins.',
    variations: ['hulkArtifacts'],
  },
  {
    id: 'SS-R66',
    topic: 'The demon after its wizard’s death',
    at: '273-277',
    readings: ['It goes.', 'It stays.'],
    ruling: 'It stays.',
  },
  {
    id: 'SS-R68',
    topic: 'Nermal’s Curse and modifiers',
    at: '599-605',
    readings: ['Nothing changes the cursed value.', 'Only weapons are excluded.'],
    ruling:
      'One die, ten times its face. No weapon of its owner and no potion dice; the Gauntlet’s +2 is allowed. The curse is used up even if nobody dies.',
  },
]);
