'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import type { PrintOptions } from '@/lib/print';

// Nobody needs it before backs are asked for.
const PrinterForm = lazyPart(() => import('./printer-form').then((m) => m.PrinterForm));

const choices = [
  { id: 'none', name: 'No backs' },
  { id: 'long-edge', name: 'Long edge' },
  { id: 'short-edge', name: 'Short edge' },
] as const;

/** Backs behind the cards, and over which edge the printer turns the paper. */
export function BacksForm({
  system,
  options,
  onChange,
}: {
  readonly system: string;
  readonly options: PrintOptions;
  readonly onChange: (options: PrintOptions) => void;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Backs, turned over the</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {choices.map(({ id, name }) => (
          <label
            key={id}
            className="flex cursor-pointer flex-col items-center gap-1 rounded-md border border-line p-2 text-xs has-checked:border-tone has-checked:bg-tone-soft has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="backs"
              className="sr-only"
              checked={options.backs === id}
              onChange={() => onChange({ ...options, backs: id })}
            />
            <FlipPicture flip={id} />
            {name}
          </label>
        ))}
      </div>
      {options.backs !== 'none' && <PrinterForm system={system} options={options} onChange={onChange} />}
    </fieldset>
  );
}

/** A sheet, and the edge about which it turns. */
function FlipPicture({ flip }: { readonly flip: PrintOptions['backs'] }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className="size-12 fill-none stroke-current" strokeWidth={1.5}>
      {flip === 'none' && <path d="M10 4h20v32h-20z M14 12h12 M14 18h12 M14 24h8" />}
      {flip === 'long-edge' && (
        <>
          <path d="M20 4h15v32h-15z" />
          <path d="M20 4l-12 4v32l12-4" strokeDasharray="2 2" />
          <path d="M30 16c-4 -5 -14 -5 -18 0 M12 11v5h5" />
        </>
      )}
      {flip === 'short-edge' && (
        <>
          <path d="M7 20h26v17h-26z" />
          <path d="M7 20l4-14h26l-4 14" strokeDasharray="2 2" />
          <path d="M24 31c5-3 5-13 0-17 M29 14h-5v5" />
        </>
      )}
    </svg>
  );
}
