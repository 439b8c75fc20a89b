'use client';

import { Copy, PencilLine, Trash2 } from 'lucide-react';
import { FaceCard } from '@/components/print/face-card';
import type { Building } from '../draft/building';
import { removeLine, setCount } from '../draft/edits';
import { entryOf } from '../draft/entry-of';

/** One line of the deck as its card, with what can be done to it. */
export function DeckCard({
  building: { system, terms, list, change },
  at,
  onAlter,
}: {
  readonly building: Building;
  readonly at: number;
  readonly onAlter: (id: string) => void;
}) {
  const item = list.entries[at];
  if (!item) return null;
  const entry = entryOf(system, terms, item.entry);
  const name = entry?.name ?? item.entry;
  return (
    <li className="space-y-1.5">
      <div className="relative">
        {entry ? (
          <FaceCard system={system} face={system.face(entry)} className="h-auto w-full drop-shadow-md" />
        ) : (
          <p className="sheet p-3 text-sm">{name}</p>
        )}
        {item.count > 1 && <span className="chip absolute top-1 right-1 shadow">× {item.count}</span>}
      </div>
      <p className="text-sm font-semibold wrap-anywhere">
        {name} {item.entry.startsWith('own:') && <span className="chip">own</span>}
      </p>
      <div className="flex gap-1.5">
        <button
          type="button"
          className="button button-small px-2.5"
          aria-label={`Alter ${name}`}
          onClick={() => onAlter(item.entry)}
        >
          <PencilLine aria-hidden size={16} />
        </button>
        <button
          type="button"
          className="button button-small px-2.5"
          aria-label={`Double ${name}`}
          onClick={() => change(setCount(list, at, item.count + 1))}
        >
          <Copy aria-hidden size={16} />
        </button>
        <button
          type="button"
          className="button button-small px-2.5"
          aria-label={item.count > 1 ? `Remove one ${name}` : `Remove ${name}`}
          onClick={() => change(item.count > 1 ? setCount(list, at, item.count - 1) : removeLine(list, at))}
        >
          <Trash2 aria-hidden size={16} />
        </button>
      </div>
    </li>
  );
}
