/** What the address of the shelf may ask for. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What somebody wants to see of his shelf. */
export interface ShelfWish {
  readonly q: string;
  readonly system: string;
  readonly folder: string;
  readonly tag: string;
  /** `yes`, `no`, or the id of an agreement. */
  readonly legal: string;
  readonly archived: boolean;
  readonly sort: string;
  readonly page: number;
}

const text = (value: string | string[] | undefined, max: number): string =>
  typeof value === 'string' ? value.trim().slice(0, max) : '';

/** Reads an address; what makes no sense in it counts for nothing. */
export const shelfWish = (asked: SearchParams): ShelfWish => ({
  q: text(asked.q, 400),
  system: text(asked.system, 40),
  folder: text(asked.folder, 60),
  tag: text(asked.tag, 30),
  legal: text(asked.legal, 80),
  archived: asked.archived === 'true',
  sort: text(asked.sort, 20) || 'changed',
  page: Math.max(1, Math.trunc(Number(text(asked.page, 6))) || 1),
});

/** A value as the query language takes it: a quotation mark inside of it has no place there. */
const quoted = (value: string): string => `"${value.replace(/["“”„]/g, ' ')}"`;

/** The whole wish as one question in the query language, so that it can be kept under a name. */
export const shelfQuery = ({ q, system, folder, tag, legal, archived }: ShelfWish): string =>
  [
    q,
    ...(system === '' ? [] : [`system:${quoted(system)}`]),
    ...(folder === '' ? [] : [`folder=${quoted(folder)}`]),
    ...(tag === '' ? [] : [`tag=${quoted(tag)}`]),
    ...(legal === '' ? [] : [`legal:${quoted(legal)}`]),
    ...(archived ? ['archived'] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** The address of a wish, with some of it changed. */
export function shelfAddress(wish: ShelfWish, change: Partial<ShelfWish>): string {
  const next = { ...wish, page: 1, ...change };
  const query = new URLSearchParams();
  for (const key of ['q', 'system', 'folder', 'tag', 'legal'] as const)
    if (next[key] !== '') query.set(key, next[key]);
  if (next.archived) query.set('archived', 'true');
  if (next.sort !== 'changed') query.set('sort', next.sort);
  if (next.page > 1) query.set('page', String(next.page));
  return query.size === 0 ? '/lists' : `/lists?${query}`;
}
