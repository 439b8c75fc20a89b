import { showGame, sitsAt } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { makeChoice } from '@/lib/api/contract';
import { notFound, Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { decide, findGame } from '@/lib/jobs/games';

const choose = handle(makeChoice, async ({ request, params, body: { seat, choice, moves } }) => {
  const game = findGame(params.id);
  if (!game || !sitsAt(request, game, seat)) return notFound('game');
  const decided = await decide(game, seat, choice, moves);
  if (decided.ok) return { data: showGame(decided.value, seat) };
  const [first] = decided.problems;
  return first?.code === 'moved_on'
    ? new Problem('moved_on', first.message)
    : refused('invalid_request', decided.problems);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(choose);
