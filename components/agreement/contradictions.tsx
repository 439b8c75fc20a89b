import type { FoundContradiction } from '@/lib/rules';

/** Pairs of lines that get in each other’s way: the one that holds first, and why. */
export function Contradictions({ found }: { readonly found: readonly FoundContradiction[] }) {
  if (found.length === 0) return null;
  return (
    <ul className="space-y-3">
      {found.map((one) => (
        <li key={one.id} className="rounded-lg border border-line p-3 text-sm">
          <ul>
            {one.lines.map((line, i) => (
              <li key={line.path}>
                <span
                  className={
                    one.winner === undefined
                      ? 'font-semibold text-bad'
                      : one.winner === i
                        ? 'font-semibold text-good'
                        : 'font-semibold text-warn'
                  }
                >
                  {one.winner === undefined ? 'In conflict: ' : one.winner === i ? 'Holds: ' : 'Idle: '}
                </span>
                {line.title} – {line.value}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-quiet">
            {one.reason}
            {one.rules.length > 0 && <span className="text-xs"> ({one.rules.join(', ')})</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
