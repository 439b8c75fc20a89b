/** A whole number as people read it: `340`, `1,200`. What the browser knows of languages is fetched only where it is needed. */
const grouped = (n: number): string => (Math.abs(n) < 1000 ? `${n}` : n.toLocaleString('en'));

/** `1 list`, `1,200 lists`; `many` is for words that take more than an s. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;
