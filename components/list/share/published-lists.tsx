import { Heart } from 'lucide-react';
import { counted } from '@/lib/rules/reference';
import { Emblem } from '@/components/ui/emblem';
import { Link } from '@/components/ui/link';
import { sayLikes } from './say-likes';

/** A list that its owner published, as the page of them shows it. */
export interface PublishedRow {
  readonly shareId: string;
  readonly name: string;
  readonly systemName: string;
  readonly emblem: string;
  readonly accent: string;
  /** `300 of 300 levels`. */
  readonly budget: string;
  readonly legal: boolean;
  /** Name of what it is judged under. */
  readonly agreement: string;
  /** `2 × Cleric`, as far as they are told here. */
  readonly lines: readonly string[];
  /** Lines that are not told. */
  readonly more: number;
  /** The beginning of how it is meant to be played; empty: nothing. */
  readonly writeUp: string;
  readonly copies: number;
  readonly likes: number;
  readonly likedByMe: boolean;
  readonly updatedAt: string;
}

export function PublishedLists({ rows }: { readonly rows: readonly PublishedRow[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <li key={row.shareId} data-tone={row.accent} className="sheet flex min-w-0 flex-col gap-2 p-4">
          <div className="flex items-start gap-3">
            <Emblem name={row.emblem} className="size-9 shrink-0 text-tone-ink" />
            <div className="min-w-0">
              <h2 className="text-lg wrap-anywhere">
                <Link className="hover:underline" href={`/l/${row.shareId}`}>
                  {row.name}
                </Link>
              </h2>
              <p className="text-sm text-quiet">
                {row.systemName},{' '}
                <time className="whitespace-nowrap" dateTime={row.updatedAt}>
                  {row.updatedAt.slice(0, 10)}
                </time>
              </p>
            </div>
          </div>
          <p className="text-sm wrap-anywhere">
            {row.budget},{' '}
            <span className={row.legal ? 'text-good' : 'text-bad'}>{row.legal ? 'legal' : 'not legal'}</span>{' '}
            under “{row.agreement}”
          </p>
          {row.writeUp !== '' && <p className="line-clamp-3 text-sm wrap-anywhere">{row.writeUp}</p>}
          <p className="line-clamp-3 text-sm text-quiet wrap-anywhere">
            {row.lines.join(', ')}
            {row.more > 0 && ` and ${row.more} more`}
          </p>
          <p className="mt-auto flex items-center gap-1 text-sm text-quiet">
            <Heart
              aria-hidden
              size={14}
              className={row.likedByMe ? 'text-bad' : ''}
              fill={row.likedByMe ? 'currentColor' : 'none'}
            />
            {sayLikes(row.likes)}
            {row.likedByMe && <span className="sr-only">, yours among them</span>}
            {row.copies > 0 && ` · ${counted(row.copies, 'copy', 'copies')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
