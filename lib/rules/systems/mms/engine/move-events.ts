import type { Tell } from '../../../kernel/game/engine';
import type { MmsEvent } from './events';
import { posesAlong } from './moves';
import type { MmsState } from './state';
import { stepCost } from './steps';
import { tellOf } from './to-knowers';

/** Why a move ends sooner than declared. */
export type Why = Extract<MmsEvent, { type: 'stopped' }>['why'];

/**
 * Path and distance, as they are declared before anybody moves (MMS-072), for each of those who go: the units of the steps
 * alone, as what areas add would tell of those that only the mover knows.
 */
export function tellDeclared(
  s: MmsState,
  party: readonly number[],
  path: readonly number[],
  attacks: boolean,
  tell?: Tell<MmsEvent>,
): void {
  const piece = party[0]!;
  if (!tell) return;
  const to = posesAlong(s, piece, path).at(-1)!;
  let cost = 0;
  for (const step of path) cost += stepCost(s, step);
  for (const one of party)
    tellOf(
      s,
      {
        type: 'moved',
        rule: 'MMS-072',
        piece: one,
        from: s.at[one]!,
        to: to >> 1,
        rot: to & 1,
        cost,
        attacks,
      },
      tell,
    );
}

/** Where those who went have come to instead (MMS-R30). */
export function tellStopped(s: MmsState, party: readonly number[], why: Why, tell?: Tell<MmsEvent>): void {
  if (!tell) return;
  for (const one of party)
    tellOf(s, { type: 'stopped', rule: 'MMS-R30', piece: one, at: s.at[one]!, why }, tell);
}
