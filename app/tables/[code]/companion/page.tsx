import type { Metadata } from 'next';
import { showNow } from '@/app/api/_server/tables';
import { TableCompanion } from '@/components/companion/table-companion';
import { Link } from '@/components/ui/link';
import { companionSheet } from '@/lib/rules';
import { readTable } from '../read-table';

export const metadata: Metadata = { title: 'Companion', robots: { index: false } };

export default async function TableCompanionPage({ params }: { readonly params: Promise<{ code: string }> }) {
  const { table, lists, system } = await readTable(params);
  const now = showNow(table);
  // What a sealed list brings to count is part of its secret.
  const pieces = now.open ? lists.map(({ n, list }) => ({ seat: n, list })) : [];
  const sheet = await companionSheet(system, table.agreement, pieces);
  return (
    <article data-tone={system.accent} className="space-y-3">
      <header>
        <h1 className="text-3xl">Companion</h1>
        <p className="wrap-anywhere text-quiet">
          <Link className="link" href={`/tables/${table.inviteCode}`}>
            {table.name}
          </Link>
          , {system.name}
        </p>
      </header>
      {sheet.ok ? (
        <TableCompanion key={now.open ? 'open' : 'sealed'} first={now} sheet={sheet.value} />
      ) : (
        <p className="text-bad">
          The agreement of this table no longer fits the rules; change it at the table.
        </p>
      )}
    </article>
  );
}
