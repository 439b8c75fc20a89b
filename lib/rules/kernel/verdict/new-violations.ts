import type { Severity, Verdict, Violation } from './legality';

/**
 * Violations of a later verdict that an earlier one had not, in the order of the checks. They are counted by code: one that
 * takes the place of another of its code is none, one that takes the place of another code’s is.
 */
export function newViolations(
  before: Verdict,
  after: Verdict,
  severity: Severity = 'error',
): readonly Violation[] {
  const known = new Map<string, number>();
  for (const v of before.violations)
    if (v.severity === severity) known.set(v.code, (known.get(v.code) ?? 0) + 1);
  return after.violations.filter((v) => {
    if (v.severity !== severity) return false;
    const left = (known.get(v.code) ?? 0) - 1;
    known.set(v.code, left);
    return left < 0;
  });
}

/** Fewer violations of this code, and no error that was not there before. */
export const mends = (before: Verdict, after: Verdict, { code, severity }: Violation): boolean => {
  const count = ({ violations }: Verdict): number =>
    violations.filter((v) => v.code === code && v.severity === severity).length;
  return count(after) < count(before) && newViolations(before, after).length === 0;
};
