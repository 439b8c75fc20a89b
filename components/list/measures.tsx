import { capital } from '@/lib/rules/kernel/words/words';
import { HeadRow } from '@/components/ui/head-row';
import { Link } from '@/components/ui/link';
import { unitOf, type Measure, type MeasureRow } from '@/lib/rules';

const show = (value: MeasureRow['a']): string =>
  value === null ? '–' : typeof value === 'number' ? value.toLocaleString('en') : value;

/** Long profiles and curves are opened on demand. */
const SHORT = 12;

const difference = ({ a, b }: MeasureRow): string => {
  if (typeof a !== 'number' || typeof b !== 'number') return '';
  const by = Math.round((b - a) * 1000) / 1000;
  return `${by > 0 ? '+' : '−'}${Math.abs(by).toLocaleString('en')}`;
};

/** What the rules know of two lists in numbers: in each statistic where the two differ, and what is the same in both. */
export function Measures({
  system,
  names,
  measures,
}: {
  readonly system: string;
  readonly names: readonly [string, string];
  readonly measures: readonly Measure[];
}) {
  const differing = measures.filter(({ rows }) => rows.length > 0);
  const same = measures.filter(({ rows }) => rows.length === 0);
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {differing.map((measure) => (
          <MeasureSheet key={measure.id} system={system} names={names} measure={measure} />
        ))}
      </div>
      {same.length > 0 && (
        <p className="text-sm text-quiet">The same in both: {same.map(({ title }) => title).join(', ')}.</p>
      )}
    </div>
  );
}

function MeasureSheet({
  system,
  names: [one, other],
  measure: { id, title, unit, a, b, unknown, rules, rows, same },
}: {
  readonly system: string;
  readonly names: readonly [string, string];
  readonly measure: Measure;
}) {
  const most = Math.max(...rows.flatMap((row) => [row.a, row.b]).map((n) => (typeof n === 'number' ? n : 0)));
  const table = (
    <div className="overflow-x-auto" role="region" tabIndex={0} aria-label={`${title}: numbers`}>
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">
          {title}
          {unit && `, in ${unit === 'per cent' ? unit : unitOf(unit, 2)}`}
        </caption>
        <HeadRow
          columns={[
            unit === 'per cent' ? 'In per cent' : unit ? unitWords(unit) : 'What',
            { name: one, className: 'w-[30%] wrap-anywhere' },
            { name: other, className: 'w-[30%] wrap-anywhere' },
            { name: 'Difference', className: 'w-24 max-sm:hidden' },
          ]}
        />
        <tbody className="tabular-nums">
          {rows.map((row) => (
            <tr key={row.label} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                {row.label}
              </th>
              <Value value={row.a} most={most} tone="bg-line-strong" />
              <Value value={row.b} most={most} tone="bg-tone" />
              <td className="py-1.5 max-sm:hidden">{difference(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <article aria-labelledby={`measure-${id}`} className="sheet min-w-0 p-4">
      <h3 id={`measure-${id}`} className="text-lg">
        {title}
      </h3>
      <Says names={[one, other]} says={[a, b]} />
      {unknown.map((line) => (
        <p key={line} className="mt-1 text-sm text-warn">
          {line}
        </p>
      ))}
      <div className="mt-2">
        {rows.length <= SHORT ? (
          table
        ) : (
          <details>
            <summary className="min-h-9 text-sm font-semibold">The {rows.length} values that differ</summary>
            {table}
          </details>
        )}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-quiet">
        {same > 0 && (
          <p>{same === 1 ? '1 further value is' : `${same} further values are`} the same in both.</p>
        )}
        {rules.length > 0 && (
          <p>
            By{' '}
            {rules.map((rule, i) => (
              <span key={rule}>
                {i > 0 && ', '}
                <Link className="link" href={`/systems/${system}/rules#${rule}`}>
                  {rule}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

/** What a statistic says of each; once where it only explains itself. */
function Says({
  names,
  says: [a, b],
}: {
  readonly names: readonly [string, string];
  readonly says: readonly [string | null, string | null];
}) {
  if (a === b) return <p className="mt-1 text-sm">{a}</p>;
  return (
    <dl className="mt-1 space-y-1 text-sm">
      {[a, b].map((says, i) => (
        <div key={i}>
          <dt className="inline font-semibold wrap-anywhere">{names[i]}: </dt>
          <dd className="inline">{says ?? 'there is nothing to count.'}</dd>
        </div>
      ))}
    </dl>
  );
}

const unitWords = (unit: string): string => {
  const many = unitOf(unit, 2);
  return capital(many);
};

/** A value with a stroke as long as it is great, so that the eye finds what is more. */
function Value({
  value,
  most,
  tone,
}: {
  readonly value: MeasureRow['a'];
  readonly most: number;
  readonly tone: string;
}) {
  return (
    <td className="py-1.5 pr-3">
      {show(value)}
      {typeof value === 'number' && most > 0 && (
        <span
          aria-hidden
          className={`bar mt-0.5 block h-1 rounded-full ${tone}`}
          style={{ width: `${(100 * value) / most}%` }}
        />
      )}
    </td>
  );
}
