import type { UnitPiece } from './entry';
import type { FigureType } from './vocabulary';

const UNIT_SETS = 4;

const figure = (type: FigureType, name: string, line: number, icon: string): UnitPiece => ({
  id: type,
  name,
  kind: 'unit',
  type,
  indicia: { force: 0, move: 1, supply: 5, cap: 4 },
  tags: ['figure', type],
  text: 'A figure. It moves, attacks and holds spaces; a space takes only one figure.',
  effects: [],
  icon,
  copies: 5 * UNIT_SETS,
  provenance: {
    name: 'printed',
    kind: 'printed',
    text: 'printed',
    copies: 'printed',
    force: 'printed',
    move: 'printed',
    supply: 'printed',
    cap: 'printed',
  },
  source: [
    [line, line],
    [68, 68],
    [73, 73],
    [157, 157],
  ],
  rules: ['MM-014', 'MM-015', 'MM-038', 'MM-042', 'MM-019', 'MM-105'],
});

/** A player's unit set: 33 garrisons and 5 figures of each type (MM-014). */
export const units: readonly UnitPiece[] = [
  {
    id: 'garrison',
    name: 'Garrison',
    kind: 'unit',
    type: 'garrison',
    indicia: { force: -2, move: 0, supply: 33 },
    tags: ['garrison'],
    text: 'A marker that holds a space. It never moves, and stands beside a figure or alone.',
    effects: [],
    icon: 'guarded-tower',
    copies: 33 * UNIT_SETS,
    provenance: {
      name: 'printed',
      kind: 'printed',
      text: 'printed',
      copies: 'printed',
      force: 'printed',
      move: 'printed',
      supply: 'printed',
    },
    source: [
      [22, 22],
      [62, 64],
      [69, 69],
      [122, 124],
    ],
    rules: ['MM-014', 'MM-034', 'MM-035', 'MM-039', 'MM-076', 'MM-R20'],
  },
  figure('mage', 'Mage', 23, 'wizard-face'),
  figure('hero', 'Hero', 24, 'swordman'),
  figure('monster', 'Monster', 25, 'hydra'),
  figure('army', 'Army', 26, 'meeple-army'),
];
