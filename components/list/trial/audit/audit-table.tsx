import { HeadRow } from '@/components/ui/head-row';
import type { Measured } from '@/lib/sim';
import { EffectCells } from '../effect-cells';
import { sayPrice } from '../say-effect';
import { sayHow } from './say-audit';

/** What each entry costs and adds, the most useful first. A column of prices only where there are some. */
export function AuditTable({
  measured,
  unit,
}: {
  readonly measured: readonly Measured[];
  /** Of the prices. */
  readonly unit: string;
}) {
  const priced = measured.some(({ line }) => line.price !== undefined);
  const each = measured.some(({ effect }) => effect.perPrice !== undefined);
  const cell = 'py-1 pr-3 align-top';
  return (
    <div
      className="overflow-x-auto"
      role="region"
      tabIndex={0}
      aria-label="What each entry is worth: numbers"
    >
      <table className="w-full min-w-xl text-left text-sm">
        <caption className="sr-only">What each entry is worth</caption>
        <HeadRow
          columns={[
            'Entry',
            'Uses',
            ...(priced ? ['One costs'] : []),
            'Points',
            'Between',
            ...(each ? [`Per ${unit}`] : []),
            'Which says',
          ]}
        />
        <tbody className="tabular-nums">
          {measured.map(({ line, effect, ended }) => (
            <tr key={`${line.entry} ${line.name}`} className="border-b border-line last:border-0">
              <th scope="row" className={`${cell} font-normal`}>
                {line.name}
                {line.standIn && <span className="block text-quiet">{sayHow(line)}</span>}
              </th>
              <td className={cell}>{line.uses}</td>
              {priced && <td className={`${cell} whitespace-nowrap`}>{sayPrice(line.price, unit)}</td>}
              <EffectCells effect={effect} each={each} {...(ended ? { ended } : {})} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
