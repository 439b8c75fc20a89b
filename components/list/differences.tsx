import type { Change } from '@/lib/rules';

const signs: Readonly<Record<Change['kind'], { readonly sign: string; readonly colour: string }>> = {
  added: { sign: '+', colour: 'text-good' },
  removed: { sign: '−', colour: 'text-bad' },
  changed: { sign: '~', colour: 'text-warn' },
};

/** What changed in words: the list first, then its total and verdict. */
export function Differences({
  changes,
  inVerdict,
  none = 'Both say the same.',
}: {
  readonly changes: readonly Change[];
  readonly inVerdict: readonly string[];
  readonly none?: string;
}) {
  if (changes.length === 0 && inVerdict.length === 0)
    return <p className="mt-2 text-sm text-quiet">{none}</p>;
  return (
    <>
      {changes.length > 0 && (
        <ul className="mt-2 space-y-0.5 text-sm">
          {changes.map((change) => (
            <li key={change.text} className="flex gap-2">
              <span aria-hidden className={`w-3 shrink-0 text-center font-bold ${signs[change.kind].colour}`}>
                {signs[change.kind].sign}
              </span>
              <span className="min-w-0 wrap-anywhere">{change.text}</span>
            </li>
          ))}
        </ul>
      )}
      {inVerdict.length > 0 && (
        <ul className="mt-2 list-disc border-t border-line pt-2 pl-5 text-sm">
          {inVerdict.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
