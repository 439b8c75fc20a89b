/**
 * Where a value comes from: `printed` in the seed document, `facts` of the public full rules, `ruled` by one of our
 * rulings, `house` designed by us. What nobody knows is absent; it is never zero.
 */
export const provenances = ['printed', 'facts', 'ruled', 'house'] as const;
export type Provenance = (typeof provenances)[number];

/** First and last line in the system's source document, counted from 1; a single line is `[n, n]`. */
export type LineRange = readonly [from: number, to: number];

/** Reads `"8–9, 14"` or `"46-50"` as the ledgers write line numbers. */
export const lines = (text: string): readonly LineRange[] =>
  text
    .split(',')
    .map((part) => part.trim().split(/[–-]/).map(Number))
    .filter(([from]) => from !== undefined && Number.isInteger(from) && from > 0)
    .map(([from, to]) => [from!, to ?? from!] as const);

/** `[[8, 9], [14, 14]]` as `8–9, 14`. */
const showLines = (ranges: readonly LineRange[]): string =>
  ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');

/** `line 51`, `lines 8–9, 14`. */
export const sayLines = (ranges: readonly LineRange[]): string => {
  const isOne = ranges.length === 1 && ranges[0]![0] === ranges[0]![1];
  return `${isOne ? 'line' : 'lines'} ${showLines(ranges)}`;
};
