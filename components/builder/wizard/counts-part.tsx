'use client';

import { showBudget, type CountRow, type StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';
import { countTo } from './count-to';
import { Stepper } from './stepper';

type Counts = Extract<StepPart, { readonly part: 'counts' }>;

const MOST = 999;

/** What stands beside a row: the usual number, and what is under or over. */
function sayRow({ count, usual, least, most }: CountRow): { readonly text: string; readonly off: boolean } {
  if (least !== undefined && count < least)
    return { text: `${least - count} under the usual ${least}`, off: true };
  if (most !== undefined && count > most)
    return { text: `${count - most} over the most, ${most}`, off: true };
  if (usual === undefined) return { text: '', off: false };
  if (count === usual) return { text: usual === 0 ? 'none in the set' : 'as in the set', off: false };
  return { text: `${count > usual ? '+' : '−'}${Math.abs(count - usual)} against ${usual}`, off: false };
}

/** Steppers by row, with the total and what is over or under. */
export function CountsPart({
  building: { list, change },
  part,
}: {
  readonly building: Building;
  readonly part: Counts;
}) {
  const { left } = part.total;
  return (
    <section aria-label={part.label} className="sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{part.label}</h3>
        <p
          role="status"
          className={`font-semibold tabular-nums ${left === undefined || left === 0 ? 'text-good' : 'text-warn'}`}
        >
          {showBudget(part.total)}
          {left !== undefined && left > 0 && `, ${left} missing`}
          {left !== undefined && left < 0 && `, ${-left} over`}
        </p>
      </div>
      {part.help && <p className="text-sm text-quiet">{part.help}</p>}
      <ul className="mt-1 divide-y divide-line">
        {part.rows.map((row) => {
          const { text, off } = sayRow(row);
          return (
            <li key={row.entry} className="flex items-center gap-3 py-1.5">
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{row.label}</p>
                <p className="text-xs text-quiet">
                  {row.cost}
                  {row.cost && text && ' · '}
                  <span className={off ? 'text-warn' : ''}>{text}</span>
                </p>
              </div>
              <Stepper
                label={row.label}
                value={row.count}
                max={MOST}
                onChange={(count) => change(countTo(list, row, count))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
