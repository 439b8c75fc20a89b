import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { FaceCard } from '@/components/print/face-card';
import { showValue } from '@/components/entry/show-value';
import { catalogueOf, isSystemSlug, loadReference } from '@/lib/rules/reference';

export const metadata: Metadata = { title: 'Compare' };

type Props = {
  readonly params: Promise<{ system: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Up to six entries side by side: cards above, every indicium below. */
export default async function ComparePage({ params, searchParams }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadReference(slug);
  const ids = String((await searchParams).entries ?? '').split(',');
  const entries = ids.flatMap((id) => catalogueOf(system).get(id) ?? []).slice(0, 6);
  const rows = system.indicia.filter(({ key }) => entries.some((e) => key in e.indicia));
  return (
    <>
      <h1 className="text-4xl">Side by side</h1>
      <p className="mb-4 text-quiet">
        <Link className="link" href={`/systems/${slug}`}>
          Back to the catalogue
        </Link>
      </p>
      {entries.length === 0 ? (
        <p>Pick entries in the catalogue first.</p>
      ) : (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
          <table className="text-left text-sm">
            <thead>
              <tr>
                <td />
                {entries.map((entry) => (
                  <th key={entry.id} scope="col" className="min-w-44 p-2 align-bottom">
                    <FaceCard system={system} face={system.face(entry)} className="mb-2 w-44" />
                    <Link className="link" href={`/systems/${slug}/entries/${entry.id}`}>
                      {entry.name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {!rows.some(({ key }) => key === system.unit.one) && (
                <tr className="border-t border-line">
                  <th scope="row" className="p-2 first-letter:uppercase">
                    {system.unit.one}
                  </th>
                  {entries.map((entry) => (
                    <td key={entry.id} className="p-2 tabular-nums">
                      {entry.cost ?? <span className="text-quiet">unknown</span>}
                    </td>
                  ))}
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row.key} className="border-t border-line">
                  <th scope="row" className="p-2">
                    {row.name}
                  </th>
                  {entries.map((entry) => (
                    <td key={entry.id} className="p-2 tabular-nums">
                      {row.key in entry.indicia ? (
                        showValue(entry.indicia[row.key]!)
                      ) : (
                        <span className="text-quiet">–</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
