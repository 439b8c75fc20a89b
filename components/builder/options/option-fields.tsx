'use client';

import { useCallback, useMemo } from 'react';
import { isAbout, sentence, type AnyRules, type Field, type List, type Violation } from '@/lib/rules';
import type { Change } from '../draft/building';
import { setOption } from '../draft/edits';
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
  readonly system: AnyRules;
  readonly list: List;
  /** The options with the system's defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Those that are about a field stand under it. */
  readonly violations: readonly Violation[];
  readonly onChange: (change: Change) => void;
  readonly onType: (change: Change, field: string) => void;
}) {
  // Most checks speak of lines and of no option at all.
  const judging = useMemo(
    () =>
      violations.flatMap((violation) => {
        const check = system.checks.find(({ code }) => code === violation.code);
        return check && (check.judges ?? violation.about) ? [{ check, violation }] : [];
      }),
    [system, violations],
  );
  const against = (path: readonly string[]): readonly Violation[] =>
    judging
      .filter(({ check, violation }) => isAbout(check, violation, list, path))
      .map(({ violation }) => violation);
  const onSet = useCallback(
    ({ path }: Field, value: unknown) => onChange((now) => setOption(now, path, value)),
    [onChange],
  );
  const onLetter = useCallback(
    ({ path }: Field, value: unknown) => onType((now) => setOption(now, path, value), path.join('.')),
    [onType],
  );
  const groups = [...new Set(fields.map((f) => f.group ?? ''))];
  return groups.map((group) => {
    // One finding may be about several fields in a row: it is read under the first, and heard at each.
    const told = new Set<Violation>();
    const isAgain = (violation: Violation): boolean => {
      const was = told.has(violation);
      told.add(violation);
      return was;
    };
    return (
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
                said={against(field.path).map((v) => ({
                  code: v.code,
                  severity: v.severity,
                  text: sentence(system, v),
                  again: isAgain(v),
                }))}
                onSet={onSet}
                onLetter={onLetter}
              />
            ))}
        </div>
      </fieldset>
    );
  });
}
