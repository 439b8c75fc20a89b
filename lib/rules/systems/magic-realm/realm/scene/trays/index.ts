import type { Seat } from '../../../../../kernel/game/engine';
import type { SceneTray } from '../../../../../kernel/game/scene';
import { isAlive, type RealmState } from '../../engine/state';
import { moverTrays } from './movers';
import { ownTrays, recordTray, tasksTray, warbandTray } from './own';
import { tableTrays } from './table';
import { chitsTray, thingsTray } from './things';

/** What lies beside the map: the viewer's day and belongings, what belongs to nobody, and what all may see of the others. */
export const traysOf = (s: RealmState, viewer: Seat | undefined): SceneTray[] => [
  ...(viewer !== undefined && isAlive(s, viewer)
    ? [...ownTrays(s, viewer), ...moverTrays(s, viewer, viewer)]
    : []),
  ...tableTrays(s),
  ...s.who.flatMap((_, seat) =>
    seat === viewer || !isAlive(s, seat)
      ? []
      : [
          recordTray(s, seat, viewer),
          ...warbandTray(s, seat, viewer),
          ...tasksTray(s, seat, viewer),
          thingsTray(s, seat, viewer),
          chitsTray(s, seat, viewer),
          ...moverTrays(s, seat, viewer),
        ],
  ),
];
