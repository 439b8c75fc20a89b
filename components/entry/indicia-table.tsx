import { ProvenanceMark } from '@/components/ui/provenance-mark';
import type { AnySystem, Entry } from '@/lib/rules';
import { showValue } from './show-value';

/** Every value of an entry with its letter, its meaning and where it comes from. What is unknown says so. */
export function IndiciaTable({ system, entry }: { readonly system: AnySystem; readonly entry: Entry }) {
  const rows = system.indicia.filter(({ key }) => key in entry.indicia);
  if (rows.length === 0 && entry.cost === undefined) return null;
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={`Values of ${entry.name}`}>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Values of {entry.name}</caption>
        <thead className="text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Indicium
            </th>
            <th scope="col" className="py-2 pr-3 font-semibold">
              Value
            </th>
            <th scope="col" className="hidden py-2 pr-3 font-semibold sm:table-cell">
              Meaning
            </th>
            <th scope="col" className="py-2 font-semibold">
              Source
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.cost !== undefined && !rows.some((r) => r.key === system.unit.one) && (
            <tr className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-semibold first-letter:uppercase">
                {system.unit.one}
              </th>
              <td className="py-2 pr-3 tabular-nums">{entry.cost}</td>
              <td className="hidden py-2 pr-3 text-quiet sm:table-cell">What one use costs.</td>
              <td className="py-2">
                <ProvenanceMark of={entry.provenance.cost} />
              </td>
            </tr>
          )}
          {rows.map((indicium) => (
            <tr key={indicium.key} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2 pr-3 font-semibold">
                {indicium.letter && (
                  <span className="mr-1.5 font-display text-tone-ink">{indicium.letter}</span>
                )}
                {indicium.name}
              </th>
              <td className="py-2 pr-3 tabular-nums">{showValue(entry.indicia[indicium.key]!)}</td>
              <td className="hidden py-2 pr-3 text-quiet sm:table-cell">{indicium.explains}</td>
              <td className="py-2">
                <ProvenanceMark of={entry.provenance[indicium.key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
