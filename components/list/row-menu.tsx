'use client';

import { Ellipsis } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { useEffect, useId, useRef, useState } from 'react';

export type RowAction = { readonly label: string; readonly bad?: boolean } & (
  { readonly href: string } | { readonly onChoose: () => void }
);

/** Links and buttons behind a button: a list that opens and closes, and no more than a few hundred bytes of script. */
export function RowMenu({
  label,
  actions,
}: {
  readonly label: string;
  readonly actions: readonly RowAction[];
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);
  const row =
    'block w-full rounded px-3 py-2.5 text-left text-sm hover:bg-tone-soft focus-visible:bg-tone-soft';
  return (
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="button button-small button-quiet px-2"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden size={18} />
      </button>
      {open && (
        <ul id={id} className="sheet absolute right-0 z-30 mt-1 w-56 p-1">
          {actions.map((action) => (
            <li key={action.label}>
              {'href' in action ? (
                <Link className={row} href={action.href as Route} prefetch={false}>
                  {action.label}
                </Link>
              ) : (
                <button
                  type="button"
                  className={`${row} ${action.bad ? 'text-bad' : ''}`}
                  onClick={() => {
                    // Focus first: a dialog that opens gives it back to where it came from.
                    button.current?.focus();
                    setOpen(false);
                    action.onChoose();
                  }}
                >
                  {action.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
