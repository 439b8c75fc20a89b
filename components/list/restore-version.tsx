'use client';

import { removeDraft } from '@/components/builder/draft/draft-heads';
import { draftOfSaved } from '@/components/builder/draft/drafts';
import { RestoreButton } from '@/components/ui/restore-button';
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
  const restore = async () => {
    const answer = await ask('PUT /api/v1/lists/{id}', {
      params: { id },
      body: { ...list, agreement },
      ifMatch: `"${current}"`,
    });
    if (!answer.ok) return answer.problem;
    const draft = draftOfSaved(id);
    if (draft && !draft.dirty) removeDraft(draft.id);
    return undefined;
  };
  return <RestoreButton version={version} restore={restore} />;
}
