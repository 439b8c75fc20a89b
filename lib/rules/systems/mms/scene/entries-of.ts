import { decoyCard } from '../engine/cards';
import type { MmsEvent } from '../engine/events';
import type { MmsState } from '../engine/state';

/** Catalogue entries at work in an event: who acts, with what, and what it is done to. */
export function entriesOf(event: MmsEvent, s: MmsState): readonly string[] {
  const { cards } = s.game;
  const of = (...held: readonly (number | undefined)[]): readonly string[] =>
    held.flatMap((card) => {
      const id = card === undefined ? undefined : cards[card]?.id;
      return id === undefined || id === decoyCard.id ? [] : [id];
    });
  const pieces = (...those: readonly number[]): readonly string[] =>
    of(...those.filter((piece) => piece >= 0).flatMap((piece) => [s.card[piece], ...s.carried[piece]!]));
  switch (event.type) {
    case 'attacked':
      // What an operator carries does not count with an engine (T3).
      return event.engine < 0
        ? pieces(event.piece, event.target)
        : [...of(s.card[event.piece], s.card[event.engine]), ...pieces(event.target)];
    case 'healed':
    case 'detected':
    case 'moved':
      return pieces(event.piece);
    case 'controlled':
      return of(s.card[event.area]);
    case 'identified':
      return of(event.card, ...event.carried);
    case 'dropped':
    case 'pickedUp':
      return of(event.card);
    default:
      return [];
  }
}
