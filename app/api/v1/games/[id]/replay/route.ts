import { handle } from '@/app/api/_server/house';
import { getReplay } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findGame } from '@/lib/jobs/games';
import { replayOf } from '@/lib/jobs/hosted-game';

const replay = handle(getReplay, ({ params }) => {
  const game = findGame(params.id);
  if (!game) return notFound('game');
  return game.playable.engine.outcome(game.state)
    ? { data: replayOf(game) }
    : new Problem('not_over', 'The record would tell what is hidden. It is given once the game is over.');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(replay);
