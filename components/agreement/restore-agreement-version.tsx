'use client';

import { RestoreButton } from '@/components/ui/restore-button';
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
  const restore = async () => {
    const answer = await ask('PUT /api/v1/agreements/{id}', {
      params: { id },
      body: agreement,
      ifMatch: `"${current}"`,
    });
    return answer.ok ? undefined : answer.problem;
  };
  return <RestoreButton version={version} restore={restore} />;
}
