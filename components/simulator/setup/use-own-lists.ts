'use client';

import { useCallback, useEffect, useState } from 'react';
import { draftHeads } from '@/components/builder/draft/draft-heads';
import { joined, MOST_OFFERED, type OwnList as SavedList } from '@/components/list/own-lists';
import { ask } from '@/lib/api/client';
import type { OwnList } from './seat-fields';

interface OwnLists {
  /** Drafts of this browser and saved lists of the account, for one system. */
  readonly own: readonly OwnList[];
  /** Has the account more than are offered at once? */
  readonly more: boolean;
  /** Offers these as well. */
  readonly take: (found: readonly SavedList[]) => void;
}

/** What may be brought to a seat. */
export function useOwnLists(slug: string, signedIn: boolean): OwnLists {
  const [drafts] = useState(() =>
    draftHeads()
      .filter((d) => d.system === slug)
      .map((d) => ({ value: `draft ${d.id}`, name: `${d.name} (draft)` })),
  );
  const [saved, setSaved] = useState<readonly SavedList[]>([]);
  const [more, setMore] = useState(false);
  const take = useCallback((found: readonly SavedList[]) => setSaved((there) => joined(there, found)), []);
  useEffect(() => {
    if (!signedIn) return;
    let wanted = true;
    void ask('GET /api/v1/lists', { query: { system: slug, limit: MOST_OFFERED } }).then((answer) => {
      if (!wanted || !answer.ok) return;
      take(answer.data.data.map(({ id, name }) => ({ id, name })));
      setMore(answer.data.nextCursor !== null);
    });
    return () => {
      wanted = false;
    };
  }, [slug, signedIn, take]);
  return { own: [...drafts, ...saved.map(({ id, name }) => ({ value: `saved ${id}`, name }))], more, take };
}
