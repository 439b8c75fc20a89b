'use client';

import { useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import type { Agreement, AnyRules } from '@/lib/rules';
import type { DraftTerms } from '../draft/drafts';
import { AS_PRINTED } from '../draft/terms-of-draft';

/** An agreement saved in the account. */
export interface KnownAgreement {
  readonly id: string;
  readonly name: string;
  /** Absent of older ones: they are fetched when they are chosen. */
  readonly agreement?: Agreement;
}

/** What the list is judged by: the rules as printed, a preset, or an agreement of one's own. */
export function AgreementChoice({
  system,
  value,
  known,
  onChange,
}: {
  readonly system: AnyRules;
  readonly value: DraftTerms;
  readonly known: readonly KnownAgreement[];
  readonly onChange: (terms: DraftTerms) => void;
}) {
  const current = value.kind === 'preset' ? `preset ${value.preset}` : `agreement ${value.id ?? 'loose'}`;
  const presets = system.presets.filter((p) => p.id !== AS_PRINTED && Object.keys(p.house).length > 0);
  const loose = value.kind === 'agreement' && !known.some((k) => k.id === value.id) ? value : undefined;
  const wanted = useRef('');
  const take = async ({ id, agreement }: KnownAgreement) => {
    if (agreement) return onChange({ kind: 'agreement', id, agreement });
    const read = await ask('GET /api/v1/agreements/{id}', { params: { id } });
    // Something else was chosen meanwhile.
    if (wanted.current !== id) return;
    if (read.ok) onChange({ kind: 'agreement', id, agreement: read.data.agreement });
    else toast({ text: sayProblem(read.problem), tone: 'bad' });
  };
  return (
    <label className="min-w-0 flex-1 basis-36 text-sm font-semibold sm:flex-none sm:basis-auto">
      <span className="max-sm:sr-only">Agreement</span>
      <select
        className="input mt-0.5 w-full max-sm:px-2"
        value={current}
        onChange={(e) => {
          const [kind, id = ''] = e.target.value.split(/ (.*)/s);
          wanted.current = id;
          if (kind === 'preset') onChange({ kind: 'preset', preset: id });
          const saved = known.find((k) => k.id === id);
          if (saved) void take(saved);
        }}
      >
        <option value={`preset ${AS_PRINTED}`}>The rules as printed</option>
        {presets.map((preset) => (
          <option key={preset.id} value={`preset ${preset.id}`}>
            {preset.name}
          </option>
        ))}
        {known.length > 0 && (
          <optgroup label="Your agreements">
            {known.map(({ id, name }) => (
              <option key={id} value={`agreement ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {loose && <option value={current}>{loose.agreement.name}</option>}
      </select>
    </label>
  );
}
