import type { AnySystem } from '@/lib/rules';
import { refused, type Problem } from './problem';

/** What only an engine could answer, of a system that has none yet. */
export const notPlayable = (system: AnySystem, path: readonly (string | number)[] = ['system']): Problem =>
  refused('invalid_request', [
    { path, code: 'not_playable', message: `${system.name} cannot be played here yet.` },
  ]);

/** What is asked of the boards of a system that has none here. */
export const noBoards = (system: AnySystem): Problem =>
  refused('invalid_request', [
    { path: ['system'], code: 'no_boards', message: `${system.name} has no boards here yet.` },
  ]);
