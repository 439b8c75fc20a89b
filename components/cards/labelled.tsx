'use client';

import { useId, type ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { CardField } from '@/lib/rules';

/** What the form has to say against a field. */
function useFieldError(name: string): string | undefined {
  const { errors } = useFormState();
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return found?.message ?? found?.root?.message;
}

/** A field that nobody must fill in and that nothing fills in by itself. */
export const MayStayOpen = ({ field }: { readonly field: CardField }) =>
  field.required || field.standard !== undefined ? null : (
    <span className="stays-open font-normal text-quiet"> (may stay open)</span>
  );

/** Label, help and error round one input. */
export function Labelled({
  field,
  name,
  children,
}: {
  readonly field: CardField;
  readonly name: string;
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}) {
  const id = useId();
  const error = useFieldError(name);
  const told = [field.help ? `${id}h` : '', error ? `${id}e` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {field.title}
        <MayStayOpen field={field} />
      </label>
      {children({
        id,
        'aria-describedby': told || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {field.help && (
        <p id={`${id}h`} className="mt-0.5 text-xs text-quiet">
          {field.help}
        </p>
      )}
      {error && (
        <p id={`${id}e`} role="alert" className="mt-0.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** What the form has to say against a group of fields. */
export function GroupError({ name }: { readonly name: string }) {
  const error = useFieldError(name);
  return error ? (
    <p role="alert" className="mt-0.5 text-sm text-bad">
      {error}
    </p>
  ) : null;
}
