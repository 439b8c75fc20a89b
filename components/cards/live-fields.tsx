'use client';

import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { cardValueOf, type AnySystem, type CardField } from '@/lib/rules';
import { FieldInput, Fields } from './fields';

/** The inputs that a schema makes, telling each change at once. It begins with `value` and goes on by itself: another one needs another key. */
export function LiveFields({
  system,
  field,
  value,
  onChange,
}: {
  readonly system: AnySystem;
  readonly field: CardField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const form = useForm<{ v: unknown }>({ defaultValues: { v: value } });
  const typed = useWatch({ control: form.control, name: 'v' });
  const told = useRef(JSON.stringify(value));
  useEffect(() => {
    const made = cardValueOf(field, typed);
    const text = JSON.stringify(made);
    if (text === told.current) return;
    told.current = text;
    onChange(made);
  }, [field, typed, onChange]);
  return (
    <FormProvider {...form}>
      {field.input === 'group' ? (
        <Fields system={system} fields={field.fields} at="v" />
      ) : (
        <FieldInput system={system} field={field} name="v" />
      )}
    </FormProvider>
  );
}
