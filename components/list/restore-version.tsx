'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { draftOfSaved, removeDraft } from '@/components/builder/drafts';
import { ask } from '@/lib/api/client';
import type { List } from '@/lib/rules';

/** Saves an old version as the newest one; nothing in between is lost. */
export function RestoreVersion({
  id,
  current,
  version,
  list,
  agreement,
}: {
  readonly id: string;
  readonly current: number;
  readonly version: number;
  readonly list: List;
  readonly agreement: string | null;
}) {
  const router = useRouter();
  const [said, setSaid] = useState('');
  const restore = async () => {
    const answer = await ask('PUT /api/v1/lists/{id}', {
      params: { id },
      body: { ...list, agreement },
      ifMatch: `"${current}"`,
    });
    if (!answer.ok) return setSaid(answer.problem.detail ?? answer.problem.title);
    const draft = draftOfSaved(id);
    if (draft && !draft.dirty) removeDraft(draft.id);
    router.refresh();
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
