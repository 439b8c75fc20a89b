import type { Seat } from '../../../../../kernel/game/engine';
import type { SceneItem, SceneTray } from '../../../../../kernel/game/scene';
import { counted } from '../../../../../kernel/words/words';
import { chitOfTask } from '../../../tasks';
import { dayOf, playerOf } from '../../engine/movers/individuals';
import { FROM_CARD, WITHOUT_CARD, type RealmState, type Undertaking, type Who } from '../../engine/state';
import { denizens } from '../../engine/world/denizens';
import { isCache } from '../../engine/world/caches';
import { discoveries } from '../../engine/world/ground';
import { guideOf, hiredBy, isUnderling } from '../../engine/world/warband';
import { deedWords } from '../deed-words';
import { holderName } from '../holders';
import { onFoot } from '../stacks';
import {
  denizenName,
  dwellingName,
  itemName,
  pathName,
  placeName,
  seatName,
  spellName,
  taskTitle,
  touching,
  whose,
} from '../names';
import { chitsTray, thingsTray } from './things';

/** Spells that are awake in what he carries. (MR-B30) */
const awakeItems = (s: RealmState, seat: Seat): readonly SceneItem[] =>
  s.who[seat]!.items.flatMap(({ id: item }, at) =>
    (s.awake[item] ?? []).map((id, i): SceneItem => ({
      id: `awake-${seat}-${at}-${i}`,
      ...(id === '' ? { state: 'covered' as const } : { entry: id }),
      name: spellName(id),
      label: `in ${itemName(item)}`,
    })),
  );

/** Recorded spells, which only their owner knows. */
const recordedItems = (s: RealmState, seat: Seat): readonly SceneItem[] =>
  s.who[seat]!.spells.map(({ id, learned, bound }, at): SceneItem => {
    const how = learned === FROM_CARD ? 'learned' : learned === WITHOUT_CARD ? 'learned without a card' : '';
    const label = [how, bound === 1 ? 'in effect' : ''].filter(Boolean).join(', ');
    return {
      id: touching.spell(seat, at),
      ...(id === '' ? { state: 'covered' as const } : { entry: id }),
      name: spellName(id),
      ...(label === '' ? {} : { label }),
      ...(bound === 1 ? { state: 'spent' as const } : {}),
    };
  });

const spellsTray = (s: RealmState, seat: Seat): SceneTray => ({
  id: `spells-${seat}`,
  title: 'Your spells',
  kind: 'cards',
  seat,
  items: [...recordedItems(s, seat), ...awakeItems(s, seat)],
});

/** Whom a hireling follows, and where he is when he is not with his employer. (MR-062) */
function serviceWords(s: RealmState, seat: Seat, denizen: number): string {
  const at = s.at[denizen]!;
  const guide = guideOf(s, denizen);
  const isHere = at === s.who[seat]!.place;
  const stays = isUnderling(s, denizen) ? (isHere ? ['stays'] : []) : ['acts alone'];
  const follows =
    guide === seat
      ? isHere
        ? ['comes along']
        : []
      : guide >= 0
        ? [`follows the ${seatName(s, guide)}`]
        : stays;
  return [`until day ${s.term[denizen]}`, ...follows, ...(isHere ? [] : [`in ${placeName(at)}`])].join(', ');
}

/** Natives in his service, with the last day of their terms. (MR-B44) */
export function warbandTray(s: RealmState, seat: Seat, viewer: Seat | undefined): SceneTray[] {
  const hired = hiredBy(s, seat);
  if (hired.length === 0) return [];
  return [
    {
      id: `warband-${seat}`,
      title: `${whose(s, seat, viewer)} hirelings`,
      kind: 'pieces',
      seat,
      items: hired.map((denizen): SceneItem => ({
        id: `hired-${denizen}`,
        entry: denizens[denizen]!.id,
        name: `${denizenName(denizen)}${onFoot(s, denizen)}`,
        label: serviceWords(s, seat, denizen),
        ...(s.hiding[denizen] === 1 ? { state: 'spent' as const } : {}),
      })),
    },
  ];
}

/** His record of the day, with the phase that is carried out; of others only what they have done. (MR-009) */
export function recordTray(s: RealmState, seat: Who, viewer: Seat | undefined): SceneTray {
  const { record, done } = dayOf(s, seat);
  const now = s.turn?.seat === seat ? s.turn.phase : done === 1 ? record.length : -1;
  return {
    id: `record-${seat}`,
    title: seat === viewer ? `Your record of day ${s.day}` : `${seatName(s, seat)}: day so far`,
    kind: 'chits',
    seat: playerOf(s, seat),
    items: record.map((deed, at) => ({
      id: `record-${seat}-${at}`,
      ...deedWords(s, deed),
      label: at === now ? 'now' : at < now ? 'over' : `phase ${at + 1}`,
      ...(at < now ? { state: 'spent' as const } : {}),
    })),
  };
}

/** Sites that somebody has discovered; caches are no entries. */
export const foundItems = (who: Who, sites: readonly string[]): readonly SceneItem[] =>
  sites.map((id): SceneItem => ({
    id: `found-${who}-${id}`,
    ...(isCache(id) ? { icon: 'locked-chest' } : { entry: id }),
    name: holderName(id),
  }));

/** Hidden paths and secret passages that somebody has discovered. */
export const pathItems = (who: Who, paths: readonly number[]): readonly SceneItem[] =>
  paths.map((code): SceneItem => {
    const kind = discoveries.find((one) => one.code === code)?.kind;
    return {
      id: `path-${who}-${code}`,
      name: pathName(code),
      icon: kind === 'secret' ? 'secret-door' : 'footprint',
    };
  });

/** Sites, hidden paths and secret passages that he has crossed off. */
function discoveriesTray(s: RealmState, seat: Seat): SceneTray {
  const { sites, paths } = s.who[seat]!;
  return {
    id: `discoveries-${seat}`,
    title: 'Your discoveries',
    kind: 'pieces',
    seat,
    items: [...foundItems(seat, sites), ...pathItems(seat, paths)],
  };
}

/** What is left of it: where it goes and what it pays, or how many foes live. */
const taskLabel = ({ until, to, gold, foes }: Undertaking): string =>
  `${to === '' ? `${counted(foes.length, 'foe')} to kill` : `to ${dwellingName(to)} for ${gold} gold`}, by day ${until}`;

/** Missions and campaigns, which lie open to all. (MR-B50) */
export const tasksTray = (s: RealmState, seat: Seat, viewer: Seat | undefined): SceneTray[] => {
  const carried = s.who[seat]!.tasks;
  if (carried.length === 0) return [];
  return [
    {
      id: `tasks-${seat}`,
      title: `${whose(s, seat, viewer)} tasks`,
      kind: 'pieces',
      seat,
      items: carried.map((task): SceneItem => ({
        id: `task-${seat}-${task.id}`,
        entry: chitOfTask(task.id)!.id,
        name: taskTitle(task.id),
        label: taskLabel(task),
      })),
    },
  ];
};

/** What only the viewer sees of his character, and what all see, the day first. */
export const ownTrays = (s: RealmState, seat: Seat): SceneTray[] => [
  recordTray(s, seat, seat),
  ...warbandTray(s, seat, seat),
  ...tasksTray(s, seat, seat),
  thingsTray(s, seat, seat),
  chitsTray(s, seat, seat),
  spellsTray(s, seat),
  discoveriesTray(s, seat),
];
