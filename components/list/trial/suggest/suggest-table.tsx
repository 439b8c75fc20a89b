import { HeadRow } from '@/components/ui/head-row';
import { listed } from '@/lib/rules/kernel/words/words';
import type { Candidate, Helping } from '@/lib/sim';
import { EffectCells } from '../effect-cells';
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
  const each = helping.some(({ effect }) => effect.perPrice !== undefined);
  const cell = 'py-1 pr-3 align-top';
  return (
    <div
      className="overflow-x-auto"
      role="region"
      tabIndex={0}
      aria-label="What would help this list: numbers"
    >
      <table className="w-full min-w-xl text-left text-sm">
        <caption className="sr-only">What would help this list</caption>
        <HeadRow
          columns={[
            'Entry',
            ...(onTake ? ['Take it'] : []),
            ...(priced ? ['Costs'] : []),
            'Points',
            'Between',
            ...(each ? [`Per ${unit}`] : []),
            'Which says',
          ]}
        />
        <tbody className="tabular-nums">
          {helping.map(({ candidate, effect, ended }) => (
            <tr key={candidate.entry} className="border-b border-line last:border-0">
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
              <EffectCells effect={effect} each={each} {...(ended ? { ended } : {})} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
