'use client';

import { BudgetBar } from './budget-bar';
import type { Building } from './building';
import { FillOffer } from './fill-offer';
import { ListPanel } from './list-panel';
import { Picker } from './picker';
import type { Side } from './side-switch';
import { SideTabs } from './side-tabs';
import { useOutlook } from './use-outlook';

/** The budget, always in view, and under it the catalogue and the list. */
export function BuilderBody({
  building,
  side,
  counts,
  onAdd,
  onRemoveOne,
  onFilled,
}: {
  readonly building: Building;
  readonly side: Side;
  readonly counts: ReadonlyMap<string, number>;
  readonly onAdd: (id: string) => void;
  readonly onRemoveOne: (id: string) => void;
  readonly onFilled: () => void;
}) {
  const { system, terms, parsed, verdict } = building;
  const outlook = useOutlook(building);
  return (
    <>
      <div className="sticky top-14 z-20 -mx-4 border-y border-line bg-paper/95 px-4 py-2 backdrop-blur sm:mx-0 sm:rounded-xl sm:border sm:px-5">
        <BudgetBar verdict={verdict} reachable={outlook?.reachable ?? []} />
      </div>
      <FillOffer building={building} outlook={outlook} onFilled={onFilled} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div
          id="builder-catalogue"
          className={`lg:sticky lg:top-40 lg:-m-1 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto lg:p-1 ${side === 'catalogue' ? '' : 'max-lg:hidden'}`}
        >
          <Picker
            system={system}
            list={parsed}
            terms={terms}
            left={verdict.budget.left}
            fits={outlook?.fits}
            counts={counts}
            onAdd={onAdd}
            onRemoveOne={onRemoveOne}
          />
        </div>
        <div className={`min-w-0 ${side === 'list' ? '' : 'max-lg:hidden'}`}>
          <SideTabs building={building}>
            <ListPanel building={building} />
          </SideTabs>
        </div>
      </div>
    </>
  );
}
