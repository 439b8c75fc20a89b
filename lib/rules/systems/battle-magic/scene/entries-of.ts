import { cardEntry } from '../engine/cards';
import type { BmEvent } from '../engine/events';
import type { BmState } from '../engine/state';

/** Catalogue entries at work in an event: cards that were played or turned up, units that came, moved or fought. */
export function entriesOf(event: BmEvent, s: BmState): readonly string[] {
  const units = (...chits: readonly number[]): readonly string[] =>
    chits.flatMap((chit) => (chit < 0 ? [] : (s.game.entryOf[chit] ?? [])));
  const cards = (...codes: readonly number[]): readonly string[] =>
    codes.flatMap((code) => (code < 0 ? [] : [cardEntry(code)]));
  switch (event.type) {
    case 'placed':
      return units(event.chit);
    case 'attached':
      return units(event.chit, event.bearer);
    case 'moved':
      return [...units(event.unit), ...cards(event.card)];
    case 'retreated':
    case 'substituted':
      return [...units(event.unit), ...cards(event.card)];
    case 'ruins':
      return [...units(event.unit), ...cards(event.card), 'ruins'];
    case 'attacked':
      return units(event.attacker, event.target);
    case 'battleCards':
      return cards(...event.cards);
    case 'boarded':
    case 'landed':
    case 'joined':
      return units(event.unit, event.leader);
    case 'paid':
      return cards(...event.cards);
    case 'found':
      return cards(event.card);
    default:
      return [];
  }
}
