import { asRulings } from './ruling';

export const tableAndEnd = asRulings([
  {
    n: 42,
    topic: 'Units under other names',
    source: '226-291',
    readings: ['The name in brackets is the class.', 'They are classes of their own.'],
    ruling:
      'The name in brackets is the class, and the numbers are those of the class. A Skeletal Dragon is a dragon and a Ghost Ship a ship.',
  },
  {
    n: 46,
    topic: 'More than two players',
    source: '12',
    readings: [
      'A player without castles is out at once and his units go.',
      'His units stay as neutral defenders.',
    ],
    ruling:
      'Whoever has no castle on the map is out at once: his units, cup and pile leave the game, his hand is discarded and his turns are skipped. The last player with a castle wins.',
    variations: ['eliminatedUnits'],
  },
  {
    n: 47,
    topic: 'The last castle falls while another waits in pile or cup',
    source: '12, 175',
    readings: ['He is out nevertheless.', 'He has a turn to build it.'],
    ruling: 'He is out nevertheless.',
    variations: ['noCastleGrace'],
  },
  {
    n: 48,
    topic: 'No end if nobody attacks',
    source: '',
    readings: ['The game goes on.', 'It ends after an agreed number of rounds.'],
    ruling:
      'The rules set no limit. Where one is agreed, the player with the most castles on the map wins, then the one with the highest Gold value there, else it is a draw.',
    variations: ['roundLimit'],
  },
  {
    n: 49,
    topic: 'The greatest number of players',
    source: '9, 202',
    readings: ['No limit.', 'As many as one deck can serve.'],
    ruling:
      'Six: with one deck six full hands leave twelve cards, and maps are specified for two to six. More copies of the deck make five or six comfortable and do not raise the limit.',
    variations: ['deckCopies', 'players'],
  },
  {
    n: 50,
    topic: 'Other uses of cards',
    source: '28, 122',
    readings: ['None.', 'Cards may be discarded at will.'],
    ruling: 'None: a card is discarded only as the rules say.',
  },
  {
    n: 51,
    topic: 'Stacks higher than the territory is wide',
    source: '22',
    readings: ['Counters are piled up.', 'Territories must hold all side by side.'],
    ruling: 'Counters are piled up. Printed territories have room for one counter of 15 mm.',
  },
  {
    n: 55,
    topic: 'Slips of the pen',
    source: '211, 239',
    readings: ['They are read as meant.', 'They name something else.'],
    ruling:
      'The reserve pile is the recruit pile, and the set is the dwarf set. The spelling Juggernaught stays as a name.',
  },
]);
