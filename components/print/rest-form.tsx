'use client';

import { useEffect, useState } from 'react';
import type { PrintedLook } from '@/lib/print';
import { looksOnPaper, PRINTED } from './print-book';

/** What is on paper of a system, in this tab and in others. */
export function useOnPaper(system: string): readonly PrintedLook[] {
  const [looks, setLooks] = useState(() => looksOnPaper(system));
  useEffect(() => {
    const read = () => setLooks(looksOnPaper(system));
    window.addEventListener(PRINTED, read);
    window.addEventListener('storage', read);
    return () => {
      window.removeEventListener(PRINTED, read);
      window.removeEventListener('storage', read);
    };
  }, [system]);
  return looks;
}

/** Leaves out what was printed before and looks the same. */
export function RestForm({
  rest,
  onChange,
}: {
  readonly rest: boolean;
  readonly onChange: (rest: boolean) => void;
}) {
  return (
    <div>
      <label className="flex min-h-9 items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-4"
          checked={rest}
          onChange={(e) => onChange(e.target.checked)}
        />
        Only what is new or has changed
      </label>
      <p className="text-xs text-quiet">
        Cards and pieces that were printed before, in this browser or in your account, and that look the same,
        stay out.
      </p>
    </div>
  );
}
