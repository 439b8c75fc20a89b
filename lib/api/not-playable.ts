import type { AnySystem } from '@/lib/rules';
import { refused, type Problem } from './problem';

/** What only an engine could answer, of a system that has none yet. */
export const notPlayable = (system: AnySystem, path: readonly (string | number)[] = ['system']): Problem =>
  refused('invalid_request', [
    { path, code: 'not_playable', message: `${system.name} cannot be played here yet.` },
  ]);
