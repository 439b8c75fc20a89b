import { gameChanged } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { beginTableGame, lastGame } from '@/app/api/_server/table-game';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { playTable } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { clientAddress } from '@/lib/auth';
import { openLists } from '@/lib/db/tables/table-lists';
import { giveSeat } from '@/lib/jobs/game-keys';

const play = handle(playTable, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const opened = await openLists(visitor, params.id);
  const place = opened?.table.seats.findIndex(({ mine }) => mine) ?? -1;
  const seat = opened?.table.seats[place];
  if (!opened || !seat) return notFound('table or seat');
  const last = await lastGame(opened.table);
  if (body.again && last && !last.over)
    return new Problem('not_over', 'The game of this table is still going. Play it to its end first.');
  const game =
    last && !body.again
      ? last.id
      : await beginTableGame(visitor, params.id, opened, `from ${clientAddress(request.headers)}`, {
          // What the table agreed on for its last game holds for the next, unless it is said anew.
          clock: body.clock === undefined && body.again ? last?.clock : body.clock?.seconds,
          first: body.first,
        });
  if (game instanceof Problem) return game;
  const given = await giveSeat(game, place, seat.name);
  // A seat that came to an open table after its game had begun has no place there.
  if (!given) return notFound('seat at the game');
  gameChanged(game);
  return { data: { game, ...given } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(play);
