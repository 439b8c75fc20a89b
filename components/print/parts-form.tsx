'use client';

import { CheckGroup } from '@/components/ui/check-group';
import type { PrintOptions, PrintPart } from '@/lib/print';
import { sheetParts, type AnySystem, type SheetPart } from '@/lib/rules';

const partNames: Readonly<Record<PrintPart, string>> = {
  cards: 'Cards and counters',
  pieces: 'Tiles, chits and markers',
  sheet: 'List sheet for the table',
  plan: 'Plan of the layout',
  match: 'Match sheet of the session',
  rules: 'Rules it touches',
};

const sheetNames: Readonly<Record<SheetPart, string>> = {
  values: 'Values',
  boxes: 'Boxes to tick',
  designations: 'Marks and classes',
  trackers: 'Trackers',
  notes: 'Notes',
  verdict: 'Verdict and totals',
  turn: 'Sequence of the turn',
};

/** What comes of a list: its cards, what lies on the table with them, a sheet to keep, and the rules. */
export function PartsForm({
  system,
  parts,
  options,
  onChange,
}: {
  readonly system: AnySystem;
  /** Those that the game has. */
  readonly parts: readonly PrintPart[];
  readonly options: PrintOptions;
  readonly onChange: (options: PrintOptions) => void;
}) {
  const hasMarks = system.forms.some(({ designate }) => designate);
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="text-sm font-semibold">What to print</legend>
        <CheckGroup
          stacked
          choices={parts.map((value) => ({ value, label: partNames[value] }))}
          chosen={options.parts}
          onChange={(parts) => parts.length > 0 && onChange({ ...options, parts })}
        />
      </fieldset>
      {options.parts.includes('sheet') && (
        <fieldset>
          <legend className="text-sm font-semibold">On the sheet</legend>
          <CheckGroup
            choices={sheetParts.map((value) => ({ value, label: sheetNames[value] }))}
            chosen={options.sheet}
            onChange={(sheet) => onChange({ ...options, sheet })}
          />
        </fieldset>
      )}
      {hasMarks && options.parts.includes('cards') && (
        <label className="flex min-h-9 items-center gap-2 text-sm font-semibold">
          <input
            type="checkbox"
            className="size-4"
            checked={options.duplicates === 'blank'}
            onChange={(e) => onChange({ ...options, duplicates: e.target.checked ? 'blank' : 'whole' })}
          />
          Blank cards for second uses
        </label>
      )}
    </div>
  );
}
