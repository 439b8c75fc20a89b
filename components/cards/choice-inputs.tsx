'use client';

import { CheckGroup } from '@/components/ui/check-group';
import { Controller, useFormContext } from 'react-hook-form';
import type { CardField } from '@/lib/rules';
import { GroupError, Labelled, MayStayOpen } from './labelled';

/** Any number of a few choices, as boxes to tick. */
export function ChoicesInput({
  field,
  name,
}: {
  readonly field: Extract<CardField, { input: 'choices' }>;
  readonly name: string;
}) {
  const { control } = useFormContext();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        {field.title}
        <MayStayOpen field={field} />
      </legend>
      {field.help && <p className="text-xs text-quiet">{field.help}</p>}
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => {
          const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
          return <CheckGroup choices={field.choices} chosen={chosen} onChange={onChange} />;
        }}
      />
      <GroupError name={name} />
    </fieldset>
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
