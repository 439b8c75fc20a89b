'use client';

import { Archive, ArchiveRestore, Folder, Printer, Star, Tag, Trash2, X } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { counted } from '@/lib/rules/reference';
import { Link } from '@/components/ui/link';
import { Menu, MenuItem } from '@/components/ui/menu';
import { deleteAll, putAll, type Put } from './bulk-actions';
import type { ListRow } from './list-row';

const dialogs = () => import('./bulk-dialogs');
const FolderDialog = lazyDialog(() => dialogs().then((m) => m.FolderDialog));
const TagsDialog = lazyDialog(() => dialogs().then((m) => m.TagsDialog));

const formats = [
  ['json', 'JSON'],
  ['text', 'Text'],
  ['markdown', 'Markdown'],
] as const;

/** What can be done to the chosen lists, at the lower edge of the page. */
export function BulkBar({
  chosen,
  most,
  folders,
  tags,
  onAll,
  onClear,
}: {
  readonly chosen: readonly ListRow[];
  /** How many stand on the page. */
  readonly most: number;
  readonly folders: readonly string[];
  readonly tags: readonly string[];
  readonly onAll: () => void;
  readonly onClear: () => void;
}) {
  const router = useRouter();
  const renew = () => router.refresh();
  const [dialog, setDialog] = useState<'folder' | 'tags'>();
  const [busy, setBusy] = useState(false);
  const n = counted(chosen.length, 'list');
  const work = async (done: Promise<boolean>) => {
    setBusy(true);
    if (await done) onClear();
    setBusy(false);
  };
  const put = (change: Put, text: string) => {
    setDialog(undefined);
    void work(putAll(chosen, change, text, renew));
  };
  const starred = chosen.every(({ shelf }) => shelf.favourite);
  const archived = chosen.every(({ shelf }) => shelf.archived);
  const oneGame = new Set(chosen.map(({ system }) => system)).size === 1;
  const ids = chosen.map(({ id }) => id).join(',');
  const act = (icon: ReactNode, label: string, onClick: () => void, danger = false) => (
    <button
      type="button"
      className={`button button-small ${danger ? 'text-bad' : ''}`}
      disabled={busy}
      onClick={onClick}
    >
      {icon} {label}
    </button>
  );
  return (
    <section
      aria-label="Chosen lists"
      className="sheet sticky bottom-18 z-20 flex flex-wrap items-center gap-2 p-3 shadow-(--shadow-card) sm:bottom-2"
    >
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
        {n} chosen
      </p>
      {chosen.length < most && (
        <button type="button" className="button button-small button-quiet" onClick={onAll}>
          Choose all {most}
        </button>
      )}
      <button type="button" className="button button-small button-quiet" onClick={onClear}>
        <X aria-hidden size={16} /> None
      </button>
      <div role="group" aria-label={`With ${n}`} className="flex w-full flex-wrap gap-2">
        {act(<Folder aria-hidden size={16} />, 'Folder', () => setDialog('folder'))}
        {act(<Tag aria-hidden size={16} />, 'Tags', () => setDialog('tags'))}
        {act(<Star aria-hidden size={16} />, starred ? 'Take the star' : 'Star', () =>
          put({ favourite: !starred }, starred ? `${n} lost the star.` : `${n} got a star.`),
        )}
        {archived
          ? act(<ArchiveRestore aria-hidden size={16} />, 'Out of the archive', () =>
              put({ archived: false }, `${n} back on the shelf.`),
            )
          : act(<Archive aria-hidden size={16} />, 'Archive', () =>
              put({ archived: true }, `${n} in the archive.`),
            )}
        <Menu label="Export the chosen lists" className="button button-small" button="Export">
          {formats.map(([format, name]) => (
            // It comes as a file, so the page stays.
            <MenuItem
              key={format}
              onSelect={() => location.assign(`/api/v1/lists/export?ids=${ids}&format=${format}`)}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
        {oneGame ? (
          <Link
            className="button button-small"
            href={`/print?lists=${chosen.map(({ shareId }) => shareId).join(',')}` as Route}
          >
            <Printer aria-hidden size={16} /> Print together
          </Link>
        ) : (
          <button
            type="button"
            className="button button-small"
            disabled
            title="Only lists of one game are printed together"
          >
            <Printer aria-hidden size={16} /> Print together
          </button>
        )}
        {act(<Trash2 aria-hidden size={16} />, 'Delete', () => void work(deleteAll(chosen, renew)), true)}
      </div>
      {!oneGame && <p className="w-full text-xs text-quiet">Only lists of one game are printed together.</p>}
      {dialog === 'folder' && (
        <FolderDialog count={n} folders={folders} onClose={() => setDialog(undefined)} onPut={put} />
      )}
      {dialog === 'tags' && (
        <TagsDialog count={n} chosen={chosen} tags={tags} onClose={() => setDialog(undefined)} onPut={put} />
      )}
    </section>
  );
}
