import type { Terms } from './agreement';
import type { Entry } from '../catalogue/entry';

/** A line of an agreement: `house.levelTotal`, `house.categoryLimits.terrain.minUses`, `banned`, `allowed`, `cards`. */
export type AgreementPath = `house.${string}` | 'banned' | 'allowed' | 'cards';

/**
 * Two lines of an agreement that cannot both hold, or of which one makes the other idle. A system declares those that its
 * ledger knows; `when` asks the agreement made ready.
 */
export interface Contradiction<E extends Entry = Entry, H = unknown> {
  /** Stable: the system’s prefix, `C` and a number. */
  readonly id: string;
  readonly between: readonly [AgreementPath, AgreementPath];
  readonly sort: 'impossible' | 'idle';
  when(house: H, terms: Terms<E, H>): boolean;
  /** Which of the two holds; absent: neither can give way, and no list meets both, or nothing that is dealt does; see `reason`. */
  readonly winner?: 0 | 1;
  readonly reason: string;
  readonly rules: readonly string[];
  /** Forms of list of which it leaves none that is legal. */
  readonly forms?: readonly string[];
}
