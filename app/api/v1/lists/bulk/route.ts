import { handle } from '@/app/api/_server/house';
import { bulkLists } from '@/lib/api/contract';
import type { BulkOfLists } from '@/lib/api/contract/shapes/bulk';
import { notFound, Problem, refused, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import type { UserId } from '@/lib/db/ids';
import * as db from '@/lib/db/lists/list-bulk';
import type { z } from 'zod';

type Wish = z.output<typeof BulkOfLists>;

function carryOut(owner: UserId, wish: Wish): Promise<db.BulkChange> {
  switch (wish.do) {
    case 'put': {
      const { do: _, ids, addTags, removeTags, folder, favourite, archived } = wish;
      return db.putManyOnShelf(owner, ids, {
        addTags,
        removeTags,
        ...(folder === undefined ? {} : { folder }),
        ...(favourite === undefined ? {} : { favourite }),
        ...(archived === undefined ? {} : { archived }),
      });
    }
    case 'place':
      return db.placeMany(owner, wish.lists);
    case 'delete':
      return db.deleteMany(owner, wish.lists);
    case 'restore':
      return db.restoreMany(owner, wish.ids);
  }
}

const refusals: Readonly<Record<db.BulkRefusal['reason'], () => Problem>> = {
  missing: () => notFound('list'),
  too_many_lists: () => tooManyOf('lists'),
  stale: () =>
    new Problem(
      'moved_on',
      'One of the lists was changed since you saw it. Nothing was deleted; look again.',
    ),
  too_many_tags: () =>
    refused('invalid_request', [
      {
        path: ['addTags'],
        code: 'too_many_tags',
        message: `One of the lists would have more than ${db.MOST_TAGS} tags. Nothing was changed.`,
      },
    ]),
};

const bulk = handle(bulkLists, async ({ body, user }) => {
  const done = await carryOut(user.id, body);
  return done.ok
    ? {
        data: { lists: done.lists.map(({ id, name, version, shelf }) => ({ id, name, version, shelf })) },
      }
    : refusals[done.reason]();
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bulk);
