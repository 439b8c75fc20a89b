'use client';

import type { AnyBoards } from '@/lib/rules/playing';

/** For how many a game is set up; nothing where the rules leave no choice. */
export function PlayersChoice({
  seats: { least, most },
  value,
  onChange,
}: {
  readonly seats: AnyBoards['seats'];
  readonly value: number;
  readonly onChange: (players: number) => void;
}) {
  if (least === most) return null;
  return (
    <label className="block max-w-48 text-sm font-semibold">
      Players
      <select
        className="input mt-0.5 font-normal"
        value={value}
        onChange={(e) => onChange(Number(e.target.value))}
      >
        {Array.from({ length: most - least + 1 }, (_, i) => (
          <option key={i} value={least + i}>
            {least + i}
          </option>
        ))}
      </select>
    </label>
  );
}
