import { gameChanged, keyTo, notPlayed, showGame } from '@/app/api/_server/games';
import { handle } from '@/app/api/_server/house';
import { makeChoice } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { decide } from '@/lib/jobs/decide';
import { findGame } from '@/lib/jobs/games';

const choose = handle(makeChoice, async ({ request, params: { id }, body: { seat, choice, moves } }) => {
  const kept = await findGame(id);
  if (!kept || keyTo(request, kept, seat) === undefined) return notFound('game');
  const decided = await decide(id, seat, choice, moves);
  if (!decided) return notFound('game');
  if (!decided.ok) return notPlayed(decided.problems);
  gameChanged(id);
  return { data: showGame(decided.value, seat) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(choose);
