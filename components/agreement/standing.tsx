'use client';

import { useEffect, useMemo, useState } from 'react';
import { contradictionsOf, outlookOf, type Agreement, type AnySystem, type FormOutlook } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import { CodeChip } from './code-chip';
import { Contradictions } from './contradictions';

/** How an agreement in the making stands: its code, what contradicts, and whether legal lists can be drawn under it. */
export function Standing({
  system,
  agreement,
}: {
  readonly system: AnySystem;
  readonly agreement: Agreement;
}) {
  const found = useMemo(() => contradictionsOf(system, agreement), [system, agreement]);
  const code = useMemo(() => codeUnder(system, agreement), [system, agreement]);
  const [outlook, setOutlook] = useState<readonly FormOutlook[]>([]);
  // Drawing lists takes a while: it waits until nobody types.
  useEffect(() => {
    const timer = setTimeout(() => {
      const drawn = outlookOf(system, agreement);
      setOutlook(drawn.ok ? drawn.value : []);
    }, 700);
    return () => clearTimeout(timer);
  }, [system, agreement]);
  if (!found.ok) return null;
  const without = outlook.filter((form) => !form.found);
  return (
    <div className="space-y-3">
      <p className="text-sm">
        Code <CodeChip code={code} />
      </p>
      {found.value.length > 0 && (
        <section aria-label="Contradictions">
          <h3 className="text-lg">
            {found.value.length === 1 ? 'A contradiction' : `${found.value.length} contradictions`}
          </h3>
          <Contradictions found={found.value} />
        </section>
      )}
      <p role="status" className="text-sm text-warn">
        {without.length > 0 && `No legal list was found for: ${without.map((form) => form.name).join(', ')}.`}
      </p>
    </div>
  );
}
