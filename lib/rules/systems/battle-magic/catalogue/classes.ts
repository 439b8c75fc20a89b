import { lines, type Provenance } from '../../../kernel/catalogue/provenance';
import type { IndiciumValue } from '../../../kernel/catalogue/entry';
import type { BmEffect, UnitStats } from './effects';
import type { BmEntry } from './entry';
import { formulaCost, type UnitDesign } from './formula';
import { oddsTables } from './odds';
import { cardTypeNames, type BattleType, type CardType, type Domain, type UnitClass } from './vocabulary';
import { textOf } from './words';

interface ClassRow {
  readonly id: UnitClass;
  readonly name: string;
  readonly icon: string;
  readonly domain: Domain;
  /** Absent for an artifact, which has no movement of its own. */
  readonly moveCards?: number;
  readonly moveTypes?: readonly CardType[];
  readonly flies?: true;
  readonly draws: number;
  readonly counts: readonly BattleType[];
  readonly gold: number;
  readonly payWith?: readonly CardType[];
  readonly also: readonly BmEffect[];
  readonly tags: readonly string[];
  readonly source: string;
  readonly rules: readonly string[];
}

/** Classes whose counters share one place in a territory (BM-102, BM-223). */
const siege: readonly UnitClass[] = ['army', 'ballista', 'crystal-tower'];
const travellers: readonly UnitClass[] = ['hero', 'wizard'];
const alone = (unit: UnitClass, by: 'printed' | 'ruled' = 'printed'): BmEffect => ({
  kind: 'stacking',
  max: 1,
  together: [unit],
  by,
});
const besideCastle: BmEffect = { kind: 'placement', at: 'beside-castle' };

const rows: readonly ClassRow[] = [
  {
    id: 'army',
    name: 'Army',
    icon: 'meeple-army',
    domain: 'land',
    moveCards: 1,
    draws: 2,
    counts: ['sword'],
    gold: 2,
    also: [
      { kind: 'advantage', bonus: 1, against: ['hero', 'ballista'] },
      { kind: 'cannot-attack', units: ['ship'] },
      { kind: 'leads', passengers: travellers },
      { kind: 'stacking', max: 1, together: siege, by: 'printed' },
      besideCastle,
    ],
    tags: ['land', 'cargo', 'sword'],
    source: '51-56, 132, 139, 143-144, 152, 183-184',
    rules: [
      'BM-033',
      'BM-034',
      'BM-035',
      'BM-036',
      'BM-037',
      'BM-038',
      'BM-102',
      'BM-109',
      'BM-113',
      'BM-120',
      'BM-144',
    ],
  },
  {
    id: 'dragon',
    name: 'Dragon',
    icon: 'spiked-dragon-head',
    domain: 'any',
    moveCards: 2,
    flies: true,
    draws: 2,
    counts: ['sword', 'magic'],
    gold: 5,
    also: [
      { kind: 'flies-over-enemies', except: ['dragon'] },
      { kind: 'advantage', bonus: 1, against: ['wizard', 'castle'] },
      { kind: 'flees', from: ['ship', 'army'], pay: 'move' },
      { kind: 'carries', cargo: [], cargoMax: 0, passengers: ['hero'], passengersMax: 1 },
      alone('dragon'),
      besideCastle,
    ],
    tags: ['land', 'water', 'flies', 'carries', 'sword', 'magic'],
    source: '57-63, 135, 138, 142, 157-158, 179-180',
    rules: [
      'BM-039',
      'BM-040',
      'BM-041',
      'BM-042',
      'BM-043',
      'BM-044',
      'BM-045',
      'BM-105',
      'BM-108',
      'BM-112',
      'BM-124',
      'BM-141',
      'BM-142',
      'BM-R27',
    ],
  },
  {
    id: 'hero',
    name: 'Hero',
    icon: 'visored-helm',
    domain: 'any',
    moveCards: 2,
    draws: 1,
    counts: ['sword', 'magic'],
    gold: 3,
    also: [
      { kind: 'advantage', bonus: 1, against: ['dragon', 'wizard'] },
      { kind: 'retreats', pay: 'move', losesArtifacts: true },
      { kind: 'bears-artifacts', max: 2 },
      besideCastle,
    ],
    tags: ['land', 'water', 'passenger', 'artifacts', 'sword', 'magic'],
    source: '64-69, 96-98, 141-143, 160, 169-170, 186-187',
    rules: [
      'BM-046',
      'BM-047',
      'BM-048',
      'BM-049',
      'BM-050',
      'BM-051',
      'BM-080',
      'BM-111',
      'BM-112',
      'BM-134',
      'BM-135',
      'BM-146',
      'BM-R26',
    ],
  },
  {
    id: 'ship',
    name: 'Ship',
    icon: 'shooner-sailboat',
    domain: 'water',
    moveCards: 2,
    draws: 2,
    counts: ['sword'],
    gold: 2,
    also: [
      { kind: 'attacks-coast' },
      { kind: 'carries', cargo: siege, cargoMax: 1, passengers: travellers },
      { kind: 'cargo-dies' },
      alone('ship'),
      besideCastle,
    ],
    tags: ['water', 'carries', 'sword'],
    source: '70-75, 133, 139-141, 150',
    rules: [
      'BM-052',
      'BM-053',
      'BM-054',
      'BM-055',
      'BM-056',
      'BM-057',
      'BM-103',
      'BM-109',
      'BM-110',
      'BM-111',
      'BM-118',
      'BM-R15',
    ],
  },
  {
    id: 'castle',
    name: 'Castle',
    icon: 'castle',
    domain: 'none',
    moveCards: 0,
    draws: 2,
    counts: ['sword'],
    gold: 1,
    also: [
      { kind: 'never-attacks' },
      { kind: 'attacked-last' },
      { kind: 'shelter', bonus: 1 },
      { kind: 'advantage', bonus: 1, against: ['ship'] },
      alone('castle'),
      { kind: 'apart' },
      { kind: 'placement', at: 'beside-unit' },
      { kind: 'last-stand' },
    ],
    tags: ['land', 'sword'],
    source: '12, 76-80, 134, 151, 156, 178, 185, 197-198',
    rules: [
      'BM-058',
      'BM-059',
      'BM-060',
      'BM-061',
      'BM-062',
      'BM-002',
      'BM-104',
      'BM-119',
      'BM-123',
      'BM-140',
      'BM-145',
      'BM-152',
      'BM-153',
      'BM-R28',
    ],
  },
  {
    id: 'wizard',
    name: 'Wizard',
    icon: 'wizard-face',
    domain: 'any',
    moveCards: 2,
    moveTypes: ['move', 'magic'],
    draws: 2,
    counts: ['magic'],
    gold: 3,
    payWith: ['gold', 'magic'],
    also: [
      { kind: 'advantage', bonus: 1, against: ['army', 'ship'] },
      { kind: 'bears-artifacts', max: 2 },
      { kind: 'cannot-be-carried', by: ['dragon'], says: 'ruled' },
      besideCastle,
    ],
    tags: ['land', 'water', 'passenger', 'artifacts', 'magic'],
    source: '81-87, 96-98, 141, 143, 181-182',
    rules: [
      'BM-063',
      'BM-064',
      'BM-065',
      'BM-066',
      'BM-067',
      'BM-068',
      'BM-069',
      'BM-080',
      'BM-111',
      'BM-113',
      'BM-143',
      'BM-R08',
      'BM-R13',
      'BM-R33',
    ],
  },
  {
    id: 'ballista',
    name: 'Ballista',
    icon: 'ballista',
    domain: 'land',
    moveCards: 1,
    draws: 1,
    counts: ['sword'],
    gold: 2,
    also: [
      { kind: 'advantage', bonus: 1, against: ['dragon'] },
      { kind: 'safe-when-attacking' },
      { kind: 'leads', passengers: travellers },
      { kind: 'stacking', max: 1, together: siege, by: 'printed' },
      besideCastle,
    ],
    tags: ['land', 'cargo', 'siege', 'sword'],
    source: '88-94, 132, 139, 143-144, 167-168, 188',
    rules: [
      'BM-070',
      'BM-071',
      'BM-072',
      'BM-073',
      'BM-074',
      'BM-075',
      'BM-076',
      'BM-102',
      'BM-109',
      'BM-113',
      'BM-132',
      'BM-133',
      'BM-147',
      'BM-R01',
    ],
  },
  {
    id: 'artifact',
    name: 'Artifact',
    icon: 'gem-pendant',
    domain: 'attached',
    draws: 0,
    counts: [],
    gold: 1,
    also: [
      { kind: 'attached', to: ['hero', 'wizard'], bonus: 1 },
      { kind: 'placement', at: 'on-bearer' },
    ],
    tags: ['attached'],
    source: '95-99',
    rules: ['BM-077', 'BM-078', 'BM-079', 'BM-080', 'BM-081', 'BM-R17', 'BM-R32'],
  },
  {
    id: 'juggernaught',
    name: 'Juggernaught',
    icon: 'battle-tank',
    domain: 'land',
    moveCards: 2,
    draws: 4,
    counts: ['sword'],
    gold: 4,
    also: [
      { kind: 'carries', cargo: siege, cargoMax: 1, passengers: travellers },
      { kind: 'cargo-dies' },
      { kind: 'cannot-be-carried', by: ['ship'], says: 'printed' },
      alone('juggernaught', 'ruled'),
      besideCastle,
    ],
    tags: ['land', 'carries', 'heavy', 'sword'],
    source: '235, 239-246',
    rules: [
      'BM-186',
      'BM-187',
      'BM-188',
      'BM-189',
      'BM-190',
      'BM-191',
      'BM-192',
      'BM-193',
      'BM-R09',
      'BM-R15',
      'BM-R44',
    ],
  },
  {
    id: 'giant',
    name: 'Giant',
    icon: 'giant',
    domain: 'any',
    moveCards: 2,
    draws: 3,
    counts: ['sword'],
    gold: 4,
    also: [alone('giant', 'ruled'), besideCastle],
    tags: ['land', 'water', 'heavy', 'sword'],
    source: '254, 257-262',
    rules: ['BM-202', 'BM-203', 'BM-204', 'BM-205', 'BM-206', 'BM-207', 'BM-R09'],
  },
  {
    id: 'crystal-tower',
    name: 'Crystal Tower',
    icon: 'crystal-shrine',
    domain: 'land',
    moveCards: 1,
    draws: 2,
    counts: ['magic'],
    gold: 3,
    also: [
      { kind: 'safe-when-attacking' },
      { kind: 'treated-as', unit: 'ballista', for: ['transport', 'stacking'] },
      { kind: 'leads', passengers: travellers },
      { kind: 'stacking', max: 1, together: siege, by: 'printed' },
      besideCastle,
    ],
    tags: ['land', 'cargo', 'siege', 'magic'],
    source: '269, 274-281',
    rules: ['BM-217', 'BM-218', 'BM-219', 'BM-220', 'BM-221', 'BM-222', 'BM-223', 'BM-224', 'BM-R43'],
  },
];

const domainNames: Readonly<Record<Domain, string>> = {
  land: 'land',
  water: 'water',
  any: 'land and water',
  none: 'does not move',
  attached: 'with its bearer',
};

/** The indicia of a unit: what the catalogue sorts and the counter shows. An artifact draws and moves nothing of its own. */
export function unitIndicia(stats: UnitStats): Readonly<Record<string, IndiciumValue>> {
  return {
    gold: stats.gold,
    ...(stats.counts.length === 0
      ? {}
      : { draws: stats.draws, counts: stats.counts.map((t) => cardTypeNames[t]) }),
    ...(stats.moveCards === undefined ? {} : { moves: stats.moveCards }),
    domain: domainNames[stats.domain],
  };
}

/** The same provenance for each field of an entry that has effects. */
export const provenanceOf = (
  indicia: Readonly<Record<string, unknown>>,
  from: Provenance,
  ...fields: readonly string[]
): Readonly<Record<string, Provenance>> =>
  Object.fromEntries(
    ['name', 'kind', 'text', 'effects', ...fields, ...Object.keys(indicia)].map((f) => [f, from]),
  );

const effectsOf = (row: ClassRow): readonly BmEffect[] => [
  ...(row.moveCards === undefined
    ? []
    : [
        {
          kind: 'movement',
          domain: row.domain,
          cards: row.moveCards,
          types: row.moveTypes ?? ['move'],
          entry: row.flies ? 'one' : 'terrain',
        } as const,
      ]),
  ...(row.counts.length === 0 ? [] : [{ kind: 'battle', draws: row.draws, counts: row.counts } as const]),
  ...row.also,
  { kind: 'recruit', cost: row.gold, payWith: row.payWith ?? ['gold'] },
];

/** A printed class as the formula of the points proposal weighs it; its rider is free to a dragon. */
export const designOf = (entry: BmEntry): UnitDesign => {
  const { domain, moveCards = 0, draws, counts } = entry.stats!;
  const has = (test: (effect: BmEffect) => boolean) => entry.effects.some(test);
  return {
    draws,
    counts,
    moveCards,
    domain: domain === 'water' || domain === 'any' ? domain : 'land',
    carries: has((e) => e.kind === 'carries' && e.cargoMax > 0),
    flies: has((e) => e.kind === 'movement' && e.entry === 'one'),
    safeWhenAttacking: has((e) => e.kind === 'safe-when-attacking'),
    standsStill: has((e) => e.kind === 'never-attacks'),
  };
};

/** With what the formula would ask, for comparison with units of one's own; an artifact is no unit. */
const withFormula = (entry: BmEntry): BmEntry =>
  entry.id === 'artifact'
    ? entry
    : {
        ...entry,
        indicia: { ...entry.indicia, formula: formulaCost(designOf(entry)) },
        provenance: { ...entry.provenance, formula: 'house' },
      };

/** The eleven classes: eight of the main rules, three of other empires. */
export const classes: readonly BmEntry[] = rows.map((row) => {
  const stats: UnitStats = {
    unit: row.id,
    domain: row.domain,
    ...(row.moveCards === undefined ? {} : { moveCards: row.moveCards }),
    draws: row.draws,
    counts: row.counts,
    gold: row.gold,
  };
  const effects = effectsOf(row);
  const indicia = unitIndicia(stats);
  const tables = oddsTables(row.id);
  return withFormula({
    id: row.id,
    name: row.name,
    kind: 'class',
    indicia,
    tags: row.tags,
    text: textOf(effects),
    effects,
    ...(tables.length === 0 ? {} : { tables }),
    icon: row.icon,
    provenance: provenanceOf(indicia, 'printed'),
    source: lines(row.source),
    rules: row.rules,
    stats,
  });
});

export const classById: ReadonlyMap<string, BmEntry> = new Map(classes.map((c) => [c.id, c]));
