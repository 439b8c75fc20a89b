interface Column {
  readonly name: string;
  readonly className: string;
}

/** The head of a table of values; a column with a class of its own may be hidden on a phone. */
export function HeadRow({
  columns,
  className = 'py-1 pr-3',
}: {
  readonly columns: readonly (string | Column)[];
  readonly className?: string;
}) {
  return (
    <thead className="text-quiet">
      <tr className="border-b border-line">
        {columns.map((column, i) => {
          const { name, className: own = '' } = typeof column === 'string' ? { name: column } : column;
          return (
            <th key={i} scope="col" className={`align-bottom font-semibold ${className} ${own}`}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
