import type { LossReader } from '../../../../kernel/game/playable';
import { lossReader as combatReader } from '../../combat/scene/losses';
import type { RealmEvent } from '../engine/events';
import type { RealmState } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { foughtIn } from './fight';

/** Outside combat nothing strikes. */
const OUTSIDE = 'curses and other magic';

/** Who died and by whom, and which armor and horses were lost: in combat as its own reader tells. (MR-174, MR-177, MR-187) */
export const lossReader = (): LossReader<RealmEvent, RealmState> => {
  let read = combatReader();
  return (event, s) => {
    switch (event.type) {
      case 'fought': {
        const combat = foughtIn(s, event)?.combat;
        if (!combat) return [];
        if (event.event.type === 'began') read = combatReader();
        return read(event.event, combat);
      }
      case 'perished':
        return [{ lost: s.who[event.seat]!.id, by: OUTSIDE }];
      case 'denizen-perished':
        return [{ lost: denizens[event.denizen]!.id, by: OUTSIDE }];
      default:
        return [];
    }
  };
};
