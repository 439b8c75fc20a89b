import type { Measured } from '@/lib/sim';
import { cell, EffectTable } from '../effect-table';
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
  return (
    <EffectTable
      caption="What each entry is worth"
      columns={['Entry', 'Uses', ...(priced ? ['One costs'] : [])]}
      unit={unit}
      rows={measured.map(({ line, ...said }) => ({
        ...said,
        key: `${line.entry} ${line.name}`,
        cells: (
          <>
            <th scope="row" className={`${cell} font-normal`}>
              {line.name}
              {line.standIn && <span className="block text-quiet">{sayHow(line)}</span>}
            </th>
            <td className={cell}>{line.uses}</td>
            {priced && <td className={`${cell} whitespace-nowrap`}>{sayPrice(line.price, unit)}</td>}
          </>
        ),
      }))}
    />
  );
}
