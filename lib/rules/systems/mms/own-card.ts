import { z } from 'zod';
import { lineOfText } from '../../kernel/list/list';
import { ownIcon } from '../../kernel/own/own';
import { cardField } from '../../kernel/own/own-fields';
import { abilityNames } from './catalogue/ability-names';
import { roles, slots } from './catalogue/card';

const base = {
  id: z
    .string()
    .max(80)
    .regex(/^own:[a-z0-9]+(-[a-z0-9]+)*$/, 'own: and then letters, digits and single hyphens')
    .meta({ title: 'Id', description: 'own: and a short name of its own.' }),
  name: lineOfText(60)
    .trim()
    .min(1)
    .meta({ title: 'Name', description: 'As it is written on the blank card.' }),
  level: z.int().min(1).max(5000).meta({ title: 'B – Level', description: 'What one use costs.' }),
  icon: ownIcon
    .optional()
    .meta(cardField({ title: 'Picture', description: 'Left open: that of its category.', input: 'icon' })),
};
const size = z
  .tuple([z.int().min(1).max(10).meta({ title: 'Width' }), z.int().min(1).max(10).meta({ title: 'Length' })])
  .meta({ title: 'C – Size', description: 'Squares: width and length.' });
const cap = z.int().min(1).max(999).meta({ title: 'A – CAP', description: 'Combat Abolishment Points.' });

const modifier = (title: string, description: string) =>
  z.int().min(-99).max(99).optional().meta({ title, description });
const attackMods = {
  rollMod: modifier('I – Attack roll', 'Plus or minus on attack rolls.'),
  damageMod: modifier('J – Attack damage', 'Plus or minus on the CAP that a hit takes.'),
  rangeMod: modifier('M – Range', 'Plus or minus on the range of attacks.'),
};
const moveMods = {
  moveFreeMod: modifier('K – Movement', 'Plus or minus on movement without an attack.'),
  moveAttackMod: modifier('L – Movement with attack', 'Plus or minus on movement with an attack.'),
};
const areaMove = (title: string) =>
  z
    .union([z.int().min(-99).max(99), z.enum(['X', 'Y'])])
    .optional()
    .meta({
      title,
      description: 'A number, or X (closed to all) or Y (closed but to flyers and burrowers).',
    });
const areaMoveMods = {
  moveFreeMod: areaMove('K – Movement'),
  moveAttackMod: areaMove('L – Movement with attack'),
};

const abilities = <const A extends readonly [string, ...string[]]>(codes: A) =>
  z
    .array(z.enum(codes))
    .max(codes.length)
    .refine((all) => new Set(all).size === all.length, 'each ability once')
    .default([])
    .meta(cardField({ title: 'H – Abilities', description: 'By their codes.', labels: abilityNames }));

const carriedAbilities = [
  'reroll-miss',
  'sight+5',
  'grant-flying',
  'grant-burrowing',
  'grant-stealth',
  'heal+4',
  'healer-only',
  'detect+20',
  'scale',
  'ram+12',
] as const;

/** Rows climb without a gap and end at 100 (MMS-R03). */
const AttackTable = z
  .array(
    z.strictObject({
      from: z.int().min(1).max(100).meta({ title: 'From' }),
      to: z.int().min(1).max(100).meta({ title: 'To' }),
      type: lineOfText(24).trim().min(1).meta({ title: 'Attack' }),
      cap: z.int().min(0).max(999).meta({ title: 'CAP' }),
    }),
  )
  .min(1)
  .max(6)
  .refine(
    (rows) =>
      rows.every((row, i) => row.from <= row.to && (i === 0 || row.from === rows[i - 1]!.to + 1)) &&
      rows.at(-1)?.to === 100,
    'the rows must climb without a gap and end at 100',
  )
  .meta({ title: 'D – Attack table', description: 'Die numbers, name and CAP of each attack.' });

const Character = z.strictObject({
  ...base,
  kind: z.literal('character'),
  cap,
  size,
  attackTable: AttackTable,
  moveFree: z.int().min(0).max(60).meta({ title: 'E – Movement', description: 'Without an attack.' }),
  moveAttack: z.int().min(0).max(60).meta({ title: 'F – Movement with attack' }),
  range: z.int().min(1).max(60).meta({ title: 'G – Range' }),
  abilities: abilities(['flying', 'burrowing', 'stealth', 'healer', 'siegecraft']),
  role: z
    .enum(roles)
    .default('soldier')
    .meta({ title: 'Role', description: 'Heroes may be agreed to be unique.' }),
});

const Artifact = z
  .strictObject({
    ...base,
    kind: z.literal('artifact'),
    slot: z.enum(slots).meta({
      title: 'Slot',
      description: 'Placed: it stands on the mat, has a size, and lends I, J and M only.',
    }),
    size: size.optional(),
    ...attackMods,
    ...moveMods,
    abilities: abilities(carriedAbilities),
  })
  .refine((card) => (card.slot === 'placed') === (card.size !== undefined), {
    path: ['size'],
    message: 'a placed Artifact has a size, a carried one has none',
  })
  .refine((card) => card.slot !== 'placed' || card.abilities.length === 0, {
    path: ['abilities'],
    message: 'a placed Artifact has no abilities for a bearer',
  });

const Modification = z.strictObject({
  ...base,
  kind: z.literal('modification'),
  slot: z
    .enum(slots)
    .exclude(['placed'])
    .meta({ title: 'Slot', description: 'Armor, training and enchantments are usual.' }),
  ...attackMods,
  ...moveMods,
  abilities: abilities(carriedAbilities),
});

const Terrain = z.strictObject({
  ...base,
  kind: z.literal('terrain'),
  ...attackMods,
  ...areaMoveMods,
  abilities: abilities(['conceals', 'trap']),
});

const Defense = z.strictObject({
  ...base,
  kind: z.literal('defense'),
  cap,
  size,
  ...attackMods,
  ...areaMoveMods,
  abilities: abilities(['conceals', 'gate', 'bridge', 'lookout+5', 'solid']),
});

/** The blank card: everything that its category needs, typed in by the players. */
export const MmsOwnCard = z
  .discriminatedUnion('kind', [Character, Artifact, Modification, Terrain, Defense])
  .meta({ id: 'MmsOwnCard', title: 'Blank card' });
export type MmsOwnCard = z.infer<typeof MmsOwnCard>;
