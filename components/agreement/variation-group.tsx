'use client';

import { ChevronDown } from 'lucide-react';
import type { Agreement, AnySystem } from '@/lib/rules';
import type { Part } from './parts';
import { VariationField } from './variation-field';

/** The variations of one part, to be folded; its heading tells what is changed in it, and whether that holds. */
export function VariationGroup({
  id,
  system,
  part: { title, variations, changed, faulty },
  agreement,
  open,
  problemOf,
  onFold,
  onChange,
}: {
  readonly id: string;
  readonly system: AnySystem;
  readonly part: Part;
  readonly agreement: Agreement;
  readonly open: boolean;
  readonly problemOf: (key: string) => string | undefined;
  readonly onFold: (open: boolean) => void;
  readonly onChange: (key: string, value: unknown, printed: unknown) => void;
}) {
  return (
    <section aria-label={title}>
      <details
        className="group/part print:[&::details-content]:[content-visibility:visible]"
        open={open}
        onToggle={(event) => onFold(event.currentTarget.open)}
      >
        <summary className="flex min-h-12 items-center gap-x-3 border-b border-line py-1">
          <div className="min-w-0">
            <h2 className="text-2xl">{title}</h2>
            {changed.length > 0 && (
              <p className="line-clamp-2 text-sm text-quiet group-open/part:hidden">
                {changed.map((variation) => variation.title ?? variation.key).join(', ')}
              </p>
            )}
          </div>
          <span
            className={`ml-auto shrink-0 text-right text-sm ${changed.length > 0 ? 'text-tone-ink' : 'text-quiet'}`}
          >
            {faulty.length > 0 && <b className="block text-bad">does not hold</b>}
            {changed.length > 0 ? (
              <span className="rounded-full bg-tone-soft px-2 py-0.5 font-semibold whitespace-nowrap">
                {changed.length} of {variations.length} changed
              </span>
            ) : (
              'as printed'
            )}
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
