import type { Route } from 'next';
import { Link } from '@/components/ui/link';

/** Where a list was put, and the words that it is found by. */
export function ShelfMarks({
  folder,
  tags,
  archived,
}: {
  readonly folder: string;
  readonly tags: readonly string[];
  readonly archived: boolean;
}) {
  if (folder === '' && tags.length === 0 && !archived) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {archived && <span className="chip">in the archive</span>}
      {folder !== '' && (
        <Link
          className="chip max-w-full hover:underline"
          href={`/lists?folder=${encodeURIComponent(folder)}` as Route}
        >
          <span className="sr-only">Folder </span>
          <span className="truncate">{folder}</span>
        </Link>
      )}
      {tags.map((tag) => (
        <Link
          key={tag}
          className="chip hover:underline"
          href={`/lists?tag=${encodeURIComponent(tag)}` as Route}
        >
          <span className="sr-only">Tag </span>
          <span aria-hidden>#</span>
          {tag}
        </Link>
      ))}
    </p>
  );
}
