import { curses } from './curses';

/** Results for the rolls 1 to 6. */
export type Six<T = string> = readonly [T, T, T, T, T, T];

/** One table: what each roll gives. Results name the rules of the chapter on results. */
export interface RollTable {
  readonly id: string;
  readonly name: string;
  readonly rows: Six;
  /** What is said of it beyond the rolls. */
  readonly note?: string;
}

export const rollTables: readonly RollTable[] = [
  { id: 'hide', name: 'Hide', rows: ['hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'nothing'] },
  {
    id: 'peer',
    name: 'Peer',
    rows: ['choice', 'clues and paths', 'hidden enemies and paths', 'hidden enemies', 'clues', 'nothing'],
  },
  {
    id: 'locate',
    name: 'Locate',
    rows: ['choice', 'passages and clues', 'passages', 'discover chits', 'nothing', 'nothing'],
  },
  {
    id: 'loot',
    name: 'Loot',
    rows: ['first thing from the top', 'second', 'third', 'fourth', 'fifth', 'sixth'],
    note: 'A place with fewer things than the roll gives nothing.',
  },
  {
    id: 'reading-runes',
    name: 'Reading Runes',
    rows: ['learn and awaken', 'learn and awaken', 'learn and awaken', 'awaken', 'curse', 'nothing'],
  },
  {
    id: 'magic-sight',
    name: 'Magic Sight',
    rows: ['choice', 'counters', 'treasure cards', 'perceive spell', 'discover chits', 'nothing'],
  },
  {
    id: 'missile',
    name: 'Missile',
    rows: ['+2', '+1', '0', '-1', '-2', '-3'],
    note: 'The result is added to the levels of strength.',
  },
  {
    id: 'curse',
    name: 'Curse',
    rows: curses,
  },
  {
    id: 'wish',
    name: 'Wish',
    rows: ['elsewhere for me', 'elsewhere for you', 'vision', 'peace', 'health', 'strength'],
  },
  {
    id: 'power-of-the-pit',
    name: 'Power of the Pit',
    rows: ['fiery chasm', 'carried away', 'terror', 'blight', 'forget', 'rust'],
  },
  {
    id: 'violent-storm',
    name: 'Violent Storm',
    rows: ['4 phases', '3 phases', '3 phases', '2 phases', '2 phases', '1 phase'],
  },
  {
    id: 'lost',
    name: 'Lost',
    rows: ['clearing 1', 'clearing 2', 'clearing 3', 'clearing 4', 'clearing 5', 'clearing 6'],
  },
];
