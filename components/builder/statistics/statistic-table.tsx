import { capital } from '@/lib/rules/kernel/words/words';
import { HeadRow } from '@/components/ui/head-row';
import { unitOf, type Statistic } from '@/lib/rules';

interface Numbers {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const shown = (y: number): string => `${Math.round(y * 1000) / 10} %`;

/** So many rows stand side by side on a phone. */
const FEW = 3;

/** A few rows of many columns are read downwards: beside each other their columns would reach out of the card. */
const turned = ({ columns, rows }: Numbers): Numbers =>
  rows.length > FEW || columns.length <= rows.length + 3
    ? { columns, rows }
    : {
        columns: [columns[0]!, ...rows.map(([name]) => String(name))],
        rows: columns.slice(1).map((column, i) => [column, ...rows.map((row) => row[i + 1]!)]),
      };

/** The numbers behind a picture, as rows and columns. */
export function numbersOf(statistic: Statistic): Numbers {
  switch (statistic.shape) {
    case 'table':
      return turned(statistic);
    case 'bars': {
      const parts = [...new Set(statistic.rows.flatMap((r) => r.parts?.map((p) => p.label) ?? []))];
      const unit = unitOf(statistic.unit, 2);
      return {
        columns: ['Row', capital(unit), ...parts],
        rows: statistic.rows.map((row) => [
          row.label,
          row.value,
          ...parts.map((part) => row.parts?.find((p) => p.label === part)?.value ?? 0),
        ]),
      };
    }
    case 'curve': {
      const xs = [...new Set(statistic.lines.flatMap((l) => l.points.map((p) => p.x)))].sort((a, b) => a - b);
      return {
        columns: [capital(statistic.axis), ...statistic.lines.map((l) => l.label)],
        rows: xs.map((x) => [
          x,
          ...statistic.lines.map(({ points }) => {
            const point = points.find((p) => p.x === x);
            if (!point) return '0 %';
            return point.exact ? `${shown(point.y)} (${point.exact})` : shown(point.y);
          }),
        ]),
      };
    }
  }
}

export function StatisticTable({
  id,
  statistic,
  hidden,
}: {
  readonly id: string;
  readonly statistic: Statistic;
  readonly hidden: boolean;
}) {
  const { columns, rows } = numbersOf(statistic);
  const table = (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{statistic.title}</caption>
      <HeadRow columns={columns} className="py-1.5 pr-3" />
      <tbody>
        {rows.map((row, i) => (
          <tr key={i} className="border-b border-line last:border-0">
            {row.map((cell, j) =>
              j === 0 ? (
                <th key={j} scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {cell}
                </th>
              ) : (
                <td key={j} className="py-1.5 pr-3 tabular-nums">
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (hidden)
    return (
      <div id={id} className="sr-only">
        {table}
      </div>
    );
  return (
    <div
      id={id}
      className="mt-3 max-h-96 overflow-auto"
      tabIndex={0}
      role="region"
      aria-label={`${statistic.title}: numbers`}
    >
      {table}
    </div>
  );
}
