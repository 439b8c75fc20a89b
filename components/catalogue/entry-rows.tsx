import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { showValue } from '@/components/entry/show-value';
import { Link } from '@/components/ui/link';
import type { Reference, Entry } from '@/lib/rules/reference';

const MOST_COLUMNS = 9;

interface Sorting {
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The head of a column; where sorting is offered, pressing it sorts, and pressing again turns the order round. */
function Column({
  field,
  sorting,
  title,
  children,
}: {
  readonly field: string;
  readonly sorting: Sorting | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const up = sorting?.sort === field;
  const down = sorting?.sort === `-${field}`;
  const Icon = up ? ArrowUp : down ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      className="px-1.5 py-1 font-semibold"
      title={title}
      aria-sort={up ? 'ascending' : down ? 'descending' : undefined}
    >
      {sorting ? (
        <button
          type="button"
          className="flex min-h-9 items-center gap-1 rounded px-1.5 whitespace-nowrap first-letter:uppercase hover:bg-sheet"
          onClick={() => sorting.onSort(up ? `-${field}` : down ? '' : field)}
        >
          <span className="first-letter:uppercase">{children}</span>
          <Icon aria-hidden size={14} className={up || down ? 'text-ink' : 'opacity-50'} />
        </button>
      ) : (
        <span className="block px-1.5 first-letter:uppercase">{children}</span>
      )}
    </th>
  );
}

/** Entries as a table: the indicia that most of them have, side by side. */
export function EntryRows({
  system,
  entries,
  sorting,
  compared,
  onCompare,
}: {
  readonly system: Pick<Reference, 'slug' | 'name' | 'kinds' | 'indicia' | 'unit'>;
  readonly entries: readonly Entry[];
  readonly sorting?: Sorting;
  readonly compared?: readonly string[];
  readonly onCompare?: (id: string) => void;
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
    <div
      className="sheet relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label="Entries as a table"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Entries of {system.name}</caption>
        <thead className="bg-sunk text-quiet">
          <tr>
            {onCompare && (
              <th scope="col" className="pl-3">
                <span className="sr-only">Compare</span>
              </th>
            )}
            <Column field="name" sorting={sorting}>
              Name
            </Column>
            <Column field="kind" sorting={sorting}>
              Kind
            </Column>
            {priced && (
              <Column field="cost" sorting={sorting}>
                {system.unit.one}
              </Column>
            )}
            {columns.map((c) => (
              <Column key={c.key} field={c.key} sorting={sorting} title={c.explains}>
                {c.letter ? `${c.letter} · ${c.name}` : c.name}
              </Column>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} className="border-t border-line">
              {onCompare && (
                <td className="pl-3">
                  <label className="grid size-7 place-items-center">
                    <input
                      type="checkbox"
                      className="size-4"
                      aria-label={`Compare ${entry.name}`}
                      checked={compared?.includes(entry.id) ?? false}
                      onChange={() => onCompare(entry.id)}
                    />
                  </label>
                </td>
              )}
              <th scope="row" className="sticky left-0 max-w-44 bg-sheet px-3 py-1.5 font-semibold">
                <Link
                  className="link"
                  href={`/systems/${system.slug}/entries/${entry.id}`}
                  data-entry={entry.id}
                >
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
