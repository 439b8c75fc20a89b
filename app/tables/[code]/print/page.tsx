import type { Metadata } from 'next';
import { PrintStudio } from '@/components/print/print-studio';
import { Link } from '@/components/ui/link';
import { readTable } from '../read-table';

export const metadata: Metadata = { title: 'Print the table', robots: { index: false } };

export default async function PrintTablePage({ params }: { readonly params: Promise<{ code: string }> }) {
  const { table, lists, system } = await readTable(params);
  const open = !table.sealed || table.revealedAt !== undefined;
  const nameOf = new Map(table.seats.map(({ n, name }) => [n, name]));
  const printed = lists.map(({ n, list }) => ({
    list,
    agreement: table.agreement,
    ...(nameOf.get(n) ? { player: nameOf.get(n)! } : {}),
  }));
  const back = (
    <Link className="link" href={`/tables/${table.inviteCode}`}>
      {table.name}
    </Link>
  );
  return (
    <>
      <h1 className="text-4xl print:hidden">Print</h1>
      {!open || !printed.some(({ list }) => list.entries.length > 0) ? (
        <p className="mt-3">There is nothing to print before the lists are open. Back to {back}.</p>
      ) : (
        <>
          <p className="mt-1 text-quiet print:hidden">
            The cards of {printed.length === 1 ? 'one list' : `all ${printed.length} lists`} of {back}.
          </p>
          <PrintStudio
            wish={{ slug: system.slug, what: { kind: 'lists', lists: printed } }}
            name={table.name}
          />
        </>
      )}
    </>
  );
}
