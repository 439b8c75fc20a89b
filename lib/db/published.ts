import { fold } from './fold';
import { takeOf, type Page, type PageRequest } from './page';

/** So many of the newest are weighed against each other. */
export const MOST_WEIGHED = 5000;

export const newestPublished = [{ publishedAt: 'desc' as const }, { id: 'desc' as const }];

/** Rows that have all of the words. What a database takes for signs of its own asks nothing. */
export const havingWords = (words = '') =>
  fold(words.replace(/[%_\\]/g, ' '))
    .split(' ')
    .map((word) => ({ searchText: { contains: word } }));

/** The keys that rows were counted by, with their numbers. */
export const countsOf = <K>(groups: readonly { readonly key: K | null; readonly count: number }[]) =>
  new Map(groups.map(({ key, count }) => [key, count]));

/** One page of what was found, in its order, or those first that weigh most. The cursor says how many came before. */
export async function pageOfPublished<F extends object>(
  found: readonly F[],
  request: PageRequest,
  weigh?: (found: readonly F[]) => Promise<readonly number[]>,
): Promise<Page<F>> {
  const weights = weigh && new Map((await weigh(found)).map((weight, i) => [found[i]!, weight]));
  const order = weights ? found.toSorted((a, b) => weights.get(b)! - weights.get(a)!) : found;
  const from = Number(request.cursor ?? 0) || 0;
  const to = from + takeOf(request);
  return { data: order.slice(from, to), ...(order.length > to ? { nextCursor: String(to) } : {}) };
}
