import { handle } from '@/app/api/_server/house';
import { getReplay } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { readKeptGame } from '@/lib/db/games';
import { findGame } from '@/lib/jobs/games';
import { replayOf } from '@/lib/jobs/hosted-game';

const replay = handle(getReplay, async ({ params: { id } }) => {
  const kept = await findGame(id);
  if (kept && !kept.over)
    return new Problem(
      'not_over',
      'The record would tell what is hidden. It is given once the game is over.',
    );
  const whole = kept && (await readKeptGame(id));
  return whole ? { data: replayOf(whole) } : notFound('game');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(replay);
