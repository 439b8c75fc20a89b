import type { SheetBlock } from '../../../../kernel/catalogue/paper';

/** A line of a sequence, with the ledger rows that it stands on. */
export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
}

export const say = (text: string, ...rules: readonly string[]): Said => ({ text, rules });

/** Steps in their order, each with its rules. */
export const steps = (title: string, lines: readonly Said[]): SheetBlock => ({
  title,
  columns: [{ title: 'No.' }, { title: 'What is done' }, { title: 'Rules' }],
  rows: lines.map(({ text, rules }, i) => ({ cells: [String(i + 1), text, rules.join(', ')] })),
  rules: [...new Set(lines.flatMap(({ rules }) => rules))],
});

/** Rows in several columns beside each other, filled one column after the other. */
export function beside(
  block: { readonly title: string; readonly columns: readonly string[]; readonly rules: readonly string[] },
  rows: readonly (readonly string[])[],
  many: number,
): SheetBlock {
  const long = Math.ceil(rows.length / many);
  const blank = block.columns.map(() => '');
  return {
    title: block.title,
    columns: Array.from({ length: many }, () =>
      block.columns.map((title, i) => (i === 0 ? { title, names: true as const } : { title })),
    ).flat(),
    rows: Array.from({ length: long }, (_, row) => ({
      cells: Array.from({ length: many }, (__, column) => rows[column * long + row] ?? blank).flat(),
    })),
    rules: block.rules,
  };
}
