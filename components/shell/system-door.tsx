import { Link } from '@/components/ui/link';
import { Emblem } from '@/components/ui/emblem';
import type { AnyRules } from '@/lib/rules';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';

/**
 * One of the doors on the front page: the system's emblem in its colour, and the three ways in.
 * Only its first link is fetched ahead: twenty pages at once are too much for a phone.
 */
export function SystemDoor({
  system,
  heading: Heading = 'h3',
}: {
  readonly system: AnyRules;
  /** One level below what the doors stand under. */
  readonly heading?: 'h2' | 'h3';
}) {
  const playable = isSystemSlug(system.slug) && isPlayable(system.slug);
  return (
    <li className="sheet flex flex-col overflow-hidden" data-tone={system.accent}>
      <Link href={`/systems/${system.slug}`} className="flex items-center gap-4 bg-tone p-4 text-on-solid">
        <Emblem name={system.emblem} className="size-12 shrink-0" />
        <Heading className="text-2xl">{system.name}</Heading>
      </Link>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <p className="flex-1 text-quiet">{system.tagline}</p>
        <p className="flex flex-wrap gap-2">
          <span className="chip">{system.entries.length} entries</span>
          {system.forms.map((form) => (
            <span key={form.id} className="chip">
              {form.name}
            </span>
          ))}
        </p>
        <div className={`grid gap-2 ${playable ? 'grid-cols-2' : 'grid-cols-3'}`}>
          <Link href={`/lists/new?system=${system.slug}`} className="button button-primary button-small">
            Build
          </Link>
          <Link
            href={`/systems/${system.slug}`}
            className="button button-small"
            aria-label={`Catalogue of ${system.name}`}
          >
            Catalogue
          </Link>
          <Link
            href={`/systems/${system.slug}/rules`}
            className="button button-small"
            aria-label={`Rules of ${system.name}`}
          >
            Rules
          </Link>
          {playable && (
            <Link
              href={`/simulator/${system.slug}`}
              className="button button-small"
              aria-label={`Play ${system.name}`}
            >
              Play
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
