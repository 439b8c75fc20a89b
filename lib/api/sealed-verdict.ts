import type { SealedVerdict } from './contract/shapes/table-check';
import type { Verdict } from './contract/shapes/verdict';

/**
 * What may be told of a verdict while its list is sealed: the checks that fail by their IDs, never their facts and
 * sentences, which name cards; the total alone, for the other tallies count what kinds of things were brought; and notes by
 * their number alone, for they speak of what a legal list holds.
 */
export function sealedVerdict({ legal, budget, violations }: Verdict): SealedVerdict {
  const problems = { error: 0, warning: 0, note: 0 };
  const failed = new Map<string, SealedVerdict['failed'][number]>();
  for (const { code, severity, rules } of violations) {
    problems[severity]++;
    if (severity === 'note') continue;
    const key = `${code} ${severity}`;
    failed.set(key, { code, severity, count: (failed.get(key)?.count ?? 0) + 1, rules });
  }
  return { legal, budget, problems, failed: [...failed.values()] };
}
