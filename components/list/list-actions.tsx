'use client';

import { Backpack, Copy, FileText, Link2, Pencil, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { newDraftId, writeDraft } from '@/components/builder/drafts';
import { ExportDialog } from '@/components/builder/share-dialogs';
import { termsOf } from '@/components/builder/terms-of-draft';
import { useSystem } from '@/components/catalogue/use-system';
import type { Agreement, List } from '@/lib/rules';

const TakeAlong = dynamic(() => import('@/components/offline/take-along').then((m) => m.TakeAlong), {
  ssr: false,
});

/** What anybody may do with a shared list: copy it, print it, take it as text. Its owner may edit it. */
export function ListActions({
  list,
  agreement,
  shareId,
  slug,
  ownId,
  signedIn,
}: {
  readonly list: List;
  readonly agreement: Agreement;
  readonly shareId: string;
  readonly slug: string;
  readonly ownId?: string;
  readonly signedIn: boolean;
}) {
  const router = useRouter();
  const system = useSystem(slug);
  const [said, setSaid] = useState('');
  const [asText, setAsText] = useState(false);
  const [takes, setTakes] = useState(false);
  const copy = () => {
    const id = newDraftId();
    writeDraft({
      id,
      list: { ...list, name: `${list.name} (copy)`.slice(0, 120) },
      terms: { kind: 'agreement', agreement },
      dirty: true,
      changedAt: Date.now(),
      past: [],
      future: [],
    });
    router.push(`/lists/new?system=${slug}&draft=${id}`);
  };
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        {ownId && (
          <Link className="button button-primary" href={`/lists/${ownId}/edit`}>
            <Pencil aria-hidden size={18} /> Edit
          </Link>
        )}
        <button type="button" className={`button ${ownId ? '' : 'button-primary'}`} onClick={copy}>
          <Copy aria-hidden size={18} /> Open a copy
        </button>
        <Link className="button" href={`/print?system=${slug}&list=${shareId}`}>
          <Printer aria-hidden size={18} /> Print
        </Link>
        <button type="button" className="button" disabled={!system} onClick={() => setAsText(true)}>
          <FileText aria-hidden size={18} /> Text
        </button>
        <button type="button" className="button" disabled={!system} onClick={() => setTakes(true)}>
          <Backpack aria-hidden size={18} /> Take along<span className="sr-only"> as one file</span>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            const address = `${window.location.origin}/l/${shareId}`;
            void navigator.clipboard.writeText(address).then(
              () => setSaid('Link copied.'),
              () => setSaid(address),
            );
          }}
        >
          <Link2 aria-hidden size={18} /> Copy link
        </button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {said || (signedIn ? '' : 'A copy opens in your browser; no account is needed.')}
      </p>
      {takes && system && (
        <TakeAlong system={system} list={list} agreement={agreement} onClose={() => setTakes(false)} />
      )}
      {asText && system && (
        <ExportDialog
          system={system}
          list={list}
          terms={termsOf(system, { kind: 'agreement', agreement }).terms}
          onClose={() => setAsText(false)}
        />
      )}
    </div>
  );
}
