import type { Metadata } from 'next';
import Link from 'next/link';
import { KeptPrints } from '@/components/offline/kept-prints';
import { PrintStudio } from '@/components/print/print-studio';
import type { PrintWish } from '@/components/print/print-wish';
import { findAgreementOfList } from '@/lib/db/agreement-access';
import { findSharedList } from '@/lib/db/lists';
import { isSystemSlug, loadSystems } from '@/lib/rules';

export const metadata: Metadata = { title: 'Print' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const text = (value: string | string[] | undefined, most = 80): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

/** What is asked for: a shared list, a draft of this browser, a selection, or a whole catalogue. */
async function wishOf(asked: Record<string, string | string[] | undefined>): Promise<PrintWish | undefined> {
  const shareId = text(asked.list);
  if (shareId) {
    const saved = await findSharedList(shareId);
    if (!saved) return undefined;
    const agreement = await findAgreementOfList(saved.id);
    return {
      slug: saved.system,
      what: { kind: 'list', list: saved.list, ...(agreement ? { agreement: agreement.agreement } : {}) },
    };
  }
  const slug = text(asked.system);
  if (!isSystemSlug(slug)) return undefined;
  const draft = text(asked.draft);
  if (draft) return { slug, draft };
  const entries = text(asked.entries, 20_000).split(',').filter(Boolean);
  if (entries.length > 0) return { slug, what: { kind: 'entries', system: slug, entries } };
  return { slug, what: { kind: 'catalogue', system: slug } };
}

export default async function PrintPage({ searchParams }: Props) {
  const wish = await wishOf(await searchParams);
  const systems = await loadSystems();
  return (
    <>
      <h1 className="text-4xl print:hidden">Print</h1>
      {wish ? (
        <PrintStudio wish={wish} />
      ) : (
        <>
          <p className="mt-2 text-quiet">Open a list and press Print, or print a whole catalogue:</p>
          <ul className="mt-4 flex flex-wrap gap-2">
            {systems.map((system) => (
              <li key={system.slug}>
                <Link className="button" href={`/print?system=${system.slug}`}>
                  {system.name}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-10">
            <KeptPrints />
          </div>
        </>
      )}
    </>
  );
}
