import type { Metadata } from 'next';
import Link from 'next/link';
import { PrintStudio } from '@/components/print/print-studio';
import { readTable } from '../read-table';

export const metadata: Metadata = { title: 'Print the table', robots: { index: false } };

/** As many lines as one list, and so one print job, may have. */
const MOST_LINES = 400;

export default async function PrintTablePage({ params }: { readonly params: Promise<{ code: string }> }) {
  const { table, lists, system } = await readTable(params);
  const open = !table.sealed || table.revealedAt !== undefined;
  const entries = open ? lists.flatMap(({ list }) => list.entries) : [];
  const first = lists[0];
  const back = (
    <Link className="link" href={`/tables/${table.inviteCode}`}>
      {table.name}
    </Link>
  );
  return (
    <>
      <h1 className="text-4xl print:hidden">Print</h1>
      {!open || !first || entries.length === 0 ? (
        <p className="mt-3">There is nothing to print before the lists are open. Back to {back}.</p>
      ) : entries.length > MOST_LINES ? (
        <p className="mt-3">
          Together the lists have more than {MOST_LINES} lines. Each player prints his own. Back to {back}.
        </p>
      ) : (
        <>
          <p className="mt-1 text-quiet print:hidden">
            The cards of {lists.length === 1 ? 'one list' : `all ${lists.length} lists`} of {back}.
          </p>
          <PrintStudio
            wish={{
              slug: system.slug,
              what: {
                kind: 'list',
                list: { ...first.list, name: table.name, entries },
                agreement: table.agreement,
              },
            }}
          />
        </>
      )}
    </>
  );
}
