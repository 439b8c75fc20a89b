import type { LineRange } from '../../../kernel/provenance';
import type { Marker, StructureChit, TerrainTile, UnitPiece } from './entry';
import type { StructureEffect } from './effects';
import { terrains, type FigureType, type Structure, type Terrain } from './vocabulary';
import { structureBrief, structureWords } from './words';

const CONTROL = 5;
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

const terrainNames: Readonly<Record<Terrain, readonly [name: string, tile: string, marker: string]>> = {
  plains: ['Plains', 'high-grass', 'wheat'],
  forests: ['Forests', 'forest', 'pine-tree'],
  mountains: ['Mountains', 'peaks', 'mountaintop'],
  badlands: ['Badlands', 'desert', 'desert-skull'],
};

/** 16 tiles of each terrain (MM-023). */
export const tiles: readonly TerrainTile[] = terrains.map((terrain) => ({
  id: terrain,
  name: terrainNames[terrain][0],
  kind: 'terrain',
  terrain,
  indicia: {},
  tags: ['tile', terrain],
  text: `A space of ${terrain}. It costs 1 move point to enter; many cards ask for it.`,
  effects: [],
  icon: terrainNames[terrain][1],
  copies: 16,
  provenance: { name: 'printed', kind: 'printed', text: 'printed', copies: 'printed' },
  source: [[37, 40]],
  rules: ['MM-022', 'MM-023', 'MM-018', 'MM-061'],
}));

interface ChitRow {
  readonly structure: Structure;
  readonly name: string;
  readonly icon: string;
  readonly rule: string;
  readonly lines: LineRange;
  readonly effect: StructureEffect;
  readonly more?: readonly string[];
}

const chitRows: readonly ChitRow[] = [
  {
    structure: 'village',
    name: 'Village',
    icon: 'village',
    rule: 'MM-026',
    lines: [45, 46],
    effect: { kind: 'recruitRoll', needs: 'control', value: 1 },
    more: ['MM-104', 'MM-R35'],
  },
  {
    structure: 'town',
    name: 'Town',
    icon: 'medieval-village-01',
    rule: 'MM-027',
    lines: [47, 49],
    effect: { kind: 'freeEntry', needs: 'occupied' },
    more: ['MM-046', 'MM-021', 'MM-R08', 'MM-R09'],
  },
  {
    structure: 'city',
    name: 'City',
    icon: 'medieval-gate',
    rule: 'MM-028',
    lines: [50, 51],
    effect: { kind: 'alliesDraw', needs: 'control', value: 1 },
    more: ['MM-095'],
  },
  {
    structure: 'castle',
    name: 'Castle',
    icon: 'castle',
    rule: 'MM-029',
    lines: [52, 53],
    effect: { kind: 'defendingForce', needs: 'occupied', value: 2 },
    more: ['MM-R29'],
  },
  {
    structure: 'ruins',
    name: 'Ruins',
    icon: 'ancient-ruins',
    rule: 'MM-030',
    lines: [54, 55],
    effect: { kind: 'controlForce', needs: 'control', value: 2, who: ['monster'] },
  },
  {
    structure: 'mine',
    name: 'Mine',
    icon: 'mine-wagon',
    rule: 'MM-031',
    lines: [56, 57],
    effect: { kind: 'controlForce', needs: 'control', value: 1, who: ['hero', 'army'] },
  },
  {
    structure: 'temple',
    name: 'Temple',
    icon: 'greek-temple',
    rule: 'MM-032',
    lines: [58, 59],
    effect: { kind: 'templeVictory', needs: 'control' },
    more: ['MM-004', 'MM-R05'],
  },
  {
    structure: 'tower',
    name: 'Tower',
    icon: 'white-tower',
    rule: 'MM-033',
    lines: [60, 61],
    effect: { kind: 'controlForce', needs: 'control', value: 2, who: ['mage'] },
  },
];

/** 8 chits of each structure (MM-025), with what each gives (MM-026 to MM-033). */
export const chits: readonly StructureChit[] = chitRows.map((row) => {
  const declared = row.effect.needs === 'control';
  return {
    id: row.structure,
    name: row.name,
    kind: 'structure',
    structure: row.structure,
    ...(declared ? { needs: CONTROL } : {}),
    indicia: { benefit: structureBrief(row.effect), ...(declared ? { needs: CONTROL } : {}) },
    tags: ['chit', row.structure, declared ? 'declared' : 'each-space'],
    text: structureWords(row.effect, row.structure, CONTROL),
    effects: [row.effect],
    icon: row.icon,
    copies: 8,
    provenance: {
      name: 'printed',
      kind: 'printed',
      text: 'printed',
      effects: 'printed',
      copies: 'printed',
      benefit: 'printed',
      ...(declared ? { needs: 'printed' as const } : {}),
    },
    source: [[41, 44], row.lines],
    rules: [
      row.rule,
      'MM-025',
      ...(declared && row.structure !== 'temple' ? ['MM-072', 'MM-R04'] : []),
      ...(row.more ?? []),
    ],
  };
});

/** Four markers of each terrain for tiles that a card has altered: a help of ours, since all 64 tiles lie on the board. */
export const markers: readonly Marker[] = terrains.map((terrain) => ({
  id: `marker-${terrain}`,
  name: `${terrainNames[terrain][0]} marker`,
  kind: 'marker',
  indicia: {},
  tags: ['marker', terrain],
  text: `Lies on a tile whose terrain a card has altered: the space now counts as ${terrain}.`,
  effects: [{ kind: 'overrideTerrain', terrain }],
  icon: terrainNames[terrain][2],
  copies: 4,
  provenance: { name: 'house', kind: 'house', text: 'ruled', effects: 'ruled', copies: 'house' },
  source: [[215, 215]],
  rules: ['MM-R21', 'MM-239', 'MM-018'],
}));
