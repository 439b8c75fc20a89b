import type { GameRecord } from './game-record';
import type { AnyPlayable } from './playable';
import type { AnySystem } from '../system';

/** Is the one version older, number by number: `2026.11.9` before `2026.11.10`? */
function isBefore(one: string, other: string): boolean {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const more = (a[at] ?? 0) - (b[at] ?? 0);
    if (more !== 0) return more < 0;
  }
  return false;
}

/**
 * Is somebody asked in this game also where there is one answer only? Its moves hold those answers, and each move has dice of its
 * own: whoever passed over one would throw all later dice otherwise. So it is asked to its end as it was begun.
 */
export const asksAll = (
  { asksLess }: Pick<AnyPlayable, 'asksLess'>,
  record: Pick<GameRecord, 'version' | 'asksAll'>,
): boolean => record.asksAll === true || (asksLess !== undefined && isBefore(record.version, asksLess.since));

/**
 * The record as one of the rules of today: where they ask less than the version before and differ from it in nothing else, its
 * records come to the same, asked as they were. Undefined: it was played under other rules.
 */
export function underToday(
  system: Pick<AnySystem, 'slug' | 'version'>,
  { asksLess }: Pick<AnyPlayable, 'asksLess'>,
  record: GameRecord,
): GameRecord | undefined {
  const { slug, version } = system;
  if (record.system !== slug) return undefined;
  if (record.version === version) return record;
  return asksLess?.since === version && asksLess.after === record.version
    ? { ...record, version, asksAll: true }
    : undefined;
}
