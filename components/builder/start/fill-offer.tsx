'use client';

import dynamic from 'next/dynamic';
import { memo, useState } from 'react';
import type { Building } from '../draft/building';
import type { Outlook } from '../verdict/use-outlook';

const FillPreview = dynamic(() => import('./fill-preview').then((m) => m.FillPreview), {
  loading: () => <p role="status">Looking for the best filling …</p>,
});

/** How far the list can be filled exactly; what that would add is looked for when it is opened. */
export const FillOffer = memo(function FillOffer({
  building,
  outlook,
  onFilled,
}: {
  readonly building: Building;
  readonly outlook: Outlook | undefined;
  readonly onFilled: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { left } = building.verdict.budget;
  if (left === undefined || left <= 0 || (outlook && outlook.bestTotal === undefined)) return null;
  return (
    // Its place is kept while the first answer is reckoned: nothing below it may jump.
    <details
      className={`sheet px-4 py-1 text-sm ${outlook ? '' : 'invisible'}`}
      onToggle={(e) => setOpen(e.currentTarget.open)}
    >
      <summary className="min-h-9 py-1.5 font-semibold max-sm:py-3">
        Fill the rest for me, up to {outlook?.bestTotal}
      </summary>
      {open && outlook && (
        <FillPreview building={building} reachable={outlook.reachable} onFilled={onFilled} />
      )}
    </details>
  );
});
