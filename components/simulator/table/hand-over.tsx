'use client';

import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Between two people at one device: nothing of the game stands in the page until the next one has it. */
export function HandOver({
  to,
  seat,
  onTake,
  onMessage,
}: {
  readonly to: string;
  readonly seat: string;
  readonly onTake: () => void;
  /** The next one sits elsewhere, and sends texts. */
  readonly onMessage: () => void;
}) {
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  return (
    <section
      aria-labelledby="hand-over"
      className="sheet mx-auto grid max-w-lg grid-cols-1 justify-items-center gap-4 p-8 text-center wrap-anywhere"
    >
      <EyeOff aria-hidden size={48} className="text-tone-ink" />
      <h2 id="hand-over" className="text-3xl">
        Hand over to {to}
      </h2>
      <p className="text-quiet">
        {seat} has to decide. Hands stay hidden until {to} has the device.
      </p>
      <button ref={take} type="button" className="button button-primary" onClick={onTake}>
        I am {to}
      </button>
      <button type="button" className="link min-h-9 text-sm" onClick={onMessage}>
        {to} plays by message
      </button>
    </section>
  );
}
