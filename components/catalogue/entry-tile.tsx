import Link from 'next/link';
import { GameIcon } from '@/components/ui/game-icon';
import type { AnySystem, Entry, Face } from '@/lib/rules';

/** The head of a card: band, picture, number in the corner, the values that matter, and what it does. */
export function EntryTile({
  system,
  entry,
  face,
}: {
  readonly system: Pick<AnySystem, 'slug'>;
  readonly entry: Pick<Entry, 'id' | 'name' | 'text'>;
  readonly face: Face;
}) {
  return (
    <article
      data-tone={face.tone}
      className="sheet relative flex h-full flex-col overflow-hidden transition-transform hover:-translate-y-0.5"
    >
      <div className="flex items-center justify-between gap-2 bg-tone px-3 py-1.5 text-xs font-semibold tracking-wide text-on-solid">
        <span className="truncate">{face.band}</span>
        {face.badge && (
          <span className="whitespace-nowrap">
            {face.badge.label} <b className="text-sm tabular-nums">{face.badge.value}</b>
          </span>
        )}
      </div>
      <div className="flex items-center gap-3 px-3 pt-3">
        <GameIcon system={system.slug} name={face.icon} className="size-12 shrink-0 text-tone-ink" />
        <h2 className="text-lg leading-tight">
          <Link
            href={`/systems/${system.slug}/entries/${entry.id}`}
            prefetch={false}
            className="after:absolute after:inset-0"
          >
            {entry.name}
          </Link>
        </h2>
      </div>
      {face.stats.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-3 px-3 text-sm">
          {face.stats.slice(0, 6).map((stat) => (
            <div key={stat.label} className="flex gap-1">
              <dt className="text-quiet">{stat.label}</dt>
              <dd className="font-semibold tabular-nums">{stat.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mx-3 mt-2 mb-3 line-clamp-3 text-sm text-quiet">{entry.text}</p>
    </article>
  );
}
