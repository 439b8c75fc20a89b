import type { Statistic } from '@/lib/rules';

export type Bars = Extract<Statistic, { readonly shape: 'bars' }>;

/** Rows as a chart takes them: the value, or its parts side by side in `p0`, `p1` and so on. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
  readonly [part: `p${number}`]: number;
}

/** Labels of the parts; empty where the rows have none, or too many to tell apart. */
export function partsOf({ rows }: Bars, most: number): readonly string[] {
  const parts = [...new Set(rows.flatMap((r) => r.parts?.map((p) => p.label) ?? []))];
  return parts.length > most || parts.length < 2 || rows.some((r) => !r.parts && r.value > 0) ? [] : parts;
}

export const chartRows = ({ rows }: Bars, parts: readonly string[]): ChartRow[] =>
  rows.map(({ label, value, parts: own }) => ({
    label,
    value,
    ...Object.fromEntries(parts.map((part, i) => [`p${i}`, own?.find((p) => p.label === part)?.value ?? 0])),
  }));
