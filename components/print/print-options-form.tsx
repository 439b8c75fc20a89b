'use client';

import { NumberInput } from '@/components/ui/number-input';
import { papers, type PrintOptions } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';
import { BacksForm } from './backs-form';

/** Paper, size, bleed, marks: kept in the browser for the next time. */
export function PrintOptionsForm({
  system,
  options,
  marksInRim = false,
  onChange,
}: {
  readonly system: AnySystem;
  readonly options: PrintOptions;
  /** On some sheets the marks lie where not every printer prints. */
  readonly marksInRim?: boolean;
  readonly onChange: (options: PrintOptions) => void;
}) {
  const number = (
    key: 'marginMm' | 'bleedMm' | 'copies',
    label: string,
    min: number,
    max: number,
    step: number,
  ) => (
    <label className="text-sm font-semibold">
      {label}
      <NumberInput
        min={min}
        max={max}
        step={step}
        value={options[key]}
        onNumber={(n) => onChange({ ...options, [key]: n })}
      />
    </label>
  );
  const toggle = (key: 'cropMarks' | 'lowInk' | 'largePrint', label: string) => (
    <label className="flex min-h-9 items-center gap-2 text-sm font-semibold">
      <input
        type="checkbox"
        className="size-4"
        checked={options[key]}
        onChange={(e) => onChange({ ...options, [key]: e.target.checked })}
      />
      {label}
    </label>
  );
  return (
    <div className="grid gap-3">
      <label className="text-sm font-semibold">
        Paper
        <select
          className="input mt-0.5 font-normal"
          value={options.paper}
          onChange={(e) => onChange({ ...options, paper: e.target.value === 'letter' ? 'letter' : 'a4' })}
        >
          {Object.entries(papers).map(([id, paper]) => (
            <option key={id} value={id}>
              {paper.name}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        Size of cards
        <select
          className="input mt-0.5 font-normal"
          value={system.sizes.some((s) => s.id === options.size) ? options.size : ''}
          onChange={(e) => {
            const { size: _, ...rest } = options;
            onChange(e.target.value ? { ...rest, size: e.target.value } : rest);
          }}
        >
          <option value="">Each its own</option>
          {system.sizes
            .filter((s) => s.wMm >= 40)
            .map((size) => (
              <option key={size.id} value={size.id}>
                {size.name} ({size.wMm} × {size.hMm} mm)
              </option>
            ))}
        </select>
      </label>
      <div className="grid grid-cols-3 gap-2">
        {number('marginMm', 'Rim, mm', 0, 25, 1)}
        {number('bleedMm', 'Bleed, mm', 0, 5, 0.5)}
        {number('copies', 'Copies', 1, 9, 1)}
      </div>
      {marksInRim && (
        <p className="text-xs text-quiet">
          On some sheets the crop marks lie in the rim, where not every printer prints. A wider rim makes room
          for them, with fewer pieces on a sheet; or cut along the outlines.
        </p>
      )}
      <div>
        {toggle('cropMarks', 'Crop marks')}
        {toggle('lowInk', 'Low ink')}
        {toggle('largePrint', 'Large print')}
      </div>
      <BacksForm system={system.slug} options={options} onChange={onChange} />
    </div>
  );
}
