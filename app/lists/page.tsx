import type { Metadata } from 'next';
import Link from 'next/link';
import { RecentDrafts } from '@/components/builder/recent-drafts';
import { MyLists, type ListRow } from '@/components/list/my-lists';
import { sessionUser } from '@/lib/auth';
import { listDeleted, listLists } from '@/lib/db/lists';
import { loadSystems, type AnySystem } from '@/lib/rules';
import { verdictOfSaved } from '@/app/verdict-of-saved';

export const metadata: Metadata = { title: 'Your lists' };

export default async function ListsPage() {
  const user = await sessionUser();
  const systems = await loadSystems();
  const names = systems.map(({ slug, name, emblem }) => ({ slug, name, emblem }));
  return (
    <div className="space-y-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Your lists</h1>
        <Link href="/lists/new" className="button button-primary">
          Build a list
        </Link>
      </header>
      <RecentDrafts systems={names} most={12} />
      {user ? (
        <SavedLists owner={user.id} systems={systems} />
      ) : (
        <p className="sheet p-5 text-quiet">
          Drafts stay in this browser.{' '}
          <Link className="link" href="/signin?callbackUrl=%2Flists">
            Sign in
          </Link>{' '}
          to keep them on every device, with a link to share and all their versions.
        </p>
      )}
    </div>
  );
}

async function SavedLists({
  owner,
  systems,
}: {
  readonly owner: Parameters<typeof listLists>[0];
  readonly systems: readonly AnySystem[];
}) {
  const [page, deleted] = await Promise.all([listLists(owner, { limit: 100 }), listDeleted(owner)]);
  const rows = await Promise.all(
    page.data.map(async (saved): Promise<ListRow> => {
      const system = systems.find((s) => s.slug === saved.system);
      const verdict = system && (await verdictOfSaved(system, saved));
      return {
        id: saved.id,
        shareId: saved.shareId,
        version: saved.version,
        name: saved.name,
        system: saved.system,
        systemName: system?.name ?? saved.system,
        emblem: system?.emblem ?? '',
        updatedAt: saved.updatedAt,
        ...(verdict ? { legal: verdict.legal, budget: verdict.text } : {}),
      };
    }),
  );
  return (
    <MyLists
      rows={rows}
      more={page.nextCursor !== undefined}
      deleted={deleted.data.map(({ id, name }) => ({ id, name }))}
    />
  );
}
