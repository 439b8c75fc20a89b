import type { LossReader } from '../../../kernel/game/playable';
import type { MmsEvent } from '../engine/events';
import type { MmsState } from '../engine/state';

/** What was removed, and whose attack was the last that took CAP from it (MMS-120). */
export function lossReader(): LossReader<MmsEvent, MmsState> {
  const struckBy = new Map<number, string>();
  return (event, s) => {
    const idOf = (card: number | undefined): string | undefined =>
      card === undefined ? undefined : s.game.cards[card]?.id;
    if (event.type === 'attacked' && event.damage > 0) {
      const by = idOf(s.card[event.engine < 0 ? event.piece : event.engine]);
      if (by !== undefined) struckBy.set(event.target, by);
      return [];
    }
    if (event.type !== 'removed') return [];
    const lost = idOf(event.card);
    return lost === undefined
      ? []
      : [{ lost, by: struckBy.get(event.piece) ?? 'the elimination of its player' }];
  };
}
