import type { SceneItem, SceneTray } from '../../../../../kernel/game/scene';
import { capital, counted, listed } from '../../../../../kernel/words/words';
import { groups, mapChits } from '../../../catalogue';
import type { Held, RealmState } from '../../engine/state';
import { boxes, denizens, ON_CARD } from '../../engine/world/denizens';
import { holderName } from '../holders';
import { itemName, placeName, seatName, spellName } from '../names';
import { targetName } from '../words/spells';

/** Monsters of a kind, or natives of a group, of one row of the chart. */
interface Kind {
  readonly id: string;
  readonly entry: string;
  readonly name: string;
  readonly row: number;
  readonly all: readonly number[];
}

const kinds: readonly Kind[] = [
  ...new Map(
    denizens.map(({ native, monster, row, id, name }): readonly [string, Kind] => {
      const key = `${row}-${native?.group ?? id}`;
      const all = denizens.flatMap((one, i) =>
        one.row === row && (one.native?.group ?? one.id) === (native?.group ?? id) ? [i] : [],
      );
      const group = groups.find((one) => one.id === native?.group);
      const entry = group ? denizens[all[0]!]!.id : id;
      return [key, { id: key, entry, name: group?.name ?? monster?.name ?? name, row, all }];
    }),
  ).values(),
];

const countedAt = (s: RealmState, { all }: Kind, is: (place: number) => boolean): number =>
  all.filter((i) => is(s.at[i]!)).length;

/** What prowls today, and where it is. (MR-011) */
function prowlingTray(s: RealmState): SceneTray[] {
  if (s.prowling.length === 0 || s.part === 'birdsong') return [];
  const rows = listed(s.prowling.map(String));
  return [
    {
      id: 'prowling',
      title: `Prowling today: ${s.prowling.length === 1 ? 'row' : 'rows'} ${rows}, and the ghosts`,
      kind: 'pieces',
      items: kinds
        .filter(({ row }) => s.prowling.includes(row) || row === 0)
        .map((kind): SceneItem => {
          const there = countedAt(s, kind, (place) => place >= 0);
          const waiting = countedAt(s, kind, (place) => place === ON_CARD);
          return {
            id: `prowling-${kind.id}`,
            entry: kind.entry,
            name: kind.name,
            label: `${there} on the map, ${waiting} to come`,
            ...(there === 0 ? { state: 'spent' as const } : {}),
          };
        }),
    },
  ];
}

const callers = (by: readonly string[]): string =>
  listed(
    by.map((one) => mapChits.find(({ id }) => id === one)?.name ?? capital(one.replace('-', ' '))),
    'or',
  );

/** What has not come from the set-up card yet, by boxes, with what calls it. (MR-B48) */
function chartTray(s: RealmState): SceneTray {
  const monsters = boxes.flatMap(({ row, by, denizens: held }, box): SceneItem[] =>
    [...new Set(held.map((i) => denizens[i]!.id))].flatMap((entry) => {
      const left = held.filter((i) => denizens[i]!.id === entry && s.at[i] === ON_CARD);
      return left.length === 0
        ? []
        : [
            {
              id: `box-${box}-${entry}`,
              entry,
              name: denizens[left[0]!]!.monster!.name,
              label: `row ${row}: ${left.length}, called by ${callers(by)}`,
            },
          ];
    }),
  );
  const natives = kinds.flatMap((kind): SceneItem[] => {
    const left = countedAt(s, kind, (place) => place === ON_CARD);
    return denizens[kind.all[0]!]!.native && left > 0
      ? [
          {
            id: `box-${kind.id}`,
            entry: kind.entry,
            name: kind.name,
            label: `row ${kind.row}: ${counted(left, 'native')}`,
          },
        ]
      : [];
  });
  return { id: 'chart', title: 'Appearance chart', kind: 'pile', items: [...monsters, ...natives] };
}

const knownItems = (key: string, things: readonly Held[]): SceneItem[] =>
  things.flatMap(({ id }, at) =>
    id === '' ? [] : [{ id: `lies-${key}-${at}`, entry: id, name: itemName(id) }],
  );

const knownSpells = (key: string, spells: readonly string[]): SceneItem[] =>
  spells.flatMap((id, at) =>
    id === '' ? [] : [{ id: `rune-${key}-${at}`, entry: id, name: spellName(id) }],
  );

/** What sites, groups, visitors and cards hold: where the viewer knows something of it, it lies open to him. */
function holderTrays(s: RealmState): SceneTray[] {
  const keys = [...new Set([...Object.keys(s.piles), ...Object.keys(s.spells)])];
  const closed: SceneItem[] = [];
  const open = keys.flatMap((key): SceneTray[] => {
    const things = s.piles[key] ?? [];
    const spells = s.spells[key] ?? [];
    const items = [...knownItems(key, things), ...knownSpells(key, spells)];
    const more = things.length + spells.length - items.length;
    if (items.length > 0) return [{ id: `holds-${key}`, title: holderName(key), kind: 'pile', items, more }];
    if (more > 0) closed.push({ id: `closed-${key}`, name: holderName(key), label: counted(more, 'card') });
    return [];
  });
  return [...open, { id: 'closed', title: 'Face down', kind: 'pile', items: closed }];
}

/** Piles of abandoned things; inactive treasures in them are covered. (MR-B16) */
const abandonedTrays = (s: RealmState): SceneTray[] =>
  Object.entries(s.abandoned).flatMap(([place, things]) => {
    if (things.length === 0) return [];
    const items = knownItems(`in-${place}`, things);
    return [
      {
        id: `abandoned-${place}`,
        title: `Abandoned in ${placeName(Number(place))}`,
        kind: 'pile' as const,
        items,
        more: things.length - items.length,
      },
    ];
  });

/** What was laid down in plain sight. (MR-B70) */
const droppedTrays = (s: RealmState): SceneTray[] =>
  Object.entries(s.dropped).map(([place, things]) => ({
    id: `dropped-${place}`,
    title: `Laid down in ${placeName(Number(place))}`,
    kind: 'pile',
    items: knownItems(`open-${place}`, things),
  }));

/** Spells in effect, which all know, with their targets. (MR-B26) */
function spellsTray(s: RealmState): SceneTray[] {
  if (s.effects.length === 0) return [];
  return [
    {
      id: 'spells-in-effect',
      title: 'Spells in effect',
      kind: 'cards',
      items: s.effects.map((one, at): SceneItem => ({
        id: `in-effect-${at}`,
        entry: one.spell,
        name: spellName(one.spell),
        label: `of the ${seatName(s, one.by)} on ${targetName(s, one)}${one.energized === 1 ? '' : ', asleep'}`,
        ...(one.energized === 1 ? {} : { state: 'spent' as const }),
      })),
    },
  ];
}

/** What belongs to nobody. */
export const tableTrays = (s: RealmState): SceneTray[] => [
  ...prowlingTray(s),
  ...spellsTray(s),
  ...abandonedTrays(s),
  ...droppedTrays(s),
  ...holderTrays(s),
  chartTray(s),
];
