'use client';

import { CheckGroup } from '@/components/ui/check-group';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { CardField } from '@/lib/rules';
import { GroupError, Labelled, MayStayOpen } from './labelled';

type ChoicesField = Extract<CardField, { input: 'choices' }>;

/** Any number of a few choices, as boxes to tick. */
export function ChoicesInput({ field, name }: { readonly field: ChoicesField; readonly name: string }) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
        const boxes = (
          <>
            {field.help && <p className="text-xs text-quiet">{field.help}</p>}
            <CheckGroup choices={field.choices} chosen={chosen} onChange={onChange} />
            <GroupError name={name} />
          </>
        );
        return field.folded ? (
          <Folded field={field} chosen={chosen}>
            {boxes}
          </Folded>
        ) : (
          <fieldset>
            <legend className="text-sm font-semibold">
              {field.title}
              <MayStayOpen field={field} />
            </legend>
            {boxes}
          </fieldset>
        );
      }}
    />
  );
}

/** What is chosen, in one line; the boxes come when it is opened. */
function Folded({
  field: { title, choices },
  chosen,
  children,
}: {
  readonly field: ChoicesField;
  readonly chosen: readonly (string | number)[];
  readonly children: ReactNode;
}) {
  const names = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <details className="rounded-lg border border-line">
      <summary className="min-h-9 cursor-pointer px-3 py-2 text-sm font-semibold">
        {title}
        <span className="font-normal text-quiet">: {names.length > 0 ? names.join(', ') : 'none'}</span>
      </summary>
      <fieldset className="px-3 pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** A number, or one of a few words in its place. */
export function EitherInput({
  field,
  name,
}: {
  readonly field: Extract<CardField, { input: 'either' }>;
  readonly name: string;
}) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const word = field.words.find((w) => w.value === value);
        return (
          <Labelled field={field} name={name}>
            {(ids) => (
              <div className="flex gap-2">
                <select
                  className="input w-auto"
                  aria-label={`${field.title}: a number or a letter`}
                  value={word ? word.value : ''}
                  onChange={(e) => onChange(e.target.value === '' ? undefined : e.target.value)}
                >
                  <option value="">Number</option>
                  {field.words.map((w) => (
                    <option key={w.value} value={w.value}>
                      {w.label}
                    </option>
                  ))}
                </select>
                <input
                  {...ids}
                  type="number"
                  inputMode="numeric"
                  className="input min-w-0 flex-1"
                  min={field.min}
                  max={field.max}
                  disabled={word !== undefined}
                  value={typeof value === 'number' ? value : ''}
                  onChange={(e) =>
                    onChange(Number.isNaN(e.target.valueAsNumber) ? undefined : e.target.valueAsNumber)
                  }
                />
              </div>
            )}
          </Labelled>
        );
      }}
    />
  );
}
