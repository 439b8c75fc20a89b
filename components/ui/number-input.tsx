'use client';

import { useState, type ComponentProps } from 'react';

/**
 * A number within bounds. What is typed stays as it is until the field is left, for a 1 may be the beginning of a 12, and an
 * empty field that of any number; only what fits is told. `onEmpty` is for fields that may stay empty.
 */
export function NumberInput({
  value,
  min,
  max,
  whole = false,
  onNumber,
  onEmpty,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'onChange' | 'onBlur'> & {
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  readonly onNumber: (n: number) => void;
  readonly onEmpty?: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && typed !== '';
  return (
    <>
      <input
        type="number"
        className="input mt-0.5 font-normal"
        min={min}
        max={max}
        {...input}
        value={typed ?? (value === undefined ? '' : String(value))}
        onChange={(e) => {
          const text = e.target.value.trim();
          const n = Number(text);
          const fits = text !== '' && n >= min && n <= max && (!whole || Number.isInteger(n));
          setTyped(fits || (text === '' && onEmpty) ? undefined : text);
          if (fits) onNumber(n);
          else if (text === '') onEmpty?.();
        }}
        onBlur={() => setTyped(undefined)}
        {...(wrong ? { 'aria-invalid': true } : {})}
      />
      {wrong && (
        <span role="status" className="mt-0.5 block text-sm font-normal text-bad">
          {whole ? 'A whole number from' : 'From'} {min} to {max}.
        </span>
      )}
    </>
  );
}
