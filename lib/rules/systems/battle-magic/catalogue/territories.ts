import { lines } from '../../../kernel/catalogue/provenance';
import { listed } from '../../../kernel/words/words';
import { provenanceOf } from './classes';
import type { BmEffect } from './effects';
import type { BmEntry } from './entry';
import { cardTypeNames, classWords, type SpecialId, type TerrainId } from './vocabulary';
import { textOf } from './words';

/** Entering a special territory costs this, whatever the terrain (BM-161, BM-R12). */
export const specialEntry = 2;

interface SpecialRow {
  readonly id: SpecialId;
  readonly name: string;
  readonly icon: string;
  readonly effect: BmEffect;
  readonly source: string;
  readonly rules: readonly string[];
}

const specialRows: readonly SpecialRow[] = [
  {
    id: 'city',
    name: 'City',
    icon: 'medieval-village-01',
    effect: { kind: 'pile-max', plus: 1 },
    source: '211',
    rules: ['BM-162', 'BM-R39'],
  },
  {
    id: 'oracle',
    name: 'Oracle',
    icon: 'third-eye',
    effect: { kind: 'hand-max', plus: 1 },
    source: '212',
    rules: ['BM-163'],
  },
  {
    id: 'monolith',
    name: 'Monolith',
    icon: 'menhir',
    effect: { kind: 'draw-card', keep: 'magic' },
    source: '213',
    rules: ['BM-164', 'BM-R35', 'BM-R38'],
  },
  {
    id: 'mine',
    name: 'Mine',
    icon: 'gold-mine',
    effect: { kind: 'draw-card', keep: 'gold' },
    source: '214',
    rules: ['BM-165', 'BM-R35', 'BM-R38'],
  },
  {
    id: 'altar',
    name: 'Altar',
    icon: 'sword-altar',
    effect: { kind: 'draw-card', keep: 'sword' },
    source: '215',
    rules: ['BM-166', 'BM-R35', 'BM-R38'],
  },
  {
    id: 'temple',
    name: 'Temple',
    icon: 'greek-temple',
    effect: { kind: 'draw-card', keep: 'move' },
    source: '216',
    rules: ['BM-167', 'BM-R35', 'BM-R38'],
  },
  {
    id: 'barbarian-villages',
    name: 'Barbarian Villages',
    icon: 'huts-village',
    effect: { kind: 'draw-chit', keep: ['army'] },
    source: '217',
    rules: ['BM-168', 'BM-R35', 'BM-R45'],
  },
  {
    id: 'dragons-lair',
    name: 'Dragons Lair',
    icon: 'cave-entrance',
    effect: { kind: 'draw-chit', keep: ['dragon'] },
    source: '218',
    rules: ['BM-169', 'BM-R35', 'BM-R45'],
  },
  {
    id: 'tavern',
    name: 'Tavern',
    icon: 'tavern-sign',
    effect: { kind: 'draw-chit', keep: ['hero'] },
    source: '219',
    rules: ['BM-170', 'BM-R35', 'BM-R45'],
  },
  {
    id: 'workshops',
    name: 'Workshops',
    icon: 'anvil',
    effect: { kind: 'draw-chit', keep: ['ballista', 'artifact'] },
    source: '220',
    rules: ['BM-171', 'BM-R35', 'BM-R43', 'BM-R45'],
  },
  {
    id: 'wizards-tower',
    name: 'Wizards Tower',
    icon: 'white-tower',
    effect: { kind: 'draw-chit', keep: ['wizard'] },
    source: '221',
    rules: ['BM-172', 'BM-R35', 'BM-R45'],
  },
  {
    id: 'pirates-cove',
    name: 'Pirates Cove',
    icon: 'pirate-flag',
    effect: { kind: 'draw-chit', keep: ['ship'] },
    source: '222',
    rules: ['BM-173', 'BM-R35', 'BM-R45'],
  },
  {
    id: 'ruins',
    name: 'Ruins',
    icon: 'ancient-ruins',
    effect: { kind: 'ruins', visitor: 'hero', destroyedBy: 'move' },
    source: '223-224',
    rules: ['BM-174', 'BM-175', 'BM-R40'],
  },
];

/** What a special territory finds, in a word or two, for sorting. */
const finds = (effect: BmEffect): string | undefined => {
  if (effect.kind === 'draw-card') return cardTypeNames[effect.keep];
  if (effect.kind === 'draw-chit')
    return listed(
      effect.keep.map((u) => classWords[u].one),
      'or',
    );
  return undefined;
};

export const specials: readonly BmEntry[] = specialRows.map((row): BmEntry => {
  const effects: readonly BmEffect[] = [
    row.effect,
    { kind: 'entry-cost', points: specialEntry, ground: 'special' },
  ];
  const found = finds(row.effect);
  const indicia = { entry: specialEntry, ...(found === undefined ? {} : { finds: found }) };
  return {
    id: row.id,
    name: row.name,
    kind: 'special',
    indicia,
    tags: ['special'],
    text: textOf(effects),
    effects,
    icon: row.icon,
    provenance: provenanceOf(indicia, 'printed'),
    source: [...lines(row.source), [209, 210]],
    rules: [row.rules[0]!, 'BM-160', 'BM-161', ...row.rules.slice(1), 'BM-R12', 'BM-R41'],
  };
});

interface TerrainRow {
  readonly id: TerrainId;
  readonly name: string;
  readonly icon: string;
  readonly ground: 'land' | 'water';
  readonly entry: number;
  readonly source: string;
  readonly rules: readonly string[];
}

const terrainRows: readonly TerrainRow[] = [
  {
    id: 'clear',
    name: 'Clear',
    icon: 'high-grass',
    ground: 'land',
    entry: 1,
    source: '17, 124',
    rules: ['BM-094', 'BM-005'],
  },
  {
    id: 'forest',
    name: 'Forest',
    icon: 'forest',
    ground: 'land',
    entry: 2,
    source: '17, 125',
    rules: ['BM-095', 'BM-005'],
  },
  {
    id: 'mountain',
    name: 'Mountain',
    icon: 'peaks',
    ground: 'land',
    entry: 3,
    source: '17, 126',
    rules: ['BM-096', 'BM-005'],
  },
  {
    id: 'sea',
    name: 'Sea',
    icon: 'waves',
    ground: 'water',
    entry: 1,
    source: '19, 128',
    rules: ['BM-098', 'BM-007'],
  },
  {
    id: 'reef',
    name: 'Reef',
    icon: 'coral',
    ground: 'water',
    entry: 2,
    source: '19, 129',
    rules: ['BM-099', 'BM-007'],
  },
];

export const terrains: readonly BmEntry[] = terrainRows.map((row): BmEntry => {
  const effects: readonly BmEffect[] = [{ kind: 'entry-cost', points: row.entry, ground: row.ground }];
  const indicia = { entry: row.entry, ground: row.ground };
  return {
    id: row.id,
    name: row.name,
    kind: 'terrain',
    indicia,
    tags: [row.ground],
    text: textOf(effects),
    effects,
    icon: row.icon,
    provenance: provenanceOf(indicia, 'printed'),
    source: lines(row.source),
    rules: row.rules,
  };
});

/** The classes that a territory's extra chit may be, empty where it finds none. */
export const chitsOf = (id: SpecialId): readonly (keyof typeof classWords)[] => {
  const effect = specialRows.find((r) => r.id === id)?.effect;
  return effect?.kind === 'draw-chit' ? effect.keep : [];
};
export const specialNames: Readonly<Record<string, string>> = Object.fromEntries(
  specialRows.map((r) => [r.id, r.name]),
);
