'use client';

import { memo, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Building } from '../draft/building';
import type { Outlook } from '../verdict/use-outlook';

const FillPreview = lazyPart(
  () => import('./fill-preview').then((m) => m.FillPreview),
  () => <p role="status">Looking for the best filling …</p>,
);

/** How far the list can be filled exactly, or that something is missing; what that would add is looked for when it is opened. */
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
  const { budget, legal } = building.verdict;
  const { left = 0 } = budget;
  const best = outlook?.bestTotal;
  const hasRoom = left > 0 && (!outlook || best !== undefined);
  // Where nothing more fits a list may still lack something that costs nothing, or a choice.
  if (!hasRoom && (legal || left < 0)) return null;
  return (
    // Its place is kept while the first answer is reckoned: nothing below it may jump.
    <details
      className={`sheet px-4 py-1 text-sm ${outlook ? '' : 'invisible'}`}
      onToggle={(e) => setOpen(e.currentTarget.open)}
    >
      <summary className="min-h-9 py-1.5 font-semibold max-sm:py-3">
        {hasRoom ? `Fill the rest for me, up to ${best}` : 'Fill what is missing'}
      </summary>
      {open && outlook && (
        <FillPreview building={building} reachable={outlook.reachable} onFilled={onFilled} />
      )}
    </details>
  );
});
