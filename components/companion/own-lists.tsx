'use client';

import { useMemo, useState } from 'react';
import { draftHeads } from '@/components/builder/draft/draft-heads';
import { useAlive } from '@/components/ui/use-alive';
import type { BroughtList } from './pieces-of-draft';

/** Brings a draft of this browser to the table, so that its pieces can be counted. */
export function OwnLists({
  slug,
  names,
  brought,
  onBring,
}: {
  readonly slug: string;
  readonly names: readonly string[];
  readonly brought: readonly BroughtList[];
  readonly onBring: (list: BroughtList) => void;
}) {
  const alive = useAlive();
  const [said, setSaid] = useState('');
  // Drafts are known in the browser alone.
  const drafts = useMemo(() => (alive ? draftHeads().filter((d) => d.system === slug) : []), [alive, slug]);
  if (drafts.length === 0) return null;
  const bring = async (seat: number, draft: string) => {
    const { piecesOfDraft } = await import('./pieces-of-draft');
    const list = await piecesOfDraft(slug, draft, seat);
    if (!list) return setSaid('That list cannot be read any more.');
    onBring(list);
    setSaid(
      list.trackers.length === 0
        ? `There is nothing to count in ${list.name}.`
        : `${list.name}: ${list.trackers.length} pieces to count.`,
    );
  };
  return (
    <details className="sheet p-4">
      <summary className="text-xl font-semibold">Lists</summary>
      <p className="mt-2 text-sm text-quiet">
        Bring a draft of this browser, and its pieces are counted above.
      </p>
      <ul className="mt-3 space-y-2">
        {names.map((name, i) => (
          <li key={i}>
            <label className="block text-sm font-semibold">
              {name}
              <select
                className="input mt-0.5 font-normal"
                value=""
                onChange={(e) => void bring(i + 1, e.target.value)}
              >
                <option value="">{brought.find((b) => b.seat === i + 1)?.name ?? 'No list'}</option>
                {drafts.map((draft) => (
                  <option key={draft.id} value={draft.id}>
                    {draft.name}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {said}
      </p>
    </details>
  );
}
