import type { Effect } from './effects';
import { entryOf } from './make';
import { denizenTable, nativeHorseTable } from './table-words';
import { groups } from './native-groups';
import type { DenizenSide, HorseBreed, HorseSide, Native, NativeHorse, NativeType } from './types';
import type { NativeGroupId, Strength } from './vocabulary';
import { sayAll } from './words';
import { titled } from './words-helpers';

/** What the counter of a native type says, and its picture. */
interface Kit {
  readonly length: number;
  readonly vulnerability: Strength;
  readonly armored: boolean;
  readonly wage: number;
  readonly notoriety: number;
  readonly gold: number;
  readonly moveStrength: Strength;
  readonly weight: Strength;
  readonly method: 'striking' | 'missile';
  readonly missileDice?: number;
  readonly icon: string;
}

/** What natives of one type have in common. */
export const nativeTypes: Readonly<Record<NativeType, Kit>> = {
  knight: {
    length: 7,
    vulnerability: 'T',
    armored: true,
    wage: 8,
    notoriety: 12,
    gold: 8,
    moveStrength: 'T',
    weight: 'H',
    method: 'striking',
    icon: 'mounted-knight',
  },
  'great-swordsman': {
    length: 8,
    vulnerability: 'H',
    armored: true,
    wage: 4,
    notoriety: 6,
    gold: 4,
    moveStrength: 'H',
    weight: 'H',
    method: 'striking',
    icon: 'sword-brandish',
  },
  'great-axeman': {
    length: 5,
    vulnerability: 'H',
    armored: false,
    wage: 4,
    notoriety: 6,
    gold: 4,
    moveStrength: 'H',
    weight: 'H',
    method: 'striking',
    icon: 'axe-swing',
  },
  pikeman: {
    length: 10,
    vulnerability: 'M',
    armored: true,
    wage: 2,
    notoriety: 3,
    gold: 2,
    moveStrength: 'M',
    weight: 'M',
    method: 'striking',
    icon: 'pikeman',
  },
  'short-swordsman': {
    length: 3,
    vulnerability: 'M',
    armored: true,
    wage: 2,
    notoriety: 3,
    gold: 2,
    moveStrength: 'M',
    weight: 'M',
    method: 'striking',
    icon: 'swordman',
  },
  crossbowman: {
    length: 12,
    vulnerability: 'M',
    armored: true,
    wage: 2,
    notoriety: 4,
    gold: 2,
    moveStrength: 'M',
    weight: 'M',
    method: 'missile',
    missileDice: 2,
    icon: 'heavy-arrow',
  },
  lancer: {
    length: 10,
    vulnerability: 'L',
    armored: false,
    wage: 2,
    notoriety: 4,
    gold: 2,
    moveStrength: 'L',
    weight: 'L',
    method: 'striking',
    icon: 'cavalry',
  },
  raider: {
    length: 3,
    vulnerability: 'L',
    armored: false,
    wage: 2,
    notoriety: 4,
    gold: 2,
    moveStrength: 'L',
    weight: 'L',
    method: 'striking',
    icon: 'cloaked-figure-on-horseback',
  },
  archer: {
    length: 14,
    vulnerability: 'M',
    armored: false,
    wage: 2,
    notoriety: 4,
    gold: 2,
    moveStrength: 'M',
    weight: 'M',
    method: 'missile',
    missileDice: 1,
    icon: 'bowman',
  },
  swordsman: {
    length: 4,
    vulnerability: 'M',
    armored: false,
    wage: 1,
    notoriety: 2,
    gold: 1,
    moveStrength: 'M',
    weight: 'M',
    method: 'striking',
    icon: 'sword-clash',
  },
  assassin: {
    length: 3,
    vulnerability: 'M',
    armored: false,
    wage: 1,
    notoriety: 2,
    gold: 1,
    moveStrength: 'M',
    weight: 'M',
    method: 'striking',
    icon: 'hooded-assassin',
  },
};

/** A side before the length of the weapon is known. */
type Sideless = { readonly harm?: string; readonly attackTime?: number; readonly moveTime: number };

/** A side that attacks: `harm('M*', 3, 5)` is harm M with a star, attack time 3, move time 5. */
export const harm = (printed: string, attackTime: number, moveTime: number): Sideless => ({
  harm: printed,
  attackTime,
  moveTime,
});

/** A side that only moves: archers reload. */
export const none = (moveTime: number): Sideless => ({ moveTime });

const side = ({ harm: printed, attackTime, moveTime }: Sideless, length: number): DenizenSide =>
  printed === undefined || attackTime === undefined
    ? { attack: 'NONE', moveTime }
    : {
        attack: 'HARM',
        harm: printed.charAt(0) as Strength,
        stars: printed.length - 1,
        attackTime,
        moveTime,
        length,
      };

/** `M4`: strength and time of one side of a horse. */
export const horseSide = (printed: string): HorseSide => ({
  strength: printed.charAt(0) as Strength,
  moveTime: Number(printed.slice(1)),
});

/** Weight and armor follow from the breed. */
export const breeds: Readonly<
  Record<HorseBreed, { readonly vulnerability: Strength; readonly armored: boolean }>
> = {
  pony: { vulnerability: 'M', armored: false },
  workhorse: { vulnerability: 'H', armored: false },
  warhorse: { vulnerability: 'T', armored: true },
};

/** The horse of a native: breed, walking side, galloping side. */
export const on = (breed: HorseBreed, walk: string, gallop: string): NativeHorse => ({
  breed,
  ...breeds[breed],
  walk: horseSide(walk),
  gallop: horseSide(gallop),
});

/** A native from its code and the two sides of its counter. */
export const native = (
  code: string,
  groupId: NativeGroupId,
  type: NativeType,
  light: Sideless,
  dark: Sideless,
  horse?: NativeHorse,
  reach?: number,
): Native => {
  const { icon, length: usual, missileDice, ...kit } = nativeTypes[type];
  const length = reach ?? usual;
  const leader = code.endsWith('HQ');
  const group = groups.find((g) => g.id === groupId)!;
  const effects: Effect[] = [
    ...(leader ? [{ kind: 'leads', group: groupId } as const] : []),
    { kind: 'hired', group: groupId, one: group.hire === 'single', wage: kit.wage },
    ...(light.harm === undefined ? [{ kind: 'no-attack-light-side' } as const] : []),
  ];
  return entryOf(
    {
      id: code.toLowerCase(),
      name: code,
      icon,
      copies: 1,
      effects,
      text: () =>
        [
          `${titled(type)} of the ${titled(groupId)}, vulnerability ${kit.vulnerability}${kit.armored ? ', armored' : ''}${horse ? `, on a ${horse.breed}` : ''}.`,
          ...(missileDice === undefined
            ? []
            : [`Rolls ${missileDice === 1 ? 'one die' : 'two dice'} on the Missile table.`]),
          ...sayAll(effects),
        ].join(' '),
      indicia: {
        group: titled(groupId),
        nativeType: titled(type),
        vulnerability: kit.vulnerability,
        length,
        wage: kit.wage,
        notoriety: kit.notoriety,
        mounted: horse !== undefined,
      },
      tags: [
        groupId,
        type,
        leader ? 'leader' : 'underling',
        kit.method,
        ...(kit.armored ? ['armored'] : []),
        ...(horse ? ['mounted', horse.breed] : []),
      ],
      rules: [
        group.hire === 'single' ? 'MR-055' : 'MR-056',
        'MR-054',
        'MR-062',
        'MR-B44',
        'MR-184',
        'MR-185',
      ],
      source: '27, 43, 167',
      tables: () => [
        denizenTable(side(light, length), side(dark, length), 'Dark'),
        ...(horse ? [nativeHorseTable(horse)] : []),
      ],
      printed: ['kind', ...(['R6', 'R7'].includes(code) ? ['name'] : [])],
    },
    {
      kind: 'native',
      code,
      group: groupId,
      leader,
      ...(leader ? {} : { number: Number(code.slice(1)) }),
      type,
      ...kit,
      ...(missileDice === undefined ? {} : { missileDice }),
      length,
      light: side(light, length),
      dark: side(dark, length),
      ...(horse ? { horse } : {}),
    },
  );
};
