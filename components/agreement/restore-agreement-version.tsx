'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';

/** Saves an old version as the newest one; nothing in between is lost. */
export function RestoreAgreementVersion({
  id,
  current,
  version,
  agreement,
}: {
  readonly id: string;
  readonly current: number;
  readonly version: number;
  readonly agreement: Agreement;
}) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const restore = async () => {
    const answer = await ask('PUT /api/v1/agreements/{id}', {
      params: { id },
      body: agreement,
      ifMatch: `"${current}"`,
    });
    if (answer.ok) router.refresh();
    else setSaid(answer.problem.detail ?? answer.problem.title);
  };
  return (
    <div>
      <button type="button" className="button button-small" onClick={() => void restore()}>
        Make version {version} the newest
      </button>
      <p role="status" className="text-sm text-bad">
        {said}
      </p>
    </div>
  );
}
