'use client';

import { CircleAlert, CircleCheck, Info, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { showBudget, type CarriedChoice, type StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';
import { attach, detach } from '../draft/edits';
import { entryOf } from '../draft/entry-of';

type Carried = Extract<StepPart, { readonly part: 'carried' }>;

const marks = {
  good: <CircleCheck aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />,
  fair: <Info aria-hidden size={16} className="mt-0.5 shrink-0 text-quiet" />,
  poor: <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />,
} as const;

/** What a line carries, chosen out of groups; each choice says of what use it is there. */
export function CarriedPart({ building, part }: { readonly building: Building; readonly part: Carried }) {
  const { list } = building;
  const carried = list.entries[part.at]?.with ?? [];
  const { left } = part.total;
  return (
    <section aria-label={part.label} className="space-y-3">
      <h3 className="text-lg">{part.label}</h3>
      {part.help && <p className="text-sm text-quiet">{part.help}</p>}
      <p role="status" className={left === 0 ? 'font-semibold text-good' : 'font-semibold text-warn'}>
        {showBudget(part.total)}
        {left !== undefined && left > 0 && `, ${left} still to choose`}
        {left !== undefined && left < 0 && `, ${-left} too many`}
      </p>
      {part.groups.map(({ label, help, choices }) => (
        <fieldset key={label} className="sheet p-3">
          <legend className="px-1 font-display text-lg font-bold">{label}</legend>
          <p className="text-xs text-quiet">{help}</p>
          <ul className="mt-1 divide-y divide-line">
            {choices.map((choice) => (
              <Choice
                key={choice.entry}
                building={building}
                part={part}
                choice={choice}
                count={carried.filter((id) => id === choice.entry).length}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </section>
  );
}

function Choice({
  building: { system, terms, list, change },
  part: { at, again },
  choice,
  count,
}: {
  readonly building: Building;
  readonly part: Carried;
  readonly choice: CarriedChoice;
  readonly count: number;
}) {
  const id = useId();
  const entry = entryOf(system, terms, choice.entry);
  const name = entry?.name ?? choice.entry;
  const add = () => change(attach(list, at, choice.entry));
  const remove = () => {
    const index = list.entries[at]?.with?.lastIndexOf(choice.entry) ?? -1;
    if (index >= 0) change(detach(list, at, index));
  };
  return (
    <li className="flex items-start gap-3 py-2">
      <label className="flex min-w-0 flex-1 items-start gap-2">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={count > 0}
          aria-labelledby={`${id}n`}
          aria-describedby={`${id}w`}
          onChange={(e) => (e.target.checked ? add() : remove())}
        />
        <span className="min-w-0">
          <span className="font-semibold">
            <span id={`${id}n`}>{name}</span>
            {count > 1 && <span className="chip ml-2">× {count}</span>}
          </span>
          {entry && <span className="block text-sm">{entry.text}</span>}
          <span id={`${id}w`} className="flex gap-1.5 text-xs text-quiet">
            {marks[choice.fit]} {choice.note}
          </span>
        </span>
      </label>
      {again && count > 0 && (
        <div className="flex" role="group" aria-label={`How often ${name}`}>
          <button
            type="button"
            className="button button-small rounded-r-none px-2"
            aria-label={`${name} once fewer`}
            onClick={remove}
          >
            <Minus aria-hidden size={16} />
          </button>
          <button
            type="button"
            className="button button-small rounded-l-none px-2"
            aria-label={`${name} once more`}
            onClick={add}
          >
            <Plus aria-hidden size={16} />
          </button>
        </div>
      )}
    </li>
  );
}
