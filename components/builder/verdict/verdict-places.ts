import { severities, type Violation } from '@/lib/rules';

/** Where in the list something is wrong. */
export interface Place {
  readonly key: string;
  /** The lines that it is about; none: the list as a whole. */
  readonly entries: readonly number[];
  readonly violations: readonly Violation[];
}

const gravity = (v: Violation): number => severities.indexOf(v.severity);

/**
 * Violations by place: the list as a whole first, then what is about several lines, then line by line. In each place the
 * gravest first, then as the checks have them: what follows from another stands behind it.
 */
export function byPlace(violations: readonly Violation[]): readonly Place[] {
  const places = new Map<string, { entries: readonly number[]; violations: Violation[] }>();
  for (const violation of violations) {
    const key = violation.entries.join(' ');
    const place = places.get(key) ?? { entries: violation.entries, violations: [] };
    place.violations.push(violation);
    places.set(key, place);
  }
  const rank = ({ entries }: { readonly entries: readonly number[] }): number =>
    entries.length === 0 ? -2 : entries.length > 1 ? -1 : entries[0]!;
  return [...places]
    .map(([key, place]) => ({
      key,
      entries: place.entries,
      violations: place.violations.toSorted((a, b) => gravity(a) - gravity(b)),
    }))
    .sort((a, b) => rank(a) - rank(b));
}
