'use client';

import { isAbout, sentence, type AnySystem, type Field, type List, type Violation } from '@/lib/rules';
import { setOption } from './edits';
import { OptionField } from './option-field';

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
