const cell = (value: string | number): string =>
  typeof value === 'number' || !/[",\n]/.test(value) ? String(value) : `"${value.replaceAll('"', '""')}"`;

/** Rows as a table for a spreadsheet. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;
