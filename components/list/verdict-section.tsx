import { ViolationText } from '@/components/builder/violation-text';
import type { AnySystem, Verdict } from '@/lib/rules';

/** All that is to be said of a list, under its heading. */
export function VerdictSection({
  system,
  verdict,
}: {
  readonly system: AnySystem;
  readonly verdict: Verdict;
}) {
  return (
    <section aria-labelledby="verdict" className="space-y-3">
      <h2 id="verdict" className="text-2xl">
        Verdict
      </h2>
      {verdict.violations.length === 0 ? (
        <p className="text-good">Nothing to say against it.</p>
      ) : (
        <ul className="space-y-3">
          {verdict.violations.map((violation, i) => (
            <ViolationText key={i} system={system} violation={violation} />
          ))}
        </ul>
      )}
    </section>
  );
}
