'use client';

import { useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';

const UNITS = [
  ['minutes', 60],
  ['hours', 3_600],
  ['days', 86_400],
] as const;
const READY = [
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [3 * 86_400, '3 days'],
  [7 * 86_400, '1 week'],
] as const;
/** A game is kept so long for whoever does not come. */
const MOST_SECONDS = 30 * 86_400;

/** How long anybody has for a decision, in seconds; undefined: as long as he likes. */
export function ClockChoice({
  value,
  onChange,
}: {
  readonly value: number | undefined;
  readonly onChange: (seconds: number | undefined) => void;
}) {
  const [isOwn, setOwn] = useState(
    () => value !== undefined && !READY.some(([seconds]) => seconds === value),
  );
  return (
    <div className="space-y-2">
      <label className="block text-sm font-semibold">
        Time for a decision
        <select
          className="input mt-0.5 block font-normal sm:max-w-96"
          value={isOwn ? 'own' : (value ?? 'none')}
          onChange={({ target }) => {
            setOwn(target.value === 'own');
            if (target.value === 'own') onChange(value ?? 86_400);
            else onChange(target.value === 'none' ? undefined : Number(target.value));
          }}
        >
          <option value="none">As long as everybody likes</option>
          {READY.map(([seconds, words]) => (
            <option key={seconds} value={seconds}>
              {words}
            </option>
          ))}
          <option value="own">Another time …</option>
        </select>
      </label>
      {isOwn && <OwnTime value={value ?? 86_400} onChange={onChange} />}
      {value !== undefined && (
        <p className="text-xs text-quiet">
          Each decision has this time, from the moment when it is asked for; it does not run before everybody
          has come. When it is over nothing happens by itself; but the others may let a bot decide for whoever
          is late, until he comes back.
        </p>
      )}
    </div>
  );
}

/** A number and its unit. */
function OwnTime({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}) {
  const [size, setSize] = useState(() => UNITS.findLast(([, one]) => value % one === 0)?.[1] ?? 60);
  const most = MOST_SECONDS / size;
  const count = Math.min(most, Math.max(1, Math.round(value / size)));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="block w-28 text-sm font-semibold">
        How many
        <NumberInput value={count} min={1} max={most} whole onNumber={(n) => onChange(n * size)} />
      </label>
      <label className="block text-sm font-semibold">
        Unit
        <select
          className="input mt-0.5 block font-normal"
          value={size}
          onChange={({ target }) => {
            const next = Number(target.value);
            setSize(next as typeof size);
            onChange(Math.min(count * next, MOST_SECONDS));
          }}
        >
          {UNITS.map(([unit, one]) => (
            <option key={unit} value={one}>
              {unit}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
