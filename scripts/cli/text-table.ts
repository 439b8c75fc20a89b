/** Columns side by side, figures to the right; a column of nothing is left out. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.flatMap((title, c) => {
    const cells = rows.map((row) => row[c] ?? '');
    if (cells.every((cell) => cell === '')) return [];
    const width = Math.max(title.length, ...cells.map((cell) => cell.length));
    const isFigure = cells.every((cell) => /^[+−\d.,]*$/.test(cell));
    return [[title, ...cells].map((cell) => (isFigure ? cell.padStart(width) : cell.padEnd(width)))];
  });
  return [head, ...rows]
    .map((_, r) =>
      columns
        .map((cells) => cells[r])
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
