'use client';

import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { EntrySearch } from '@/components/entry/entry-search';
import { catalogueOf, type AnySystem, type CardField } from '@/lib/rules';
import { ChoicesInput, EitherInput } from './choice-inputs';
import { IconField } from './icon-field';
import { GroupError, Labelled, MayStayOpen } from './labelled';
import { RowsField } from './rows-field';

export interface FieldProps<F extends CardField = CardField> {
  readonly system: AnySystem;
  readonly field: F;
  /** Its path in the form. */
  readonly name: string;
}

const asNumber = (typed: unknown): number | undefined =>
  typed === '' || typed === undefined || typed === null || Number.isNaN(Number(typed))
    ? undefined
    : Number(typed);
const asText = (typed: unknown): string | undefined => (typed === '' ? undefined : (typed as string));

/** The fields of one shape, side by side where there is room. */
export function Fields({
  system,
  fields,
  at,
}: {
  readonly system: AnySystem;
  readonly fields: readonly CardField[];
  readonly at: string;
}) {
  const isOfNumbers = fields.every((f) => f.input === 'number');
  return (
    <div className={`grid grid-cols-2 gap-x-4 gap-y-3 ${isOfNumbers ? 'sm:grid-cols-4' : ''}`}>
      {fields
        .filter((f) => f.input !== 'fixed' && f.key !== 'id')
        .map((field) => (
          <div key={field.key} className={`min-w-0 ${isOfNumbers ? '' : spanOf(field)}`}>
            <FieldInput system={system} field={field} name={at === '' ? field.key : `${at}.${field.key}`} />
          </div>
        ))}
    </div>
  );
}

const isWide = (field: CardField): boolean =>
  ['rows', 'group', 'icon', 'entry', 'choices'].includes(field.input) ||
  (field.input === 'text' && (field.max ?? 0) > 100);

/** Numbers that need no help stand side by side on a phone too. */
const spanOf = (field: CardField): string => {
  if (isWide(field)) return 'col-span-2';
  return field.input === 'number' && field.help === undefined ? '' : 'max-sm:col-span-2';
};

/** One input of the designer, by what the schema says of it. */
export function FieldInput({ system, field, name }: FieldProps) {
  const { register, control } = useFormContext();
  switch (field.input) {
    case 'text':
      return (
        <Labelled field={field} name={name}>
          {(ids) =>
            (field.max ?? 0) > 100 ? (
              <textarea
                {...ids}
                rows={3}
                maxLength={field.max}
                className="input"
                {...register(name, { setValueAs: asText })}
              />
            ) : (
              <input
                {...ids}
                maxLength={field.max}
                className="input"
                {...register(name, { setValueAs: asText })}
              />
            )
          }
        </Labelled>
      );
    case 'number':
      return (
        <Labelled field={field} name={name}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              inputMode="numeric"
              min={field.min}
              max={field.max}
              step={field.step}
              className="input"
              {...register(name, { setValueAs: asNumber })}
            />
          )}
        </Labelled>
      );
    case 'toggle':
      return (
        <label className="flex min-h-11 items-start gap-2 py-1">
          <input type="checkbox" className="mt-0.5 size-5" {...register(name)} />
          <span>
            <span className="text-sm font-semibold">{field.title}</span>
            {field.help && <span className="block text-xs text-quiet">{field.help}</span>}
          </span>
        </label>
      );
    case 'choice':
      return (
        <Labelled field={field} name={name}>
          {(ids) => (
            <select {...ids} className="input" {...register(name, { setValueAs: asText })}>
              {field.standard === undefined && (
                <option value="">{field.required ? 'Choose …' : 'Left open'}</option>
              )}
              {field.choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      );
    case 'choices':
      return <ChoicesInput field={field} name={name} />;
    case 'either':
      return <EitherInput field={field} name={name} />;
    case 'icon':
      return (
        <Controller
          control={control}
          name={name}
          render={({ field: { value, onChange } }) => (
            <IconField
              system={system.slug}
              title={field.title}
              help={field.help}
              value={value as string | undefined}
              onChange={onChange}
            />
          )}
        />
      );
    case 'entry':
      return <EntryField system={system} field={field} name={name} />;
    case 'group':
      return (
        <fieldset>
          <legend className="text-sm font-semibold">
            {field.title}
            <MayStayOpen field={field} />
          </legend>
          {field.help && <p className="text-xs text-quiet">{field.help}</p>}
          <Fields system={system} fields={field.fields} at={name} />
          <GroupError name={name} />
        </fieldset>
      );
    case 'rows':
      return <RowsField system={system} field={field} name={name} />;
    case 'shape':
      return <ShapeFields system={system} field={field} name={name} />;
    case 'fixed':
      return null;
  }
}

/** The fields of the shape that is chosen; what was typed for another shape waits, in case it is chosen again. */
export function ShapeFields({ system, field, name }: FieldProps<Extract<CardField, { input: 'shape' }>>) {
  const { register } = useFormContext();
  const key = name === '' ? field.by : `${name}.${field.by}`;
  const chosen = useWatch({ name: key }) as unknown;
  const shape = field.shapes.find((s) => s.value === chosen) ?? field.shapes[0]!;
  const id = useId();
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          Kind
        </label>
        <select id={id} className="input" {...register(key)}>
          {field.shapes.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        {shape.help && <p className="text-xs text-quiet">{shape.help}</p>}
      </div>
      <Fields key={shape.value} system={system} fields={shape.fields} at={name} />
    </div>
  );
}

/** A printed entry that the card refers to. */
function EntryField({ system, field, name }: FieldProps<Extract<CardField, { input: 'entry' }>>) {
  const { control } = useFormContext();
  const known = catalogueOf(system);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const entry = typeof value === 'string' ? known.get(value) : undefined;
        return (
          <div role="group" aria-label={field.title}>
            <p className="text-sm font-semibold">
              {field.title}
              <MayStayOpen field={field} />
            </p>
            {field.help && <p className="text-xs text-quiet">{field.help}</p>}
            {entry ? (
              <p className="mt-1 flex flex-wrap items-center gap-2">
                <span className="chip py-1">{entry.name}</span>
                <button type="button" className="button button-small" onClick={() => onChange(undefined)}>
                  Another<span className="sr-only"> for {field.title}</span>
                </button>
              </p>
            ) : (
              <EntrySearch
                system={system}
                label="Find an entry"
                among={(id) => !field.kinds || field.kinds.includes(known.get(id)?.kind ?? '')}
                onPick={onChange}
              />
            )}
            <GroupError name={name} />
          </div>
        );
      }}
    />
  );
}
