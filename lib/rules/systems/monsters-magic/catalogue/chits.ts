import type { LineRange } from '../../../kernel/catalogue/provenance';
import type { StructureEffect } from './effects';
import type { StructureChit } from './entry';
import type { Structure } from './vocabulary';
import { structureBrief, structureWords } from './words';

const CONTROL = 5;

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
