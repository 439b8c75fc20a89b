'use client';

import { useId, type ComponentProps } from 'react';

/** A labelled input with its help and its error beside it. */
export function TextField({
  label,
  help,
  error,
  ...input
}: ComponentProps<'input'> & {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="input mt-0.5"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : help ? `${id}h` : undefined}
        {...input}
      />
      {error ? (
        <p id={`${id}e`} className="mt-0.5 text-sm text-bad">
          {error}
        </p>
      ) : (
        help && (
          <p id={`${id}h`} className="mt-0.5 text-xs text-quiet">
            {help}
          </p>
        )
      )}
    </div>
  );
}
