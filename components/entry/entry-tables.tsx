import type { EntryTable } from '@/lib/rules/reference';

export function EntryTables({ tables }: { readonly tables: readonly EntryTable[] }) {
  return tables.map((table) => (
    <div
      key={table.title}
      className="relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={table.title}
    >
      <table className="w-full text-left text-sm">
        <caption className="pb-1 text-left font-semibold">{table.title}</caption>
        <thead className="text-quiet">
          <tr className="border-b border-line">
            {table.columns.map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i} className="border-b border-line last:border-0">
              {row.map((cell, j) => (
                <td key={j} className="py-1.5 pr-3 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
