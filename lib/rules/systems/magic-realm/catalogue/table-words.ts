import type { EntryTable } from '../../../kernel/catalogue/entry';
import { capital } from '../../../kernel/words/words';
import type { DenizenSide, Development, MonsterPart, Native, TileSide, WeaponSide } from './types';
import type { ActionChit, Character } from './types';
import { relations, type Relation, type Trader } from './vocabulary';
import { titled } from './words-helpers';

const stars = (n: number): string => '*'.repeat(n);

/** What `party.optionalAbilities` adds, as the page of the character shows it. */
export const abilityTable = ({ fromLevel, text }: NonNullable<Character['optionalAbility']>): EntryTable => ({
  title: 'Optional ability',
  columns: ['From level', 'Ability, where the table agreed on it'],
  rows: [[String(fromLevel), text]],
});

/** Weapon, armor and spells of the four levels. */
export const levelTable = (levels: readonly Development[]): EntryTable => ({
  title: 'Levels',
  columns: ['Level', 'Name', 'Weapon', 'Armor', 'Spells', 'Gold and equipment'],
  rows: levels.map((l) => [
    String(l.level),
    l.name,
    l.weapon ? titled(l.weapon) : '–',
    l.armor.length > 0 ? l.armor.map(titled).join(', ') : '–',
    l.startingSpells > 0 ? `${l.startingSpells} of ${l.spellTypes.join(', ')}` : '–',
    String(l.goldPlusEquipment),
  ]),
});

export const chitTable = (chits: readonly ActionChit[]): EntryTable => ({
  title: 'Action chits',
  columns: ['Level', 'Chits'],
  rows: [1, 2, 3, 4].map((level) => [
    String(level),
    chits
      .filter((c) => c.level === level)
      .map((c) => c.code)
      .join(', '),
  ]),
});

export const relationTable = (of: Readonly<Partial<Record<Trader, Relation>>>): EntryTable => ({
  title: 'Relations',
  columns: ['Relation', 'Groups and visitors'],
  rows: relations.flatMap((relation) => {
    const who = Object.entries(of).flatMap(([trader, r]) => (r === relation ? [titled(trader)] : []));
    return who.length > 0 ? [[capital(relation), who.join(', ')]] : [];
  }),
});

const denizenRow = (name: string, side: DenizenSide): readonly string[] => {
  const move = String(side.moveTime);
  switch (side.attack) {
    case 'HARM':
      return [name, `${side.harm}${stars(side.stars)}`, String(side.attackTime), move, String(side.length)];
    case 'GRAB':
      return [name, 'kills outright', String(side.attackTime), move, '–'];
    case 'MAGIC':
      return [name, `magic ${side.magic}`, String(side.attackTime), move, String(side.length)];
    case 'NONE':
      return [name, 'no attack', '–', move, '–'];
  }
};

/** Both sides of a denizen, and of its head or club. */
export const denizenTable = (
  light: DenizenSide,
  dark: DenizenSide,
  darkName: 'Dark' | 'Red',
  part?: MonsterPart,
): EntryTable => ({
  title: 'Sides',
  columns: ['Side', 'Harm', 'Attack time', 'Move time', 'Length'],
  rows: [
    denizenRow('Light', light),
    denizenRow(darkName, dark),
    ...(part
      ? (['light', 'dark'] as const).map((which) => {
          const s = part[which];
          return [
            `${capital(part.part)}, ${which}`,
            `${s.harm}${stars(s.stars)}`,
            String(s.attackTime),
            '–',
            String(s.length),
          ];
        })
      : []),
  ],
});

export const nativeHorseTable = ({ breed, walk, gallop }: NonNullable<Native['horse']>): EntryTable => ({
  title: capital(breed),
  columns: ['Side', 'Strength', 'Time'],
  rows: [
    ['Walk', walk.strength, String(walk.moveTime)],
    ['Gallop', gallop.strength, String(gallop.moveTime)],
  ],
});

export const weaponTable = (unalerted: WeaponSide, alerted: WeaponSide): EntryTable => ({
  title: 'Sides',
  columns: ['Side', 'Harm', 'Attack time'],
  rows: (
    [
      ['Unalerted', unalerted],
      ['Alerted', alerted],
    ] as const
  ).map(([name, s]) => [
    name,
    `${s.harm}${stars(s.stars)}`,
    s.time === undefined ? 'of the FIGHT chit' : String(s.time),
  ]),
});

const roads = ({ roadways }: TileSide, n: number): string =>
  roadways
    .flatMap(([from, to, kind]) => {
      const end = from === n ? to : to === n ? from : undefined;
      if (end === undefined) return [];
      return [kind === 'hidden' || kind === 'secret' ? `(${end} ${kind.charAt(0)})` : String(end)];
    })
    .join(' ');

/** Where the roadways of each clearing lead, on both sides of a tile. */
export const clearingTable = (normal: TileSide, enchanted: TileSide): EntryTable => ({
  title: 'Clearings',
  columns: ['Clearing', 'Kind', 'Green side', 'Enchanted side', 'Color'],
  rows: normal.clearings.map(({ n, type }) => [
    String(n),
    type,
    roads(normal, n),
    roads(enchanted, n),
    (enchanted.clearings.find((c) => c.n === n)?.colors ?? []).join(', '),
  ]),
});

export const siteTable = (rows: readonly string[]): EntryTable => ({
  title: 'Loot here',
  columns: ['Roll', 'Find'],
  rows: rows.map((r, i) => [String(i + 1), r]),
});
