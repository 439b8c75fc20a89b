/** `1 list`, `1,200 lists`; `many` is for words that take more than an s. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
