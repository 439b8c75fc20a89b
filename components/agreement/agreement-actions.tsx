'use client';

import { FileText, GitFork, Hammer, History, Link2, Pencil, Trash2, Users } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { newDraftId, writeDraft } from '@/components/builder/draft/draft-store';
import { useSystem } from '@/components/catalogue/use-system';
import { sayDeleted } from '@/components/ui/bring-back';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { copyText } from '@/components/ui/copy-text';
import { lazyDialog } from '@/components/ui/lazy-part';
import { ask, sayProblem } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';

const AsText = lazyDialog(() => import('./as-text').then((m) => m.AsText));

/** Build under it, fork it, share it; its owner edits and deletes. */
export function AgreementActions({
  slug,
  agreement,
  shareId,
  own,
}: {
  readonly slug: string;
  readonly agreement: Agreement;
  readonly shareId: string;
  readonly own?: { readonly id: string; readonly version: number };
}) {
  const router = useRouter();
  const system = useSystem(slug);
  const [said, setSaid] = useState('');
  const [going, setGoing] = useState(false);
  const [asText, setAsText] = useState(false);
  const build = () => {
    if (!system) return;
    const id = newDraftId();
    const form = system.forms[0]!;
    const start = form.start(system.house.parse(agreement.house));
    writeDraft({
      id,
      list: {
        format: 'muster-list/1',
        system: slug,
        name: `New ${form.name.toLowerCase()}`,
        entries: [...start.entries],
        options: start.options,
      },
      terms: { kind: 'agreement', id: own?.id ?? shareId, agreement },
      dirty: true,
      changedAt: Date.now(),
      past: [],
      future: [],
    });
    router.push(`/lists/new?system=${slug}&draft=${id}`);
  };
  const remove = async () => {
    const gone = await ask('DELETE /api/v1/agreements/{id}', {
      params: { id: own!.id },
      ifMatch: `"${own!.version}"`,
    });
    setGoing(false);
    if (!gone.ok) return setSaid(sayProblem(gone.problem));
    sayDeleted('agreements', own!.id, agreement.name, () => router.refresh());
    router.push('/agreements');
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button button-primary" disabled={!system} onClick={build}>
          <Hammer aria-hidden size={18} /> Build under it
        </button>
        <Link className="button" href={`/agreements/new?from=${shareId}`}>
          <GitFork aria-hidden size={18} /> Fork
        </Link>
        <Link className="button" href={`/tables/new?system=${slug}&agreement=${shareId}`}>
          <Users aria-hidden size={18} /> Set a table
        </Link>
        {own && (
          <Link className="button" href={`/agreements/${own.id}/edit`}>
            <Pencil aria-hidden size={18} /> Edit
          </Link>
        )}
        {own && (
          <Link className="button" href={`/agreements/${own.id}/history`}>
            <History aria-hidden size={18} /> History
          </Link>
        )}
        <button type="button" className="button" disabled={!system} onClick={() => setAsText(true)}>
          <FileText aria-hidden size={18} /> Text
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            const address = `${window.location.origin}/agreements/${shareId}`;
            void copyText(address).then((done) => setSaid(done ? 'Link copied.' : address));
          }}
        >
          <Link2 aria-hidden size={18} /> Copy link
        </button>
        {own && (
          <button type="button" className="button button-danger" onClick={() => setGoing(true)}>
            <Trash2 aria-hidden size={18} /> Delete
          </button>
        )}
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {said}
      </p>
      {asText && system && <AsText system={system} agreement={agreement} onClose={() => setAsText(false)} />}
      {going && (
        <Modal title={`Delete ${agreement.name}?`} onClose={() => setGoing(false)}>
          <p>Lists under it are then judged by the rules as printed.</p>
          <button type="button" className="button button-danger mt-4" onClick={() => void remove()}>
            Delete
          </button>
        </Modal>
      )}
    </div>
  );
}
