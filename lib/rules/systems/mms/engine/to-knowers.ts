import type { Tell } from '../../../kernel/game/engine';
import type { MmsEvent } from './events';
import type { MmsState } from './state';

/** Tells of a piece to all who have identified it: once and openly if everybody has, else to each of them alone. */
export function tellKnowers(
  s: MmsState,
  piece: number,
  event: MmsEvent,
  tell: Tell<MmsEvent> | undefined,
): void {
  if (!tell) return;
  const { players } = s.game;
  const known = s.known[piece]!;
  if (known === (1 << players) - 1) {
    tell(event);
    return;
  }
  for (let seat = 0; seat < players; seat++) if ((known >> seat) & 1) tell({ ...event, only: seat });
}

/** Tells of what a piece does to all; only to those who know it where markers are not shown (`markersShown`). */
export function tellOf(
  s: MmsState,
  event: MmsEvent & { readonly piece: number },
  tell: Tell<MmsEvent> | undefined,
): void {
  if (s.game.house.markersShown) tell?.(event);
  else tellKnowers(s, event.piece, event, tell);
}
