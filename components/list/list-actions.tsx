'use client';

import { Backpack, Copy, Dices, FileText, Pencil, Printer, Scale, Share2 } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { offerToReport } from '@/components/report/report-context';
import { lazyDialog } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import type { Agreement, AnySystem, List } from '@/lib/rules';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';
import { openAsDraft } from './open-as-draft';

const ShareDialog = lazyDialog(() => import('./share/share-dialog').then((m) => m.ShareDialog));
const ExportDialog = lazyDialog(() => import('./share/export-dialog').then((m) => m.ExportDialog));

const TakeAlong = lazyDialog(() => import('@/components/offline/take-along').then((m) => m.TakeAlong));

/** What anybody may do with a list that he reads: copy it, print it, share it, take it as text. Its owner may edit it. */
export function ListActions({
  list,
  agreement,
  share,
  ownId,
  signedIn,
}: {
  readonly list: List;
  readonly agreement: Agreement;
  /** Absent for a list that is saved nowhere. */
  readonly share?: {
    readonly shareId: string;
    readonly openCopy: string | null;
    readonly commitment: string;
  };
  readonly ownId?: string;
  readonly signedIn: boolean;
}) {
  const router = useRouter();
  const [open, setOpen] = useState<
    'share' | { readonly what: 'text' | 'take'; readonly system: AnySystem }
  >();
  useEffect(() => offerToReport(() => ({ list, agreement })), [list, agreement]);
  const copy = async () => {
    const name = share ? `${list.name} (copy)` : list.name;
    router.push((await openAsDraft(list, agreement, name)) as Route);
  };
  const print = async () => {
    if (share) router.push(`/print?system=${list.system}&list=${share.shareId}` as Route);
    else {
      const builder = await openAsDraft(list, agreement, list.name);
      router.push(builder.replace('/lists/new', '/print') as Route);
    }
  };
  const play = async () => {
    const builder = await openAsDraft(list, agreement, list.name);
    const draft = new URLSearchParams(builder.split('?')[1]).get('draft') ?? '';
    router.push(`/simulator/${list.system}?draft=${draft}` as Route);
  };
  const withRules = async (what: 'text' | 'take') => {
    const { isSystemSlug, loadSystem } = await import('@/lib/rules');
    if (isSystemSlug(list.system)) setOpen({ what, system: await loadSystem(list.system) });
  };
  const failed = () =>
    toast({ text: 'This part of the page could not be loaded. Check the connection.', tone: 'bad' });
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        {ownId && (
          <Link className="button button-primary" href={`/lists/${ownId}/edit`}>
            <Pencil aria-hidden size={18} /> Edit
          </Link>
        )}
        <button
          type="button"
          className={`button ${ownId ? '' : 'button-primary'}`}
          onClick={() => void copy().catch(failed)}
        >
          <Copy aria-hidden size={18} /> Open a copy
        </button>
        <button type="button" className="button" onClick={() => setOpen('share')}>
          <Share2 aria-hidden size={18} /> Share
        </button>
        {isSystemSlug(list.system) && isPlayable(list.system) && (
          <button type="button" className="button" onClick={() => void play().catch(failed)}>
            <Dices aria-hidden size={18} /> Play
          </button>
        )}
        {share ? (
          <Link className="button" href={`/print?system=${list.system}&list=${share.shareId}`}>
            <Printer aria-hidden size={18} /> Print
          </Link>
        ) : (
          <button type="button" className="button" onClick={() => void print().catch(failed)}>
            <Printer aria-hidden size={18} /> Print
          </button>
        )}
        {share && (
          <Link className="button" href={`/lists/compare?a=${share.shareId}`}>
            <Scale aria-hidden size={18} /> Compare
          </Link>
        )}
        <button type="button" className="button" onClick={() => void withRules('text').catch(failed)}>
          <FileText aria-hidden size={18} /> Text
        </button>
        <button type="button" className="button" onClick={() => void withRules('take').catch(failed)}>
          <Backpack aria-hidden size={18} /> Take along<span className="sr-only"> as one file</span>
        </button>
      </div>
      {!signedIn && (
        <p className="mt-1 text-sm text-quiet">A copy opens in your browser; no account is needed.</p>
      )}
      {open === 'share' && (
        <ShareDialog list={list} agreement={agreement} {...share} onClose={() => setOpen(undefined)} />
      )}
      {open && open !== 'share' && open.what === 'text' && (
        <ExportDialog
          system={open.system}
          list={list}
          agreement={agreement}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open && open !== 'share' && open.what === 'take' && (
        <TakeAlong
          system={open.system}
          list={list}
          agreement={agreement}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
