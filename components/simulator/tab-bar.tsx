'use client';

import { Dices, LineChart, Swords } from 'lucide-react';
import type { KeyboardEvent } from 'react';

export const roomTabs = ['play', 'batch', 'odds'] as const;
export type RoomTab = (typeof roomTabs)[number];

export const tabOf = (search: string): RoomTab => {
  const wished = new URLSearchParams(search).get('tab');
  return roomTabs.find((t) => t === wished) ?? 'play';
};

const faces = {
  play: { name: 'Play', Icon: Swords },
  batch: { name: 'Many games', Icon: LineChart },
  odds: { name: 'Odds', Icon: Dices },
} as const;

export function TabBar({ tab, onTab }: { readonly tab: RoomTab; readonly onTab: (tab: RoomTab) => void }) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = roomTabs[(roomTabs.indexOf(tab) + by + roomTabs.length) % roomTabs.length]!;
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label="Simulator" className="flex gap-1 border-b border-line" onKeyDown={onKey}>
      {roomTabs.map((id) => {
        const { name, Icon } = faces[id];
        return (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === tab}
            aria-controls={id === tab ? `panel-${id}` : undefined}
            tabIndex={id === tab ? 0 : -1}
            className={`-mb-px flex min-h-11 items-center gap-2 border-b-3 px-3 font-semibold ${id === tab ? 'border-tone text-tone-ink' : 'border-transparent text-quiet'}`}
            onClick={() => onTab(id)}
          >
            <Icon aria-hidden size={18} /> {name}
          </button>
        );
      })}
    </div>
  );
}
