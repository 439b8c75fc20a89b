import { asRulings } from './ruling';

export const setupAndMove = asRulings([
  {
    n: 1,
    topic: 'How many cards a ballista draws',
    source: '91, 159-160, 242, 260',
    readings: [
      'Every unit draws what its own row says.',
      'Every unit draws two and a hero one, whatever its row says.',
    ],
    ruling: 'The row of the unit holds: ballista 1, hero 1, Giant 3, Juggernaught 4, everybody else 2.',
    variations: ['battleDraws'],
  },
  {
    n: 2,
    topic: 'How far apart the first castles are',
    source: '105',
    readings: ['A distance of 5 is still too near.', 'A distance of 5 is enough.'],
    ruling: 'A distance of 5 or less is forbidden, so starting castles are at least 6 apart.',
    variations: ['castleMinDistance'],
  },
  {
    n: 3,
    topic: 'Who places first, and who follows whom',
    source: '102-111',
    readings: [
      'The players place in the order of their seats and cut afterwards.',
      'The players cut first and place in turn order.',
      'Castles are written down and revealed together; those too near are written again; then armies and ships by seat.',
    ],
    ruling: 'Placement goes by seat. After the cut the winner begins, and the others follow clockwise.',
    variations: ['setupOrder'],
  },
  {
    n: 4,
    topic: 'Several neighbours beside the first castle, or none free',
    source: '106-107',
    readings: ['The owner chooses among free neighbours.', 'A blocked castle may still be placed.'],
    ruling:
      'The owner chooses a neighbour without units of others. A spot that has no free land neighbour or no free water neighbour is no legal spot for the castle.',
  },
  {
    n: 5,
    topic: 'Where the chit of setup goes',
    source: '109',
    readings: ['Into the recruit pile.', 'Onto the map.'],
    ruling: 'It goes to the recruit pile, face up.',
  },
  {
    n: 6,
    topic: 'How the cut is made',
    source: '110-111',
    readings: ['Cards seen in the cut are put back.', 'Cards seen in the cut are discarded.'],
    ruling:
      'Each player sees one random card of what is left of the deck and puts it back. Only players who tie for the lead repeat it. Then the deck is shuffled.',
  },
  {
    n: 7,
    topic: 'Points left over, and when the second card is played',
    source: '122-130',
    readings: ['Cards on one unit make one pool.', 'Each card is a move of its own.'],
    ruling:
      'The cards on one unit make one pool, and a card may be added in the middle of the move. The pool is lost when another unit moves or the phase ends. Entering a territory needs its full cost.',
  },
  {
    n: 8,
    topic: 'Whether Magic cards count against a wizard’s limit of move cards',
    source: '83-84',
    readings: ['They count against the limit of two.', 'They come on top of it.'],
    ruling: 'They count against the limit. Move and Magic may be mixed, and each gives its strength in MP.',
  },
  {
    n: 9,
    topic: 'Stacking while passing through, and for classes without a limit',
    source: '132-135',
    readings: ['Limits hold at rest only.', 'Limits hold at every step.'],
    ruling:
      'Limits hold at rest: after each unit’s move and after recruiting. Heroes and wizards have none. At most one Juggernaught and one Giant stand in a territory, both besides an army.',
  },
  {
    n: 10,
    topic: 'Entering territories of the enemy',
    source: '136-138',
    readings: ['Nobody may enter them.', 'A dragon may cross them without stopping.'],
    ruling:
      'It is forbidden, except that a dragon, with its rider, may fly over a territory in which there is no enemy dragon. It may not stop there.',
  },
  {
    n: 11,
    topic: 'Rivers',
    source: '60, 127',
    readings: ['Dragons ignore rivers.', 'Dragons pay for rivers too.'],
    ruling:
      'Crossing a river adds 1 MP to the cost of entering, in both directions, but not for dragons. Shores have no rivers.',
    variations: ['riverForDragons'],
  },
  {
    n: 12,
    topic: 'What a special territory costs to enter',
    source: '210',
    readings: ['2 MP in place of the terrain.', 'At least 2 MP.', '2 MP on top of the terrain.'],
    ruling: 'It costs 2 MP in place of the terrain; a river still adds 1. A dragon pays 1.',
    variations: ['specialEntry'],
  },
  {
    n: 13,
    topic: 'Boarding, landing and sharing move cards',
    source: '139-144',
    readings: ['Passengers share the pool of their leader.', 'Every step aboard is paid by the passenger.'],
    ruling:
      'The group pays the leader’s cost once. An army or ballista beside the ship boards it for the cost of the water, and lands for the cost of the land, from the ship’s pool or on a card of its own; on its own card it does so before the ship’s pool is opened or after it is closed. Heroes and wizards join and leave in the leader’s territory free of charge, and board or land from beside it as an army does; from elsewhere they pay their own step. Being carried does not use up the passenger’s cards, but a unit travels with one leader a turn. A dragon takes one hero and no wizard; ship, army, ballista and Juggernaught take any number of heroes and wizards.',
  },
  {
    n: 14,
    topic: 'Whether units aboard fight',
    source: '139-140, 147, 154',
    readings: ['They attack and are attacked like others.', 'They take no part in battles while aboard.'],
    ruling:
      'They are units in that water territory: they may attack, an army still not ships, and they can be attacked one by one.',
    variations: ['embarkedCombat'],
  },
  {
    n: 15,
    topic: 'Heroes and wizards on a ship that sinks',
    source: '140-141',
    readings: ['They are lost with it.', 'They stay where they are.'],
    ruling:
      'Cargo goes down with the ship; heroes and wizards stay in the territory. With a Juggernaught it is the same.',
  },
  {
    n: 16,
    topic: 'The rider of a destroyed dragon',
    source: '142',
    readings: ['He falls with it.', 'He stays.'],
    ruling: 'The hero stays in the territory.',
  },
  {
    n: 17,
    topic: 'Handing over and losing artifacts',
    source: '96, 170, 175',
    readings: ['Artifacts stay with their bearer.', 'Artifacts may change hands.'],
    ruling:
      'They are never handed over. When the bearer is destroyed, or a hero retreats, his artifacts go to the owner’s cup.',
  },
  {
    n: 44,
    topic: 'What a Juggernaught carries',
    source: '239-246',
    readings: ['As much as a ship, on land.', 'Any units.'],
    ruling:
      'One army or ballista, and any heroes and wizards, on land. They join in its territory free of charge and may be dropped wherever on its path they may rest. Nothing carries a Juggernaught.',
  },
  {
    n: 56,
    topic: 'Empty land of the enemy, and passing his castles',
    source: '136, 151',
    readings: ['Units control their neighbourhood.', 'Only their own territory is closed.'],
    ruling: 'There are no zones of control: only the territories with enemy units are closed.',
  },
  {
    n: 59,
    topic: 'Whether distance is counted over water',
    source: '105',
    readings: ['All territories count.', 'Only land counts.'],
    ruling: 'Territories of every kind count.',
  },
  {
    n: 62,
    topic: 'What a shared border is on a drawn map',
    source: '15, 23',
    readings: ['Every contact is a border.', 'A border has a least length.'],
    ruling:
      'A border is at least 5 mm long on the default print. A shorter contact is drawn as a dot, and the territories are no neighbours.',
    variations: ['minBorderMm'],
  },
]);
