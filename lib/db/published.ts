import { fold } from './fold';
import { takeOf, type Page, type PageRequest } from './page';

/** So many of the newest are weighed against each other. */
export const MOST_WEIGHED = 5000;

export const newestPublished = [{ publishedAt: 'desc' as const }, { id: 'desc' as const }];

/** The words of a question. What a database takes for signs of its own asks nothing. */
export const wordsAsked = (words = ''): readonly string[] => fold(words.replace(/[%_\\]/g, ' ')).split(' ');

/** Rows that have all of the words. */
export const havingWords = (words: string | undefined) =>
  wordsAsked(words).map((word) => ({ searchText: { contains: word } }));

/** The keys that rows were counted by, with their numbers. */
export const countsOf = <K>(groups: readonly { readonly key: K | null; readonly count: number }[]) =>
  new Map(groups.map(({ key, count }) => [key, count]));

interface Found {
  readonly shareId: string;
  readonly publishedAt: Date | null;
}

/** Where something stands in the order: what weighs more comes first, then what is newer. */
interface Place {
  readonly weight: number;
  readonly at: number;
  /** Which everybody knows; an id of ours would tell more than the page does. */
  readonly shareId: string;
}

const compare = (a: Place, b: Place): number =>
  b.weight - a.weight || b.at - a.at || (a.shareId < b.shareId ? 1 : a.shareId > b.shareId ? -1 : 0);

/** `3-mhx1k2ab-…`: short enough for what takes cursors of all kinds. */
const asCursor = ({ weight, at, shareId }: Place): string =>
  `${weight.toString(36)}-${at.toString(36)}-${shareId}`;

function readCursor(cursor: string): Place | undefined {
  const [weight, at, shareId] = cursor.split('-');
  return at === undefined || shareId === undefined
    ? undefined
    : { weight: parseInt(weight!, 36), at: parseInt(at, 36), shareId };
}

/**
 * One page of what was found: newest first, or those first that weigh most. The cursor names the place of the last one shown,
 * so that what comes or changes its weight in between pushes no other out of a page.
 */
export async function pageOfPublished<F extends Found>(
  found: readonly F[],
  request: PageRequest,
  weigh?: (found: readonly F[]) => Promise<readonly number[]>,
): Promise<Page<F>> {
  const weights = await weigh?.(found);
  const order = found
    .map((one, i) => ({
      one,
      place: { weight: weights?.[i] ?? 0, at: one.publishedAt?.getTime() ?? 0, shareId: one.shareId },
    }))
    .sort((a, b) => compare(a.place, b.place));
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor);
  const left = after ? order.filter(({ place }) => compare(after, place) < 0) : order;
  const take = takeOf(request);
  return {
    data: left.slice(0, take).map(({ one }) => one),
    ...(left.length > take ? { nextCursor: asCursor(left[take - 1]!.place) } : {}),
  };
}
