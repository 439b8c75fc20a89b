import type { Agreement } from './agreement';
import { isSameValue } from '../canonical-value';
import type { AnySystem } from '../system';
import { variationsOf } from './variations';

/**
 * An agreement without what says nothing: variations that are set to their default, and entries named twice. Two tables with
 * the same settings come to the same agreement, and so to the same short code.
 */
export function settle(system: AnySystem, agreement: Agreement): Agreement {
  const standard = new Map(variationsOf(system).map((v) => [v.key, v.default ?? null]));
  const unique = (ids: readonly string[]): string[] => [...new Set(ids)].sort();
  return {
    ...agreement,
    house: Object.fromEntries(
      Object.entries(agreement.house).filter(([key, value]) => !isSameValue(standard.get(key), value)),
    ),
    banned: unique(agreement.banned),
    allowed: agreement.allowed && unique(agreement.allowed),
  };
}
