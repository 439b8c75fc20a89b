import { showGame, sitsAt } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { getGame } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findGame } from '@/lib/jobs/games';

const read = handle(getGame, ({ request, params, query: { seat } }) => {
  const game = findGame(params.id);
  if (!game || (seat !== undefined && !sitsAt(request, game, seat))) return notFound('game');
  return { data: showGame(game, seat) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
