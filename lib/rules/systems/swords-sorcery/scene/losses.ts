import type { LossReader } from '../../../kernel/playable';
import type { DeathBy, SsEvent } from '../engine/events';
import { pieceTypes, type SsState } from '../engine/state';

const causes: Readonly<Record<DeathBy, string>> = {
  conflict: 'a conflict',
  card: 'magic',
  jam: 'a jammed teleportal',
  vapour: 'its own vapour',
  ghost: 'another ghost',
  crowded: 'want of room',
  out: 'the end of its player',
};

/** What fell, and to what: the winner of the conflict, the card that was resolved, or another cause (SS-R85). */
export function lossReader(): LossReader<SsEvent, SsState> {
  let fought: readonly [number, number] | undefined;
  let card = -1;
  return (event, s) => {
    const typeOf = (piece: number): string => pieceTypes[s.type[piece]!] ?? 'piece';
    switch (event.type) {
      case 'fought':
        fought = [event.initiator, event.defender];
        return [];
      case 'invoked':
      case 'used':
      case 'resolved':
      case 'notSaved':
        card = event.card;
        return [];
      case 'died': {
        const { piece, by } = event;
        const foe = fought?.includes(piece) ? fought.find((one) => one !== piece) : undefined;
        if (by === 'conflict' && foe !== undefined) return [{ lost: typeOf(piece), by: typeOf(foe) }];
        const spell = by === 'card' ? s.game.cards[card]?.id : undefined;
        return [{ lost: typeOf(piece), by: spell ?? causes[by] }];
      }
      default:
        return [];
    }
  };
}
