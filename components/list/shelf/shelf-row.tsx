'use client';

import { Ellipsis, Star } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { lazyDialog } from '@/components/ui/lazy-part';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu';
import type { ListRow } from './list-row';
import { ShelfMarks } from './shelf-marks';
import { useRowActions } from './use-row-actions';
import type { Selection } from './use-selection';

const NameDialog = lazyDialog(() => import('@/components/ui/name-dialog').then((m) => m.NameDialog));
const PlaceDialog = lazyDialog(() => import('./place-dialog').then((m) => m.PlaceDialog));

/** A list on the shelf, with all that can be done to it. */
export function ShelfRow({
  row,
  folders,
  tags,
  box,
}: {
  readonly row: ListRow;
  readonly folders: readonly string[];
  readonly tags: readonly string[];
  /** Of the box that chooses it. */
  readonly box: ReturnType<Selection['box']>;
}) {
  const [dialog, setDialog] = useState<'rename' | 'place'>();
  const { id, name, shelf } = row;
  const { put, rename, duplicate, remove } = useRowActions(row);

  return (
    <li className={`sheet flex min-w-0 items-start gap-3 p-3 ${box.checked ? 'border-tone' : ''}`}>
      <label className="-m-1 flex size-9 shrink-0 cursor-pointer select-none items-center justify-center">
        <span className="sr-only">Choose {name}</span>
        <input type="checkbox" data-select className="size-4" {...box} />
      </label>
      <Emblem name={row.emblem} className="mt-1 size-9 shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <Link href={`/lists/${id}/edit`} className="line-clamp-2 font-semibold wrap-anywhere hover:underline">
          {name}
        </Link>
        <p className="truncate text-sm text-quiet">{row.systemName}</p>
        <p className="text-sm text-quiet">
          {row.budget && `${row.budget} · `}
          {row.legal === undefined ? (
            'no longer fits'
          ) : (
            <>
              <span className={row.legal ? 'text-good' : 'text-bad'}>
                {row.legal ? 'legal' : 'not legal'}
              </span>
              {row.wasLegal !== undefined && (
                <span className="text-warn"> ({row.wasLegal ? 'legal' : 'not legal'} when saved)</span>
              )}
            </>
          )}{' '}
          ·{' '}
          <time className="whitespace-nowrap" dateTime={row.updatedAt}>
            {row.updatedAt.slice(0, 10)}
          </time>
        </p>
        <ShelfMarks folder={shelf.folder} tags={shelf.tags} archived={shelf.archived} />
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <button
          type="button"
          className="button button-small button-quiet px-2"
          aria-pressed={shelf.favourite}
          aria-label={`Favourite ${name}`}
          onClick={() => void put({ favourite: !shelf.favourite })}
        >
          <Star
            aria-hidden
            size={18}
            className={shelf.favourite ? 'text-warn' : ''}
            fill={shelf.favourite ? 'currentColor' : 'none'}
          />
        </button>
        <Link href={`/l/${row.shareId}`} className="button button-small max-sm:hidden">
          View
        </Link>
        <Menu
          label={`More for ${name}`}
          className="button button-small button-quiet px-2"
          button={<Ellipsis aria-hidden size={18} />}
        >
          <MenuLink href={`/l/${row.shareId}`}>View</MenuLink>
          <MenuLink href={`/lists/${id}/edit`}>Edit</MenuLink>
          <MenuItem onSelect={() => setDialog('rename')}>Rename</MenuItem>
          <MenuItem onSelect={() => setDialog('place')}>Folder and tags</MenuItem>
          <MenuItem onSelect={() => void duplicate()}>Duplicate</MenuItem>
          <MenuLink href={`/lists/compare?a=${id}`}>Compare</MenuLink>
          <MenuLink href={`/lists/${id}/history`}>History</MenuLink>
          <MenuLink href={`/lists/${id}/together`}>Work together</MenuLink>
          <MenuSeparator />
          {shelf.archived ? (
            <MenuItem onSelect={() => void put({ archived: false }, `${name} is back on the shelf.`)}>
              Take out of the archive
            </MenuItem>
          ) : (
            <MenuItem onSelect={() => void put({ archived: true }, `${name} is in the archive.`)}>
              Archive
            </MenuItem>
          )}
          <MenuItem danger onSelect={() => void remove()}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      {dialog === 'rename' && (
        <NameDialog
          title={`Rename ${name}`}
          field="Name of the list"
          name={name}
          label="Rename"
          onName={rename}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'place' && (
        <PlaceDialog
          row={row}
          folders={folders}
          tags={tags}
          onClose={() => setDialog(undefined)}
          onPut={(change) => {
            setDialog(undefined);
            void put(change, `${name} was put away.`);
          }}
        />
      )}
    </li>
  );
}
