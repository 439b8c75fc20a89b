import type { Metadata } from 'next';
import { Emblem } from '@/components/ui/emblem';
import { Link } from '@/components/ui/link';
import { isSystemSlug, loadReferences } from '@/lib/rules/reference';
import { isPlayable } from '@/lib/rules/registry';

export const metadata: Metadata = {
  title: 'Boards',
  description: 'Deal boards and maps from a seed, see whether they keep the rules and how even they are.',
};

export default async function BoardsPage() {
  const systems = (await loadReferences()).filter(({ slug }) => isSystemSlug(slug) && isPlayable(slug));
  return (
    <>
      <h1 className="text-4xl">Boards</h1>
      <p className="prose-measure mt-2 text-quiet">
        Dealt from a seed, the same on every machine: whether it keeps the rules, how even it is for each
        seat. Keep it as text, send it as a link, or play on it.
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {systems.map(({ slug, name, emblem, accent }) => (
          <li key={slug} data-tone={accent} className="sheet overflow-hidden">
            <Link
              href={`/boards/${slug}`}
              className="flex items-center gap-4 bg-tone p-5 font-display text-2xl font-bold text-on-solid"
            >
              <Emblem name={emblem} className="size-14 shrink-0" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
