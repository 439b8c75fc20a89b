import type { Preset } from '../../kernel/system';

/** Agreements that are known by a name. */
export const presets: readonly Preset[] = [
  {
    id: 'printed',
    name: 'As printed',
    explains: 'Every default: nearest to the words of the rules.',
    house: {},
  },
  {
    id: 'starter',
    name: 'Starter',
    explains: 'Recommended: one attachment per slot, three at most, and rows between the armies.',
    house: { onePerSlot: true, maxAttachments: 3, rollPenaltyCap: 50, neutralRows: 4, buildMinutes: 15 },
  },
  {
    id: 'skirmish',
    name: 'Skirmish',
    explains: 'A quick game of 150 levels on a small mat.',
    house: {
      levelTotal: 150,
      boardWidth: 14,
      boardHeight: 14,
      neutralRows: 4,
      onePerSlot: true,
      maxAttachments: 2,
      rollPenaltyCap: 50,
    },
  },
  {
    id: 'siege',
    name: 'Siege',
    explains: 'Castles and villages: 2500 levels on a mat of 30 by 30.',
    house: {
      levelTotal: 2500,
      boardWidth: 30,
      boardHeight: 30,
      neutralRows: 6,
      onePerSlot: true,
      maxAttachments: 3,
      rollPenaltyCap: 50,
      maxRounds: 200,
    },
  },
  {
    id: 'openInformation',
    name: 'Open information',
    explains: 'Every card is known as soon as the parts are joined.',
    house: { hiddenSetup: false, markersShown: true },
  },
];
