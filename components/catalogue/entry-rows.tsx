import Link from 'next/link';
import { showValue } from '@/components/entry/show-value';
import type { AnySystem, Entry } from '@/lib/rules';

const MOST_COLUMNS = 9;

/** Entries as a table: the indicia that most of them have, side by side. */
export function EntryRows({
  system,
  entries,
}: {
  readonly system: AnySystem;
  readonly entries: readonly Entry[];
}) {
  const columns = system.indicia
    .map((indicium) => ({ indicium, uses: entries.filter((e) => indicium.key in e.indicia).length }))
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => b.uses - a.uses)
    .slice(0, MOST_COLUMNS)
    .map(({ indicium }) => indicium);
  const kinds = new Map(system.kinds.map((k) => [k.id, k.name]));
  const priced = entries.some((e) => e.cost !== undefined) && !columns.some((c) => c.key === system.unit.one);
  return (
    <div className="sheet overflow-x-auto" tabIndex={0} role="region" aria-label="Entries as a table">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Entries of {system.name}</caption>
        <thead className="bg-sunk text-quiet">
          <tr>
            <th scope="col" className="px-3 py-2">
              Name
            </th>
            <th scope="col" className="px-3 py-2">
              Kind
            </th>
            {priced && (
              <th scope="col" className="px-3 py-2 first-letter:uppercase">
                {system.unit.one}
              </th>
            )}
            {columns.map((c) => (
              <th key={c.key} scope="col" className="px-3 py-2" title={c.explains}>
                {c.letter ? `${c.letter} · ${c.name}` : c.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 font-semibold">
                <Link className="link" href={`/systems/${system.slug}/entries/${entry.id}`} prefetch={false}>
                  {entry.name}
                </Link>
              </th>
              <td className="px-3 py-1.5">{kinds.get(entry.kind)}</td>
              {priced && <td className="px-3 py-1.5 tabular-nums">{entry.cost}</td>}
              {columns.map((c) => (
                <td key={c.key} className="px-3 py-1.5 tabular-nums">
                  {c.key in entry.indicia ? showValue(entry.indicia[c.key]!) : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
