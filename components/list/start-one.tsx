import { Emblem } from '@/components/ui/emblem';
import { Link } from '@/components/ui/link';
import type { Reference } from '@/lib/rules/reference';

/** A way into the builder of each game, for whoever has no list yet. */
export function StartOne({
  systems,
}: {
  readonly systems: readonly Pick<Reference, 'slug' | 'name' | 'emblem' | 'accent' | 'tagline'>[];
}) {
  return (
    <section aria-labelledby="start-one">
      <h2 id="start-one" className="text-3xl">
        Start one
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {systems.map(({ slug, name, emblem, accent, tagline }) => (
          <li key={slug} data-tone={accent} className="min-w-0">
            <Link href={`/lists/new?system=${slug}`} className="sheet flex h-full gap-4 p-4 hover:bg-sunk">
              <Emblem name={emblem} className="size-12 shrink-0 text-tone-ink" />
              <span className="min-w-0">
                <b className="block text-tone-ink">{name}</b>
                <span className="block text-sm text-quiet">{tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
