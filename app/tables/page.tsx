import { Lock, LockOpen } from 'lucide-react';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { pagesAsked } from '@/app/_server/asked';
import { keysOf } from '@/app/api/_server/table-visitor';
import { HowItGoes } from '@/components/table/how-it-goes';
import { DeletedThings } from '@/components/ui/deleted-things';
import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import { LocalTime } from '@/components/ui/local-time';
import { sessionUser } from '@/lib/auth';
import { firstPages, readAll } from '@/lib/db/page';
import { listDeletedTables, listTables, tablesOfKeys, type SeenTable } from '@/lib/db/tables/tables';
import { loadSystems, type AnySystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'Tables' };

type Props = { readonly searchParams: Promise<{ readonly pages?: string | string[] }> };

/** So many more are shown at a time. */
const SHOWN = 60;

export default async function TablesPage({ searchParams }: Props) {
  const pages = pagesAsked((await searchParams).pages);
  const user = await sessionUser();
  const systems = await loadSystems();
  const [page, asGuest, deleted] = await Promise.all([
    user ? firstPages(pages, (request) => listTables(user.id, { ...request, limit: SHOWN })) : undefined,
    tablesOfKeys(keysOf((await cookies()).getAll())),
    user ? readAll((request) => listDeletedTables(user.id, request)) : [],
  ]);
  const own = page?.data ?? [];
  const tables = [...own, ...asGuest.filter((t) => !own.some((o) => o.inviteCode === t.inviteCode))];
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Tables</h1>
          <p className="prose-measure mt-2 text-quiet">
            One session to come: an agreement that all accept, a seat for each player, and lists that stay
            sealed until all are in. Without a table, you can{' '}
            <Link className="link" href="/simulator">
              play in the browser
            </Link>
            .
          </p>
        </div>
        {user && (
          <Link href="/tables/new" className="button button-primary">
            Make a table
          </Link>
        )}
      </header>
      {!user && (
        <p className="sheet p-5">
          <Link className="link" href="/signin?callbackUrl=%2Ftables">
            Sign in
          </Link>{' '}
          to make a table. To sit at one, the invitation is enough; no account is needed.
        </p>
      )}
      {tables.length > 0 ? (
        <ul className="grid gap-3 md:grid-cols-2">
          {tables.map((table) => (
            <TableRow
              key={table.inviteCode}
              table={table}
              system={systems.find((s) => s.slug === table.system)}
            />
          ))}
        </ul>
      ) : (
        user && (
          <p className="sheet p-6 text-center text-quiet">
            No table yet. Make one and send the invitation to the others.
          </p>
        )
      )}
      {tables.length === 0 && <HowItGoes />}
      {page?.nextCursor !== undefined && (
        <p>
          <Link className="button" href={`/tables?pages=${pages + 1}`} scroll={false}>
            Show more
          </Link>
        </p>
      )}
      <DeletedThings things="tables" rows={deleted.map(({ id, name }) => ({ id, name }))} />
      <section aria-labelledby="companions" className="space-y-3">
        <h2 id="companions" className="text-2xl">
          The companion without a table
        </h2>
        <p className="text-quiet">
          The companion keeps phase, trackers and dice for any game, in this browser alone.
        </p>
        <ul className="flex flex-wrap gap-2">
          {systems.map((system) => (
            <li key={system.slug}>
              <Link className="button" href={`/systems/${system.slug}/companion`}>
                {system.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function TableRow({ table, system }: { readonly table: SeenTable; readonly system: AnySystem | undefined }) {
  const taken = table.seats.filter((s) => s.taken).length;
  const lists = table.seats.filter((s) => s.commitment !== undefined).length;
  const open = !table.sealed || table.revealedAt !== undefined;
  return (
    <li className="sheet min-w-0 hover:bg-sunk">
      <Link href={`/tables/${table.inviteCode}`} className="flex items-center gap-3 p-3">
        {system && <Emblem name={system.emblem} className="size-9 shrink-0 text-quiet" />}
        <span className="min-w-0 flex-1">
          <b className="block truncate">{table.name}</b>
          <span className="block text-sm text-quiet">
            {system?.name ?? table.system} · {taken} of {table.seats.length} sit · {lists} in
            {table.host && ' · you host'}
          </span>
          {table.locksAt !== undefined && table.revealedAt === undefined && (
            <span className="block text-sm text-quiet">
              Lists until <LocalTime moment={table.locksAt} />
            </span>
          )}
        </span>
        {open ? (
          <LockOpen size={18} className="shrink-0 text-good" aria-label="Lists are open" role="img" />
        ) : (
          <Lock size={18} className="shrink-0 text-quiet" aria-label="Lists are sealed" role="img" />
        )}
      </Link>
    </li>
  );
}
