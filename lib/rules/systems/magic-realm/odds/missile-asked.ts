import { z } from 'zod';
import { cardField } from '../../../kernel/own/own-fields';
import { armor, characters, monsters, natives, spells, treasures, weapons } from '../catalogue';
import type { Effect } from '../catalogue/effects';
import { nativeTypes } from '../catalogue/make-native';
import type { DenizenSide } from '../catalogue/types';
import type { Strength } from '../catalogue/vocabulary';
import { titled } from '../catalogue/words-helpers';
import type { Roll } from '../reckon/dice';
import type { Blow } from '../reckon/harm';
import { namesOf, rollerFields, rollFor, type Roller } from './roller';

/** Something that rolls on the Missile table when it hits. */
interface Missile {
  readonly id: string;
  readonly name: string;
  /** By the side that is up, alerted or dark; absent: that side does not attack. */
  readonly blow: (isAlerted: boolean) => Blow | undefined;
  readonly roll: (roller: Roller) => Roll;
  /** Natives shoot by themselves, whoever pays them. */
  readonly isOwn: boolean;
}

const bows: readonly Missile[] = weapons
  .filter(({ method }) => method === 'missile')
  .map(({ id, name, alerted, unalerted }) => ({
    id,
    name,
    blow: (isAlerted) => (isAlerted ? alerted : unalerted),
    roll: (roller) => rollFor(roller, 'missile', { weapons: ['own-missile', 'bow-or-crossbow'] }),
    isOwn: true,
  }));

const isMissile = (e: Effect) => e.kind === 'attack' && e.method === 'missile';

/** Attack spells, and the mixture, which counts as a missile weapon of whoever has it. (MR-T02, MR-R30) */
const others: readonly Missile[] = [...spells, ...treasures].flatMap(({ id, name, kind, effects }) =>
  effects.filter(isMissile).map((e) => ({
    id,
    name,
    blow: () => e as Extract<Effect, { kind: 'attack' }>,
    roll: (roller: Roller) =>
      rollFor(roller, 'missile', kind === 'treasure' ? { weapons: ['own-missile'] } : {}),
    isOwn: true,
  })),
);

const blowOf = (side: DenizenSide): Blow | undefined => (side.attack === 'HARM' ? side : undefined);

/** An archer rolls one die and a crossbowman two; modifiers of an employer do not help them. (MR-B56, MR-B10) */
const shooters: readonly Missile[] = natives
  .filter(({ method }) => method === 'missile')
  .map(({ id, code, group, type, light, dark, missileDice }) => ({
    id,
    name: `${titled(type)} ${code} of the ${titled(group)}`,
    blow: (isAlerted) => blowOf(isAlerted ? dark : light),
    roll: () => ({ dice: missileDice === 1 ? 1 : 2, plus: 0 }),
    isOwn: false,
  }));

export const missiles: readonly Missile[] = [...bows, ...others, ...shooters];

/** Whom it hits: a character takes wounds, a denizen dies or not. */
export interface Target {
  readonly id: string;
  readonly name: string;
  readonly vulnerability: Strength;
  readonly armored: boolean;
  readonly isCharacter: boolean;
}

export const targets: readonly Target[] = [
  ...monsters.map(({ id, name, vulnerability, armored }) => ({
    id,
    name,
    vulnerability,
    armored,
    isCharacter: false,
  })),
  ...Object.entries(nativeTypes).map(([type, { vulnerability, armored }]) => ({
    id: `native-${type}`,
    name: `${titled(type)} (native)`,
    vulnerability,
    armored,
    isCharacter: false,
  })),
  ...characters.map(({ id, name, vulnerability }) => ({
    id,
    name,
    vulnerability,
    armored: false,
    isCharacter: true,
  })),
];

/** No place changes a roll on the Missile table. */
const { place: _, ...shooter } = rollerFields('missile');

export const MissileQuestion = z.strictObject({
  attack: z
    .enum(missiles.map(({ id }) => id))
    .default('light-bow')
    .meta(cardField({ title: 'Attack', labels: namesOf(missiles) })),
  alerted: z.boolean().default(true).meta({
    title: 'Alerted',
    description: 'The weapon with its asterisk up, or the native dark side up; spells have one side',
  }),
  shots: z.int().min(1).max(4).default(1).meta({
    title: 'Hits',
    description: 'Each that hits rolls for itself; Stones Fly has up to four',
  }),
  target: z
    .enum(targets.map(({ id }) => id))
    .default('wolf-a')
    .meta(cardField({ title: 'Target', labels: namesOf(targets) })),
  armor: z
    .enum(['none', ...armor.map(({ id }) => id)])
    .default('none')
    .meta(
      cardField({
        title: 'Armor in the way',
        description: 'The piece of a character that the attack meets first; denizens have their own',
        labels: { none: 'None', ...namesOf(armor) },
      }),
    ),
  armorDamaged: z.boolean().default(false).meta({ title: 'That armor is damaged already' }),
  ...shooter,
});
export type MissileQuestion = z.output<typeof MissileQuestion>;
