'use client';

import { Brain } from 'lucide-react';
import { LOOKS } from '@/lib/sim/bots';
import type { Thinking } from './use-bots';

/** Says that a bot looks ahead, and how many of its looks are done; nobody has to wait for it. */
export function ThinkingNote({
  name,
  thinking: { question, looks, hurry },
}: {
  readonly name: string;
  readonly thinking: Thinking;
}) {
  const { choices, effort = 'standard' } = question;
  const budget = LOOKS[effort];
  // Where many choices are open each is looked at once, which may be more than was set aside.
  const done = Math.min(looks, budget);
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
      aria-label="A bot thinks"
      role="group"
    >
      <Brain aria-hidden size={18} className="animate-pulse text-tone-ink" />
      <span>
        {name} weighs {choices.length} choices
      </span>
      <span className="flex items-center gap-2">
        <progress className="h-2 w-28" aria-label="Looks ahead" value={done} max={budget} />
        <span className="tabular-nums">
          {done} of {budget} looks ahead
        </span>
      </span>
      <button type="button" className="button button-small" onClick={hurry}>
        Decide now
      </button>
    </div>
  );
}
