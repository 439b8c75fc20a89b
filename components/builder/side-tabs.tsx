'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import type { Building } from './draft/building';
import { ListPanel } from './lines/list-panel';
import { panels } from './panels';

const STEP: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The list and what can be learnt from it, one at a time. The list stays as it is while another tab is open. */
export function SideTabs({ building, later }: { readonly building: Building; readonly later: Building }) {
  const [chosen, setChosen] = useState('list');
  const row = useRef<HTMLDivElement>(null);
  const offered = panels.filter((p) => p.concerns?.(building) ?? true);
  if (offered.length === 0) return <ListPanel building={building} later={later} />;
  const tabs = [
    { id: 'list', label: 'List' },
    ...offered.map(({ id, label }) => ({
      id,
      label: typeof label === 'string' ? label : label(building),
    })),
  ];
  const open = tabs.find((t) => t.id === chosen) ?? tabs[0]!;
  const Shown = offered.find((p) => p.id === open.id)?.Panel;
  const onKey = (event: KeyboardEvent) => {
    const by = STEP[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = Math.min(tabs.length - 1, Math.max(0, tabs.indexOf(open) + by));
    setChosen(tabs[at]!.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label="List and figures"
        tabIndex={-1}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line"
        onKeyDown={onKey}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open.id}
            aria-controls={`panel-${id}`}
            tabIndex={id === open.id ? 0 : -1}
            className={`-mb-px min-h-11 border-b-2 px-4 font-semibold whitespace-nowrap max-sm:px-3 ${
              id === open.id ? 'border-tone text-tone-ink' : 'border-transparent text-quiet hover:text-ink'
            }`}
            onClick={() => setChosen(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel-list" aria-labelledby="tab-list" hidden={Shown !== undefined}>
        <ListPanel building={Shown ? later : building} later={later} />
      </div>
      {Shown && (
        <div role="tabpanel" id={`panel-${open.id}`} aria-labelledby={`tab-${open.id}`}>
          <Shown key={open.id} building={building} />
        </div>
      )}
    </div>
  );
}
