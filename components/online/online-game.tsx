'use client';

import type { ReportWay } from '@/components/moderation/report-door';
import { lazyPart } from '@/components/ui/lazy-part';

// Engines and boards come after the page is seen.
const OnlineRoom = lazyPart(
  () => import('./online-room').then((m) => m.OnlineRoom),
  () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
);

/** The door of a game that is played online. */
export function OnlineGame(props: {
  readonly id: string;
  readonly slug: string;
  /** How what others say can be reported. */
  readonly reports: ReportWay;
}) {
  return <OnlineRoom {...props} />;
}
