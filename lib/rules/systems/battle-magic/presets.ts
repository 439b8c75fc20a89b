import type { Preset } from '../../kernel/system';
import { specialIds } from './catalogue/vocabulary';

/** Agreements that are known by a name. */
export const presets: readonly Preset[] = [
  {
    id: 'printed',
    name: 'As printed',
    explains: 'Two players, one of the five printed empires each, no special territories.',
    house: {},
  },
  {
    id: 'all-specials',
    name: 'All thirteen specials',
    explains: 'The printed empires on a map with one special territory of each kind.',
    house: { specials: Object.fromEntries(specialIds.map((id) => [id, 1])) },
  },
  {
    id: 'points-96',
    name: 'Own empires, 96 Gold',
    explains:
      'Everybody designs 44 counters worth at most what the humans are worth, within the span of the printed sets.',
    house: { empireMode: 'custom', goldValueCap: 96, strictBounds: true },
  },
  {
    id: 'five-peoples',
    name: 'Five different empires',
    explains: 'Five players, no empire twice, two decks and a map of 180 territories.',
    house: {
      players: 5,
      empires: ['human', 'dwarf', 'orc', 'elf', 'undead'],
      mirrorEmpires: false,
      deckCopies: 2,
    },
  },
];
