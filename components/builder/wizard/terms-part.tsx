'use client';

import type { Agreement, StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';

type TermsOfStep = Extract<StepPart, { readonly part: 'terms' }>;

/** Settings of the agreement that decide what this step offers; they are changed for this list’s own agreement. */
export function TermsPart({
  building: { agreement, agree },
  part,
}: {
  readonly building: Building;
  readonly part: TermsOfStep;
}) {
  return (
    <fieldset className="sheet p-3">
      <legend className="px-1 text-sm font-semibold">{part.label}</legend>
      {part.help && <p className="text-xs text-quiet">{part.help}</p>}
      <div className="flex flex-wrap gap-1.5">
        {part.choices.map(({ label, explains, chosen, house }) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen}
            className={`button button-small flex-col items-start gap-0 px-3 py-1.5 text-left ${
              chosen ? 'border-tone bg-tone-soft text-tone-ink' : ''
            }`}
            onClick={() =>
              agree({ ...agreement, house: { ...agreement.house, ...house } as Agreement['house'] })
            }
          >
            {label}
            <span className="text-xs font-normal text-quiet">{explains}</span>
          </button>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-quiet">This belongs to the agreement that the list is judged by.</p>
    </fieldset>
  );
}
