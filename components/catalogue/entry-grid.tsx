import type { AnySystem, Entry } from '@/lib/rules';
import { EntryTile } from './entry-tile';

/** Entries as cards. Where comparing is offered, each carries a box to pick it. */
export function EntryGrid({
  system,
  entries,
  compared,
  onCompare,
}: {
  readonly system: AnySystem;
  readonly entries: readonly Entry[];
  readonly compared?: readonly string[];
  readonly onCompare?: (id: string) => void;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.5rem),1fr))] gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-col [contain-intrinsic-size:auto_13rem] [content-visibility:auto]"
        >
          <div className="flex-1">
            <EntryTile system={system} entry={entry} face={system.face(entry)} />
          </div>
          {onCompare && (
            <label className="flex min-h-7 items-center gap-1.5 self-end px-1 text-xs text-quiet">
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
