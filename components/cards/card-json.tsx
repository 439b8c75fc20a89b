'use client';

import { useId, useState } from 'react';
import type { OwnCard } from '@/lib/rules';

/** The card as JSON, for people who have one in a file. What is read fills the form. */
export function CardJson({
  card,
  onRead,
}: {
  readonly card: OwnCard;
  readonly onRead: (card: OwnCard) => void;
}) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(card, null, 2));
  const [broken, setBroken] = useState(false);
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        The card as JSON
      </label>
      <textarea
        id={id}
        className="input mt-0.5 h-80 font-mono text-xs"
        spellCheck={false}
        aria-invalid={broken || undefined}
        aria-describedby={`${id}s`}
        value={text}
        onChange={(e) => {
          setText(e.target.value);
          try {
            const read: unknown = JSON.parse(e.target.value);
            const fits = typeof read === 'object' && read !== null && !Array.isArray(read);
            setBroken(!fits);
            if (fits) onRead(read as OwnCard);
          } catch {
            setBroken(true);
          }
        }}
      />
      <p id={`${id}s`} role="status" className="text-sm text-warn">
        {broken ? 'This is not JSON yet.' : ''}
      </p>
    </div>
  );
}
