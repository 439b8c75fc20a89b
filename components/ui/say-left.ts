import { counted } from '@/lib/rules/reference';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `2 days 5 hours`, `12 minutes`: the largest unit and the next one; seconds only within the last minute. */
export function sayLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const at = UNITS.findIndex(([, size]) => seconds >= size);
  if (at < 0) return counted(0, 'second');
  const [unit, size] = UNITS[at]!;
  const next = UNITS[at + 1];
  const rest = next && next[1] >= 60 ? Math.floor((seconds % size) / next[1]) : 0;
  return [
    counted(Math.floor(seconds / size), unit),
    ...(next && rest > 0 ? [counted(rest, next[0])] : []),
  ].join(' ');
}
