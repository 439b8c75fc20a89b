import { asRulings } from './ruling';

export const recruitAndDraw = asRulings([
  {
    n: 30,
    topic: '“Cards” of the recruit pile',
    source: '191',
    readings: ['Chits are meant.', 'Cards are meant.'],
    ruling: 'Chits are meant.',
  },
  {
    n: 31,
    topic: 'Where bought units may be placed',
    source: '195-198',
    readings: [
      'In a territory without any unit.',
      'In any without enemies that keeps to the stacking limits.',
    ],
    ruling:
      'No unit of anybody may stand there, and the terrain must suit the class. Purchases follow each other, and what was bought earlier in the phase may be the neighbour of the next. Castles stand on land only and next to no castle of any player.',
    variations: ['recruitSpace'],
  },
  {
    n: 32,
    topic: 'Where a bought artifact goes',
    source: '96-99, 195',
    readings: ['To any bearer on the map.', 'To a bearer in or next to a territory with an own castle.'],
    ruling:
      'Straight to any own hero or wizard on the map who has fewer than two. Without such a bearer it cannot be bought.',
    variations: ['artifactPlacement'],
  },
  {
    n: 33,
    topic: 'Paying for several chits, and for wizards',
    source: '87, 192-194',
    readings: ['Each chit has a payment of its own.', 'One payment covers several chits.'],
    ruling:
      'Each chit is paid with its own cards, and what is too much is lost. For a wizard any mixture of Gold and Magic with a sum of at least 3 will do.',
    variations: ['payment'],
  },
  {
    n: 34,
    topic: 'Whether a new castle needs a coast, or land without a special',
    source: '197',
    readings: ['Any land will do.', 'The rules of setup hold.'],
    ruling: 'Any land territory will do.',
  },
  {
    n: 35,
    topic: 'The order within the Draw Phase',
    source: '200-224',
    readings: ['Extra draws come last.', 'Extra draws take the place of normal ones.'],
    ruling:
      'Four cards; the normal chit if the pile has fewer than three at that moment; extra cards; extra chits, which come on top of the normal one; then discards down to the limits. Several specials act in the order that their holder chooses, and a chit not kept is mixed back before the next is drawn.',
  },
  {
    n: 36,
    topic: 'A pile filled below three, but a limit of five',
    source: '204-206',
    readings: ['Both hold as printed.', 'One of them is a slip.'],
    ruling: 'Both hold. Only special territories bring a pile above three.',
  },
  {
    n: 37,
    topic: 'Where chits beyond the limit go',
    source: '206',
    readings: ['Back into the cup.', 'Out of the game.'],
    ruling: 'The owner chooses which, and they go back into his cup.',
  },
  {
    n: 38,
    topic: 'Whether the extra card is shown, and what becomes of it',
    source: '213-216',
    readings: ['It is shown, and discarded if not kept.', 'It stays secret.'],
    ruling: 'It is shown. If it is not kept, it is discarded.',
  },
  {
    n: 39,
    topic: 'The “reserve pile” of the City',
    source: '204, 211',
    readings: ['Only the limit of the pile rises.', 'The number below which a chit is drawn rises too.'],
    ruling:
      'The limit of the recruit pile rises by one for each City held. A chit is still drawn below three only.',
    variations: ['cityEffect'],
  },
  {
    n: 40,
    topic: 'Ruins: when, how often, and a way out',
    source: '223-224',
    readings: ['Once for each Ruins, on entering.', 'For each hero.', 'A hero may retreat from them.'],
    ruling:
      'They act on entering, also in passing, once in a game for each Ruins. A hero who rides or is carried visits too; if he is destroyed, his carrier goes on. Of two who enter together the owner names the first. There is no retreat, and artifacts go to the cup.',
    variations: ['ruinsHeroMayRetreat'],
  },
  {
    n: 41,
    topic: 'Who benefits from a special territory',
    source: '208-222',
    readings: ['Whoever has a unit there.', 'Whoever was there last.'],
    ruling: 'The player with any unit of his own there, a castle included, in his Draw Phase.',
  },
  {
    n: 45,
    topic: 'Special territories for other empires',
    source: '217-222',
    readings: ['They go by class.', 'A Dragons Lair finds the heavy units of other empires.'],
    ruling: 'They go by class: dwarves and orcs find nothing in a Dragons Lair, orcs nothing in a Tavern.',
    variations: ['lairFinds'],
  },
  {
    n: 57,
    topic: 'When new units act',
    source: '195',
    readings: ['From the next turn.', 'At once.'],
    ruling:
      'Recruiting comes after battle: new units act from the next turn on, but they may defend at once.',
  },
  {
    n: 61,
    topic: 'An empty cup',
    source: '204',
    readings: ['No chit.', 'A chit is taken from elsewhere.'],
    ruling: 'No chit is drawn.',
  },
]);
