import { Plus } from 'lucide-react';
import { memo } from 'react';
import { GameIcon } from '@/components/ui/game-icon';
import { Link } from '@/components/ui/link';
import { unitOf, type Entry } from '@/lib/rules';

/** One entry that may be added. Drawn anew only when something about it changes: there are hundreds of them. */
export const PickerRow = memo(function PickerRow({
  system,
  entry,
  cost,
  unit,
  fits,
  count,
  why,
  onAdd,
  onLook,
}: {
  readonly system: string;
  readonly entry: Entry;
  readonly cost: number | undefined;
  /** The budget's unit, which is heard and not seen. */
  readonly unit: string;
  readonly fits: boolean;
  readonly count: number;
  /** What one more of it would break. */
  readonly why: string | undefined;
  readonly onAdd: (id: string) => void;
  readonly onLook: (id: string) => void;
}) {
  return (
    <li
      onMouseEnter={() => onLook(entry.id)}
      onFocus={() => onLook(entry.id)}
      data-entry={entry.id}
      className="sheet flex items-center gap-3 p-2 [contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]"
    >
      <GameIcon system={system} name={entry.icon} className="size-9 cursor-grab shrink-0 text-tone-ink" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          {entry.id.startsWith('own:') ? (
            <b>{entry.name}</b>
          ) : (
            <Link
              href={`/systems/${system}/entries/${entry.id}`}
              target="_blank"
              className="font-semibold hover:underline"
            >
              {entry.name}
            </Link>
          )}
          {count > 0 && <span className="chip shrink-0 whitespace-nowrap">× {count}</span>}
        </p>
        {why ? (
          <p id={`why-${entry.id}`} className="text-sm text-bad">
            One more: {why}
          </p>
        ) : (
          <p className="line-clamp-1 text-sm text-quiet">{entry.text}</p>
        )}
      </div>
      {cost !== undefined && (
        <span className={`text-lg font-bold tabular-nums ${fits ? '' : 'text-bad'}`}>
          {cost} <span className="sr-only">{unitOf(unit, cost)}</span>
        </span>
      )}
      <button
        type="button"
        className="button px-3"
        data-add={entry.id}
        aria-describedby={why ? `why-${entry.id}` : undefined}
        aria-label={`Add ${entry.name}${fits ? '' : ', over the budget'}`}
        onClick={() => onAdd(entry.id)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </li>
  );
});
