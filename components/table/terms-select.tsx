'use client';

import { useId } from 'react';

/** An agreement to choose: `preset <id>` or `own <id>`. */
export interface TermsChoice {
  readonly value: string;
  readonly label: string;
  readonly group: string;
}

/** What the API takes for a choice; an empty one is the rules as printed. */
export const termsOf = (value: string): { readonly preset?: string; readonly agreement?: string } => {
  const [kind, id = ''] = value.split(/ (.*)/s);
  return kind === 'preset' ? { preset: id } : kind === 'own' ? { agreement: id } : {};
};

export function TermsSelect({
  label,
  help,
  none,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly help: string;
  /** What it says while nothing is chosen. */
  readonly none: string;
  readonly choices: readonly TermsChoice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  const groups = [...new Set(choices.map((c) => c.group))];
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input mt-0.5"
        aria-describedby={`${id}h`}
        value={value}
        onChange={(e) => onChange(e.target.value)}
      >
        <option value="">{none}</option>
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {choices
              .filter((c) => c.group === group)
              .map((c) => (
                <option key={c.value} value={c.value}>
                  {c.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}h`} className="mt-0.5 text-xs text-quiet">
        {help}
      </p>
    </div>
  );
}
