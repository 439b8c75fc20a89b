'use client';

import { useId } from 'react';
import { inWords, showSetting, type AnySystem, type VariationSchema } from '@/lib/rules';
import { ChoiceRow } from './choice-row';
import { differs } from './is-changed';
import { isStructured, StructuredInput } from './structured-input';

type Schema = Omit<VariationSchema, 'key'>;

/** What a nullable variation is besides “none”. */
export const withoutNull = (schema: Schema): { readonly inner: Schema; readonly nullable: boolean } => {
  const some = schema.anyOf as readonly Schema[] | undefined;
  const rest = some?.filter((s) => s.type !== 'null');
  return some && rest?.length === 1 && rest.length < some.length
    ? { inner: rest[0]!, nullable: true }
    : { inner: schema, nullable: false };
};

/** One value, for which one input is enough. */
export const isPlain = ({ type, enum: words }: Schema): boolean =>
  words !== undefined || ['boolean', 'integer', 'number', 'string'].includes(type ?? '');

const beginning = (schema: Schema): unknown => {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, schema.minimum ?? 0);
  return schema.type === 'array' ? [] : schema.type === 'object' ? {} : '';
};

/** One house variation as an input, made from its own declaration. */
export function VariationField({
  system,
  schema,
  value,
  error,
  onChange,
}: {
  readonly system: AnySystem;
  readonly schema: VariationSchema;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}) {
  const id = useId();
  const { inner, nullable } = withoutNull(schema);
  const changed = differs(schema, value);
  const none = value === null || value === undefined;
  const hasParts = !isPlain(inner);
  const isRow = hasParts && !isStructured(system, schema.key);
  return (
    <div className={`rounded-lg p-3 ${changed ? 'bg-tone-soft' : ''}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          {hasParts ? (
            <p id={`${id}t`} className="font-semibold">
              {schema.title ?? schema.key}
            </p>
          ) : (
            <label htmlFor={id} className="font-semibold">
              {schema.title ?? schema.key}
            </label>
          )}
          <p id={`${id}h`} className="text-sm text-quiet">
            {schema.description}
          </p>
        </div>
        <div className="w-full sm:w-56">
          {nullable && (
            <label className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4"
                checked={!none}
                onChange={(e) => onChange(e.target.checked ? beginning(inner) : null)}
              />
              agreed<span className="sr-only">: {schema.title}</span>
            </label>
          )}
          {!(nullable && none) && !hasParts && (
            <ValueInput
              id={id}
              describedBy={`${id}h`}
              schema={inner}
              value={value}
              invalid={error !== undefined}
              onChange={onChange}
            />
          )}
          {changed && (
            <button
              type="button"
              className="link mt-1 text-xs"
              onClick={() => onChange(schema.default ?? null)}
            >
              Back to {showSetting(schema.default, system)}
              <span className="sr-only"> for {schema.title}</span>
            </button>
          )}
        </div>
      </div>
      {hasParts && !(nullable && none) && (
        <div
          role="group"
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}h`}
          className="mt-2 [&_.stays-open]:hidden [&>fieldset>legend]:hidden [&>fieldset>legend+p]:hidden"
        >
          {isRow ? (
            <ChoiceRow
              system={system}
              title={schema.title ?? schema.key}
              choices={inner.items?.enum ?? []}
              most={inner.maxItems}
              values={Array.isArray(value) ? (value as (string | number)[]) : []}
              onChange={onChange}
            />
          ) : (
            <StructuredInput system={system} variation={schema.key} value={value} onChange={onChange} />
          )}
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

interface InputProps {
  readonly id: string;
  readonly describedBy: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly invalid: boolean;
  readonly onChange: (value: unknown) => void;
}

function ValueInput({ id, describedBy, schema, value, invalid, onChange }: InputProps) {
  const common = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid || undefined };
  if (schema.enum)
    return (
      <select
        {...common}
        className="input"
        value={String(value)}
        onChange={(e) => onChange(schema.enum!.find((v) => String(v) === e.target.value))}
      >
        {schema.enum.map((option) => (
          <option key={option} value={option}>
            {inWords(String(option))}
          </option>
        ))}
      </select>
    );
  if (schema.type === 'boolean')
    return (
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          {...common}
          type="checkbox"
          className="size-4"
          checked={value === true}
          onChange={(e) => onChange(e.target.checked)}
        />
        <span aria-hidden>{value === true ? 'yes' : 'no'}</span>
      </label>
    );
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <input
        {...common}
        type="number"
        className="input"
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === 'integer' ? (schema.multipleOf ?? 1) : (schema.multipleOf ?? 'any')}
        value={typeof value === 'number' ? value : ''}
        onChange={(e) => onChange(Number.isNaN(e.target.valueAsNumber) ? undefined : e.target.valueAsNumber)}
      />
    );
  return (
    <input
      {...common}
      className="input"
      value={typeof value === 'string' ? value : ''}
      onChange={(e) => onChange(e.target.value)}
    />
  );
}
