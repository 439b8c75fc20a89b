'use client';

import { ClipboardPaste } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LazyCode } from '@/components/agreement/lazy-code';
import { AgreementChoice, type KnownAgreement } from '@/components/builder/start/agreement-choice';
import type { DraftTerms } from '@/components/builder/draft/drafts';
import { agreementOf } from '@/components/builder/draft/terms-of-draft';
import { lazyDialog } from '@/components/ui/lazy-part';
import { prepareTerms, type AnySystem } from '@/lib/rules';

const AsText = lazyDialog(() => import('@/components/agreement/as-text').then((m) => m.AsText));

/** So many faults of an agreement are told at once. */
const FIRST = 4;

/** Under which agreement a game is played: a ready one, one of one's own, or one that somebody sent as text. */
export function TermsChoice({
  system,
  value,
  known,
  onChange,
}: {
  readonly system: AnySystem;
  readonly value: DraftTerms;
  readonly known: readonly KnownAgreement[];
  readonly onChange: (terms: DraftTerms) => void;
}) {
  const [pasting, setPasting] = useState(false);
  const agreement = useMemo(() => agreementOf(system, value), [system, value]);
  const judged = useMemo(() => prepareTerms(system, agreement), [system, agreement]);
  return (
    <div className="min-w-0 space-y-1">
      <div className="flex items-end gap-2 [&_span]:max-sm:not-sr-only [&>label]:flex-1">
        <AgreementChoice system={system} value={value} known={known} onChange={onChange} />
        <button
          type="button"
          className="button"
          aria-label="Read or paste the agreement as text"
          title="Read or paste the agreement as text"
          onClick={() => setPasting(true)}
        >
          <ClipboardPaste aria-hidden size={18} />
        </button>
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-2 text-sm">
        <LazyCode system={system} agreement={agreement} />
        {!judged.ok && (
          <div role="alert">
            <ul className="text-bad">
              {judged.problems.slice(0, FIRST).map(({ message }, i) => (
                <li key={i}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {pasting && (
        <AsText
          system={system}
          agreement={agreement}
          onTake={(taken) => {
            setPasting(false);
            onChange({ kind: 'agreement', agreement: taken });
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}
