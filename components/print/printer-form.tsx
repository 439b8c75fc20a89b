'use client';

import { Ruler, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';
import { toast } from '@/components/ui/toast';
import type { PrintOptions } from '@/lib/print';
import {
  chosenPrinter,
  keepPrinters,
  keptPrinters,
  withoutPrinter,
  withPrinter,
  type Printers,
} from './printers';
import { usePdf } from './use-pdf';

const shifts = [
  ['backRightMm', 'Backs right, mm'],
  ['backDownMm', 'Backs down, mm'],
] as const;

/** By how much a printer lays the backs amiss: read off a sheet once, and kept under its name. */
export function PrinterForm({
  system,
  options,
  onChange,
}: {
  /** Whichever: the sheet is the same. */
  readonly system: string;
  readonly options: PrintOptions;
  readonly onChange: (options: PrintOptions) => void;
}) {
  const [kept, setKept] = useState(keptPrinters);
  const [name, setName] = useState('');
  const { state, make } = usePdf(() => undefined);
  const chosen = chosenPrinter(kept);
  const { backRightMm, backDownMm } = options;
  const keep = (next: Printers) => {
    setKept(next);
    keepPrinters(next);
  };
  const use = (wanted: string) => {
    const next: Printers = { ...kept, chosen: wanted };
    keep(next);
    const printer = chosenPrinter(next);
    if (printer) onChange({ ...options, backRightMm: printer.backRightMm, backDownMm: printer.backDownMm });
  };
  const shift = (next: PrintOptions) => {
    onChange(next);
    if (chosen)
      keep(
        withPrinter(kept, {
          name: chosen.name,
          backRightMm: next.backRightMm,
          backDownMm: next.backDownMm,
        }),
      );
  };
  const add = () => {
    if (name.trim() === '') return;
    keep(withPrinter(kept, { name: name.trim(), backRightMm, backDownMm }));
    setName('');
  };
  return (
    <div className="mt-3 space-y-2">
      {kept.printers.length > 0 && (
        <div className="flex items-end gap-2">
          <label className="min-w-0 flex-1 text-sm font-semibold">
            Printer
            <select
              className="input mt-0.5 font-normal"
              value={chosen?.name ?? ''}
              onChange={(e) => use(e.target.value)}
            >
              <option value="">Another one</option>
              {kept.printers.map((printer) => (
                <option key={printer.name}>{printer.name}</option>
              ))}
            </select>
          </label>
          {chosen && (
            <button
              type="button"
              className="button px-2"
              aria-label={`Forget ${chosen.name}`}
              onClick={() => {
                keep(withoutPrinter(kept, chosen.name));
                toast({
                  text: `${chosen.name} is forgotten.`,
                  action: { label: 'Undo', onAction: () => keep(withPrinter(keptPrinters(), chosen)) },
                });
              }}
            >
              <Trash2 aria-hidden size={17} />
            </button>
          )}
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        {shifts.map(([key, label]) => (
          <label key={key} className="text-sm font-semibold">
            {label}
            <NumberInput
              min={-10}
              max={10}
              step={0.1}
              value={options[key]}
              onNumber={(n) => shift({ ...options, [key]: n })}
            />
          </label>
        ))}
      </div>
      <p className="text-xs text-quiet">
        If the backs lie amiss, print this sheet on both sides and read the two numbers off it against the
        light.
      </p>
      <button
        type="button"
        className="button button-small"
        disabled={state.is === 'asked'}
        onClick={() => void make({ what: { kind: 'calibration', system }, options }, 'Calibration sheet.pdf')}
      >
        <Ruler aria-hidden size={17} /> Calibration sheet
      </button>
      {state.is === 'failed' && (
        <p role="alert" className="text-sm text-bad">
          {state.why}
        </p>
      )}
      {!chosen && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <label className="min-w-0 flex-1 text-sm font-semibold">
            Keep both numbers for the printer
            <input
              className="input mt-0.5 font-normal"
              maxLength={60}
              placeholder="Its name"
              value={name}
              onChange={(e) => setName(e.target.value)}
            />
          </label>
          <button type="submit" className="button" disabled={name.trim() === ''}>
            Keep
          </button>
        </form>
      )}
    </div>
  );
}
