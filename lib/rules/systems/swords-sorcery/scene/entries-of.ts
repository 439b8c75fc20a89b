import type { SsEvent } from '../engine/events';
import { pieceTypes, type SsState } from '../engine/state';

/** Catalogue entries at work in an event: the card invoked or resolved, the pieces that fought or came, the domain taken. */
export function entriesOf(event: SsEvent, s: SsState): readonly string[] {
  const cards = (...all: readonly number[]): readonly string[] =>
    all.flatMap((card) => {
      const id = s.game.cards[card]?.id;
      return id === undefined || id.startsWith('own:') ? [] : [id];
    });
  const pieces = (...all: readonly number[]): readonly string[] =>
    all.flatMap((piece) => pieceTypes[s.type[piece]!] ?? []);
  switch (event.type) {
    case 'domainTaken': {
      const id = s.game.boards[event.board]?.id;
      return id?.startsWith('ss-house-') ? [id] : [];
    }
    case 'invoked':
    case 'used':
    case 'aimed':
    case 'resolved':
    case 'failed':
    case 'drafted':
    case 'cardRoll':
    case 'stolen':
    case 'returned':
      return cards(event.card);
    case 'protected':
      return cards(event.card, event.target);
    case 'saved':
    case 'notSaved':
      return [...cards(event.card), ...pieces(event.piece)];
    case 'put':
    case 'summoned':
    case 'returnedToLife':
      return [...cards(event.card), ...pieces(event.piece)];
    case 'fought':
      return [...pieces(event.initiator, event.defender), ...cards(...event.modifiers)];
    case 'placed':
    case 'stepped':
    case 'flew':
    case 'bounced':
    case 'died':
    case 'changedSides':
      return pieces(event.piece);
    case 'rockPut':
    case 'rockGone':
    case 'rockMoved':
      return ['rock'];
    default:
      return [];
  }
}
