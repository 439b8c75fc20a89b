import type { SheetBlock } from './paper';

/** A line of a reference sheet: what it is about, what holds, and the ledger rows that it stands on. */
export interface SheetLine {
  readonly about: string;
  readonly text: string;
  readonly rules: readonly string[];
}

/** `told('Range', 'At least 1.', 'MMS-R50')`. */
export const told = (about: string, text: string, ...rules: readonly string[]): SheetLine => ({
  about,
  text,
  rules,
});

const once = (rules: readonly string[]): readonly string[] => [...new Set(rules)];

/** Several sentences as one line of a sheet, with the rows of all of them. */
export const joined = (
  about: string,
  lines: readonly { readonly text: string; readonly rules: readonly string[] }[],
): SheetLine =>
  told(about, lines.map(({ text }) => text).join(' '), ...once(lines.flatMap(({ rules }) => rules)));

/** Says of a sentence that the table agreed on it, where one of these answers is not the printed one. */
export type ByAgreement<H> = (text: string, ...keys: readonly (keyof H)[]) => string;

const asAgreed = (text: string): string => text.replace(/\.?$/, ' (agreed).');

/** How the sheet of this table says what it has agreed on otherwise than printed. */
export const byAgreement =
  <H extends object>(house: H, printed: H): ByAgreement<H> =>
  (text, ...keys) =>
    keys.some((key) => JSON.stringify(house[key]) !== JSON.stringify(printed[key])) ? asAgreed(text) : text;

/** Marks the lines that the same game says otherwise, or not at all, as printed. */
export function markAgreed<L extends { readonly text: string }>(
  lines: readonly L[],
  printed: readonly L[],
): readonly L[] {
  const known = new Set(printed.map(({ text }) => text));
  return lines.map((line) => (known.has(line.text) ? line : { ...line, text: asAgreed(line.text) }));
}

/** Numbers of rows without the mark of their game, which stands in the head of the column. */
export const numbersOf = (rules: readonly string[]): string =>
  rules.map((rule) => rule.slice(rule.indexOf('-') + 1)).join(', ');

/** Lines of a reference sheet as a table: nothing where there are none. */
export function linesBlock(
  title: string,
  lines: readonly SheetLine[],
  [about, text]: readonly [about: string, text: string] = ['About', 'What holds'],
): SheetBlock {
  const rules = once(lines.flatMap((line) => line.rules));
  const mark = rules[0]?.replace(/-.*$/, '') ?? '';
  return {
    title,
    columns: [{ title: about }, { title: text }, { title: `Rules ${mark}-`, small: true }],
    rows: lines.map((line) => ({ cells: [line.about, line.text, numbersOf(line.rules)] })),
    rules,
  };
}
