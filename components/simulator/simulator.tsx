'use client';

import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { lazyPart } from '@/components/ui/lazy-part';

// Engines, bots and boards come after the page is seen.
const Room = lazyPart(
  () => import('./table/room').then((m) => m.Room),
  () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
);

/** The door of the simulator. */
export function Simulator(props: {
  readonly slug: string;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
}) {
  return <Room {...props} />;
}
