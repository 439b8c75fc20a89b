import { gameChanged, keyTo, notPlayed, showGame } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { comeBack, standIn } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import * as seats from '@/lib/db/game-seats';
import { findGame, openGame } from '@/lib/jobs/games';
import { letStandIn } from '@/lib/jobs/stand-in';

const claim = handle(standIn, async ({ request, params: { id, seat }, body }) => {
  const kept = await findGame(id);
  if (!kept?.seats[seat] || keyTo(request, kept, body.seat) === undefined) return notFound('game or seat');
  const game = await letStandIn(id, seat, body.seat);
  if (!game) return notFound('game');
  if (!game.ok) return notPlayed(game.problems);
  gameChanged(id);
  return { data: showGame(game.value, body.seat) };
});

const back = handle(comeBack, async ({ request, params: { id, seat } }) => {
  const kept = await findGame(id);
  const key = kept && keyTo(request, kept, seat);
  if (!kept || key === undefined) return notFound('game or seat');
  const here = kept.seats[seat]?.away ? await seats.comeBack(id, seat, key) : kept;
  const game = here && (await openGame(here));
  if (!game) return notFound('game');
  gameChanged(id);
  return game.ok ? { data: showGame(game.value, seat) } : notPlayed(game.problems);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(claim, back);
