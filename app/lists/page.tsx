import type { Metadata } from 'next';
import { RecentDrafts } from '@/components/builder/start/recent-drafts';
import { shelfQuery, shelfWish, type SearchParams } from '@/components/list/shelf/shelf-wish';
import { StartOne } from '@/components/list/start-one';
import { Shelf } from '@/components/list/shelf/shelf';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { listAgreementNames } from '@/lib/db/agreements/agreements';
import type { UserId } from '@/lib/db/ids';
import { listDeletedLists, wholeShelf } from '@/lib/db/lists/lists';
import { listSearches } from '@/lib/db/lists/saved-searches';
import { readAll } from '@/lib/db/page';
import { loadSystems, showBudget } from '@/lib/rules';
import { readShelfQuery } from '@/lib/search';
import { shelfWorld, shelve, type Shelved } from '@/app/_server/shelf';
import { SharedLists } from './shared-lists';

export const metadata: Metadata = { title: 'Your lists' };

type Props = { readonly searchParams: Promise<SearchParams> };

export default async function ListsPage({ searchParams }: Props) {
  const user = await sessionUser();
  const systems = await loadSystems();
  const names = systems.map(({ slug, name, emblem }) => ({ slug, name, emblem }));
  return (
    <div className="space-y-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Your lists</h1>
        <div className="flex flex-wrap gap-2">
          <Link href="/lists/public" className="button">
            Published by players
          </Link>
          <Link href="/lists/new" className="button button-primary">
            Build a list
          </Link>
        </div>
      </header>
      <RecentDrafts systems={names} most={6} />
      {user ? (
        <>
          <SharedLists user={user.id} asked={await searchParams} />
          <SavedLists owner={user.id} asked={await searchParams} />
        </>
      ) : (
        <>
          <p className="sheet p-5 text-quiet">
            Drafts stay in this browser.{' '}
            <Link className="link" href="/signin?callbackUrl=%2Flists">
              Sign in
            </Link>{' '}
            to keep them on every device, with a link to share and all their versions.
          </p>
          <StartOne systems={systems} />
        </>
      )}
    </div>
  );
}

/** How many stand on one page. */
const SHOWN = 48;

const byOrder: Readonly<Record<string, (a: Shelved, b: Shelved) => number>> = {
  changed: (a, b) => (a.updatedAt < b.updatedAt ? 1 : -1),
  created: (a, b) => (a.createdAt < b.createdAt ? 1 : -1),
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
  spent: (a, b) => (b.spent ?? -Infinity) - (a.spent ?? -Infinity),
};

async function SavedLists({ owner, asked }: { readonly owner: UserId; readonly asked: SearchParams }) {
  const wish = shelfWish(asked);
  const question = shelfQuery(wish);
  const [lists, deleted, searches, agreements, world] = await Promise.all([
    wholeShelf(owner),
    readAll((request) => listDeletedLists(owner, request)),
    readAll((request) => listSearches(owner, request)),
    listAgreementNames(owner),
    shelfWorld(owner, question),
  ]);
  const all = await shelve(owner, lists);
  const query = readShelfQuery(question, world);
  // What cannot be read finds nothing: all lists would look like an answer.
  const found =
    query.problems.length > 0
      ? []
      : all.filter((row) => query.test(row) && (query.asksArchive || !row.archived));
  const order = byOrder[wish.sort] ?? byOrder.changed!;
  const sorted = found.toSorted((a, b) => Number(b.favourite) - Number(a.favourite) || order(a, b));
  const from = (wish.page - 1) * SHOWN;
  const kept = all.filter((row) => !row.archived);
  const count = <T extends string>(values: readonly T[]) =>
    [...new Set(values)].sort().map((name) => ({ name, count: values.filter((v) => v === name).length }));
  return (
    <Shelf
      wish={wish}
      problems={query.problems.map((p) => p.message)}
      rows={sorted.slice(from, from + SHOWN).map(({ saved, systemName, emblem, verdict }) => ({
        id: saved.id,
        shareId: saved.shareId,
        version: saved.version,
        name: saved.name,
        system: saved.system,
        systemName,
        emblem,
        updatedAt: saved.updatedAt,
        shelf: saved.shelf,
        ...(verdict ? { legal: verdict.legal, budget: showBudget(verdict.budget) } : {}),
        ...(verdict && saved.verdict && saved.verdict.legal !== verdict.legal
          ? { wasLegal: saved.verdict.legal }
          : {}),
      }))}
      found={sorted.length}
      pages={Math.ceil(sorted.length / SHOWN)}
      whole={{ count: kept.length, archived: all.length - kept.length }}
      folders={count(kept.map((row) => row.folder).filter((name) => name !== ''))}
      tags={count(kept.flatMap((row) => row.tags))}
      systems={count(kept.map((row) => row.system)).map(({ name, count: n }) => ({
        slug: name,
        name: all.find((row) => row.system === name)?.systemName ?? name,
        count: n,
      }))}
      agreements={agreements.map(({ id, name }) => ({ id, name }))}
      searches={searches.map(({ id, name, query: q }) => ({ id, name, query: q }))}
      deleted={deleted.map(({ id, name }) => ({ id, name }))}
    />
  );
}
