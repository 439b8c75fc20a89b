'use client';

import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { isOut, type List } from '@/lib/rules';
import { BudgetBar } from './budget-bar';
import type { Building } from './draft/building';
import { addEntry, removeOne } from './draft/edits';
import { FillOffer } from './start/fill-offer';
import { Picker } from './picker/picker';
import type { Side } from './side-switch';
import { SideTabs } from './side-tabs';
import { useOutlook, type Outlook } from './verdict/use-outlook';

/** The budget, always in view, and under it the catalogue and the list. */
export function BuilderBody({
  building,
  later,
  draftId,
  side,
  onFilled,
}: {
  readonly building: Building;
  /** The same as it is drawn where nobody’s hand is. */
  readonly later: Building;
  readonly draftId: string;
  readonly side: Side;
  readonly onFilled: () => void;
}) {
  const outlook = useOutlook(later);
  // The head is seen first, and both sides a frame later: laid out together they would hold up a phone.
  const sides = useDeferredValue(true, false);
  return (
    <>
      <div className="sticky top-14 z-20 low:top-0 lowest:static -mx-4 border-y border-line bg-paper px-4 py-2 sm:mx-0 sm:rounded-xl sm:border sm:px-5">
        <BudgetBar
          verdict={building.verdict}
          untouched={building.untouched}
          reachable={outlook?.reachable ?? NONE}
        />
      </div>
      <FillOffer building={later} outlook={outlook} onFilled={onFilled} />
      {sides ? (
        // What takes the focus stops below the budget, not behind it.
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 [&_:is(a,button,input,select,summary)]:scroll-mt-28">
          <div
            id="builder-catalogue"
            className={`lg:sticky lg:top-40 lg:-m-1 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto lg:p-1 ${side === 'catalogue' ? '' : 'max-lg:hidden'}`}
          >
            <CatalogueSide building={later} draftId={draftId} fits={outlook?.fits} />
          </div>
          <div className={`min-w-0 ${side === 'list' ? '' : 'max-lg:hidden'}`}>
            <SideTabs building={building} later={later} />
          </div>
        </div>
      ) : (
        <div aria-busy className="min-h-dvh" />
      )}
    </>
  );
}

const NONE: readonly number[] = [];

/** How many uses of each entry are in play. */
function countsOf(list: List): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const item of list.entries)
    if (!isOut(list, item))
      for (const id of [item.entry, ...(item.with ?? [])]) sums.set(id, (sums.get(id) ?? 0) + item.count);
  return sums;
}

const CatalogueSide = memo(function CatalogueSide({
  building: { system, terms, form, list, parsed, verdict, change },
  draftId,
  fits,
}: {
  readonly building: Building;
  readonly draftId: string;
  readonly fits: Outlook['fits'] | undefined;
}) {
  const counts = useMemo(() => countsOf(list), [list]);
  const onAdd = useCallback((id: string) => change((now) => addEntry(form, now, id)), [change, form]);
  const onRemoveOne = useCallback((id: string) => change((now) => removeOne(form, now, id)), [change, form]);
  return (
    <Picker
      system={system}
      list={parsed}
      terms={terms}
      left={verdict.budget.left}
      unit={verdict.budget.name}
      fits={fits}
      counts={counts}
      draftId={draftId}
      onAdd={onAdd}
      onRemoveOne={onRemoveOne}
    />
  );
});
