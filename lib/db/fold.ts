/** Text as it is searched and sorted: no marks, small letters, single spaces. The two databases would not agree on it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
