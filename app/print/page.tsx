import type { Metadata } from 'next';
import { PrintStart, type PrintDoor } from '@/components/print/print-start';
import { PrintStudio } from '@/components/print/print-studio';
import { loadSystems } from '@/lib/rules';
import { askedToPrint, isAsking } from './asked-to-print';

export const metadata: Metadata = { title: 'Print' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What each game has to print besides lists. */
const doors = async (): Promise<readonly PrintDoor[]> =>
  Promise.all(
    (await loadSystems()).map(async ({ slug, name, emblem, accent, entries, paper }) => {
      const { boards, aids = [] } = await paper();
      const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
        all.map((one) => ({ id: one.id, name: one.name }));
      return {
        slug,
        name,
        emblem,
        accent,
        entries: entries.length,
        boards: named(boards),
        aids: named(aids),
      };
    }),
  );

export default async function PrintPage({ searchParams }: Props) {
  const asked = await searchParams;
  const found = await askedToPrint(asked);
  return (
    <>
      <h1 className="text-4xl print:hidden">Print</h1>
      {!found && isAsking(asked) && (
        <p role="status" className="sheet mt-4 p-3">
          What this address names is not here, or not open to you. Choose below what to print.
        </p>
      )}
      {found && found.leftOut.length > 0 && (
        <div role="status" className="sheet mt-4 space-y-1 p-3 print:hidden">
          {found.leftOut.map((words, n) => (
            <p key={n}>{words}</p>
          ))}
        </div>
      )}
      {found ? <PrintStudio wish={found.wish} /> : <PrintStart doors={await doors()} />}
    </>
  );
}
