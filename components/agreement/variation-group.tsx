'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Agreement, AnySystem, VariationSchema } from '@/lib/rules';
import { isChanged } from './is-changed';
import { VariationField } from './variation-field';

/**
 * The variations of one group, folded on a phone while they are as printed. What is changed, and what does not hold, is never
 * folded away by itself: a group opens when it gets something of the kind, from a text perhaps.
 */
export function VariationGroup({
  id,
  system,
  title,
  variations,
  agreement,
  problemOf,
  onChange,
}: {
  readonly id: string;
  readonly system: AnySystem;
  readonly title: string;
  readonly variations: readonly VariationSchema[];
  readonly agreement: Agreement;
  readonly problemOf: (key: string) => string | undefined;
  readonly onChange: (key: string, value: unknown, printed: unknown) => void;
}) {
  const changed = variations.filter((variation) => isChanged(variation, agreement));
  const faulty = variations.filter(({ key }) => problemOf(key) !== undefined);
  const telling = [...changed, ...faulty].map(({ key }) => key).join(' ');
  const [open, setOpen] = useState(() => telling !== '' || window.matchMedia('(min-width: 64rem)').matches);
  const [told, setTold] = useState(telling);
  if (told !== telling) {
    setTold(telling);
    if (telling !== '') setOpen(true);
  }
  return (
    <section aria-label={title}>
      <details
        className="group/part print:[&::details-content]:[content-visibility:visible]"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-12 items-center gap-x-3 border-b border-line py-1">
          <h2 className="text-2xl">{title}</h2>
          <span
            className={`ml-auto text-right text-sm ${changed.length > 0 ? 'text-tone-ink' : 'text-quiet'}`}
          >
            {faulty.length > 0 && <b className="block text-bad">does not hold</b>}
            {changed.length > 0 ? `${changed.length} of ${variations.length} changed` : 'as printed'}
          </span>
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 transition-transform group-open/part:rotate-180 print:hidden"
          />
        </summary>
        {/* Whoever is led to what is folded has it opened by the browser. */}
        <div id={id} className="scroll-mt-14 divide-y divide-line border-b border-line">
          {variations.map((variation) => (
            <VariationField
              key={variation.key}
              system={system}
              schema={variation}
              value={
                variation.key in agreement.house
                  ? agreement.house[variation.key]
                  : (variation.default ?? null)
              }
              error={problemOf(variation.key)}
              onChange={(value) => onChange(variation.key, value, variation.default)}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
