import { ArrowLeft } from 'lucide-react';
import { Link } from '@/components/ui/link';
import type { PlayedOnline } from '@/components/simulator/keep/kept-games';
import { gamePath } from './invitation';

/** From a game that is looked through to where it was played: the game with its talk, and the table before it. */
export const WayBack = ({ game, table }: PlayedOnline) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
    <span className="text-quiet">Played online.</span>
    <Link className="button button-small" href={gamePath(game)}>
      <ArrowLeft aria-hidden size={16} /> Back to the game
    </Link>
    {table !== undefined && (
      <Link className="button button-small" href={`/tables/${table}`}>
        To the table
      </Link>
    )}
  </p>
);
