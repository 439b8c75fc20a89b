import type { Seat } from '../../../kernel/game/engine';
import type { SsState, Task } from './state';

/** A task of which only this is known yet; the caller names what else counts. One shape for all, so that play stays fast. */
export const newTask = (
  kind: Task['kind'],
  seat: Seat,
  piece = -1,
  spot = -1,
  card = -1,
  left = 0,
  list: number[] = [],
): Task => ({ kind, window: '', seat, piece, spot, card, left, passes: 0, base: 0, list });

/** The task on top; undefined: none waits. To ask an empty list for its place −1 costs more than a whole step. */
export const topTask = ({ tasks }: SsState): Task | undefined =>
  tasks.length === 0 ? undefined : tasks[tasks.length - 1];

/** Does the task ask for the rest of a card or act that is not finished yet, so that no window may open (SS-R10)? */
export const isUndecided = ({ kind }: Task): boolean =>
  kind === 'target' ||
  kind === 'missile' ||
  kind === 'saves' ||
  kind === 'rocks' ||
  kind === 'raise' ||
  kind === 'zombie' ||
  kind === 'bounce' ||
  kind === 'safe';
