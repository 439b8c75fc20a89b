import { z } from 'zod';
import { lineOfText } from '../../kernel/list/list';
import { anyIcon, ownIcon } from '../../kernel/own/own';
import { cardField } from '../../kernel/own/own-fields';
import type { OwnCards } from '../../kernel/system';
import { provenanceOf, unitIndicia } from './catalogue/classes';
import type { BmEffect, UnitStats } from './catalogue/effects';
import type { BmEntry } from './catalogue/entry';
import { formulaCost, formulaParts } from './catalogue/formula';
import { textOf, words } from './catalogue/words';

/** A unit class of the players' own design. Bounds are wide: whether it is fair, BM-L10 says. */
export const OwnUnit = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^own:[a-z0-9]+(-[a-z0-9]+)*$/, 'own: and then letters, digits and single hyphens'),
  name: lineOfText(24).trim().min(1).meta({ title: 'Name', description: 'What stands on the counter' }),
  kind: z.literal('class'),
  cost: z
    .int()
    .min(0)
    .max(20)
    .meta({ title: 'Cost', description: 'Gold in the Recruit Phase; at least what the formula asks' }),
  draws: z.int().min(0).max(9).meta({ title: 'Draws', description: 'Cards drawn in battle, up to 5' }),
  counts: z
    .array(z.enum(['sword', 'magic']))
    .min(1)
    .max(2)
    .refine((types) => new Set(types).size === types.length, 'each type once')
    .meta({ title: 'Counts', description: 'Types of card that count in battle' }),
  moveCards: z
    .int()
    .min(0)
    .max(9)
    .meta({ title: 'Move cards', description: 'Most move cards in one turn, up to 3' }),
  domain: z
    .enum(['land', 'water', 'any'])
    .meta({ title: 'Moves on', description: 'Land, water, or any territory' }),
  carries: z.boolean().default(false).meta({
    title: 'Carries',
    description: 'Takes an army or ballista, heroes and wizards aboard as a ship does',
  }),
  flies: z.boolean().default(false).meta({ title: 'Flies', description: 'Every territory costs it 1 MP' }),
  safeWhenAttacking: z
    .boolean()
    .default(false)
    .meta({ title: 'Safe when attacking', description: 'Stays on the map when its own attack fails' }),
  standsStill: z
    .boolean()
    .default(false)
    .meta({ title: 'Stands still', description: 'Neither moves nor attacks, as a castle does' }),
  icon: ownIcon
    .exactOptional()
    .meta(cardField({ title: 'Picture', description: 'Left open: a plain piece', input: 'icon' })),
});
export type OwnUnit = z.infer<typeof OwnUnit>;

/** What the formula weighs: who stands still has no use for move cards or waters, and is placed on land (BM-R31). */
const weighed = (unit: OwnUnit): OwnUnit =>
  unit.standsStill ? { ...unit, moveCards: 0, domain: 'land' } : unit;

const priceOf = (unit: OwnUnit): number => formulaCost(weighed(unit));

const effectsOf = (unit: OwnUnit): readonly BmEffect[] => [
  {
    kind: 'movement',
    domain: unit.standsStill ? 'none' : unit.domain,
    cards: unit.standsStill ? 0 : unit.moveCards,
    types: ['move'],
    entry: unit.flies ? 'one' : 'terrain',
  },
  { kind: 'battle', draws: unit.draws, counts: unit.counts },
  ...(unit.carries
    ? ([
        {
          kind: 'carries',
          cargo: ['army', 'ballista', 'crystal-tower'],
          cargoMax: 1,
          passengers: ['hero', 'wizard'],
        },
        { kind: 'cargo-dies' },
      ] as const)
    : []),
  ...(unit.safeWhenAttacking ? [{ kind: 'safe-when-attacking' } as const] : []),
  ...(unit.standsStill ? [{ kind: 'never-attacks' } as const] : []),
  { kind: 'placement', at: 'beside-castle' },
  { kind: 'recruit', cost: unit.cost, payWith: ['gold'] },
];

export const toEntry = (unit: OwnUnit): BmEntry => {
  const stats: UnitStats = {
    unit: 'own',
    domain: unit.standsStill ? 'none' : unit.domain,
    moveCards: unit.standsStill ? 0 : unit.moveCards,
    draws: unit.draws,
    counts: unit.counts,
    gold: unit.cost,
    formula: priceOf(unit),
  };
  const effects = effectsOf(unit);
  const indicia = { ...unitIndicia(stats), formula: priceOf(unit) };
  return {
    id: unit.id,
    name: unit.name,
    kind: 'class',
    indicia,
    tags: ['own', ...unit.counts, ...(unit.carries ? ['carries'] : []), ...(unit.flies ? ['flies'] : [])],
    text: textOf(effects),
    effects,
    icon: anyIcon(unit.icon ?? 'meeple-circle'),
    provenance: provenanceOf(indicia, 'house'),
    source: [[48, 50]],
    rules: ['BM-032', 'BM-L10'],
    stats,
  };
};

/** Can a unit of one's own say this? All other advantages stay with the printed unit. */
const isSayable = (effect: BmEffect): boolean => {
  if (effect.kind === 'movement') return effect.types.length === 1;
  if (effect.kind === 'recruit') return effect.payWith.length === 1;
  if (effect.kind === 'placement') return effect.at === 'beside-castle';
  if (effect.kind === 'carries') return effect.cargoMax > 0;
  return ['battle', 'safe-when-attacking', 'never-attacks', 'cargo-dies'].includes(effect.kind);
};

function alter(
  entry: BmEntry,
  id: string,
): { readonly card: OwnUnit; readonly lost: readonly string[] } | undefined {
  const { stats } = entry;
  if (!stats || stats.unit === 'own' || stats.domain === 'attached' || stats.counts.length === 0)
    return undefined;
  const has = (kind: BmEffect['kind']) => entry.effects.some((e) => e.kind === kind);
  const move = entry.effects.find((e) => e.kind === 'movement');
  const carries = entry.effects.some((e) => e.kind === 'carries' && e.cargoMax > 0);
  const still = stats.domain === 'none';
  return {
    card: {
      id,
      name: (entry.label ?? entry.name).slice(0, 24),
      kind: 'class',
      cost: stats.gold,
      draws: stats.draws,
      counts: [...stats.counts],
      moveCards: stats.moveCards ?? 0,
      domain: stats.domain === 'none' ? 'land' : stats.domain,
      carries,
      flies: move?.kind === 'movement' && move.entry === 'one',
      safeWhenAttacking: has('safe-when-attacking'),
      standsStill: still,
      icon: entry.icon,
    },
    lost: entry.effects.filter((e) => !isSayable(e)).map(words),
  };
}

export const own: OwnCards<BmEntry, OwnUnit> = {
  explains:
    'A unit class of your own for custom empires. It has no advantages of its own; the formula says the least Gold that it must cost.',
  schema: OwnUnit,
  example: {
    id: 'own:storm-griffin',
    name: 'Storm Griffin',
    kind: 'class',
    cost: 5,
    draws: 2,
    counts: ['sword'],
    moveCards: 2,
    domain: 'any',
    carries: false,
    flies: true,
    safeWhenAttacking: false,
    standsStill: false,
  },
  toEntry,
  price: priceOf,
  parts: (unit) => formulaParts(weighed(unit)),
  judged: { codes: ['BM-L10'], house: { empireMode: 'custom' } },
  alter,
};
