import type { Rule } from '../../../../kernel/catalogue/rulebook';
import { chapterRules } from '../row';

export const move: readonly Rule[] = chapterRules('move', [
  [
    93,
    '121-123',
    'A Move card discarded from hand gives one own unit as many movement points as its strength.',
  ],
  [94, '124', 'Entering clear land costs 1 MP.'],
  [95, '125', 'Entering forest costs 2 MP.'],
  [96, '126', 'Entering mountain costs 3 MP.'],
  [97, '127', 'Crossing a river costs 1 MP more.'],
  [98, '128', 'Entering sea costs 1 MP.'],
  [99, '129', 'Entering reef costs 2 MP.'],
  [100, '130', 'Units with a limit of two may be given the points of two cards.'],
  [101, '131', 'As many units may move in a turn as there are cards for them.'],
  [102, '132', 'A territory holds at most one army or ballista, counted together.'],
  [103, '133', 'A territory holds at most one ship.'],
  [104, '134', 'A territory holds at most one castle.'],
  [105, '135', 'A territory holds at most one dragon.'],
  [106, '136', 'Units of different players never share a territory.'],
  [107, '137', 'A unit may pass through units of its own side.'],
  [108, '138', 'A dragon may pass over enemy units among which there is no dragon.'],
  [109, '139', 'A ship carries one army or one ballista, which moves on the cards of the ship.'],
  [110, '140', 'An army or ballista aboard goes down with its ship.'],
  [111, '141', 'Heroes and wizards may sail with a ship as well, on its move cards.'],
  [112, '142', 'One hero may ride a dragon, on its move cards.'],
  [113, '143', 'Heroes and wizards may travel along with an army or a ballista.'],
  [114, '144', 'They then share the move card of that army or ballista.'],
]);

export const battle: readonly Rule[] = chapterRules('battle', [
  [115, '146-147', 'Own units may attack enemy units in neighbouring territories.'],
  [116, '148', 'The active player’s units are the attackers.'],
  [117, '149', 'Everybody else’s units are defenders.'],
  [118, '150', 'A ship may attack units on neighbouring coastal land.'],
  [119, '151', 'A castle never attacks.'],
  [120, '152', 'An army may not attack a ship.'],
  [121, '153', 'A unit attacks at most once a turn.'],
  [
    122,
    '154-155',
    'Where several enemy units stand together, the attacker decides which of his units takes on which of them.',
  ],
  [123, '156', 'In its territory a castle is attacked only after every other unit there.'],
  [
    124,
    '157-158',
    'A dragon that a ship or an army attacks need not fight: its owner may discard a Move card and let it fly off.',
  ],
  [125, '159', 'Attacker and defender draw cards, two each in general.'],
  [126, '160', 'A hero draws one card only.'],
  [127, '161', 'Cards drawn for a battle never come to hand.'],
  [128, '162', 'Sword cards count for every class except wizards; the row of the unit decides.'],
  [129, '163', 'Magic cards count for wizards, dragons and heroes.'],
  [130, '164-165', 'Each drawn card that the unit may count adds its strength to the battle total.'],
  [131, '166', 'The unit with the lower total is destroyed and taken off the map.'],
  [132, '167', 'A ballista that attacks and loses stays: nothing happens.'],
  [133, '168', 'Only as a defender can a ballista be destroyed.'],
  [134, '169', 'When a hero would be destroyed, his player may discard a Move card and let him retreat.'],
  [135, '170', 'A hero who cannot retreat is destroyed. One who does loses his artifacts.'],
  [
    136,
    '171-172',
    'If none of the drawn cards is usable, the player may use one usable card of his hand in their stead.',
  ],
  [137, '173', 'On a tie both units draw one card more, again and again until the tie is broken.'],
  [138, '174', 'After a battle all its cards are discarded.'],
  [139, '175', 'Chits of destroyed units return to the cup of their owner.'],
]);

export const advantages: readonly Rule[] = chapterRules('advantages', [
  [140, '177-178', 'Units that defend beside a castle of their side, in its territory, get +1.'],
  [141, '179', 'Dragons get +1 against wizards, whose magic they resist.'],
  [142, '180', 'Dragons get +1 against castles, whose walls they fly over.'],
  [143, '181-182', 'Wizards get +1 against armies and against ships.'],
  [144, '183-184', 'Armies get +1 against heroes and against ballistae.'],
  [145, '185', 'Castles get +1 against ships.'],
  [146, '186-187', 'Heroes get +1 against dragons and against wizards.'],
  [147, '188', 'Ballistae get +1 against dragons.'],
]);

export const recruit: readonly Rule[] = chapterRules('recruit', [
  [
    148,
    '190-192',
    'The active player may buy one or more chits of his recruit pile with Gold cards from his hand.',
  ],
  [149, '193', 'No change is given.'],
  [150, '194', 'Gold beyond the cost is lost.'],
  [
    151,
    '195-196',
    'A bought unit other than a castle is placed in an unoccupied territory next to one of the buyer’s castles.',
  ],
  [152, '197', 'A castle is built in an unoccupied territory next to a unit of the builder.'],
  [153, '198', 'A castle is never built next to another castle.'],
]);

export const draw: readonly Rule[] = chapterRules('draw', [
  [154, '200-201', 'The player draws four cards.'],
  [155, '202', 'He keeps at most six cards and discards the rest.'],
  [156, '203', 'When the deck is empty, the discard pile is shuffled and becomes the deck.'],
  [157, '204', 'He draws one chit from his cup if fewer than three lie in his recruit pile.'],
  [158, '205', 'A recruit pile lies face up before its owner.'],
  [159, '206', 'He keeps at most five chits in it; the rest are discarded.'],
]);
