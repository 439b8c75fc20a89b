import { gameChanged, keyTo, notPlayed, showGame } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { takeGameSeat } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { takeSeat } from '@/lib/jobs/game-keys';
import { findGame, openGame } from '@/lib/jobs/games';

const take = handle(takeGameSeat, async ({ request, params: { id, seat }, body: { name } }) => {
  const kept = await findGame(id);
  const key = kept && keyTo(request, kept, seat);
  if (!kept || key === undefined) return notFound('game');
  // Nobody takes a seat at which he could not play.
  const before = await openGame(kept);
  if (before?.ok === false) return notPlayed(before.problems);
  const taken = await takeSeat(id, seat, key, name);
  const game = taken && (await openGame(taken.kept));
  if (!game) return notFound('game');
  gameChanged(id);
  return game.ok
    ? { data: { seat, key: taken.key, game: showGame(game.value, seat) } }
    : notPlayed(game.problems);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(take);
