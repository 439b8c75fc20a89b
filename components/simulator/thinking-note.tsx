'use client';

import { Brain } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LOOKS } from '@/lib/sim/bots';
import type { Thinking } from './use-bots';

/** Says that a bot looks ahead, how far at the most and how long by now; nobody has to wait for it. */
export function ThinkingNote({
  name,
  thinking: { question, hurry },
}: {
  readonly name: string;
  readonly thinking: Thinking;
}) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [question]);
  const { choices, effort = 'standard' } = question;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" aria-label="A bot thinks" role="group">
      <Brain aria-hidden size={18} className="animate-pulse text-tone-ink" />
      <span>
        {name} weighs {choices.length} choices in up to {LOOKS[effort]} looks ahead
        {seconds > 1 ? `, for ${seconds} seconds by now` : ''} …
      </span>
      <button type="button" className="button button-small" onClick={hurry}>
        Decide now
      </button>
    </p>
  );
}
