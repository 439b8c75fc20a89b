import { chart, type Summons } from './appearance-chart';
import type { Effect } from './effects';
import { entryOf } from './make';
import type { Dwelling, MapChit, TaskId, VisitorChit } from './types';
import type { DwellingId, NativeGroupId, VisitorId, WarningLetter } from './vocabulary';
import { sayAll } from './words';
import { titled } from './words-helpers';

const boxesOf = (row: number, { boxes }: Summons, letter?: WarningLetter): Effect => ({
  kind: 'summons',
  row,
  boxes,
  ...(letter === undefined ? {} : { letter }),
});

/** What the appearance chart sends for a chit: by its full name, or for a sound also by its name alone. */
const summonsOf = (exact: string): readonly Effect[] =>
  chart.flatMap(({ row, monsters }) =>
    monsters.flatMap((s) => (s.by.includes(exact) ? [boxesOf(row, s)] : [])),
  );

const soundSummons = (name: string): readonly Effect[] =>
  chart.flatMap(({ row, monsters }) =>
    monsters.flatMap((s) =>
      s.by.flatMap((by) => {
        if (by === name) return [boxesOf(row, s)];
        return by.startsWith(`${name}-`) ? [boxesOf(row, s, by.slice(-1) as WarningLetter)] : [];
      }),
    ),
  );

interface Made {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly effects: readonly Effect[];
  readonly opening: string;
  readonly rules: readonly string[];
  readonly data: Pick<MapChit, 'chit' | 'letter' | 'clearing'>;
}

const make = ({ id, name, icon, effects, opening, rules, data }: Made): MapChit =>
  entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects,
      text: () => [opening, ...sayAll(effects)].join(' '),
      indicia: {
        chit: data.chit,
        ...(data.letter === undefined ? {} : { letter: data.letter }),
        ...(data.clearing === undefined ? {} : { clearing: data.clearing }),
      },
      tags: [data.chit],
      rules,
      source: data.chit === 'site' ? '39, 71' : '71',
      printed: ['kind'],
    },
    {
      kind: 'map-chit',
      ...data,
    },
  );

/** A yellow warning chit. */
export const warning = (
  name: string,
  letter: WarningLetter,
  icon: string,
  becomes?: DwellingId | 'ghosts',
): MapChit =>
  make({
    id: `warning-${name}-${letter.toLowerCase()}`,
    name: `${titled(name)} ${letter}`,
    icon,
    opening: `Warning chit of a ${{ C: 'cave', M: 'mountain', V: 'valley', W: 'woods' }[letter]} tile.`,
    effects: [
      ...(becomes ? [{ kind: 'becomes', what: becomes } as const] : []),
      ...summonsOf(`${name}-${letter}`),
    ],
    rules: ['MR-087', 'MR-084', 'MR-086', 'MR-B08', 'MR-B48', ...(becomes ? ['MR-B09'] : [])],
    data: { chit: 'warning', letter },
  });

/** A red sound chit, for the clearing with its number. */
export const sound = (name: string, clearing: number, icon: string): MapChit =>
  make({
    id: `sound-${name}-${clearing}`,
    name: `${titled(name)} ${clearing}`,
    icon,
    opening: `Sound chit: monsters come to clearing ${clearing}.`,
    effects: soundSummons(name),
    rules: ['MR-088', 'MR-084', 'MR-086', 'MR-B08', 'MR-B48'],
    data: { chit: 'sound', clearing },
  });

/** A gold site chit with its treasures. */
export const site = (
  name: string,
  clearing: number,
  icon: string,
  holds: Omit<Extract<Effect, { kind: 'site' }>, 'kind'>,
): MapChit =>
  make({
    id: `site-${name}`,
    name: `${titled(name)} ${clearing}`,
    icon,
    opening: `Site chit in clearing ${clearing}.`,
    effects: [{ kind: 'site', ...holds }, ...summonsOf(`site-${name}`)],
    rules: ['MR-088', 'MR-044', 'MR-084', 'MR-B02', 'MR-B08', 'MR-B39', 'MR-B48'],
    data: { chit: 'site', clearing },
  });

/** The Lost City or the Lost Castle. */
export const special = (id: string, name: string, icon: string, tiles: 'cave' | 'mountain'): MapChit =>
  make({
    id,
    name,
    icon,
    opening: 'Treasure locations in one place.',
    effects: [{ kind: 'brings-chits', count: 5, tiles }],
    rules: ['MR-B08', 'MR-084', 'MR-B48', 'MR-B63'],
    data: { chit: 'special' },
  });

/** A dwelling, with the natives of the chart that appear at it. */
export const dwelling = (
  id: DwellingId,
  icon: string,
  building: boolean,
  more: { readonly garrison?: NativeGroupId; readonly effects?: readonly Effect[] } = {},
): Dwelling => {
  const here = chart.flatMap(({ row, natives }) =>
    natives?.at.includes(id) ? [{ group: natives.group, row }] : [],
  );
  const effects: Effect[] = [
    ...(more.garrison ? [{ kind: 'garrison', group: more.garrison } as const] : []),
    ...(more.effects ?? []),
    ...(here.length > 0 ? [{ kind: 'appears-here', groups: here } as const] : []),
  ];
  return entryOf(
    {
      id,
      name: titled(id),
      icon,
      copies: 1,
      effects,
      indicia: { building, ...(more.garrison ? { group: titled(more.garrison) } : {}) },
      tags: [building ? 'building' : 'campfire'],
      rules: ['MR-B09', 'MR-B49', 'MR-019', ...(id === 'chapel' ? ['MR-200', 'MR-B23'] : [])],
      source: id === 'chapel' ? '23, 187' : '23',
      printed: ['kind', ...(id === 'chapel' ? ['name'] : [])],
    },
    {
      kind: 'dwelling',
      building,
      ...(more.garrison ? { garrison: more.garrison } : {}),
    },
  );
};

type Face = VisitorId | TaskId;

/** A chit with a visitor, a mission or a campaign on each face. */
export const visitorChit = (
  id: string,
  name: string,
  icon: string,
  faces: readonly Face[],
  offers: Readonly<Record<Face, Effect>>,
): VisitorChit => {
  const effects = faces.map((face) => offers[face]);
  const visits = effects.some((e) => e.kind === 'trades');
  return entryOf(
    {
      id,
      name,
      icon,
      copies: 1,
      effects,
      indicia: { faces },
      tags: effects.map((e) => (e.kind === 'trades' ? 'visitor' : e.kind)),
      rules: ['MR-B05', 'MR-B49', 'MR-B50', ...(visits ? ['MR-049', 'MR-050', 'MR-B41'] : [])],
      source: visits ? '27, 41' : '27',
      printed: [],
    },
    {
      kind: 'visitor-mission-chit',
      faces,
    },
  );
};
