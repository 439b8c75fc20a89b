'use client';

import { useId } from 'react';
import { isAbout, sentence, type AnySystem, type Field, type List, type Violation } from '@/lib/rules';
import { setOption } from './edits';
import { severityLooks } from './severity-looks';

const valueAt = (options: List['options'], path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    options,
  );

/** What the builder asks besides entries, as the system's form declares it. */
export function OptionFields({
  fields,
  system,
  list,
  options,
  violations,
  onChange,
  onType,
}: {
  readonly fields: readonly Field[];
  readonly system: AnySystem;
  readonly list: List;
  /** The options with the system's defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Those that are about a field stand under it. */
  readonly violations: readonly Violation[];
  readonly onChange: (list: List) => void;
  readonly onType: (list: List, field: string) => void;
}) {
  const against = (path: readonly string[]): readonly Violation[] =>
    violations.filter((violation) => {
      const check = system.checks.find(({ code }) => code === violation.code);
      return check && isAbout(check, violation, list, path);
    });
  const groups = [...new Set(fields.map((f) => f.group ?? ''))];
  return groups.map((group) => (
    <fieldset key={group} className="sheet p-4">
      {group && <legend className="px-1 font-display text-lg font-bold">{group}</legend>}
      <div className="grid gap-3 sm:grid-cols-2">
        {fields
          .filter((f) => (f.group ?? '') === group)
          .map((field) => (
            <OptionField
              key={field.path.join('.')}
              field={field}
              value={valueAt(options as List['options'], field.path)}
              said={against(field.path).map((v) => ({ ...v, text: sentence(system, v) }))}
              onChange={(value) => onChange(setOption(list, field.path, value))}
              onType={(value) => onType(setOption(list, field.path, value), field.path.join('.'))}
            />
          ))}
      </div>
    </fieldset>
  ));
}

function OptionField({
  field,
  value,
  said,
  onChange,
  onType,
}: {
  readonly field: Field;
  readonly value: unknown;
  /** What the rules say to it. */
  readonly said: readonly (Pick<Violation, 'code' | 'severity'> & { readonly text: string })[];
  readonly onChange: (value: unknown) => void;
  readonly onType: (value: unknown) => void;
}) {
  const id = useId();
  const help = (field.help || said.length > 0) && (
    <div id={`${id}h`}>
      {field.help && <p className="mt-0.5 text-xs text-quiet">{field.help}</p>}
      {said.map(({ code, severity, text }) => (
        <p key={code} className={`mt-0.5 text-sm ${severityLooks[severity].colour}`}>
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
              className="size-5 accent-(--tone-solid)"
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
          <div className="mt-1 flex flex-wrap gap-x-4">
            {field.choices.map((choice) => (
              <label key={choice.value} className="flex min-h-9 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4 accent-(--tone-solid)"
                  checked={chosen.includes(choice.value)}
                  disabled={
                    !chosen.includes(choice.value) && field.max !== undefined && chosen.length >= field.max
                  }
                  onChange={(e) =>
                    onChange(
                      e.target.checked ? [...chosen, choice.value] : chosen.filter((v) => v !== choice.value),
                    )
                  }
                />
                {choice.label}
              </label>
            ))}
          </div>
          {help}
        </fieldset>
      );
    }
    case 'choice':
      return (
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            {field.label}
          </label>
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
          {help}
        </div>
      );
    case 'number':
      return (
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            {field.label}
          </label>
          <input
            id={id}
            type="number"
            className="input mt-0.5"
            min={field.min}
            max={field.max}
            step={field.step ?? 1}
            value={typeof value === 'number' ? value : ''}
            onChange={(e) => {
              const n = e.target.valueAsNumber;
              if (Number.isNaN(n)) onChange(undefined);
              else if (n >= field.min && n <= field.max) onChange(n);
            }}
            {...described}
          />
          {help}
        </div>
      );
    case 'text':
      return (
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            {field.label}
          </label>
          <input
            id={id}
            className="input mt-0.5"
            maxLength={field.max}
            value={typeof value === 'string' ? value : ''}
            onChange={(e) => onType(e.target.value === '' ? undefined : e.target.value)}
            {...described}
          />
          {help}
        </div>
      );
  }
}
