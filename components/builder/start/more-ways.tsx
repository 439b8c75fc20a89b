'use client';

import { Backpack, Ellipsis, Eye, FileText, History, Printer, Users } from 'lucide-react';
import type { Route } from 'next';
import { Link } from '@/components/ui/link';
import { Menu, MenuItem, MenuLink } from '@/components/ui/menu';
import type { Draft } from '../draft/drafts';

/** What one does with a list now and then: its page, its text, its file, its sheets, its history. On a phone they are a menu. */
export function MoreWays({
  draft,
  signedIn,
  onText,
  onTake,
}: {
  readonly draft: Draft;
  readonly signedIn: boolean;
  readonly onText: () => void;
  readonly onTake: () => void;
}) {
  const { system } = draft.list;
  const print = `/print?system=${system}&draft=${draft.id}` as Route;
  const saved = signedIn ? draft.saved : undefined;
  const page = saved && (`/l/${saved.shareId}` as Route);
  const history = saved && (`/lists/${saved.id}/history` as Route);
  const together = saved && (`/lists/${saved.id}/together` as Route);
  return (
    <>
      <div className="flex gap-2 max-sm:hidden">
        {page && (
          <Link className="button" href={page} aria-label="Page of the list" title="Page of the list">
            <Eye aria-hidden size={18} />
          </Link>
        )}
        {history && (
          <Link className="button" href={history} aria-label="History" title="History">
            <History aria-hidden size={18} />
          </Link>
        )}
        {together && (
          <Link className="button" href={together} aria-label="Work together" title="Work together">
            <Users aria-hidden size={18} />
          </Link>
        )}
        <button type="button" className="button" onClick={onText}>
          <FileText aria-hidden size={18} /> Text
        </button>
        <button type="button" className="button" title="Take along as one file" onClick={onTake}>
          <Backpack aria-hidden size={18} /> <span className="sr-only">Take along as one file</span>
        </button>
        <Link className="button" href={print}>
          <Printer aria-hidden size={18} /> Print
        </Link>
      </div>
      <div className="sm:hidden">
        <Menu
          label="More ways with this list"
          className="button px-3"
          button={<Ellipsis aria-hidden size={18} />}
        >
          {page && (
            <MenuLink href={page}>
              <Eye aria-hidden size={18} /> Page of the list
            </MenuLink>
          )}
          <MenuLink href={print}>
            <Printer aria-hidden size={18} /> Print
          </MenuLink>
          <MenuItem onSelect={onText}>
            <FileText aria-hidden size={18} /> Text
          </MenuItem>
          <MenuItem onSelect={onTake}>
            <Backpack aria-hidden size={18} /> Take along as one file
          </MenuItem>
          {history && (
            <MenuLink href={history}>
              <History aria-hidden size={18} /> History
            </MenuLink>
          )}
          {together && (
            <MenuLink href={together}>
              <Users aria-hidden size={18} /> Work together
            </MenuLink>
          )}
        </Menu>
      </div>
    </>
  );
}
