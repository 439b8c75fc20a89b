import { Emblem } from '@/components/ui/emblem';
import { Link } from '@/components/ui/link';
import { sayUse, type Use } from './say-use';

/** An agreement that its owner published, as the list shows it. */
export interface PublishedRow {
  readonly shareId: string;
  readonly name: string;
  readonly systemName: string;
  readonly emblem: string;
  readonly accent: string;
  /** What it changes, in words. */
  readonly changes: readonly string[];
  readonly use: Use;
  readonly updatedAt: string;
}

/** So many changes are told here; all of them stand on its page. */
const TOLD = 3;

export function PublishedList({ rows }: { readonly rows: readonly PublishedRow[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {rows.map(({ shareId, name, systemName, emblem, accent, changes, use, updatedAt }) => (
        <li key={shareId} data-tone={accent} className="sheet flex min-w-0 flex-col gap-2 p-4">
          <div className="flex items-start gap-3">
            <Emblem name={emblem} className="size-9 shrink-0 text-tone-ink" />
            <div className="min-w-0">
              <h2 className="text-lg wrap-anywhere">
                <Link className="hover:underline" href={`/agreements/${shareId}`}>
                  {name}
                </Link>
              </h2>
              <p className="text-sm text-quiet">
                {systemName},{' '}
                <time className="whitespace-nowrap" dateTime={updatedAt}>
                  {updatedAt.slice(0, 10)}
                </time>
              </p>
            </div>
          </div>
          <ul className="flex-1 space-y-1 text-sm">
            {changes.length === 0 && <li className="text-quiet">Nothing: the rules as printed.</li>}
            {changes.slice(0, TOLD).map((text) => (
              <li key={text} className="line-clamp-2 wrap-anywhere">
                {text}
              </li>
            ))}
            {changes.length > TOLD && <li className="text-quiet">and {changes.length - TOLD} more</li>}
          </ul>
          <p className="text-sm text-quiet">{sayUse(use) || 'Nobody plays with it yet.'}</p>
        </li>
      ))}
    </ul>
  );
}
