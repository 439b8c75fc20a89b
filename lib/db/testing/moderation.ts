import type { UserId } from '../ids';
import * as lists from '../lists/lists';
import { decide, type Action } from '../moderation/acts';
import { reportThing, type ReportReason } from '../moderation/reports';
import type { ThingName } from '../moderation/things';
import type { Page } from '../page';
import { granted, list, somebody } from './samples';

/** Two players and a moderator. */
export const people = async () => ({
  ann: await somebody('Ann'),
  bob: await somebody('Bob'),
  mod: await somebody('Mo'),
});

/** A published list with a write-up, as it is reported. */
export async function publishedList(
  owner: UserId,
  name: string,
): Promise<ThingName & { readonly id: string }> {
  const { id, shareId } = await granted(lists.createList(owner, list(name), { catalogueVersion: '2026.11' }));
  await lists.publishList(owner, id, { published: true, writeUp: 'Hold the ford.' });
  return { kind: 'list', thing: shareId, id };
}

export const report = (by: UserId, what: ThingName, reason: ReportReason = 'spam', words = '') =>
  reportThing(by, what, { reason, words });

export const does = (mod: UserId, action: Action, what: ThingName, because = `To ${action} it.`) =>
  decide(mod, what, { action, because });

/** Every page of a collection, so many at a time. */
export async function eachOf<T>(
  read: (request: { readonly limit: number; readonly cursor?: string }) => Promise<Page<T>>,
  limit = 1,
): Promise<readonly T[]> {
  const all: T[] = [];
  let request: { readonly limit: number; readonly cursor?: string } | undefined = { limit };
  while (request) {
    const { data, nextCursor }: Page<T> = await read(request);
    all.push(...data);
    request = nextCursor === undefined ? undefined : { limit, cursor: nextCursor };
  }
  return all;
}
