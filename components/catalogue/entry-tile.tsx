import { GameIcon, type Outline } from '@/components/ui/game-icon';
import { Link } from '@/components/ui/link';
import type { Reference, Entry, Face } from '@/lib/rules/reference';

/** An entry as a card to own: title and number in the band, picture, the values that matter, and what it does. */
export function EntryTile({
  system,
  entry,
  face,
  heading: Heading,
  outline,
}: {
  readonly system: Pick<Reference, 'slug'>;
  readonly entry: Pick<Entry, 'id' | 'name' | 'text'>;
  readonly face: Face;
  readonly heading: 'h2' | 'h3';
  readonly outline?: Outline | undefined;
}) {
  return (
    <article
      data-tone={face.tone}
      className="relative flex h-full flex-col rounded-2xl border border-line bg-sheet p-1.5 shadow-card transition-[translate,box-shadow] focus-within:-translate-y-0.5 hover:-translate-y-0.5 hover:shadow-lg"
    >
      <div className="flex h-full flex-col overflow-hidden rounded-xl border-2 border-tone">
        <div className="flex items-center justify-between gap-2 bg-tone px-2 py-2 text-on-solid sm:px-3">
          <Heading className="min-w-0 text-base leading-tight wrap-anywhere sm:text-lg">
            <Link
              href={`/systems/${system.slug}/entries/${entry.id}`}
              data-entry={entry.id}
              className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {entry.name}
            </Link>
          </Heading>
          {face.badge && (
            <span
              className="grid min-w-8 shrink-0 sm:min-w-9 place-items-center rounded-full border-2 border-on-solid px-1.5 py-0.5 leading-none font-bold tabular-nums"
              title={face.badge.label}
            >
              <span className="sr-only">{face.badge.label} </span>
              {face.badge.value}
            </span>
          )}
        </div>
        <div className="card-art relative grid h-32 place-items-center pb-5">
          <GameIcon
            system={system.slug}
            name={face.icon}
            outline={outline}
            className="size-20 text-tone-ink"
          />
          <span className="absolute inset-x-0 bottom-0 truncate bg-sheet/85 px-2 py-0.5 text-center text-xs font-semibold tracking-wide text-tone-ink">
            {face.band}
          </span>
        </div>
        {face.stats.length > 0 && (
          <dl className="flex flex-wrap justify-center gap-x-3 border-b border-line px-2 py-1.5 text-center text-sm sm:px-3">
            {face.stats.slice(0, 6).map((stat) => (
              <div key={stat.label}>
                <dt className="text-xs text-quiet">{stat.label}</dt>
                <dd className="leading-tight font-semibold tabular-nums">{stat.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {/* A clamped text that grows shows the lines that it has cut, so that what is around it grows. */}
        <div className="mx-2 mt-2 mb-1 flex-1 text-sm sm:mx-3">
          <p className="line-clamp-4">{entry.text}</p>
        </div>
        <p className="truncate px-2 pb-1.5 sm:px-3 text-[0.68rem] text-quiet">{face.foot}</p>
      </div>
    </article>
  );
}
