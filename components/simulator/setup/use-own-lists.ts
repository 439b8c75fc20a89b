'use client';

import { useEffect, useState } from 'react';
import { draftHeads } from '@/components/builder/draft/draft-heads';
import { ask } from '@/lib/api/client';
import type { OwnList } from './seat-fields';

/** Drafts of this browser and saved lists of the account, for one system. */
export function useOwnLists(slug: string, signedIn: boolean): readonly OwnList[] {
  const [drafts] = useState(() =>
    draftHeads()
      .filter((d) => d.system === slug)
      .map((d) => ({ value: `draft ${d.id}`, name: `${d.name} (draft)` })),
  );
  const [saved, setSaved] = useState<readonly OwnList[]>([]);
  useEffect(() => {
    if (!signedIn) return;
    let wanted = true;
    void ask('GET /api/v1/lists', { query: { system: slug, limit: 100 } }).then((answer) => {
      if (wanted && answer.ok)
        setSaved(answer.data.data.map(({ id, name }) => ({ value: `saved ${id}`, name })));
    });
    return () => {
      wanted = false;
    };
  }, [slug, signedIn]);
  return [...drafts, ...saved];
}
