import type { Db } from '../client';
import type { UserId } from '../ids';
import { toJson } from '../json';
import { findStillHidden } from '../moderation/acts';
import type { AccountFile } from './file';
import { readMoments } from './moments';
import { coming, linkMaker } from './places';
import { writeMany } from '../portions';
import type { Plan } from './plan';

/** Boards, which have no versions. */
export async function writeBoards(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  const { moments } = readMoments(now);
  const linkOf = await linkMaker(file.boards, (links) =>
    tx.board.findMany({ where: { shareId: { in: links } }, select: { shareId: true } }),
  );
  const own = coming(file.boards, plan.boards).map(
    ([thing, id]) => [thing, id, linkOf(thing.shareId)] as const,
  );
  const hiddenBy = await findStillHidden(
    tx,
    'board',
    own.map(([, , link]) => link),
  );
  await writeMany(
    own.map(([thing, id, shareId]) => ({
      ...moments(thing),
      id,
      shareId,
      hiddenBy: hiddenBy(shareId),
      ownerId: owner,
      system: thing.board.system,
      name: thing.board.name,
      version: thing.version,
      body: toJson(thing.board),
    })),
    (data) => tx.board.createMany({ data }),
  );
}
