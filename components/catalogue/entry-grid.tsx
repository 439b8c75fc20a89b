import { EntryTile } from './entry-tile';
import type { Reference, Entry } from '@/lib/rules/reference';

/** Entries as cards. Where comparing is offered, each carries a box to pick it. */
export function EntryGrid({
  system,
  entries,
  compared,
  onCompare,
  heading = 'h2',
}: {
  readonly system: Pick<Reference, 'slug' | 'face'>;
  readonly entries: readonly Entry[];
  readonly compared?: readonly string[];
  readonly onCompare?: (id: string) => void;
  /** One level below what the cards stand under. */
  readonly heading?: 'h2' | 'h3';
}) {
  return (
    <ul
      className="-mx-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] sm:gap-1 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))]"
      data-entries
    >
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-col p-1.5 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto]"
        >
          <div className="flex-1">
            <EntryTile system={system} entry={entry} face={system.face(entry)} heading={heading} />
          </div>
          {onCompare && (
            <label className="flex min-h-8 items-center gap-1.5 self-end px-1 text-xs text-quiet">
              <input
                type="checkbox"
                className="size-4 accent-(--tone-solid)"
                checked={compared?.includes(entry.id) ?? false}
                onChange={() => onCompare(entry.id)}
              />
              Compare<span className="sr-only"> {entry.name}</span>
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}
