import type { Preset } from '../../kernel/system';

/** Agreements that are known by a name. */
export const presets: readonly Preset[] = [
  {
    id: 'printed',
    name: 'As printed',
    explains: 'Two players, the base deck, 5 dealt permanents.',
    house: {},
  },
  { id: 'three', name: 'Three players', explains: 'As printed, for three players.', house: { players: 3 } },
  { id: 'four', name: 'Four players', explains: 'As printed, for four players.', house: { players: 4 } },
  {
    id: 'seven-temples',
    name: 'Seven temples',
    explains: 'A longer game on the whole board: 7 temples win instead of 5.',
    house: { templesToWin: 7 },
  },
  {
    id: 'eight-levels',
    name: 'Eight levels',
    explains: 'Players choose their 5 permanents freely within 8 levels.',
    house: { permanentsMode: 'choose', permanentsLevelTotal: 8 },
  },
  {
    id: 'draft',
    name: 'Draft',
    explains: 'Each player is dealt 7 cards, keeps one and passes the rest, until he has 5.',
    house: { permanentsMode: 'draft' },
  },
  {
    id: 'workshop',
    name: 'Workshop deck',
    explains: 'Make, alter, remove and double cards, up to 2 copies of each, within 110 levels.',
    house: { deckVariant: 'custom', maxCopies: 2, deckLevelTotal: 110 },
  },
];
