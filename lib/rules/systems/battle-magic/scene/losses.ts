import type { LossReader } from '../../../kernel/game/playable';
import type { BmEvent } from '../engine/events';
import type { BmState } from '../engine/state';
import { kindOf } from './names';

/** What left the map, and through what: the other side of the battle, its carrier, or Ruins (BM-110, BM-131, BM-174). */
export const lossReader = (): LossReader<BmEvent, BmState> => (event, s) => {
  if (event.type !== 'destroyed') return [];
  const entry = (chit: number): string => s.game.entryOf[chit] ?? kindOf(s, chit).id;
  const lost = entry(event.unit);
  if (event.by < 0) return [{ lost, by: 'ruins' }];
  return [{ lost, by: event.rule === 'BM-110' ? 'the loss of its carrier' : entry(event.by) }];
};
