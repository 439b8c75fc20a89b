import type { LossReader } from '../../../kernel/game/playable';
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

/** What fell, and to what: the winner of the conflict, the card, the other piece, or another cause (SS-R85). */
export const lossReader = (): LossReader<SsEvent, SsState> => (event, s) => {
  if (event.type !== 'died') return [];
  const { piece, by, what } = event;
  const typeOf = (one: number): string => pieceTypes[s.type[one]!] ?? 'piece';
  const known = by === 'card' ? s.game.cards[what]?.id : what >= 0 ? typeOf(what) : undefined;
  return [{ lost: typeOf(piece), by: known ?? causes[by] }];
};
