import { unitTypes } from '../catalogue/vocabulary';
import type { MmEvent } from '../engine/events';
import { GARRISON, typeOf, type MmState } from '../engine/state';

const unit = (figure: number): string => unitTypes[figure < 0 ? GARRISON : typeOf(figure)]!;

/** Catalogue entries at work in an event: cards that were dealt, played or used, units that fought, came or moved. */
export function entriesOf(event: MmEvent, s: MmState): readonly string[] {
  const cards = (...held: readonly number[]): readonly string[] =>
    held.flatMap((card) => s.game.cards[card]?.id ?? []);
  switch (event.type) {
    case 'dealt':
      return cards(...event.cards);
    case 'played':
    case 'used':
      return cards(event.card);
    case 'realigned':
      return cards(event.card);
    case 'fought':
      return [unit(event.attacker), unit(event.defender)];
    case 'stepped':
    case 'recruited':
    case 'figurePlaced':
      return [unit(event.figure)];
    case 'summoned':
      return [unit(event.summoner), unit(event.figure)];
    case 'marked':
      return [unit(-1)];
    default:
      return [];
  }
}
