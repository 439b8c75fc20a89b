'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { AtHand } from './at-hand';
import { Games } from './games';
import type { RoomSystem } from './room-system';

const StandIn = lazyPart(() => import('./stand-in').then((m) => m.StandIn));

const never = () => () => undefined;

/**
 * Under its own address: what works without a network. Under any other, the worker put it in the place of a page that was
 * never seen here; then it makes that page itself where this browser has what it takes.
 */
export function OfflineRoom({ systems }: { readonly systems: readonly RoomSystem[] }) {
  const path = usePathname();
  // The server knows one address only; the browser may stand at another.
  const here = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => '/offline',
  );
  return here === '/offline' || path === '/offline' ? (
    <Room systems={systems} />
  ) : (
    <StandIn address={here} systems={systems} />
  );
}

function Room({ systems }: { readonly systems: readonly RoomSystem[] }) {
  return (
    <div className="space-y-10">
      <header className="space-y-2">
        <h1 className="text-4xl">Without a network</h1>
        <p className="prose-measure text-quiet">
          What you opened here before opens again at a table without a network, and so do the builder of every
          game, your drafts and your lists. What you save there goes up when the network is back.
        </p>
      </header>
      <Games systems={systems} />
      <AtHand systems={systems} />
    </div>
  );
}
