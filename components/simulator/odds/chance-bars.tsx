import { asNumber, asPercent, asText, type Chances } from '@/lib/rules/playing';

/** Longer fractions are nothing to read. */
const SHORT = 24;

/** How likely each outcome is: as a bar, in per cent, and exactly. */
export function ChanceBars({ chances }: { readonly chances: Chances }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Chances of each outcome</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">Chance</th>
          <th scope="col">Exactly</th>
        </tr>
      </thead>
      <tbody>
        {chances.outcomes.map(({ key, words, chance }) => {
          const exact = asText(chance);
          return (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                <span className="block first-letter:uppercase">{words}</span>
                <span aria-hidden className="mt-1 block h-2.5 rounded-full bg-sunk">
                  <span
                    className="bar block h-full rounded-full bg-tone"
                    style={{ width: `${Math.max(chance.top === 0n ? 0 : 0.5, asNumber(chance) * 100)}%` }}
                  />
                </span>
              </th>
              <td className="py-1.5 pr-3 text-right align-top font-semibold tabular-nums">
                {asPercent(chance)}
              </td>
              <td className="hidden py-1.5 text-right align-top text-xs text-quiet tabular-nums sm:table-cell">
                {exact.length <= SHORT ? exact : ''}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
