import { keyTo, notPlayed, showGame } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { getGame } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findGame, openGame } from '@/lib/jobs/games';

const read = handle(getGame, async ({ request, params, query: { seat } }) => {
  const kept = await findGame(params.id);
  if (!kept || (seat !== undefined && keyTo(request, kept, seat) === undefined)) return notFound('game');
  const game = await openGame(kept);
  if (!game) return notFound('game');
  return game.ok ? { data: showGame(game.value, seat) } : notPlayed(game.problems);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);
