import type { Db } from '../client';
import type { UserId } from '../ids';
import { findStillHidden } from '../moderation/acts';
import type { AccountFile } from './file';
import { readMoments } from './moments';
import { coming } from './places';
import { writeMany } from '../portions';
import type { Plan } from './plan';

/** What stands beside things: comments, and likes. The things come first. */
export async function writeSaid(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { date } = readMoments(now);
  const comments = coming(file.comments, plan.comments);
  const hiddenBy = await findStillHidden(
    tx,
    'comment',
    comments.map(([, id]) => id),
  );
  await writeMany(
    comments.map(([{ listId, system, entryId, text, createdAt }, id]) => ({
      id,
      hiddenBy: hiddenBy(id),
      authorId: owner,
      listId: listId === undefined ? null : plan.lists.get(listId)!.id,
      system,
      entryId: entryId ?? null,
      body: text,
      createdAt: date(createdAt),
    })),
    (data) => tx.comment.createMany({ data }),
  );
  await writeMany(
    file.likes.flatMap(({ shareId, createdAt }) => {
      const place = plan.likes.get(shareId);
      return place?.state === 'comes' && place.row
        ? [{ userId: owner, listId: place.row.id, createdAt: date(createdAt) }]
        : [];
    }),
    (data) => tx.listLike.createMany({ data }),
  );
}
