import { dropText, keepText, keptText } from '@/components/ui/kept-text';
import { ask } from '@/lib/api/client';
import { keep, readAll, remove } from './idb';
import type { ListCopy } from './stores';

const LAST = 'muster.copied';
const EVERY_MS = 120_000;

/** What breaks off the copying of this page. */
let copying = new AbortController();
let deletions = 0;

/**
 * Deletes lists while none of them is asked for: what is being copied is broken off. The next page has the copies follow.
 */
export async function whileNotCopying<T>(deleteLists: () => Promise<T>): Promise<T> {
  deletions++;
  copying.abort();
  try {
    return await deleteLists();
  } finally {
    if (--deletions === 0) copying = new AbortController();
    dropText(LAST);
  }
}

/** Renews the read copies of somebody's lists: what changed since, and nothing else. */
export async function copyLists(owner: string, now: number = Date.now()): Promise<void> {
  const stamp = `${owner} ${Math.floor(now / EVERY_MS)}`;
  if (keptText(LAST) === stamp || deletions > 0) return;
  const { signal } = copying;
  const there = await ask('GET /api/v1/lists', { query: { limit: 100 }, signal });
  if (!there.ok) return;
  const copies = new Map((await readAll('lists')).map((copy) => [copy.id, copy]));
  for (const { id, version, agreement } of there.data.data) {
    const copy = copies.get(id);
    copies.delete(id);
    if (copy?.version === version && copy.owner === owner) continue;
    const full = await ask('GET /api/v1/lists/{id}', { params: { id }, signal });
    // Deleted elsewhere in the meantime: the others are still to be copied.
    if (!full.ok && full.status === 404) continue;
    if (!full.ok) return;
    const text = agreement
      ? await ask('GET /api/v1/agreements/{id}', { params: { id: agreement }, signal })
      : undefined;
    const { shareId, name, system, updatedAt, list } = full.data;
    await keep('lists', {
      id,
      shareId,
      owner,
      version: full.data.version,
      name,
      system,
      updatedAt,
      list,
      ...(agreement && text?.ok ? { agreement: { id: agreement, text: text.data.agreement } } : {}),
    });
  }
  // What is left was deleted on the server, unless there were more than were asked for.
  if (there.data.nextCursor === null) for (const { id } of copies.values()) await remove('lists', id);
  keepText(LAST, stamp);
}

/** The copies of the account that this browser is in, last changed first. */
export async function copiesOf(owner: string): Promise<readonly ListCopy[]> {
  const all = await readAll('lists');
  return all.filter((copy) => copy.owner === owner).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

/** After a save: the copy follows at once, because the next moment may be without a network. */
export function renewCopies(owner: string): void {
  dropText(LAST);
  void copyLists(owner).catch(() => undefined);
}
