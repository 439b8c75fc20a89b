'use client';

import { BookOpen, List as ListIcon } from 'lucide-react';

export type Side = 'catalogue' | 'list';

/** On a phone: which of the two is shown. It stands at the bottom, where a thumb is. */
export function SideSwitch({
  side,
  lines,
  onSide,
}: {
  readonly side: Side;
  readonly lines: number;
  readonly onSide: (side: Side) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Show"
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-2 border-t border-line bg-paper px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {(['catalogue', 'list'] as const).map((s) => (
        <button
          key={s}
          type="button"
          aria-pressed={side === s}
          className={`button ${side === s ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
          onClick={() => onSide(s)}
        >
          {s === 'catalogue' ? <BookOpen aria-hidden size={18} /> : <ListIcon aria-hidden size={18} />}
          {s === 'catalogue' ? 'Catalogue' : `List (${lines})`}
        </button>
      ))}
    </div>
  );
}
