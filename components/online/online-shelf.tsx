'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { gamePath } from './invitation';
import { dropSeat, keepSeat, keptSeats } from './kept-seats';

/** The online games of one system in which this browser has a seat. */
export function OnlineShelf({ slug }: { readonly slug: string }) {
  const [games, setGames] = useState(() => keptSeats(slug));
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="online-games" className="sheet p-4">
      <h2 id="online-games" className="text-xl">
        Your games online
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {games.map(({ id, ...kept }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link className="link min-h-9" href={gamePath(id)}>
              {kept.who}
            </Link>
            <span className="text-xs text-quiet">
              <LocalTime moment={new Date(kept.at).toISOString()} />
            </span>
            <button
              type="button"
              className="button button-small ml-auto"
              aria-label={`Give up the seat in ${kept.who}`}
              onClick={() => {
                dropSeat(id);
                setGames(keptSeats(slug));
                toast({
                  text: 'This browser has forgotten its seat.',
                  action: {
                    label: 'Undo',
                    onAction: () => {
                      keepSeat(id, kept);
                      setGames(keptSeats(slug));
                    },
                  },
                });
              }}
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
