import { Dices } from 'lucide-react';
import { freshSeed } from '@/components/ui/seed-field';

/** A seed as wide as the form, with a die beside it that throws another. */
export function SeedChoice({
  label,
  another = 'Another seed',
  value,
  onChange,
}: {
  readonly label: string;
  /** What the die says. */
  readonly another?: string;
  readonly value: string;
  readonly onChange: (seed: string) => void;
}) {
  return (
    <>
      <label className="min-w-0 flex-1 text-sm font-semibold">
        {label}
        <input
          className="input mt-0.5 font-mono font-normal"
          maxLength={60}
          value={value}
          onChange={(e) => onChange(e.target.value)}
        />
      </label>
      <button type="button" className="button" aria-label={another} onClick={() => onChange(freshSeed())}>
        <Dices aria-hidden size={18} />
      </button>
    </>
  );
}
