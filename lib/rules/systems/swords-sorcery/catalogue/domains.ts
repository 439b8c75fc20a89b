import { lines } from '../../../kernel/catalogue/provenance';
import type { Board } from '../boards/board';
import {
  crossroads,
  honeycomb,
  oldLabyrinth,
  ringKeep,
  threeBridges,
  twinBastions,
} from '../boards/house-boards';
import type { DomainEntry } from './entry';

/** Figures of a board, worked out from its graph; `wins` comes from games of simple bots without cards. */
interface DomainRow {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
  readonly lines: number;
  readonly traps: number;
  readonly entry: number;
  readonly exit: number;
  readonly diameter: number;
  readonly near: number;
  readonly wins: number;
  readonly icon: string;
  readonly text: string;
}

const domain = (row: DomainRow): DomainEntry => ({
  id: row.id,
  name: row.name,
  kind: 'domain',
  board: row.board,
  indicia: {
    spots: row.board.spots.length,
    lines: row.lines,
    traps: row.traps,
    entry: row.entry,
    exit: row.exit,
    diameter: row.diameter,
    near: row.near,
    wins: row.wins,
  },
  tags: ['board'],
  text: row.text,
  effects: [],
  icon: row.icon,
  copies: 1,
  provenance: {
    name: 'house',
    kind: 'house',
    text: 'house',
    copies: 'house',
    spots: 'house',
    lines: 'house',
    traps: 'house',
    entry: 'house',
    exit: 'house',
    diameter: 'house',
    near: 'house',
    wins: 'house',
  },
  source: lines('31, 122-134, 692-728'),
  rules: ['SS-R77', 'SS-011', 'SS-057', 'SS-062', 'SS-L18'],
});

/** The six boards of the house. */
export const domains = [
  domain({
    id: 'ss-house-1',
    name: 'Twin Bastions',
    board: twinBastions,
    lines: 38,
    traps: 8,
    entry: 5,
    exit: 6,
    diameter: 9,
    near: 17,
    wins: 0.4936,
    icon: 'castle',
    text: 'Twenty-seven spots with eight traps, laid out with the label counts of the one domain sheet that survives. Two strong sides, two long ways round the nexus.',
  }),
  domain({
    id: 'ss-house-2',
    name: 'Ring Keep',
    board: ringKeep,
    lines: 36,
    traps: 8,
    entry: 5,
    exit: 6,
    diameter: 9,
    near: 18,
    wins: 0.4876,
    icon: 'stone-tower',
    text: 'Twenty-seven spots with eight traps. A ring of spots encloses the nexus; long approaches lead along the top and the bottom.',
  }),
  domain({
    id: 'ss-house-3',
    name: 'Crossroads',
    board: crossroads,
    lines: 38,
    traps: 6,
    entry: 5,
    exit: 6,
    diameter: 8,
    near: 18,
    wins: 0.4928,
    icon: 'crossroad',
    text: 'Twenty-seven spots with six traps. The ways from both sides meet in a short column at the nexus.',
  }),
  domain({
    id: 'ss-house-4',
    name: 'Honeycomb',
    board: honeycomb,
    lines: 44,
    traps: 6,
    entry: 5,
    exit: 6,
    diameter: 8,
    near: 20,
    wins: 0.4897,
    icon: 'honeycomb',
    text: 'Twenty-seven spots with six traps and the most lines of all boards: quick to cross and hard to close.',
  }),
  domain({
    id: 'ss-house-5',
    name: 'Three Bridges',
    board: threeBridges,
    lines: 36,
    traps: 8,
    entry: 5,
    exit: 6,
    diameter: 9,
    near: 18,
    wins: 0.4923,
    icon: 'stone-bridge',
    text: 'Twenty-seven spots with eight traps. Three bridges join the two sides, and each of them is trapped.',
  }),
  domain({
    id: 'ss-house-6',
    name: 'Old Labyrinth',
    board: oldLabyrinth,
    lines: 38,
    traps: 6,
    entry: 5,
    exit: 6,
    diameter: 9,
    near: 21,
    wins: 0.4907,
    icon: 'maze',
    text: 'Twenty-seven spots with six traps. Winding ways; more spots lie close to a receiver than on any other board.',
  }),
];
