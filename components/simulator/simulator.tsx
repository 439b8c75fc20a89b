'use client';

import dynamic from 'next/dynamic';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';

// Engines, bots and boards come after the page is seen.
const Room = dynamic(() => import('./table/room').then((m) => m.Room), {
  ssr: false,
  loading: () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
});

/** The door of the simulator. */
export function Simulator(props: {
  readonly slug: string;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
}) {
  return <Room {...props} />;
}
