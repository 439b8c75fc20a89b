import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { catalogueOf, isSystemSlug, loadReference, loadSystem } from '@/lib/rules';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  return isSystemSlug(slug) ? { title: `Versions of ${(await loadReference(slug)).name}` } : {};
}

const words = { added: 'New', changed: 'Changed', removed: 'Gone', rules: 'Rules' } as const;

/** What each version of catalogue and rules changed, newest first. */
export default async function ChangesPage({ params }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadSystem(slug);
  const entries = catalogueOf(system);
  const changelog = await system.changelog();
  return (
    <>
      <h1 className="text-4xl">Versions of the catalogue</h1>
      <p className="prose-measure mt-3 text-quiet">
        A saved list remembers the version that it was built under. When the catalogue changes, the list says
        which changes touch what stands in it; nothing in it is altered by itself.
      </p>
      <ol reversed className="mt-6 space-y-6">
        {changelog.toReversed().map(({ version, summary, changes }) => (
          <li key={version} id={version} className="sheet max-w-3xl p-5">
            <h2 className="text-2xl">
              {version}
              {version === system.version && <span className="chip ml-2 align-middle">present</span>}
            </h2>
            <p className="mt-1">{summary}</p>
            {changes.length > 0 && (
              <ul className="mt-3 space-y-2">
                {changes.map((change) => (
                  <li key={change.what}>
                    <span className="chip">{words[change.kind]}</span> {change.what}{' '}
                    {change.entries.map((id) => {
                      const entry = entries.get(id);
                      return entry ? (
                        <Link key={id} className="link mr-2" href={`/systems/${slug}/entries/${id}`}>
                          {entry.name}
                        </Link>
                      ) : null;
                    })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
