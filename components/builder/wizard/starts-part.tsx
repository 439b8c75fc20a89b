'use client';

import type { StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';

type Starts = Extract<StepPart, { readonly part: 'starts' }>;

/** Ways to begin; each replaces what the list says, and undo brings it back. */
export function StartsPart({
  building: { list, change },
  part,
}: {
  readonly building: Building;
  readonly part: Starts;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{part.label}</legend>
      {part.help && <p className="text-xs text-quiet">{part.help}</p>}
      <ul className="mt-1 grid gap-1.5 sm:grid-cols-2">
        {part.choices.map((choice) => (
          <li key={choice.label}>
            <button
              type="button"
              aria-pressed={choice.chosen}
              className={`button h-full w-full flex-col items-start justify-start px-3 py-2 text-left ${
                choice.chosen ? 'border-tone bg-tone-soft text-tone-ink' : ''
              }`}
              onClick={() =>
                change({ ...list, entries: [...choice.becomes.entries], options: choice.becomes.options })
              }
            >
              <span>{choice.label}</span>
              <span className="text-xs font-normal text-quiet">{choice.explains}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
