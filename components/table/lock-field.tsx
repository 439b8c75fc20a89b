'use client';

import { TextField } from '@/components/ui/text-field';
import { useAlive } from '@/components/ui/use-alive';

/** Until when lists are taken, in the time of whoever fills it in. */
export function LockField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const zone = useAlive() ? ` (${Intl.DateTimeFormat().resolvedOptions().timeZone})` : '';
  return (
    <TextField
      label="Take lists until"
      type="datetime-local"
      className="input mt-0.5 block max-w-64"
      value={value}
      onChange={(e) => onChange(e.target.value)}
      help={`In your time zone${zone}; others see it in theirs. From then on nobody hands in or changes a list. Leave it empty for no limit.`}
    />
  );
}
