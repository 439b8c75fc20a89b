'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import type { Reference } from '@/lib/rules/reference';
import { gamePath } from './invitation';
import { dropSeat, keepSeat, keptSeats } from './kept-seats';
import type { Standing } from './standing';
import { useStandings } from './use-standings';

/** The online games of one system in which this browser has a seat, and how each of them stands. */
export function OnlineShelf({ system }: { readonly system: Reference }) {
  const { slug } = system;
  const [games, setGames] = useState(() => keptSeats(slug));
  const standings = useStandings(games, system);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="online-games" className="sheet p-4">
      <h2 id="online-games" className="text-xl">
        Your games online
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {games.map(({ id, ...kept }) => (
          <li key={id} className="flex items-center gap-x-3 py-1">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <Link className="link flex min-h-9 items-center" href={gamePath(id)}>
                {kept.who}
              </Link>
              {standings.has(id) && <Stands standing={standings.get(id)!} />}
              <span className="text-xs text-quiet">
                seen <LocalTime moment={new Date(kept.at).toISOString()} />
              </span>
            </div>
            <button
              type="button"
              className="button button-small shrink-0"
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

const Stands = ({ standing: { text, kind } }: { readonly standing: Standing }) => (
  <span className={kind === 'yours' ? 'chip' : 'text-sm'}>{text}</span>
);
