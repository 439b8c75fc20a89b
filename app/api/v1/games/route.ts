import { unknownAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { showGame, tooManyGames } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { beginGame } from '@/lib/api/contract';
import { notPlayable } from '@/lib/api/not-playable';
import { refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { clientAddress } from '@/lib/auth';
import { hostGame } from '@/lib/jobs/host-game';
import { isSystemSlug } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { inSeats } from '@/lib/sim';

const begin = handle(beginGame, async ({ request, body }) => {
  const system = await systemOf(body.system);
  const playable = isSystemSlug(body.system) ? await loadPlayable(body.system) : undefined;
  if (!playable) return notPlayable(system);
  const { agreement: given, board, first, seats, seed, clock } = body;
  const agreement = typeof given === 'string' ? (await usableAgreement(undefined, given))?.agreement : given;
  if (given !== undefined && !agreement) return unknownAgreement(['agreement']);
  const setup = {
    lists: seats.map(({ list }) => list ?? null),
    ...(agreement ? { agreement } : {}),
    ...(board ? { board } : {}),
    ...(first === undefined ? {} : { first }),
  };
  const caller = `from ${clientAddress(request.headers)}`;
  const players = seats.map(({ player, name, as }) => ({
    player,
    ...(name === undefined ? {} : { name }),
    ...(as === undefined ? {} : { as }),
  }));
  const begun = await hostGame(system, playable, setup, players, caller, {
    seed,
    clock: clock?.seconds,
  });
  if (!begun) return tooManyGames();
  if (!begun.ok) return refused('invalid_request', begun.problems.map(inSeats));
  const { game, keys } = begun.value;
  return {
    data: {
      game: showGame(game, undefined),
      keys: keys.flatMap((key, seat) => (key === undefined ? [] : [{ seat, key }])),
    },
    location: `/api/v1/games/${game.kept.id}`,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(begin);
