'use client';

import dynamic from 'next/dynamic';

// Engines and boards come after the page is seen.
const OnlineRoom = dynamic(() => import('./online-room').then((m) => m.OnlineRoom), {
  ssr: false,
  loading: () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
});

/** The door of a game that is played online. */
export function OnlineGame(props: { readonly id: string; readonly slug: string }) {
  return <OnlineRoom {...props} />;
}
