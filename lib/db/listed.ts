import type { UserId } from './ids';
import { ownedPage, type OwnedPage, type OwnedRequest } from './owned';
import { pageOf, takeOf, type Page } from './page';
import { fold } from './fold';

/** What one asks of a shelf that is searched by names. */
export type NamedRequest = OwnedRequest & {
  /** All of them are in the name. */
  readonly words?: string | undefined;
};

/** How one model is listed; Prisma types each of its models apart. */
interface Model<R extends { readonly id: string }, T> {
  readonly names: (
    query: Omit<OwnedPage, 'take'>,
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  readonly page: (query: OwnedPage) => Promise<readonly R[]>;
  readonly toSaved: (row: R) => T;
}

/**
 * What an owner has, the newest first; with words, what has all of them in its name. Names are compared here: the two databases
 * would not agree on them, and an account has a bounded number.
 */
export const listed =
  <R extends { readonly id: string }, T>({ names, page, toSaved }: Model<R, T>) =>
  async (owner: UserId, request: NamedRequest = {}): Promise<Page<T>> => {
    const query = ownedPage(owner, request);
    const words = fold(request.words ?? '');
    if (words === '') return pageOf(await page(query), request, (row) => row.id, toSaved);
    const { take: _, ...all } = query;
    const found = (await names(all)).filter(({ name }) => {
      const folded = fold(name);
      return words.split(' ').every((word) => folded.includes(word));
    });
    const take = takeOf(request);
    const ids = found.slice(0, take).map(({ id }) => id);
    const rows = await page({ ...query, where: { ...query.where, id: { in: ids } } });
    return {
      data: rows.map(toSaved),
      ...(found.length > take ? { nextCursor: ids.at(-1)! } : {}),
    };
  };
