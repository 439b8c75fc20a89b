'use client';

import { X } from 'lucide-react';
import { Link } from '@/components/ui/link';
import type { Entry } from '@/lib/rules/reference';

/** What was picked to compare, within reach wherever the page stands. */
export function CompareTray({
  slug,
  entries,
  onCompare,
}: {
  readonly slug: string;
  readonly entries: readonly Entry[];
  readonly onCompare: (id: string) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <section
      aria-label="To compare"
      className="sheet sticky bottom-18 z-20 flex flex-wrap items-center gap-2 p-2 sm:bottom-3"
    >
      <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {entries.map(({ id, name }) => (
          <li key={id} className="chip max-w-full pr-0.5">
            <span className="truncate">{name}</span>
            <button
              type="button"
              className="grid size-7 place-items-center rounded-full hover:bg-sheet"
              aria-label={`Compare without ${name}`}
              onClick={() => onCompare(id)}
            >
              <X aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
      {entries.length > 1 ? (
        <Link
          className="button button-primary button-small"
          href={`/systems/${slug}/compare?entries=${entries.map((e) => e.id).join(',')}`}
        >
          Compare {entries.length}
        </Link>
      ) : (
        <span className="px-2 text-sm text-quiet">Pick up to three more</span>
      )}
    </section>
  );
}
