import { provenanceWords } from '@/components/ui/provenance-mark';
import { completenessOf, provenances, type Completeness, type Reference } from '@/lib/rules/reference';

const tints = {
  printed: 'bg-good',
  facts: 'bg-focus',
  ruled: 'bg-warn',
  house: 'bg-line-strong',
} as const;

const share = (part: number, { fields, blank }: Completeness): number => (100 * part) / (fields + blank);

/** Where the fields of a catalogue come from, and how many are blank: one bar, and a table for each kind. */
export function CompletenessFigure({ system }: { readonly system: Reference }) {
  const { all, kinds } = completenessOf(system);
  const parts = provenances.filter((p) => all.by[p] > 0);
  const plural = new Map(system.kinds.map((k) => [k.id, k.plural]));
  return (
    <details className="sheet">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
        <span className="font-semibold">How complete it is</span>
        <span className="text-quiet tabular-nums">
          {all.entries} entries, {all.fields} fields:{' '}
          {parts.map((p) => `${all.by[p]} ${provenanceWords[p].word}`).join(', ')}, {all.blank} blank
        </span>
        <span aria-hidden className="flex h-2 w-full overflow-hidden rounded-full bg-sunk">
          {parts.map((p) => (
            <svg key={p} className={`h-2 ${tints[p]}`} width={`${share(all.by[p], all)}%`} />
          ))}
        </span>
      </summary>
      {/* Whoever is led here by a link finds it open: a browser opens what its target lies in. */}
      <div
        id="complete"
        className="relative overflow-x-auto border-t border-line p-4"
        tabIndex={0}
        role="region"
        aria-label="Fields by kind"
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Fields of {system.name} by kind and by where they come from</caption>
          <thead className="text-quiet">
            <tr>
              <th scope="col" className="py-1 pr-4">
                Kind
              </th>
              <th scope="col" className="py-1 pr-4">
                Entries
              </th>
              {parts.map((p) => (
                <th key={p} scope="col" className="py-1 pr-4">
                  <span aria-hidden>{provenanceWords[p].sign}</span> {provenanceWords[p].word}
                </th>
              ))}
              <th scope="col" className="py-1">
                blank
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {kinds.map((kind) => (
              <tr key={kind.kind} className="border-t border-line">
                <th scope="row" className="py-1 pr-4 font-normal">
                  {plural.get(kind.kind)}
                </th>
                <td className="py-1 pr-4">{kind.entries}</td>
                {parts.map((p) => (
                  <td key={p} className="py-1 pr-4">
                    {kind.by[p]}
                  </td>
                ))}
                <td className="py-1">{kind.blank}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="prose-measure mt-3 text-quiet">
          Blank are values that other entries of the same kind have and these do not: nobody knows them, or
          there is none. They are never shown as zero.
        </p>
      </div>
    </details>
  );
}
