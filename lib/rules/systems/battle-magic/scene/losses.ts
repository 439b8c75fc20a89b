import type { LossReader } from '../../../kernel/playable';
import type { BmEvent } from '../engine/events';
import type { BmState } from '../engine/state';
import { kindOf } from './names';

/** What left the map, and through what: the other side of the battle, its carrier, or Ruins (BM-110, BM-131, BM-174). */
export function lossReader(): LossReader<BmEvent, BmState> {
  let sides: readonly number[] = [];
  let ruined = -1;
  return (event, s) => {
    const entry = (chit: number): string => s.game.entryOf[chit] ?? kindOf(s, chit).id;
    switch (event.type) {
      case 'turnBegan':
        sides = [];
        ruined = -1;
        return [];
      case 'attacked':
        sides = [event.attacker, event.target];
        return [];
      case 'ruins':
        ruined = event.lost ? event.unit : -1;
        return [];
      case 'destroyed': {
        const { unit } = event;
        if (unit === ruined) return [{ lost: entry(unit), by: 'ruins' }];
        const foe = event.rule === 'BM-110' ? undefined : sides.find((one) => one !== unit);
        return [{ lost: entry(unit), by: foe === undefined ? 'the loss of its carrier' : entry(foe) }];
      }
      default:
        return [];
    }
  };
}
