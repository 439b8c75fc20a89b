import type { Seat } from '../../../../../kernel/game/engine';
import type { SceneTray } from '../../../../../kernel/game/scene';
import { dayOf, isBodiless, isLed, moversOf } from '../../engine/movers/individuals';
import type { RealmState, Who } from '../../engine/state';
import { seatName } from '../names';
import { foundItems, pathItems, recordTray } from './own';
import { thingsTray } from './things';

/** What a leader has found; a familiar and a phantasm share all with their master. (MR-059) */
function findsTray(s: RealmState, who: Who, viewer: Seat): SceneTray[] {
  const { sites, paths } = dayOf(s, who);
  if (isBodiless(s, who) || sites.length + paths.length === 0) return [];
  return [
    {
      id: `discoveries-${who}`,
      title: `${seatName(s, who)}: discoveries`,
      kind: 'pieces',
      seat: viewer,
      items: [...foundItems(who, sites), ...pathItems(who, paths)],
    },
  ];
}

/** The days and belongings of those who move for a character; what they have found only for himself. (MR-B32) */
export const moverTrays = (s: RealmState, seat: Seat, viewer: Seat | undefined): SceneTray[] =>
  moversOf(s, seat).flatMap((who) => [
    ...(isLed(s, who) || (seat !== viewer && dayOf(s, who).record.length === 0)
      ? []
      : [recordTray(s, who, viewer)]),
    ...(dayOf(s, who).items.length > 0 ? [thingsTray(s, who, viewer)] : []),
    ...(seat === viewer ? findsTray(s, who, seat) : []),
  ]);
