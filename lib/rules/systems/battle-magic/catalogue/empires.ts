import { lines } from '../../../kernel/catalogue/provenance';
import { capital } from '../../../kernel/words/words';
import { setupChitChances } from './chits';
import { classById, provenanceOf } from './classes';
import type { BmEffect } from './effects';
import type { BmEntry } from './entry';
import type { EmpireId, UnitClass } from './vocabulary';
import { textOf } from './words';

export interface CounterRow {
  readonly unit: UnitClass;
  /** What stands on the counter. */
  readonly name: string;
  readonly count: number;
  readonly icon: string;
  readonly source: string;
  /** The row that puts it into the set. */
  readonly rule: string;
  /** The seed names no class beside it; the class is our ruling (BM-R42). */
  readonly ruled?: true;
}

export interface EmpireRow {
  readonly id: EmpireId;
  readonly name: string;
  readonly icon: string;
  readonly source: string;
  readonly rules: readonly string[];
  readonly counters: readonly CounterRow[];
}

/** The five printed sets, each of 44 counters (BM-031, BM-176). */
export const empireRows: readonly EmpireRow[] = [
  {
    id: 'human',
    name: 'Human empire',
    icon: 'imperial-crown',
    source: '47-50, 227',
    rules: ['BM-176', 'BM-031', 'BM-032'],
    counters: [
      { unit: 'army', name: 'Army', count: 9, icon: 'swordman', source: '51', rule: 'BM-033' },
      { unit: 'dragon', name: 'Dragon', count: 3, icon: 'dragon-head', source: '57', rule: 'BM-039' },
      { unit: 'hero', name: 'Hero', count: 5, icon: 'mounted-knight', source: '64', rule: 'BM-046' },
      { unit: 'ship', name: 'Ship', count: 7, icon: 'caravel', source: '70', rule: 'BM-052' },
      { unit: 'castle', name: 'Castle', count: 5, icon: 'stone-tower', source: '76', rule: 'BM-058' },
      { unit: 'wizard', name: 'Wizard', count: 5, icon: 'pointy-hat', source: '81', rule: 'BM-063' },
      {
        unit: 'ballista',
        name: 'Giant Ballista',
        count: 4,
        icon: 'crossbow',
        source: '50, 88',
        rule: 'BM-070',
      },
      { unit: 'artifact', name: 'Artifact', count: 6, icon: 'relic-blade', source: '95', rule: 'BM-077' },
    ],
  },
  {
    id: 'dwarf',
    name: 'Dwarf empire',
    icon: 'dwarf-helmet',
    source: '229-237',
    rules: ['BM-177', 'BM-031', 'BM-176', 'BM-R42', 'BM-R55'],
    counters: [
      { unit: 'army', name: 'Army', count: 10, icon: 'dwarf-face', source: '230', rule: 'BM-178' },
      { unit: 'ship', name: 'Ship', count: 6, icon: 'iron-hulled-warship', source: '231', rule: 'BM-179' },
      { unit: 'castle', name: 'Castle', count: 7, icon: 'hill-fort', source: '232', rule: 'BM-180' },
      { unit: 'wizard', name: 'Rune Master', count: 3, icon: 'rune-stone', source: '233', rule: 'BM-181' },
      { unit: 'ballista', name: 'Bombard', count: 5, icon: 'cannon', source: '234', rule: 'BM-182' },
      {
        unit: 'juggernaught',
        name: 'Juggernaught',
        count: 3,
        icon: 'walking-turret',
        source: '235',
        rule: 'BM-183',
      },
      { unit: 'hero', name: 'Dwarf Lord', count: 4, icon: 'dwarf-king', source: '236', rule: 'BM-184' },
      { unit: 'artifact', name: 'Artifact', count: 6, icon: 'power-ring', source: '237', rule: 'BM-185' },
    ],
  },
  {
    id: 'orc',
    name: 'Orc empire',
    icon: 'tusks-flag',
    source: '248-255',
    rules: ['BM-194', 'BM-031', 'BM-176', 'BM-R42'],
    counters: [
      { unit: 'army', name: 'Army', count: 12, icon: 'orc-head', source: '249', rule: 'BM-195' },
      { unit: 'ship', name: 'Ship', count: 7, icon: 'drakkar', source: '250', rule: 'BM-196' },
      { unit: 'castle', name: 'Castle', count: 6, icon: 'goblin-camp', source: '251', rule: 'BM-197' },
      { unit: 'wizard', name: 'Shaman', count: 6, icon: 'totem-mask', source: '252', rule: 'BM-198' },
      { unit: 'ballista', name: 'Giant Catapult', count: 6, icon: 'catapult', source: '253', rule: 'BM-199' },
      { unit: 'giant', name: 'Giant', count: 4, icon: 'ogre', source: '254', rule: 'BM-200' },
      { unit: 'artifact', name: 'Artifact', count: 3, icon: 'bone-knife', source: '255', rule: 'BM-201' },
    ],
  },
  {
    id: 'elf',
    name: 'Elf empire',
    icon: 'elf-helmet',
    source: '264-272',
    rules: ['BM-208', 'BM-031', 'BM-176', 'BM-R42'],
    counters: [
      { unit: 'army', name: 'Army', count: 6, icon: 'high-shot', source: '265', rule: 'BM-209' },
      { unit: 'ship', name: 'Ship', count: 8, icon: 'galleon', source: '266', rule: 'BM-210' },
      { unit: 'castle', name: 'Castle', count: 4, icon: 'elven-castle', source: '267', rule: 'BM-211' },
      {
        unit: 'wizard',
        name: 'Battle Mage',
        count: 7,
        icon: 'crescent-staff',
        source: '268',
        rule: 'BM-212',
      },
      {
        unit: 'crystal-tower',
        name: 'Crystal Tower',
        count: 5,
        icon: 'crystal-growth',
        source: '269',
        rule: 'BM-213',
      },
      { unit: 'dragon', name: 'Dragon', count: 4, icon: 'wyvern', source: '270', rule: 'BM-214' },
      { unit: 'hero', name: 'Elven Avatar', count: 4, icon: 'woman-elf-face', source: '271', rule: 'BM-215' },
      { unit: 'artifact', name: 'Artifact', count: 6, icon: 'crystal-wand', source: '272', rule: 'BM-216' },
    ],
  },
  {
    id: 'undead',
    name: 'Undead empire',
    icon: 'crowned-skull',
    source: '283-291',
    rules: ['BM-225', 'BM-031', 'BM-176', 'BM-R42'],
    counters: [
      { unit: 'army', name: 'Army', count: 10, icon: 'raise-skeleton', source: '284', rule: 'BM-226' },
      {
        unit: 'ship',
        name: 'Ghost Ship',
        count: 7,
        icon: 'ship-wreck',
        source: '285',
        rule: 'BM-227',
        ruled: true,
      },
      { unit: 'castle', name: 'Castle', count: 5, icon: 'evil-tower', source: '286', rule: 'BM-228' },
      { unit: 'wizard', name: 'Necromancer', count: 6, icon: 'skull-staff', source: '287', rule: 'BM-229' },
      { unit: 'ballista', name: 'Bone Tower', count: 3, icon: 'skull-bolt', source: '288', rule: 'BM-230' },
      {
        unit: 'dragon',
        name: 'Skeletal Dragon',
        count: 3,
        icon: 't-rex-skull',
        source: '289',
        rule: 'BM-231',
        ruled: true,
      },
      { unit: 'hero', name: 'Wraith Lord', count: 3, icon: 'spectre', source: '290', rule: 'BM-232' },
      { unit: 'artifact', name: 'Artifact', count: 7, icon: 'skull-ring', source: '291', rule: 'BM-233' },
    ],
  },
];

const adjective = (id: EmpireId): string => capital(id);

/** One entry for each kind of counter of each empire; `copies` counters of it lie in the box. */
export const counters: readonly BmEntry[] = empireRows.flatMap((empire) =>
  empire.counters.map((row): BmEntry => {
    const of = classById.get(row.unit)!;
    const from = row.ruled ? 'ruled' : 'printed';
    const { formula: _, ...values } = of.indicia;
    const indicia = { ...values, class: of.name, empire: empire.name };
    return {
      id: `${empire.id}-${row.unit}`,
      // Five sets have armies: an entry needs a name that tells them apart, the counter itself does not.
      name: row.name === of.name ? `${adjective(empire.id)} ${row.name}` : row.name,
      label: row.name,
      kind: 'counter',
      indicia,
      tags: [...of.tags, empire.id],
      text: of.text,
      effects: of.effects,
      icon: row.icon,
      copies: row.count,
      provenance: {
        ...provenanceOf(indicia, from, 'copies'),
        name: 'printed',
        kind: 'printed',
        copies: 'printed',
        empire: 'printed',
      },
      source: [...lines(row.source), ...of.source],
      rules: [...new Set([row.rule, ...of.rules, ...(row.name === of.name ? [] : ['BM-R42'])])],
      stats: of.stats!,
      empire: empire.id,
    };
  }),
);

/** Counts of one empire as our tables read them. */
const countsOfEmpire = (row: EmpireRow): ReadonlyMap<UnitClass, number> =>
  new Map(row.counters.map((c) => [c.unit, c.count]));

export const goldValueOfEmpire = (row: EmpireRow): number =>
  row.counters.reduce((sum, c) => sum + c.count * classById.get(c.unit)!.stats!.gold, 0);

export const empires: readonly BmEntry[] = empireRows.map((row): BmEntry => {
  const effects: readonly BmEffect[] = [
    { kind: 'set', counters: row.counters.map(({ unit, name, count }) => ({ unit, name, count })) },
  ];
  const counts = countsOfEmpire(row);
  const indicia = {
    counters: row.counters.reduce((sum, c) => sum + c.count, 0),
    value: goldValueOfEmpire(row),
  };
  return {
    id: row.id,
    name: row.name,
    kind: 'empire',
    indicia,
    tags: row.counters.map((c) => c.unit),
    text: textOf(effects),
    effects,
    tables: [
      {
        title: 'Counters',
        columns: ['Counter', 'class', 'number', 'cost each'],
        rows: row.counters.map((c) => {
          const of = classById.get(c.unit)!;
          return [c.name, of.name, String(c.count), String(of.stats!.gold)];
        }),
      },
      {
        title: 'The first chit out of the cup',
        columns: ['Class', 'chance'],
        rows: setupChitChances((unit) => counts.get(unit) ?? 0, indicia.counters).map(([unit, chance]) => [
          classById.get(unit)!.name,
          `${(chance * 100).toFixed(1)} %`,
        ]),
      },
    ],
    icon: row.icon,
    // The value is a sum of printed numbers; taking it for strength is our proposal (BM-L05).
    provenance: { ...provenanceOf(indicia, 'printed'), value: 'house' },
    source: lines(row.source),
    rules: row.rules,
    empire: row.id,
  };
});

export const empireRowById: ReadonlyMap<string, EmpireRow> = new Map(empireRows.map((e) => [e.id, e]));

/** The official name of a class in an empire: “Ghost Ship” for the ships of the undead. */
export const officialName = (empire: string, unit: UnitClass): string | undefined =>
  names.get(`${empire}-${unit}`);
const names: ReadonlyMap<string, string> = new Map(
  empireRows.flatMap((e) => e.counters.map((c) => [`${e.id}-${c.unit}`, c.name] as const)),
);
