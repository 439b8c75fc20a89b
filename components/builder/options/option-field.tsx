'use client';

import { CheckGroup } from '@/components/ui/check-group';
import { memo, useId, type ReactNode } from 'react';
import { NumberInput } from '@/components/ui/number-input';
import type { Field, Violation } from '@/lib/rules';
import { sameProps } from '../pace/same-props';
import { severityLooks } from '../verdict/severity-looks';

interface Props {
  readonly field: Field;
  readonly value: unknown;
  /** What the rules say to it. */
  readonly said: readonly (Pick<Violation, 'code' | 'severity'> & {
    readonly text: string;
    /** A field before has said it in sight. */
    readonly again: boolean;
  })[];
  readonly onSet: (field: Field, value: unknown) => void;
  /** A letter more or less; what is typed in one field is one step of undo. */
  readonly onLetter: (field: Field, value: unknown) => void;
}

/** One question of a form, drawn by its kind, with its help and what the rules say to the answer. */
function OptionFieldOf({ field, value, said, onSet, onLetter }: Props) {
  const id = useId();
  const onChange = (chosen: unknown) => onSet(field, chosen);
  const help = (field.help || said.length > 0) && (
    <div id={`${id}h`}>
      {field.help && <p className="mt-0.5 text-xs text-quiet">{field.help}</p>}
      {said.map(({ code, severity, text, again }) => (
        <p key={code} className={again ? 'sr-only' : `mt-0.5 text-sm ${severityLooks[severity].colour}`}>
          {text} <span className="text-xs">{code}</span>
        </p>
      ))}
    </div>
  );
  const described = {
    ...(help ? { 'aria-describedby': `${id}h` } : {}),
    ...(said.some(({ severity }) => severity === 'error') ? { 'aria-invalid': true } : {}),
  };
  switch (field.input) {
    case 'toggle':
      return (
        <div>
          <label className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="checkbox"
              className="size-5"
              checked={value === true}
              onChange={(e) => onChange(e.target.checked)}
              {...described}
            />
            {field.label}
          </label>
          {help}
        </div>
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
      return (
        <fieldset className="sm:col-span-2" aria-describedby={help ? `${id}h` : undefined}>
          <legend className="text-sm font-semibold">{field.label}</legend>
          <CheckGroup choices={field.choices} chosen={chosen} most={field.max} onChange={onChange} />
          {help}
        </fieldset>
      );
    }
    case 'choice':
      return (
        <Labelled id={id} label={field.label} help={help}>
          <select
            id={id}
            className="input mt-0.5"
            value={value === undefined || value === null ? '' : String(value)}
            onChange={(e) =>
              onChange(
                e.target.value === ''
                  ? undefined
                  : field.choices.find((c) => String(c.value) === e.target.value)?.value,
              )
            }
            {...described}
          >
            {(value === undefined || value === null) && <option value="">Not chosen</option>}
            {field.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </Labelled>
      );
    case 'number':
      return (
        <Labelled id={id} label={field.label} help={help}>
          <NumberInput
            id={id}
            className="input mt-0.5"
            min={field.min}
            max={field.max}
            step={field.step ?? 1}
            value={typeof value === 'number' ? value : undefined}
            onNumber={onChange}
            onEmpty={() => onChange(undefined)}
            {...described}
          />
        </Labelled>
      );
    case 'text':
      return (
        <Labelled id={id} label={field.label} help={help}>
          <input
            id={id}
            className="input mt-0.5"
            maxLength={field.max}
            value={typeof value === 'string' ? value : ''}
            onChange={(e) => onLetter(field, e.target.value === '' ? undefined : e.target.value)}
            {...described}
          />
        </Labelled>
      );
  }
}

/** Drawn anew only when its answer or what is said to it has changed. */
export const OptionField = memo(OptionFieldOf, sameProps<Props>('field', 'value', 'said'));

function Labelled({
  id,
  label,
  help,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly help: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {help}
    </div>
  );
}
