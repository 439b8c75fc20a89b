'use client';

import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { HeldPlace, useHeldPlace } from '@/components/ui/held-place';
import { ownerHere } from './owner';
import { printsOf, removePrint } from './prints';
import type { KeptPrint } from './stores';
import { showBytes } from './show-bytes';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The sheets that were made in this browser, to be opened and printed again. */
export function KeptPrints({
  renewed,
  held,
}: {
  readonly renewed?: number;
  /** Something that can be pressed stands below: by this name its place is held. */
  readonly held?: string;
}) {
  const [prints, setPrints] = useState<readonly KeptPrint[]>();
  const [said, setSaid] = useState('');
  const look = useCallback(
    () =>
      void ownerHere()
        .then(printsOf)
        .then(setPrints, () => setPrints([])),
    [],
  );
  useEffect(look, [look, renewed]);
  const open = (print: KeptPrint) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(print.file);
    link.download = print.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const place = useHeldPlace<HTMLElement>(held ?? '', held !== undefined && prints !== undefined);
  if (!prints) return held === undefined ? null : <HeldPlace name={held} />;
  if (prints.length === 0 && !said) return null;
  return (
    <section ref={place} aria-labelledby="kept-prints" className="print:hidden">
      <h2 id="kept-prints" className="text-2xl">
        Made before
      </h2>
      <p className="text-sm text-quiet">Kept in this browser; they open without a network.</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2">
        {prints.map((print) => (
          <li key={print.id} className="sheet flex min-w-0 items-center gap-2 p-3">
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{print.name}</p>
              <p className="truncate text-sm text-quiet">
                {day.format(print.madeAt)} · {showBytes(print.bytes)}
              </p>
            </div>
            <button type="button" className="button button-small" onClick={() => open(print)}>
              Open<span className="sr-only"> {print.name}</span>
            </button>
            <button
              type="button"
              className="button button-small button-quiet px-2"
              aria-label={`Remove ${print.name}`}
              onClick={() => {
                setSaid(`${print.name} is removed.`);
                void removePrint(print.id).then(look);
              }}
            >
              <Trash2 aria-hidden size={17} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
