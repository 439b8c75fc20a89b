import { streamEvents } from '@/app/api/_server/event-stream';
import { follow } from '@/app/api/_server/feed';
import { awayOf, gameThing, takenOf } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { watchGame } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { gameMark, markOfGame } from '@/lib/db/games';
import { findGame } from '@/lib/jobs/games';

const watch = handle(watchGame, async (asked) => {
  const { id } = asked.params;
  if (!(await findGame(id))) return notFound('game');
  return streamEvents(asked, (telling) =>
    follow(telling, {
      thing: gameThing(id),
      event: 'game',
      mark: () => gameMark(id),
      look: async () => {
        const now = await findGame(id);
        if (!now) return undefined;
        const { moves, toAct, over, said, moderated } = now;
        const data = { moves, toAct, over, taken: takenOf(now), away: awayOf(now), said, moderated };
        return { id: markOfGame(now), data };
      },
      has: asked.request.headers.get('last-event-id'),
    }),
  );
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);
