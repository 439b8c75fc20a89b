import type { LossReader } from '../../../../kernel/game/playable';
import type { MrEvent } from '../engine/events';
import { thingAt } from '../engine/fighters/playing';
import { isFoe, type MrState, type Who } from '../engine/state';
import { foeOf } from '../engine/who';

const entryOf = (s: MrState, who: Who): string => (isFoe(who) ? foeOf(s, who).id : s.game.heroes[who]!.id);

/** Who died and by whom, and which armor and horses were lost. (MR-174, MR-177, MR-187) */
export const lossReader = (): LossReader<MrEvent, MrState> => {
  const last = new Map<Who, string>();
  return (event, s) => {
    switch (event.type) {
      case 'struck':
        last.set(event.at, entryOf(s, event.by));
        // What several blows of an instant take is lost once. (MR-R28)
        if (event.already) return [];
        return (event.met === 'armor' && event.armor === 'destroyed') ||
          (event.met === 'horse' && event.effect === 'killed' && event.item >= 0)
          ? [{ lost: thingAt(s, event.at, event.item).id, by: entryOf(s, event.by) }]
          : [];
      case 'grabbed':
        last.set(event.at, entryOf(s, event.by));
        return [];
      case 'rolled':
        last.set(event.at, entryOf(s, event.by));
        return [];
      case 'killed':
        return [{ lost: entryOf(s, event.who), by: last.get(event.who) ?? 'the Power of the Pit' }];
      case 'died':
        return [{ lost: entryOf(s, event.seat), by: 'wounds' }];
      default:
        return [];
    }
  };
};
