import type { Effect } from './effects';
import { entryOf } from './make';
import { denizenTable } from './table-words';
import type { DenizenSide, Monster, MonsterPart, PartSide } from './types';
import { strengthNames, type MagicType, type Strength } from './vocabulary';
import { sayAll } from './words';
import { titled } from './words-helpers';

/** `harm('M**', 4, 4)`: harm M with two stars, attack time 4, move time 4; length 0 is tooth and claw. */
export const harm = (printed: string, attackTime: number, moveTime: number, length = 0): DenizenSide => ({
  attack: 'HARM',
  harm: printed.charAt(0) as Strength,
  stars: printed.length - 1,
  attackTime,
  moveTime,
  length,
});

/** The red side of a tremendous monster: a hit kills outright. */
export const grab = (attackTime: number, moveTime: number): DenizenSide => ({
  attack: 'GRAB',
  attackTime,
  moveTime,
});

export const magic = (
  type: MagicType,
  attackTime: number,
  moveTime: number,
  length: number,
): DenizenSide => ({
  attack: 'MAGIC',
  magic: type,
  attackTime,
  moveTime,
  length,
});

export const none = (moveTime: number): DenizenSide => ({ attack: 'NONE', moveTime });

const partSide = (printed: string, length: number): PartSide => ({
  harm: printed.charAt(0) as Strength,
  stars: 0,
  attackTime: Number(printed.slice(1)),
  length,
});

/** A head or club: length, light side and dark side as `M3`. */
export const part = (which: 'head' | 'club', length: number, light: string, dark: string): MonsterPart => ({
  part: which,
  light: partSide(light, length),
  dark: partSide(dark, length),
});

/** `H* 5, move 4`: what one side of a denizen says. */
export const sideWords = (side: DenizenSide): string => {
  switch (side.attack) {
    case 'HARM':
      return `${side.harm}${'*'.repeat(side.stars)} ${side.attackTime}, move ${side.moveTime}`;
    case 'GRAB':
      return `red ${side.attackTime}, move ${side.moveTime}`;
    case 'MAGIC':
      return `magic ${side.magic} ${side.attackTime}, move ${side.moveTime}`;
    case 'NONE':
      return `no attack, move ${side.moveTime}`;
  }
};

/** The same in signs: `M*4 m2`. */
export const sideSigns = (side: DenizenSide): string => {
  const move = `m${side.moveTime}`;
  switch (side.attack) {
    case 'HARM':
      return `${side.harm}${'*'.repeat(side.stars)} ${side.attackTime} ${move}`;
    case 'GRAB':
      return `red ${side.attackTime} ${move}`;
    case 'MAGIC':
      return `${side.magic} ${side.attackTime} ${move}`;
    case 'NONE':
      return `– ${move}`;
  }
};

const special = (id: string, light: DenizenSide): readonly Effect[] => {
  if (light.attack === 'MAGIC')
    return [
      { kind: 'rolls-instead-of-harm', table: id === 'imp' ? 'curse' : 'power-of-the-pit', side: 'light' },
    ];
  if (light.attack === 'NONE') return [{ kind: 'no-attack-light-side' }];
  return id === 'ghost' ? [{ kind: 'prowls-always' }] : [];
};

/** `row-6-castle-box-2` as `in row 6, box 2`. */
const startWords = (place: string): string => {
  const box = /^row-(\d)-\w+(?:-box-(\d))?$/.exec(place);
  if (box) return `in row ${box[1]!}${box[2] ? `, box ${box[2]}` : ''}`;
  return place.startsWith('site-') ? `at the ${titled(place.slice(5))}` : 'on the map for Bones V';
};

type Made = 'kind' | 'indicia' | 'tags' | 'text' | 'effects' | 'provenance' | 'source' | 'rules';

/** A kind of monster with all its counters. */
export const monster = (given: Omit<Monster, Made> & { readonly copies: number }): Monster => {
  const {
    id,
    name,
    icon,
    copies,
    vulnerability,
    armored,
    flies,
    fame,
    notoriety,
    light,
    part: extra,
  } = given;
  const effects = special(id, light);
  const tremendous = vulnerability === 'T';
  const traits = [strengthNames[vulnerability], ...(armored ? ['armored'] : []), ...(flies ? ['flies'] : [])];
  const where = Object.entries(given.starts).map(([place, n]) => `${n} ${startWords(place)}`);
  return entryOf(
    {
      id,
      name,
      icon,
      copies,
      effects,
      text: () =>
        [
          `${traits.join(', ').replace(/^./, (c) => c.toUpperCase())}.`,
          ...(tremendous ? ['Red side up it holds its target, and a hit kills outright.'] : []),
          ...(extra
            ? [`Its ${extra.part} attacks on its own with length ${extra.light.length} and dies with it.`]
            : []),
          ...sayAll(effects),
          `Where they begin: ${where.join('; ')}.`,
        ].join(' '),
      indicia: { vulnerability, fame, notoriety, armored, flies },
      tags: [
        strengthNames[vulnerability],
        ...(armored ? ['armored'] : []),
        ...(flies ? ['flies'] : []),
        ...(extra ? [`with ${extra.part}`] : []),
      ],
      rules: [
        tremendous ? 'MR-175' : 'MR-157',
        'MR-081',
        'MR-100',
        'MR-180',
        ...(tremendous ? ['MR-158', 'MR-B54'] : []),
        ...(extra ? ['MR-B55'] : []),
        ...(effects.length > 0 && id !== 'ghost' ? ['MR-B56'] : []),
      ],
      source: `3, 27, 83, ${id === 'heavy-troll' ? '91, ' : ''}135${tremendous ? ', 173' : ''}`,
      tables: () => [denizenTable(light, given.dark, tremendous ? 'Red' : 'Dark', extra)],
      printed: ['kind'],
    },
    {
      ...given,
      kind: 'monster',
      effects,
    },
  );
};
