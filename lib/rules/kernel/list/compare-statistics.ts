import type { Statistic } from './statistics';

/** A value of two lists. Null: the one has no such row. */
export interface MeasureRow {
  readonly label: string;
  readonly a: number | string | null;
  readonly b: number | string | null;
}

/** One statistic of two lists side by side. */
export interface Measure {
  readonly id: string;
  readonly title: string;
  /** What one of the values is, in the singular; absent where each row is another thing. */
  readonly unit?: string;
  /** What each of them shows, in one sentence; null for a list of which there is nothing to say. */
  readonly a: string | null;
  readonly b: string | null;
  /** What could not be counted of the one or the other. */
  readonly unknown: readonly string[];
  readonly rules: readonly string[];
  /** Where the two differ. */
  readonly rows: readonly MeasureRow[];
  /** How many further rows say the same of both. */
  readonly same: number;
}

type Values = ReadonlyMap<string, number | string>;

const percent = (y: number): number => Math.round(y * 1000) / 10;

/** The values behind a statistic, each by a name that means the same in another list. */
function valuesOf(statistic: Statistic): Values {
  switch (statistic.shape) {
    case 'bars':
      return new Map(statistic.rows.map(({ label, value }) => [label, value]));
    case 'curve':
      return new Map(
        statistic.lines.flatMap(({ label, points }) =>
          points.map(({ x, y }) => [`${label}, ${statistic.axis} ${x}`, percent(y)]),
        ),
      );
    case 'table': {
      const values = new Map<string, number | string>();
      for (const [key, ...cells] of statistic.rows)
        cells.forEach((cell, i) => {
          const name = `${key}: ${statistic.columns[i + 1]?.toLowerCase()}`;
          // The same thing on several lines, such as two spells of one character.
          let at = name;
          for (let n = 2; values.has(at); n++) at = `${name} (${n})`;
          values.set(at, cell);
        });
      return values;
    }
  }
}

/** A bar that is not drawn counts nothing where bars are sums; elsewhere what is not there says nothing. */
const valueIn = (statistic: Statistic | undefined, values: Values, label: string): number | string | null =>
  values.get(label) ?? (statistic?.shape === 'bars' && statistic.adds ? 0 : null);

const unitOfStatistic = (statistic: Statistic): string | undefined =>
  statistic.shape === 'bars' ? statistic.unit : statistic.shape === 'curve' ? 'per cent' : undefined;

/** The statistics of two lists of one system side by side, in the order in which the rules tell them. */
export function compareStatistics(a: readonly Statistic[], b: readonly Statistic[]): readonly Measure[] {
  const ids = [...new Set([...a, ...b].map(({ id }) => id))];
  return ids.map((id): Measure => {
    const [one, other] = [a, b].map((all) => all.find((s) => s.id === id));
    const either = (one ?? other)!;
    const [as, bs] = [one, other].map((s): Values => (s ? valuesOf(s) : new Map()));
    const labels = [...new Set([...as!.keys(), ...bs!.keys()])];
    const all = labels.map((label) => ({
      label,
      a: valueIn(one, as!, label),
      b: valueIn(other, bs!, label),
    }));
    const rows = all.filter((row) => row.a !== row.b);
    const unit = unitOfStatistic(either);
    return {
      id,
      title: either.title,
      ...(unit === undefined ? {} : { unit }),
      a: one?.says ?? null,
      b: other?.says ?? null,
      unknown: [...new Set([one, other].flatMap((s) => s?.unknown ?? []))],
      rules: either.rules ?? [],
      rows,
      same: all.length - rows.length,
    };
  });
}
