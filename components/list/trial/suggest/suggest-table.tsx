import { listed } from '@/lib/rules/kernel/words/words';
import type { Candidate, Helping } from '@/lib/sim';
import { cell, EffectTable } from '../effect-table';
import { sayPrice } from '../say-effect';

/** What each that may come costs and adds, the most helpful first, with a button that takes it into the list. */
export function SuggestTable({
  helping,
  unit,
  isExchange,
  onTake,
}: {
  readonly helping: readonly Helping[];
  /** Of the prices. */
  readonly unit: string;
  readonly isExchange: boolean;
  readonly onTake?: ((candidate: Candidate) => void) | undefined;
}) {
  const priced = helping.some(({ candidate }) => candidate.price !== undefined);
  return (
    <EffectTable
      caption="What would help this list"
      columns={['Entry', ...(onTake ? ['Take it'] : []), ...(priced ? ['Costs'] : [])]}
      unit={unit}
      rows={helping.map(({ candidate, ...said }) => ({
        ...said,
        key: candidate.entry,
        cells: (
          <>
            <th scope="row" className={`${cell} font-normal`}>
              {candidate.name}
              {candidate.alike.length > 0 && (
                <span className="block text-quiet">as {listed(candidate.alike)}</span>
              )}
            </th>
            {onTake && (
              <td className={cell}>
                <button
                  type="button"
                  className="button button-small whitespace-nowrap"
                  aria-label={`${isExchange ? 'Exchange for' : 'Add'} ${candidate.name}`}
                  onClick={() => onTake(candidate)}
                >
                  {isExchange ? 'Exchange' : 'Add'}
                </button>
              </td>
            )}
            {priced && <td className={`${cell} whitespace-nowrap`}>{sayPrice(candidate.price, unit)}</td>}
          </>
        ),
      }))}
    />
  );
}
