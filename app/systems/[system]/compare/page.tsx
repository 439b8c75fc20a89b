import { X } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { compareEntries, MOST_COMPARED } from '@/components/catalogue/differences';
import { FaceCard } from '@/components/print/face-card';
import { SignsKey } from '@/components/print/signs-key';
import { Link } from '@/components/ui/link';
import { catalogueOf, isSystemSlug, loadReference } from '@/lib/rules/reference';

export const metadata: Metadata = { title: 'Compare' };

type Props = {
  readonly params: Promise<{ system: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Up to four entries side by side: cards above, every value below, and a mark where they differ. */
export default async function ComparePage({ params, searchParams }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadReference(slug);
  const asked = await searchParams;
  const ids = [...new Set(String(asked.entries ?? '').split(','))];
  const entries = ids.flatMap((id) => catalogueOf(system).get(id) ?? []).slice(0, MOST_COMPARED);
  const only = asked.only === 'differences';
  const all = compareEntries(system, entries);
  const rows = only ? all.filter((row) => row.differs) : all;
  const different = all.filter((row) => row.differs).length;
  const here = (kept: readonly string[], onlyDifferences: boolean) =>
    `/systems/${slug}/compare?entries=${kept.join(',')}${onlyDifferences ? '&only=differences' : ''}` as const;
  const present = entries.map((e) => e.id);
  return (
    <>
      <h1 className="text-4xl">Side by side</h1>
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
        <Link className="link" href={`/systems/${slug}`}>
          Back to the catalogue
        </Link>
        {entries.length > 1 && (
          <>
            <span>
              {different} of {all.length} rows differ
            </span>
            <Link className="button button-small" href={here(present, !only)} replace scroll={false}>
              {only ? 'Every row' : 'Only what differs'}
            </Link>
          </>
        )}
      </p>
      {entries.length === 0 ? (
        <p>Pick entries in the catalogue first.</p>
      ) : (
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
          <table className="text-left text-sm">
            <thead>
              <tr>
                <td />
                {entries.map((entry) => (
                  <th key={entry.id} scope="col" className="w-56 min-w-44 p-2 align-bottom">
                    <FaceCard system={system} face={system.face(entry)} className="mb-2 w-full max-w-52" />
                    <span className="flex items-center justify-between gap-1">
                      <Link className="link" href={`/systems/${slug}/entries/${entry.id}`}>
                        {entry.name}
                      </Link>
                      {entries.length > 1 && (
                        <Link
                          className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-sunk"
                          aria-label={`Compare without ${entry.name}`}
                          replace
                          scroll={false}
                          href={here(
                            present.filter((id) => id !== entry.id),
                            only,
                          )}
                        >
                          <X aria-hidden size={16} />
                        </Link>
                      )}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr
                  key={row.key}
                  className={`border-t border-line align-top ${row.differs && !only ? 'bg-tone-soft' : ''}`}
                >
                  <th
                    scope="row"
                    className={`sticky left-0 max-w-40 p-2 ${row.differs && !only ? 'bg-tone-soft' : 'bg-paper'}`}
                  >
                    <span className="inline-block first-letter:uppercase">{row.name}</span>
                    {row.differs && (
                      <span className="block text-xs font-normal text-tone-ink">
                        <span aria-hidden>≠ </span>differs
                      </span>
                    )}
                  </th>
                  {row.cells.map((cell, i) => (
                    <td key={present[i]} className="p-2 tabular-nums">
                      {cell ?? (
                        <span className="text-quiet">
                          <span aria-hidden>–</span>
                          <span className="sr-only">blank</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <SignsKey system={system} faces={entries.map((entry) => system.face(entry))} className="mt-3" />
    </>
  );
}
